import type { Locator, Page } from '@playwright/test';
import { magazinePath, magazineSchema } from '@press-room/contract/magazines';
import { expectNoViolations, schemeOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { PLACE_OF, speak } from './reader.ts';
import { LIGHTEST } from './screens.ts';

const main = (page: Page): Locator => page.getByRole('main');
const reader = (page: Page): Locator => page.getByRole('dialog');

async function openMagazines(page: Page, path: string): Promise<void> {
  await page.goto(`/#${path}`);
  await expect(main(page).getByRole('heading', { level: 1, name: /magazines|riviste/i })).toBeVisible();
  await expect(main(page).getByRole('article').first()).toBeVisible();
}

/** The drawn page and its text are there. */
async function expectPage(page: Page, number: number): Promise<void> {
  const shown = reader(page).getByRole('group', { name: new RegExp(`^Page ${number} of`) });
  await expect(shown.locator('canvas')).toBeVisible();
  await expect(shown).toContainText(/\p{L}{3}/u);
  await expect(reader(page).getByRole('textbox', { name: 'Page', exact: true })).toHaveValue(String(number));
}

test.describe('A reader', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(page, 'user_press_room', LIGHTEST);
  });

  test('chooses March 2024, opens the issue, searches a word, copies the link to a page and opens it again', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openMagazines(page, '/italianMagazine');
    await main(page).getByRole('combobox', { name: 'Year' }).selectOption('2024');
    await main(page).getByRole('combobox', { name: 'Month' }).selectOption('March');
    await expect(page).toHaveURL(/#\/italian-magazine\?year=2024&month=3$/);
    await expect(page).toHaveTitle(/^Italian magazines · March 2024 — /);
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('March 2024');
    await expect(main(page).getByRole('article')).toHaveCount(1);
    await main(page).getByRole('article').getByRole('link').first().click();
    await expectPage(page, 1);

    await reader(page).getByRole('button', { name: 'Search in this magazine' }).click();
    await reader(page).getByRole('searchbox').fill('piu');
    // Accents do not count.
    await expect(reader(page).getByText(/^1 of \d+$/)).toBeVisible();
    await expect(reader(page).locator('[data-current="true"]').first()).toBeInViewport();
    await reader(page).getByRole('button', { name: 'Next hit' }).click();
    await expect(reader(page).getByText(/^2 of \d+$/)).toBeVisible();
    await reader(page).getByRole('button', { name: 'Close the search' }).click();

    await reader(page).getByRole('textbox', { name: 'Page', exact: true }).fill('4');
    await page.keyboard.press('Enter');
    await expectPage(page, 4);
    await reader(page).getByRole('button', { name: 'Copy link to this page' }).click();
    await expect(reader(page).getByText('Link to this page copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goBack();
    await expect(reader(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\?year=2024&month=3$/);

    const other = await context.newPage();
    await other.goto(link);
    await expectPage(other, 4);
  });

  test('reads with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    await openMagazines(page, '/italian-magazine');
    const link = main(page).getByRole('article').first().getByRole('link');
    await link.focus();
    await page.keyboard.press('Enter');
    await expectPage(page, 1);
    await page.keyboard.press('ArrowRight');
    await expectPage(page, 2);
    await page.keyboard.press('PageDown');
    await expectPage(page, 3);
    await page.keyboard.press('End');
    await expect(reader(page).getByRole('button', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Home');
    await expectPage(page, 1);
    const paper = reader(page).getByRole('listitem').first();
    const before = (await paper.boundingBox())?.width ?? 0;
    await page.keyboard.press('+');
    await expect.poll(async () => (await paper.boundingBox())?.width).toBeGreaterThan(before);
    await page.keyboard.press('Control+f');
    await expect(reader(page).getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('Ceramica');
    await expect(reader(page).getByText(/^\d+ of \d+$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reader(page).getByRole('searchbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(reader(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(/#\/italian-magazine$/);
  });

  test('finds a word in all issues and lands on the page with it', { tag: '@phone' }, async ({ page }) => {
    await openMagazines(page, '/italian-magazine');
    await main(page).getByRole('searchbox').fill('argilla');
    const hit = main(page)
      .getByRole('link', { name: /^Page \d+/ })
      .first();
    await expect(hit.locator('mark').first()).toBeVisible();
    const number = Number(/\d+/.exec((await hit.textContent()) ?? '')?.[0]);
    await hit.click();
    await expectPage(page, number);
    await expect(reader(page).locator('[data-current="true"]').first()).toBeInViewport();
  });

  test('reads the text alone', { tag: '@phone' }, async ({ page }) => {
    await openMagazines(page, '/italian-magazine');
    await main(page).getByRole('article').first().getByRole('link').click();
    await expectPage(page, 1);
    await reader(page).getByRole('button', { name: 'Text only' }).click();
    await reader(page).getByRole('button', { name: 'Next page' }).click();
    await expect(reader(page).getByRole('heading', { level: 3, name: 'Page 2' })).toBeVisible();
    await expect(reader(page).getByRole('article').getByRole('paragraph').first()).toBeVisible();
  });

  test('reads although the first address of the document is refused', { tag: '@desktop' }, async ({
    page,
  }) => {
    let asked = 0;
    await page.route(`**${magazinePath(1).replace('1', '*')}`, async (route) => {
      const answer = await route.fetch();
      const magazine = magazineSchema.parse(await answer.json());
      asked += 1;
      // The first answer is for the title and for the first try to open the document.
      const url = asked === 1 ? magazine.document.url.replace(/=[^=]*$/, '=spoilt') : magazine.document.url;
      await route.fulfill({ json: { ...magazine, document: { ...magazine.document, url } } });
    });
    await openMagazines(page, '/italian-magazine');
    await main(page).getByRole('article').first().getByRole('link').click();
    await expectPage(page, 1);
    expect(asked).toBe(2);
  });
});

for (const language of ['en', 'it'] as const) {
  test(`axe finds nothing in the reader, ${language}`, { tag: PLACE_OF[language] }, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme: schemeOf(language) });
    await speak(page, language);
    await signIn(page, 'user_press_room', LIGHTEST);
    await openMagazines(page, '/international-magazine');
    await main(page).getByRole('article').first().getByRole('link').click();
    await expect(reader(page).locator('canvas').first()).toBeVisible();
    await expectNoViolations(page);
    await reader(page)
      .getByRole('button', { name: /^(Search in this|Cerca in questa)/ })
      .click();
    await reader(page).getByRole('searchbox').fill('a');
    await expect(reader(page).locator('[data-current="true"]').first()).toBeVisible();
    await expectNoViolations(page);
  });
}

test('two fingers zoom the pages, not the screen', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn(page, 'user_press_room', LIGHTEST);
  await openMagazines(page, '/italian-magazine');
  await main(page).getByRole('article').first().getByRole('link').click();
  await expectPage(page, 1);
  const paper = reader(page).getByRole('listitem').first();
  const before = (await paper.boundingBox())?.width ?? 0;
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
  await expect.poll(async () => ((await paper.boundingBox())?.width ?? 0) / before).toBeGreaterThan(1.5);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});
