import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { readZip } from '../server/test/zip.ts';
import { expectNoViolations, schemeOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { type Language, PLACE_OF, Reader, speak } from './reader.ts';
import { settle } from './settled.ts';

const LANGUAGES = ['it', 'en'] as const satisfies readonly Language[];

/** Signed in on the gallery's screen, in a language. */
async function openGallery(
  page: Page,
  language: Language,
  signIn: (page: Page, group: 'user_press_room', path: string) => Promise<unknown>,
): Promise<Reader> {
  await speak(page, language);
  await signIn(page, 'user_press_room', '/#/press-gallery');
  const reader = new Reader(page, language);
  await expect(picturesOf(page).nth(20)).toBeAttached();
  return reader;
}

/** On a phone the tree is behind a button. */
async function openTree(reader: Reader): Promise<Locator> {
  const tree = reader.page.getByRole('tree', { name: reader.say('gallery.tree.label') });
  const opener = reader.page.getByRole('main').locator('button[aria-expanded][aria-controls]').first();
  if (!(await tree.isVisible())) await opener.click();
  await expect(tree).toBeVisible();
  return tree;
}

const picturesOf = (page: Page): Locator => page.getByRole('main').locator('a[id^="picture-"]');
/** A gallery, as opposed to a node, can be chosen; one with a few pictures. */
const galleriesOf = (tree: Locator): Locator =>
  tree.locator('[role="treeitem"][aria-selected]').filter({ hasText: /(?:[3-9]|[1-9]\d+)\s\S+$/ });

async function isJpeg(download: Download): Promise<boolean> {
  const bytes = await readFile(await download.path());
  return bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
}

for (const language of LANGUAGES) {
  test(`A journalist finds a picture, reads its credit and downloads its print size, ${language}`, {
    tag: PLACE_OF[language],
  }, async ({ page, signIn }) => {
    const reader = await openGallery(page, language, signIn);
    const gallery = galleriesOf(await openTree(reader)).first();
    const name = (await gallery.locator('bdi').first().textContent()) ?? '';
    await gallery.click();
    await expect(page).toHaveURL(/\?gallery=\d+$/);
    await expect.poll(async () => (await page.title()).split(' — ')[0]).toBe(name);

    // They move while the tree above them closes.
    await settle(page);
    await picturesOf(page).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(reader.say('gallery.credit.label'), { exact: true })).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(/\S/);
    await expect(page).toHaveURL(/picture=\d+/);
    const original = dialog.getByRole('button', {
      name: new RegExp(`^${reader.say('gallery.choice.original')} `),
    });
    await expect(original).toContainText(/\d[\d.,]*\s×\s\d[\d.,]*\scm/);
    const saved = page.waitForEvent('download');
    await original.click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^[a-z0-9._-]+\.jpg$/);
    expect(await isJpeg(download)).toBe(true);
    await expect(dialog.getByRole('status').filter({ hasText: download.suggestedFilename() })).toBeVisible();

    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(picturesOf(page).first()).toBeFocused();
    await expect(page).toHaveURL(/\?gallery=\d+$/);
  });
}

test('A link to a picture opens it, and closing it stays in the gallery', { tag: '@desktop' }, async ({
  page,
  signIn,
}) => {
  await openGallery(page, 'en', signIn);
  await picturesOf(page).nth(1).click();
  await expect(page).toHaveURL(/picture=\d+/);
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Picture 2 of /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/picture=/);
  await expect(picturesOf(page).nth(1)).toBeFocused();
});

test('The keyboard alone leads through tree, pictures and viewer', { tag: '@desktop' }, async ({
  page,
  signIn,
}) => {
  const reader = await openGallery(page, 'en', signIn);
  await page.getByRole('link', { name: reader.say('gallery.all') }).focus();
  await page.keyboard.press('Tab');
  const tree = page.getByRole('tree');
  await expect(tree.getByRole('treeitem').first()).toBeFocused();
  await page.keyboard.press('*');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  const last = tree.getByRole('treeitem').last();
  await expect(last).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/gallery=\d+/);

  const whole = page.getByRole('button', { name: reader.say('gallery.whole') });
  await expect(whole).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: reader.say('gallery.selection.all') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(whole).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(picturesOf(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Picture 1 of /)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(/^Picture 2 of /)).toBeVisible();
  // While it slides in there is nothing to zoom.
  await expect(dialog.getByRole('button', { name: reader.say('gallery.lightbox.zoomIn') })).toBeEnabled();
  await settle(page);
  await page.keyboard.press('+');
  const zoomOut = dialog.getByRole('button', { name: reader.say('gallery.lightbox.zoomOut') });
  await expect(zoomOut).toBeEnabled();
  await page.keyboard.press('-');
  await expect(zoomOut).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(picturesOf(page).nth(1)).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('One picture selected')).toBeVisible();
});

test('A journalist takes several pictures as one ZIP with their captions', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  const reader = await openGallery(page, 'en', signIn);
  await galleriesOf(await openTree(reader))
    .first()
    .click();
  const boxes = page.getByRole('main').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: reader.say('gallery.selection.label') });
  await expect(bar.getByText('3 pictures selected')).toBeVisible();
  await bar.getByRole('combobox', { name: reader.say('gallery.selection.size') }).selectOption('640');
  const saved = page.waitForEvent('download');
  await bar.getByRole('button', { name: reader.say('gallery.selection.download') }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const files = await readZip(await readFile(await download.path()));
  const names = Object.keys(files);
  expect(names.filter((name) => name.endsWith('.jpg'))).toHaveLength(3);
  const captions = names.find((name) => name.endsWith('captions.csv')) ?? '';
  expect(files[captions]?.toString('utf8').trim().split('\n').length).toBeGreaterThan(3);
  await bar.getByRole('button', { name: reader.say('gallery.selection.clear') }).click();
  await expect(bar).toBeHidden();
});

test('A search finds pictures in all galleries and says where they lie', { tag: '@desktop' }, async ({
  page,
  signIn,
}) => {
  const reader = await openGallery(page, 'en', signIn);
  const caption = page.getByRole('main').getByRole('listitem').locator('p').first();
  const words = ((await caption.textContent()) ?? '').split(' ');
  const word = words.toSorted((one, other) => other.length - one.length)[0] ?? '';
  await page.getByRole('searchbox', { name: reader.say('gallery.search.label') }).fill(word);
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('heading', { level: 2, name: `Pictures for “${word}”` })).toBeVisible();
  const cell = page.getByRole('main').getByRole('listitem').first();
  await cell.locator('a[href*="gallery="]:not([id])').click();
  await expect(page).toHaveURL(/\?gallery=\d+$/);
  await page.goto('/#/press-gallery?q=xyzzy');
  await expect(page.getByRole('heading', { name: 'No picture found for “xyzzy”' })).toBeVisible();
});

for (const language of LANGUAGES) {
  test(`axe finds nothing in tree, selection and viewer, ${language}`, { tag: PLACE_OF[language] }, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme: schemeOf(language) });
    const reader = await openGallery(page, language, signIn);
    await openTree(reader);
    await expectNoViolations(page);
    await page.getByRole('main').getByRole('checkbox').first().check();
    await expect(page.getByRole('region', { name: reader.say('gallery.selection.label') })).toBeVisible();
    // Further up the bar of the selection lies over whatever is scrolled behind it.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectNoViolations(page);
    await picturesOf(page).first().click();
    await expect(
      page.getByRole('dialog').getByRole('button', { name: reader.say('gallery.credit.copy') }),
    ).toBeVisible();
    await expectNoViolations(page);
  });
}
