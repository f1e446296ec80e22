import type { Locator, Page } from '@playwright/test';
import { readZip } from '../server/test/zip.ts';
import { expectNoViolations, schemeOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { chooseIn, pressOn, readClipboard, tabTo, typeInto } from './keys.ts';
import { saveBy } from './saved-file.ts';
import { LIGHTEST } from './screens.ts';
import { settle } from './settled.ts';

test.describe('With the keyboard alone', { tag: '@desktop' }, () => {
  // On phones axe checks the other scheme.
  test.use({ colorScheme: schemeOf('en') });
  test.beforeEach(async ({ page, signIn, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, 'user_press_room', LIGHTEST);
  });

  test('pictures are searched, saved as a ZIP, and seen large one by one', async ({ page }) => {
    await open(page, '/press-gallery', /^Picture gallery/);
    const main = page.getByRole('main');
    await typeInto(main.getByRole('searchbox'), 'xyzzy');
    await pressOn(main.getByRole('button', { name: 'Search', exact: true }));
    await expect(page).toHaveURL(/q=xyzzy/);
    await expect(main.getByRole('heading', { name: 'No picture found for “xyzzy”' })).toBeVisible();
    await pressOn(main.getByRole('link', { name: 'Clear the search' }));
    await expect(page).toHaveURL(/press-gallery$/);
    await expect(main.getByRole('checkbox').first()).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
    await expectNoViolations(page);

    // The list of all pictures has too many Tab stops.
    await open(page, '/press-gallery?gallery=1', /^Picture gallery/);
    await saveTwo(page);
    await open(page, '/press-gallery', /^Picture gallery/);
    await settle(page);
    await useViewer(page);
    await walkToViewer(page);
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByText(/^Picture 2 of /)).toBeVisible();
    await pressOn(viewer.getByRole('button', { name: 'Close' }));
    await expect(viewer).toHaveCount(0);
    await expect(page).not.toHaveURL(/picture=/);
    await expect(page.locator('#picture-1')).toBeFocused();
  });

  test('a magazine is read with every tool, and found by its words', async ({ page }) => {
    await open(page, '/italian-magazine?year=1999&month=2', /^Italian magazines/);
    const main = page.getByRole('main');
    await pressOn(main.getByRole('link', { name: 'Show the newest issues' }));
    await expect(page).toHaveURL(/#\/italian-magazine$/);
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();

    const card = main.getByRole('article').first().getByRole('link');
    await pressOn(card);
    const reader = page.getByRole('dialog');
    const tool = (name: string) => reader.getByRole('button', { name, exact: true });
    const field = reader.getByRole('textbox', { name: 'Page', exact: true });
    await turnPages(page);
    await findWords(page);

    await typeInto(field, '4');
    await page.keyboard.press('Enter');
    await expect(reader.getByRole('status').getByText(/^Page 4 of/)).toBeAttached();
    await pressOn(tool('Next page'));
    await expect(field).toHaveValue('5');
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Enter']) await page.keyboard.press(key);
    await expect(tool('Previous page')).toBeFocused();
    await expect(field).toHaveValue('4');

    await typeInto(field, '1');
    await page.keyboard.press('Enter');
    await pressOn(reader.getByRole('button', { name: /^Go to page \d/ }).first());
    await expect(field).not.toHaveValue('1');

    await pressOn(tool('Copy link to this page'));
    await expect(reader.getByText('Link copied')).toBeVisible();
    expect(await readClipboard(page)).toMatch(/\/italian-magazine\?.*\d/);
    const saved = await saveBy(page, tool('Download the PDF'), pressOn);
    expect(saved.name).toMatch(/\.pdf$/);
    expect(saved.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(tool('Download the PDF')).toBeFocused();

    const before = await widthOf(reader);
    await pressOn(tool('Zoom in'));
    await expect.poll(() => widthOf(reader)).toBeGreaterThan(before);
    const larger = await widthOf(reader);
    await pressOn(tool('Zoom out'));
    await expect.poll(() => widthOf(reader)).toBeLessThan(larger);
    for (const fit of ['Fit width', 'Fit page']) {
      await pressOn(tool(fit));
      await expect(tool(fit)).toHaveAttribute('aria-pressed', 'true');
    }
    await pressOn(tool('Text only'));
    await expect(reader.getByRole('heading', { level: 3, name: /^Page \d/ })).toBeVisible();
    await pressOn(tool('Text only'));
    await expect(reader.locator('canvas').first()).toBeVisible();

    await pressOn(tool('Contents'));
    const contents = reader.getByRole('navigation', { name: 'Contents' });
    await expect(tool('Close the contents')).toBeFocused();
    const entry = contents.getByRole('listitem').last().getByRole('button');
    await pressOn(entry);
    await expect(entry).toHaveAttribute('aria-current', 'location');
    await pressOn(tool('Close the contents'));
    await expect(contents).toHaveCount(0);
    await expect(reader.getByRole('region', { name: 'Pages of the magazine' })).toBeFocused();
    await pressOn(tool('Close the magazine'));
    await expect(reader).toHaveCount(0);
    await expect(card).toBeFocused();
    await expect(page).not.toHaveURL(/read=/);

    const filters = page.getByRole('search');
    await typeInto(filters.getByRole('searchbox'), 'argilla');
    await pressOn(filters.getByRole('button', { name: 'Search', exact: true }));
    const hit = main.getByRole('link', { name: /^Page \d+/ }).first();
    await expect(page).toHaveURL(/q=argilla/);
    await expect(hit).toBeVisible();
    // After a pause in typing, results of the first letters can be displayed here.
    await settle(page);
    const number = /\d+/.exec((await hit.textContent()) ?? '')?.[0] ?? '';
    await pressOn(hit);
    await expect(field).toHaveValue(number);
    await expect(reader.locator('[data-current="true"]').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(reader.getByRole('searchbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(reader).toHaveCount(0);
    await expect(hit).toBeFocused();
  });
});

/**
 * Opens a screen and waits for its heading: the previous screen, with fields and articles of its own, remains until
 * then.
 */
async function open(page: Page, path: string, heading: RegExp): Promise<void> {
  await page.goto(`/#${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Selects all pictures, none, then two, and downloads these. */
async function saveTwo(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const bar = page.getByRole('region', { name: 'Selected pictures' });
  const clear = bar.getByRole('button', { name: 'Clear', exact: true });
  await pressOn(main.getByRole('button', { name: 'Select all' }));
  await expect(bar.getByText(/^\d+ pictures selected$/)).toBeVisible();
  await pressOn(clear);
  await expect(bar).toHaveCount(0);
  await expect(main).toBeFocused();

  for (const box of [0, 1]) await pressOn(main.getByRole('checkbox').nth(box), 'Space');
  await expect(bar.getByText('2 pictures selected')).toBeVisible();
  await expectNoViolations(page);
  await chooseIn(bar.getByRole('combobox', { name: 'Pictures' }), 'For the web');
  const zip = bar.getByRole('button', { name: 'Download ZIP' });
  const names = Object.keys(await readZip((await saveBy(page, zip, pressOn)).bytes));
  expect(names.filter((name) => name.endsWith('.jpg'))).toHaveLength(2);
  await expect(zip).toBeFocused();
  await pressOn(clear);
}

/** Opens the first picture, uses every tool beside it, and follows it into its gallery. */
async function useViewer(page: Page): Promise<void> {
  const first = page.locator('#picture-0');
  const quick = page
    .getByRole('main')
    .getByRole('button', { name: /^Download: / })
    .first();
  await pressOn(quick);
  const sizes = page.getByRole('dialog', { name: /^Download: / });
  const web = sizes.getByRole('button', { name: /^For the web/ });
  expect((await saveBy(page, web, pressOn)).name).toMatch(/_web\.jpg$/);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(sizes).toHaveCount(0);
  await expect(quick).toBeFocused();
  await pressOn(first);
  const viewer = page.getByRole('dialog');
  const tool = (name: string) => viewer.getByRole('button', { name, exact: true });
  await pressOn(tool('Next picture'));
  await expect(viewer.getByText(/^Picture 2 of/)).toBeVisible();
  await pressOn(tool('Previous picture'));
  await expect(viewer.getByText(/^Picture 1 of/)).toBeVisible();
  await pressOn(tool('Zoom in'));
  await pressOn(tool('Zoom out'));
  await expect(tool('Zoom out')).toBeDisabled();
  await pressOn(tool('Copy credit'));
  await expect(viewer.getByText('Credit copied')).toBeVisible();
  await expect(viewer.getByText(await readClipboard(page), { exact: true })).toBeVisible();
  await expectNoViolations(page);

  const original = viewer.getByRole('button', { name: /^Download original/ });
  expect((await saveBy(page, original, pressOn)).name).toMatch(/\.jpg$/);
  await pressOn(viewer.getByText('Other sizes and formats'));
  const modern = viewer.getByRole('button', { name: /^AVIF/ }).first();
  expect((await saveBy(page, modern, pressOn)).name).toMatch(/\.avif$/);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(first).toBeFocused();
  // Going back is asynchronous, and would close a viewer opened before it has finished.
  await expect(page).not.toHaveURL(/picture=/);
  await page.keyboard.press('Enter');
  await pressOn(viewer.getByRole('paragraph').getByRole('link'));
  await expect(page).toHaveURL(/\?gallery=\d+$/);
  await expect(viewer).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
}

/** Selects the last gallery of the tree, opens its first picture, and goes to the second in the viewer. */
async function walkToViewer(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const entries = page.getByRole('treeitem');
  await tabTo(entries.and(page.locator('[tabindex="0"]')));
  for (const key of ['Home', '*', 'End', 'ArrowRight', 'End']) await page.keyboard.press(key);
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries.last()).toHaveAttribute('aria-selected', 'true');
  // The pictures of the previous gallery remain until these are loaded.
  await settle(page);
  for (const name of ['Select all', 'Download all as ZIP']) {
    await page.keyboard.press('Tab');
    await expect(main.getByRole('button', { name })).toBeFocused();
  }
  await tabTo(page.locator('#picture-0'));
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(/^Picture 1 of /)).toBeVisible();
  await expect(page).toHaveURL(/picture=\d+/);
  const address = page.url();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^Picture 2 of /)).toBeVisible();
  await expect(page).not.toHaveURL(address);
}

/** Width of the page, which depends on the zoom. */
const widthOf = async (reader: Locator): Promise<number> =>
  (await reader.getByRole('listitem').first().boundingBox())?.width ?? 0;

/** Uses the keys of the reader. */
async function turnPages(page: Page): Promise<void> {
  const reader = page.getByRole('dialog');
  const field = reader.getByRole('textbox', { name: 'Page', exact: true });
  const next = reader.getByRole('button', { name: 'Next page' });
  await expect(reader.getByRole('region', { name: 'Pages of the magazine' })).toBeFocused();
  for (const [key, number] of [
    ['ArrowRight', '2'],
    ['PageDown', '3'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(field).toHaveValue(number);
  }
  await page.keyboard.press('End');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Home');
  await expect(field).toHaveValue('1');
  await expect(reader.locator('canvas').first()).toBeVisible();
  await expectNoViolations(page);
  const before = await widthOf(reader);
  await page.keyboard.press('+');
  await expect.poll(() => widthOf(reader)).toBeGreaterThan(before);
  await page.keyboard.press('0');
  await expect.poll(() => widthOf(reader)).toBe(before);
}

async function findWords(page: Page): Promise<void> {
  const reader = page.getByRole('dialog');
  const pane = reader.getByRole('region', { name: 'Pages of the magazine' });
  await page.keyboard.press('Control+f');
  await expect(reader.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('di');
  // After a pause in typing, results of the first letters can be displayed here.
  await expect(page).toHaveURL(/[?&]find=di(?:&|$)/);
  await expect(reader.getByText(/^1 of (?:[2-9]|\d\d+)$/)).toBeVisible();
  await expect(reader.locator('[data-current="true"]').first()).toBeVisible();
  await expectNoViolations(page);
  await pressOn(reader.getByRole('button', { name: 'Next hit' }));
  await expect(reader.getByText(/^2 of \d+$/)).toBeVisible();
  await pressOn(reader.getByRole('button', { name: 'Previous hit' }));
  await expect(reader.getByText(/^1 of \d+$/)).toBeVisible();
  await pressOn(reader.getByRole('button', { name: 'Close the search' }));
  await expect(reader.getByRole('searchbox')).toHaveCount(0);
  await expect(pane).toBeFocused();
  await pressOn(reader.getByRole('button', { name: 'Search in this magazine' }));
  await expect(reader.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pane).toBeFocused();
}
