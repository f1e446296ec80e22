import type { APIRequestContext } from '@playwright/test';
import { OFFICE_PRESS_GROUP_PATH, type OfficePressGroup } from '@press-room/contract/admin-press-groups';
import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
  officePressReleasePath,
} from '@press-room/contract/admin-press-releases';
import { expectNoViolations } from './axe.ts';
import { UGO } from './desk-content.ts';
import { expect, headersOf, test } from './desk-site.ts';
import { pressOn } from './keys.ts';
import { expectNoOverflow } from './screens.ts';

/** A month in which this press room has nothing else. */
const MONTH = '2031-05-15';

const post = async <Answer>(
  request: APIRequestContext,
  path: string,
  { headers, body }: { headers: Record<string, string>; body: object },
): Promise<Answer> => {
  const answer = await request.post(path, { headers, data: body });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
};

test(
  'Of two officers one schedules what the other wrote, and moves it in the calendar with keys and with the mouse',
  { tag: '@desktop' },
  async ({ page, request, signIn }, { testId, retry }) => {
    const title = `Quattro occhi ${testId} ${retry}`;
    const paola = await headersOf(request);
    const group = await post<OfficePressGroup>(request, OFFICE_PRESS_GROUP_PATH, {
      headers: paola,
      body: { name: `Group ${testId} ${retry}`, four_eyes: true },
    });
    const text = { title, abstract: 'In breve.', body: '<p>Testo.</p>' };
    const { id } = await post<OfficePressRelease>(request, OFFICE_PRESS_RELEASE_PATH, {
      headers: paola,
      body: { press_group: group.id, text: { it: text, en: text } },
    });
    const main = page.getByRole('main');

    await test.step('the writer reads who may publish it, and submits it for review', async () => {
      await signIn();
      await page.goto(`/#/admin/press-releases/${id}`);
      await expect(
        main.getByText(/You alone wrote this, so somebody else releases it: .*Ugo Verdi/),
      ).toBeVisible();
      await expect(main.getByRole('button', { name: 'Publish now' })).toBeDisabled();
      await expectNoViolations(page);
      await pressOn(main.getByRole('button', { name: 'Submit for review' }));
      await expect(main.getByText('In review', { exact: true }).first()).toBeVisible();
    });
    await test.step('the other one schedules it, and finds it in the calendar', async () => {
      const ugo = await headersOf(request, UGO);
      const read = await request.get(officePressReleasePath(id), { headers: ugo });
      const { version } = (await read.json()) as OfficePressRelease;
      await post(request, `${officePressReleasePath(id)}transition/`, {
        headers: { ...ugo, 'If-Match': `"${version}"` },
        body: { to: 'scheduled', publish_at: '2031-05-12T08:00:00Z' },
      });
      await signIn(UGO);
      await page.goto(`/#/admin/calendar?day=${MONTH}`);
      await expect(main.getByRole('heading', { level: 2, name: 'May 2031' })).toBeVisible();
    });
    const day = (number: number) =>
      main.getByRole('cell').filter({ has: page.locator(`time[datetime="2031-05-${number}"]`) });
    await test.step('moves it with keys alone, and back', async () => {
      await expect(day(12).getByRole('link', { name: title })).toBeVisible();
      await expect(day(12)).toContainText('10:00');
      await expectNoViolations(page);
      await expectNoOverflow(page);
      await pressOn(main.getByRole('button', { name: `Move to… “${title}”` }));
      await page.getByRole('dialog').getByLabel('New day and time').fill('2031-05-20T11:30');
      await page.keyboard.press('Enter');
      await expect(day(20).getByRole('link', { name: title })).toBeVisible();
      await expect(day(20)).toContainText('11:30');
      await pressOn(page.getByRole('button', { name: /^Undo/ }));
      await expect(day(12).getByRole('link', { name: title })).toBeVisible();
    });
    await test.step('drags it to another day, at its hour', async () => {
      const entry = main.getByRole('listitem').filter({ hasText: title });
      await entry.dragTo(day(27), { sourcePosition: { x: 4, y: 4 } });
      await expect(day(27).getByRole('link', { name: title })).toBeVisible();
      await expect(day(27)).toContainText('10:00');
    });
    await test.step('sees the week on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/#/admin/calendar?day=2031-05-27');
      await expect(main.getByRole('heading', { level: 3, name: 'Tuesday 27 May' })).toBeVisible();
      await expect(main.getByRole('link', { name: title })).toBeVisible();
      await expect(main.getByRole('table')).toHaveCount(0);
      await expectNoViolations(page);
      await expectNoOverflow(page);
    });
  },
);
