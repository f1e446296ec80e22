import { join } from 'node:path';
import { expect } from '@playwright/test';
import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
  officePressReleasePath,
} from '@press-room/contract/admin-press-releases';
import { CRISIS_BANNER_PATH } from '@press-room/contract/pages';
import { pressReleasePath } from '@press-room/contract/press-releases';
import { expectNoViolations } from './axe.ts';
import { DESK_CONTENT, PAOLA } from './desk-content.ts';
import { headersOf } from './desk-site.ts';
import { openReader, PLACE_OF, Reader, speak } from './reader.ts';
import { type LoadedServer, runLoadedServer } from './run-server.ts';
import { expectNoOverflow } from './screens.ts';
import { signInAs } from './sign-in-as.ts';
import { test as base, lend } from './sites.ts';

/** Separate press room: a statement appears on every page of its site. */
const test = base.extend<{ house: LoadedServer }>({
  house: async ({ folder }, use, { testId, retry }) =>
    lend(join(folder, `${testId}-${retry}`), (place) => runLoadedServer(place, DESK_CONTENT), use),
  baseURL: async ({ house }, use) => use(house.origin),
});

const TITLES = { en: 'Fire at the plant', it: 'Incendio nello stabilimento' };
const TEXTS = { en: 'Nobody is hurt.', it: 'Nessun ferito.' };
const RELEASE = { en: 'A new collection', it: 'Una nuova collezione' };
const WAIT_MINUTES = 10;

for (const language of ['en', 'it'] as const)
  test(`an officer starts a crisis, ends it, and resumes the held records (${language})`, {
    tag: [PLACE_OF[language], '@engine'],
  }, async ({ page, request, browser, house, baseURL }) => {
    const officer = new Reader(page, language);
    await speak(page, language);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const title = TITLES[language];
    const stranger = await openReader(browser, language, { baseURL: baseURL ?? '' });

    const id = await test.step('a release is to appear in ten minutes', async () => {
      const headers = await headersOf(request);
      const data = { press_group: 1, text: { en: { title: RELEASE.en }, it: { title: RELEASE.it } } };
      const made = await request.post(OFFICE_PRESS_RELEASE_PATH, { headers, data });
      const release = (await made.json()) as OfficePressRelease;
      const at = new Date(house.now().getTime() + WAIT_MINUTES * 60_000);
      const moved = await request.post(`${officePressReleasePath(release.id)}transition/`, {
        headers: { ...headers, 'If-Match': `"${release.version}"` },
        data: { to: 'scheduled', publish_at: at.toISOString() },
      });
      expect(moved.ok()).toBe(true);
      return release.id;
    });
    const readAsStranger = async (): Promise<number> =>
      (await stranger.page.request.get(pressReleasePath(id))).status();

    await test.step('a statement is prepared in both languages', async () => {
      await signInAs(page, request, PAOLA);
      await page.goto('/#/admin/crises/new');
      await officer.field('office.crises.titleIt').fill(TITLES.it);
      await officer.field('office.crises.titleEn').fill(TITLES.en);
      await officer.field('office.crises.textIt').fill(TEXTS.it);
      await officer.field('office.crises.textEn').fill(TEXTS.en);
      await officer.button('office.record.save').click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectNoViolations(page);
      await expectNoOverflow(page);
    });
    await test.step('two clicks from the list everybody sees it', async () => {
      await page.goto('/#/admin/crises');
      await expect(main.getByRole('link', { name: title })).toBeVisible();
      await officer.button('office.crises.start').click();
      await expectNoViolations(page);
      await dialog.getByRole('button', { name: officer.say('office.crises.start') }).click();
      await expect(dialog).toHaveCount(0);
      await stranger.page.goto('/');
      await expect(stranger.page.getByText(TEXTS[language])).toBeVisible();
      await expectNoViolations(stranger.page);
      await expectNoOverflow(stranger.page);
    });
    await test.step('the release does not appear, and is listed', async () => {
      house.skipMinutes(WAIT_MINUTES + 1);
      expect(await readAsStranger()).toBe(404);
      // The last proof of identity is too old.
      await signInAs(page, request, PAOLA);
      await page.goto('/#/admin/crises');
      await officer.button('office.crises.end').click();
      await dialog.getByRole('button', { name: officer.say('office.crises.end') }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(main.getByRole('link', { name: RELEASE[language] })).toBeVisible();
      await expectNoViolations(page);
      await expectNoOverflow(page);
      expect(await readAsStranger()).toBe(404);
      const banner = await stranger.page.request.get(CRISIS_BANNER_PATH);
      expect(await banner.text()).not.toContain(title);
    });
    await test.step('it goes on when the officer says so', async () => {
      const goOn = officer.say('office.crises.held.now');
      await main.getByRole('button', { name: `${goOn}: ${RELEASE[language]}` }).click();
      await expectNoViolations(page);
      await dialog.getByRole('button', { name: goOn }).click();
      await expect(officer.text('office.crises.held.none')).toBeVisible();
      await expect.poll(readAsStranger).toBe(200);
    });
    await stranger.page.context().close();
  });
