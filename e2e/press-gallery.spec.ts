import type { Locator, Page } from '@playwright/test';
import { readZip } from '../server/test/zip.ts';
import { expectNoViolations, schemeOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { Reader, speak } from './reader.ts';
import { saveBy } from './saved-file.ts';
import { settle } from './settled.ts';

const picturesOf = (page: Page): Locator => page.getByRole('main').locator('a[id^="picture-"]');
/** Galleries in the tree with a few pictures; nodes cannot be selected. */
const galleriesOf = (tree: Locator): Locator =>
  tree.locator('[role="treeitem"][aria-selected]').filter({ hasText: /(?:[3-9]|[1-9]\d+)\s\S+$/ });

test.use({ colorScheme: schemeOf('it') });

test('A journalist finds a picture on a phone, reads its credit, and takes its print size and a ZIP with captions', {
  tag: ['@phone', '@quick'],
}, async ({ page, signIn }) => {
  await speak(page, 'it');
  const reader = new Reader(page, 'it');
  await signIn(page, 'user_press_room', '/#/press-gallery');
  await expect(picturesOf(page).nth(20)).toBeAttached();
  // On phones the tree is behind a button.
  await page.getByRole('main').locator('button[aria-expanded][aria-controls]').first().click();
  const tree = page.getByRole('tree', { name: reader.say('gallery.tree.label') });
  await expect(tree).toBeVisible();
  await expectNoViolations(page);
  const gallery = galleriesOf(tree).first();
  const name = (await gallery.locator('bdi').first().textContent()) ?? '';
  await gallery.click();
  await expect(page).toHaveURL(/\?gallery=\d+$/);
  await expect.poll(async () => (await page.title()).split(' — ')[0]).toBe(name);

  // The button of a thumbnail offers sizes by use.
  const arrow = page.getByRole('main').locator('li').getByRole('button').first();
  await settle(page);
  await arrow.click();
  const sizes = page.getByRole('dialog');
  const print = sizes.getByRole('button', { name: new RegExp(`^${reader.say('gallery.made.print')}`) });
  await expect(print).toContainText(/\d[\d.,]*\s×\s\d[\d.,]*\scm/);
  const printed = await saveBy(page, print);
  expect(printed.name).toMatch(/^[a-z0-9._-]+_print\.jpg$/);
  await expectNoViolations(page);
  await sizes.getByRole('button', { name: reader.say('gallery.lightbox.close') }).click();
  await expect(sizes).toBeHidden();

  // A new list scrolls to its top with a delay; pictures move while the tree above them collapses.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await settle(page);
  await picturesOf(page).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(reader.say('gallery.credit.label'), { exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(/\S/);
  await expect(page).toHaveURL(/picture=\d+/);
  await expectNoViolations(page);
  const original = dialog.getByRole('button', {
    name: new RegExp(`^${reader.say('gallery.choice.original')} `),
  });
  await expect(original).toContainText(/\d[\d.,]*\s×\s\d[\d.,]*\scm/);
  const picture = await saveBy(page, original);
  expect(picture.name).toMatch(/^[a-z0-9._-]+\.jpg$/);
  expect(picture.bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  await expect(dialog.getByRole('status').filter({ hasText: picture.name })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(picturesOf(page).first()).toBeFocused();
  await expect(page).toHaveURL(/\?gallery=\d+$/);

  const boxes = page.getByRole('main').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: reader.say('gallery.selection.label') });
  await expect(bar.getByText('3 immagini selezionate')).toBeVisible();
  await expectNoViolations(page);
  await bar.getByRole('combobox', { name: reader.say('basket.use.label') }).selectOption('web');
  const zip = await saveBy(page, bar.getByRole('button', { name: reader.say('gallery.selection.download') }));
  expect(zip.name).toMatch(/\.zip$/);
  const files = await readZip(zip.bytes);
  const names = Object.keys(files);
  expect(names.filter((each) => each.endsWith('.jpg'))).toHaveLength(3);
  const captions = names.find((each) => each.endsWith('captions.csv')) ?? '';
  expect(files[captions]?.toString('utf8').trim().split('\n').length).toBeGreaterThan(3);
  await bar.getByRole('button', { name: reader.say('gallery.selection.clear') }).click();
  await expect(bar).toBeHidden();
});
