import type { Page } from '@playwright/test';
import { readZip } from '../server/test/zip.ts';
import { expect, test } from './fixtures.ts';
import { chooseIn, pressOn, readClipboard, typeInto } from './keys.ts';
import { saveBy } from './saved-file.ts';
import { LIGHTEST } from './screens.ts';
import { settle } from './settled.ts';

test.describe('With the keyboard alone', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page, signIn, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, 'user_press_room', LIGHTEST);
  });

  test('pictures are searched, chosen, and saved as a ZIP', async ({ page }) => {
    await open(page, '/press-gallery', /^Picture gallery/);
    const main = page.getByRole('main');
    await typeInto(main.getByRole('searchbox'), 'xyzzy');
    await pressOn(main.getByRole('button', { name: 'Search', exact: true }));
    await expect(page).toHaveURL(/q=xyzzy/);
    await pressOn(main.getByRole('link', { name: 'Clear the search' }));
    await expect(page).toHaveURL(/press-gallery$/);
    await expect(main.getByRole('checkbox').first()).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();

    const bar = page.getByRole('region', { name: 'Selected pictures' });
    await pressOn(main.getByRole('button', { name: 'Select all' }));
    await expect(bar.getByText(/^\d\d+ pictures selected$/)).toBeVisible();
    await pressOn(bar.getByRole('button', { name: 'Clear', exact: true }));
    await expect(bar).toHaveCount(0);
    await expect(main).toBeFocused();

    for (const box of [0, 1]) await pressOn(main.getByRole('checkbox').nth(box), 'Space');
    await expect(bar.getByText('2 pictures selected')).toBeVisible();
    await chooseIn(bar.getByRole('combobox', { name: 'Size' }), '640');
    await chooseIn(bar.getByRole('combobox', { name: 'Format' }), 'WebP');
    const zip = bar.getByRole('button', { name: 'Download ZIP' });
    const names = Object.keys(await readZip((await saveBy(page, zip, pressOn)).bytes));
    expect(names.filter((name) => name.endsWith('.webp'))).toHaveLength(2);
    await expect(zip).toBeFocused();
  });

  test('the viewer steps, zooms, saves, copies, leads on and closes', async ({ page }) => {
    await open(page, '/press-gallery', /^Picture gallery/);
    const first = page.locator('#picture-0');
    await expect(first).toBeVisible();
    const quick = page.getByRole('button', { name: /^Download the original/ }).first();
    expect((await saveBy(page, quick, pressOn)).name).toMatch(/\.jpg$/);
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

    const original = viewer.getByRole('button', { name: /^Original/ });
    expect((await saveBy(page, original, pressOn)).name).toMatch(/\.jpg$/);
    await pressOn(viewer.getByText('WebP and AVIF, for the web'));
    const modern = viewer.getByRole('button', { name: /^AVIF/ }).first();
    expect((await saveBy(page, modern, pressOn)).name).toMatch(/\.avif$/);
    await pressOn(tool('Close'));
    await expect(viewer).toHaveCount(0);
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await pressOn(viewer.getByRole('paragraph').getByRole('link'));
    await expect(page).toHaveURL(/\?gallery=\d+$/);
    await expect(viewer).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
  });

  test('magazines are chosen by period, territory and words', async ({ page }) => {
    await open(page, '/international-magazine', /^International magazines/);
    const filters = page.getByRole('search');
    const main = page.getByRole('main');
    await chooseIn(filters.getByRole('combobox', { name: 'Territory' }), 'Germany');
    await expect(page).toHaveURL(/territory=DE/);
    await open(page, '/italian-magazine', /^Italian magazines/);
    await chooseIn(filters.getByRole('combobox', { name: 'Year' }), '2024');
    await expect(page).toHaveURL(/year=2024/);
    await chooseIn(filters.getByRole('combobox', { name: 'Month' }), 'March');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('March 2024');
    await page.goto('/#/italian-magazine?year=1999&month=2');
    await pressOn(main.getByRole('link', { name: 'Show the newest issues' }));
    await expect(page).toHaveURL(/#\/italian-magazine$/);
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();

    await typeInto(filters.getByRole('searchbox'), 'argilla');
    await pressOn(filters.getByRole('button', { name: 'Search', exact: true }));
    const hit = main.getByRole('link', { name: /^Page \d+/ }).first();
    await expect(page).toHaveURL(/q=argilla/);
    await expect(hit).toBeVisible();
    // Where the typing paused, the hits of the first letters stood here before.
    await settle(page);
    const number = /\d+/.exec((await hit.textContent()) ?? '')?.[0] ?? '';
    await pressOn(hit);
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Page', exact: true });
    await expect(field).toHaveValue(number);
  });

  test('a magazine is read with every tool', async ({ page }) => {
    await open(page, '/italian-magazine', /^Italian magazines/);
    const card = page.getByRole('main').getByRole('article').first().getByRole('link');
    await pressOn(card);
    const reader = page.getByRole('dialog');
    const tool = (name: string) => reader.getByRole('button', { name, exact: true });
    const field = reader.getByRole('textbox', { name: 'Page', exact: true });
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
    await expect(reader.getByText('Link to this page copied')).toBeVisible();
    expect(await readClipboard(page)).toMatch(/#\/italian-magazine\?.*\d/);
    const saved = await saveBy(page, tool('Download the PDF'), pressOn);
    expect(saved.name).toMatch(/\.pdf$/);
    expect(saved.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(tool('Download the PDF')).toBeFocused();

    const paper = reader.getByRole('listitem').first();
    const widthOf = async () => (await paper.boundingBox())?.width ?? 0;
    const before = await widthOf();
    await pressOn(tool('Zoom in'));
    await expect.poll(widthOf).toBeGreaterThan(before);
    const larger = await widthOf();
    await pressOn(tool('Zoom out'));
    await expect.poll(widthOf).toBeLessThan(larger);
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
  });
});

/** Home, or the screen before, stays until this one is there, and has fields and articles of its own. */
async function open(page: Page, path: string, heading: RegExp): Promise<void> {
  await page.goto(`/#${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function findWords(page: Page): Promise<void> {
  const reader = page.getByRole('dialog');
  const pane = reader.getByRole('region', { name: 'Pages of the magazine' });
  await expect(pane).toBeFocused();
  await pressOn(reader.getByRole('button', { name: 'Search in this magazine' }));
  await expect(reader.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('di');
  await expect(reader.getByText(/^1 of (?:[2-9]|\d\d+)$/)).toBeVisible();
  await pressOn(reader.getByRole('button', { name: 'Next hit' }));
  await expect(reader.getByText(/^2 of \d+$/)).toBeVisible();
  await pressOn(reader.getByRole('button', { name: 'Previous hit' }));
  await expect(reader.getByText(/^1 of \d+$/)).toBeVisible();
  await pressOn(reader.getByRole('button', { name: 'Close the search' }));
  await expect(reader.getByRole('searchbox')).toHaveCount(0);
  await expect(pane).toBeFocused();
}
