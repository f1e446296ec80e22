import type { Locator, Page } from '@playwright/test';
import { expectNoViolations, schemeOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { Reader, speak } from './reader.ts';
import { LIGHTEST } from './screens.ts';

const readerOf = (page: Page): Locator => page.getByRole('dialog');
const paperOf = (page: Page): Locator => readerOf(page).getByRole('listitem').first();

test.use({ colorScheme: schemeOf('it') });

test('A journalist chooses March 2024, reads the issue on a phone, copies the link to a page and opens it again', {
  tag: '@phone',
}, async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await speak(context, 'it');
  const person = new Reader(page, 'it');
  const main = page.getByRole('main');
  const dialog = readerOf(page);
  const tool = (key: string) => dialog.getByRole('button', { name: person.say(key), exact: true });
  await signIn(page, 'user_press_room', LIGHTEST);
  await page.goto('/#/italianMagazine');
  await main.getByRole('combobox', { name: person.say('magazines.filter.year') }).selectOption('2024');
  await main.getByRole('combobox', { name: person.say('magazines.filter.month') }).selectOption('Marzo');
  await expect(page).toHaveURL(/#\/italian-magazine\?year=2024&month=3$/);
  await expect(main.getByRole('article')).toHaveCount(1);
  await main.getByRole('article').getByRole('link').first().click();
  await expectPage(page, 1);
  await expectNoViolations(page);

  await tool('magazines.reader.plainText').click();
  await tool('magazines.reader.nextPage').click();
  await expect(dialog.getByRole('heading', { level: 3, name: 'Pagina 2' })).toBeVisible();
  await expect(dialog.getByRole('article').getByRole('paragraph').first()).toBeVisible();
  await tool('magazines.reader.plainText').click();
  await expectPage(page, 2);

  await tool('magazines.find.label').click();
  await dialog.getByRole('searchbox').fill('piu');
  // The search ignores accents.
  await expect(dialog.getByText(/^1 di \d+$/)).toBeVisible();
  await expect(dialog.locator('[data-current="true"]').first()).toBeInViewport();
  await expectNoViolations(page);
  await tool('magazines.find.next').click();
  await expect(dialog.getByText(/^2 di \d+$/)).toBeVisible();
  await tool('magazines.find.close').click();

  await dialog.getByRole('textbox', { name: 'Pagina', exact: true }).fill('4');
  await page.keyboard.press('Enter');
  await expectPage(page, 4);
  await tool('magazines.reader.copyLink').click();
  await expect(dialog.getByText(person.say('share.copied'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const before = await widthOf(page);
  await spreadFingers(page);
  await expect.poll(async () => (await widthOf(page)) / before).toBeGreaterThan(1.5);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\?year=2024&month=3$/);

  const other = await context.newPage();
  await other.goto(link);
  await expectPage(other, 4);
});

/** Waits for the rendered page and its text. */
async function expectPage(page: Page, number: number): Promise<void> {
  const shown = readerOf(page).getByRole('article', { name: new RegExp(`^Pagina ${number} di`) });
  await expect(shown.locator('canvas')).toBeVisible();
  await expect(shown).toContainText(/\p{L}{3}/u);
  await expect(readerOf(page).getByRole('textbox', { name: 'Pagina', exact: true })).toHaveValue(
    String(number),
  );
}

const widthOf = async (page: Page): Promise<number> => (await paperOf(page).boundingBox())?.width ?? 0;

/** Fakes two fingers that move from the centre of the screen to its sides. */
async function spreadFingers(page: Page): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', spread: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: 195 - spread, y: 400, id: 0 },
        { x: 195 + spread, y: 400, id: 1 },
      ],
    });
  await touch('touchStart', 40);
  for (const spread of [50, 60, 70, 80]) await touch('touchMove', spread);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
