import type { Page } from '@playwright/test';
import { pressReleasePath } from '@press-room/contract/press-releases';
import { expectNoViolations } from './axe.ts';
import { UGO } from './desk-content.ts';
import { expect, test } from './desk-site.ts';
import { Reader, speak } from './reader.ts';
import { expectNoOverflow } from './screens.ts';
import { settle } from './settled.ts';

const TEXT = { abstract: 'Consumano meno.', body: '<p>Il forno consuma meno.</p>' };
const toTexts = (title: string) => ({ it: { title, ...TEXT }, en: { title: `${title} (en)`, ...TEXT } });

const panel = (page: Page, name: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

test(
  'On a phone an officer comments on a release, schedules it, approves another and returns a third',
  { tag: ['@phone', '@quick'] },
  async ({ page, request, signIn, moveRelease }, { testId, repeatEachIndex, retry }) => {
    const mark = `${testId} ${repeatEachIndex} ${retry}`;
    const titles = {
      planned: `Da programmare ${mark}`,
      approved: `Da approvare ${mark}`,
      returned: `Da rivedere ${mark}`,
    };
    const ids = {
      planned: await moveRelease('in_review', toTexts(titles.planned)),
      approved: await moveRelease('in_review', toTexts(titles.approved)),
      returned: await moveRelease('in_review', toTexts(titles.returned)),
    };
    await speak(page, 'it');
    await signIn(UGO);
    const words = new Reader(page, 'it');
    const main = page.getByRole('main');
    const status = (name: string) =>
      main.getByText(words.say(`office.releases.status.${name}`), { exact: true }).first();
    const publication = panel(page, words.say('office.editor.publish.title'));
    const openWaiting = async (title: string) => {
      await page.goto('/#/admin');
      const row = main.getByRole('link', { name: title, exact: true });
      await expect(row).toBeVisible();
      // The previous dashboard is displayed first, with completed items above this row.
      await settle(page);
      await row.tap();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      // Texts load late and move the controls below: a tap would miss.
      await settle(page);
    };

    await test.step('comments on it', async () => {
      await openWaiting(titles.planned);
      const review = panel(page, words.say('office.editor.review.title'));
      await review.locator('summary').tap();
      await review
        .getByLabel(words.say('office.editor.review.comment'), { exact: true })
        .fill('Va bene così.');
      await review.getByRole('button', { name: words.say('office.editor.review.add') }).tap();
      await expect(review.getByRole('listitem')).toContainText('Va bene così.');
      await expectNoOverflow(page);
      await expectNoViolations(page);
    });
    await test.step('schedules it', async () => {
      await publication.getByLabel(words.say('office.editor.publish.at')).fill('2099-03-05T10:30');
      await expect(publication.getByText(/^Dopo la pubblicazione: .*2099/)).toBeVisible();
      await publication
        .getByRole('button', { name: words.say('office.editor.publish.schedule'), exact: true })
        .tap();
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('button', { name: words.say('office.editor.publish.schedule'), exact: true })
        .tap();
      await expect(status('scheduled')).toBeVisible();
      expect((await request.get(pressReleasePath(ids.planned))).status()).toBe(404);
    });
    await test.step('approves the other', async () => {
      await openWaiting(titles.approved);
      await publication.getByRole('button', { name: words.say('office.editor.publish.approve') }).tap();
      await expect(status('published')).toBeVisible();
      expect((await request.get(pressReleasePath(ids.approved))).status()).toBe(200);
      await expectNoOverflow(page);
    });
    await test.step('returns the third with a note', async () => {
      await openWaiting(titles.returned);
      const review = panel(page, words.say('office.editor.review.title'));
      await review.locator('summary').tap();
      await review.getByLabel(words.say('office.editor.review.returnNote')).fill('Manca la fonte.');
      await review.getByRole('button', { name: words.say('office.editor.review.return') }).tap();
      await expect(review.getByLabel(words.say('office.editor.review.returnNote'))).toHaveCount(0);
      await expect(status('draft')).toBeVisible();
      await expect(main.getByRole('paragraph').filter({ hasText: 'Manca la fonte.' }).first()).toBeVisible();
      await expectNoOverflow(page);
    });
  },
);
