import { readZip } from '../server/test/zip.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { saveBy } from './saved-file.ts';
import { openWithWorker } from './service-workers.ts';
import { settle } from './settled.ts';

test.use({ serviceWorkers: 'allow' });

const PICTURES = 5;
const RELEASES = 2;

test('A journalist gathers pictures and releases on the phone, looks at them without a connection, and takes them as one ZIP', {
  tag: '@desktop',
}, async ({ page, context, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithWorker(page);
  await signIn(page, 'user_press_room', '/#/press-gallery');
  const boxes = page.getByRole('main').getByRole('checkbox');
  for (let at = 0; at < PICTURES; at += 1) await boxes.nth(at).check();
  const bar = page.getByRole('region', { name: 'Selected pictures' });
  await bar.getByRole('button', { name: 'Add to basket' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByText('5 added to the basket')).toBeVisible();

  for (let at = 0; at < RELEASES; at += 1) {
    await page.goto('/#/home');
    // Events have headings of the same level.
    await page.getByRole('main').locator('h3 a[href*="/press-release/"]').nth(at).click();
    await page.getByRole('button', { name: 'Add to basket', exact: true }).first().click();
    await expect(
      page.getByRole('button', { name: 'In the basket: take out', exact: true }).first(),
    ).toBeVisible();
  }
  await page.goto('/#/basket');
  await expect(page.getByText('7 items')).toBeVisible();
  await expect(page.getByText(/^about \d/)).toBeVisible();
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(PICTURES + RELEASES);
  const release = (await rows.last().getByRole('paragraph').first().textContent()) ?? '';
  await settle(page);
  await expectNoViolations(page);

  await context.setOffline(true);
  await page.reload();
  await expect(rows).toHaveCount(PICTURES + RELEASES);
  await expect(rows.last().getByText(release, { exact: true })).toBeVisible();
  await expect(page.getByText(/^There is no connection: titles/)).toBeVisible();
  await context.setOffline(false);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(page.getByText(/^about \d/)).toBeVisible();
  await rows
    .last()
    .getByRole('button', { name: `${release}: move up` })
    .click();
  await expect(rows.nth(PICTURES).getByText(release, { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Pictures' }).selectOption('print');
  const zip = await saveBy(page, page.getByRole('button', { name: 'Download as ZIP' }));
  expect(zip.name).toMatch(/_basket\.zip$/);
  const names = Object.keys(await readZip(zip.bytes));
  expect(names).toEqual(expect.arrayContaining(['contents.txt', 'contenuto.txt', 'captions.csv']));
  expect(names.filter((name) => /^0[1-5]_[^/]+\.jpg$/.test(name))).toHaveLength(PICTURES);
  for (const start of ['06_', '07_'])
    expect(names.filter((name) => name.startsWith(start) && name.endsWith('.docx'))).not.toEqual([]);
});
