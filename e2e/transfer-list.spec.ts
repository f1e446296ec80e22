import type { Locator, Page } from '@playwright/test';
import { BRAND_PATH, COMPANY_PATH, type Company, companyPath } from '@press-room/contract/companies';
import { type Rights, userRightsPath } from '@press-room/contract/rights';
import { USER_PATH } from '@press-room/contract/users';
import { GAIA, LENA } from './desk-content.ts';
import { expect, test } from './desk-site.ts';
import { takeNotice } from './notices.ts';
import { settle } from './settled.ts';

const NAMES = ['Arpa', 'Brera', 'Cotto', 'Duna', 'Etna'];

class Lists {
  readonly available: Locator;
  readonly chosen: Locator;
  private readonly page: Page;

  constructor(page: Page, available: string, chosen: string) {
    this.page = page;
    this.available = page.getByRole('grid', { name: available, exact: true });
    this.chosen = page.getByRole('grid', { name: chosen, exact: true });
  }
  row = (list: Locator, name: string): Locator => list.getByRole('row', { name });
  button = (name: string): Locator => this.page.getByRole('button', { name, exact: true });
  told = (text: string | RegExp): Locator => this.page.getByRole('status').filter({ hasText: text });

  async save(): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).last().click();
    await takeNotice(this.page, 'Saved');
    await expect(this.button('Discard changes')).toHaveCount(0);
  }
}

test(
  'Brands are moved by mouse, button and keyboard, and saved together',
  { tag: '@desktop' },
  async ({ page, request, signIn }, { testId, repeatEachIndex, retry }) => {
    const word = `w${testId.slice(-8)}${repeatEachIndex}x${retry}`.replaceAll(/\W/g, '');
    await signIn();
    const headers = { Authorization: `JWT ${await page.evaluate(() => localStorage.getItem('token'))}` };
    for (const name of NAMES) await request.post(BRAND_PATH, { headers, data: { name: `${name} ${word}` } });
    const made = await request.post(COMPANY_PATH, { headers, data: { business_name: `Fornace ${word}` } });
    const { id, version } = (await made.json()) as Company;
    const read = async () => (await (await request.get(companyPath(id), { headers })).json()) as Company;

    await page.goto(`/#/admin/companies/${id}`);
    const lists = new Lists(page, 'Other brands', 'Brands of this company');
    const { available, chosen } = lists;
    const found = page.waitForResponse((answer) => answer.url().includes(word));
    await page.getByRole('searchbox', { name: 'Search in: Other brands' }).fill(word);
    await found;
    await settle(page);
    await expect(available.getByRole('row')).toHaveCount(NAMES.length);

    await test.step('the mouse drags one, and double-clicks another', async () => {
      await lists.row(available, 'Cotto').dragTo(chosen, { steps: 12 });
      await expect(lists.told(/^Cotto.* added. Chosen now: 1\.$/)).toBeAttached();
      await lists.row(available, 'Brera').dblclick();
      await expect(chosen.getByRole('row')).toHaveText([/Brera/, /Cotto/]);
    });
    await test.step('a button moves a range that Shift selects', async () => {
      await lists.row(available, 'Arpa').click();
      await lists.row(available, 'Duna').click({ modifiers: ['Shift'] });
      await lists.button('Add (2)').click();
      await expect(lists.told('Added: 2. Chosen now: 4.')).toBeAttached();
    });
    await test.step('the keyboard moves all that is left, and one back', async () => {
      await lists.row(available, 'Etna').focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Enter');
      await expect(chosen.getByRole('row')).toHaveCount(NAMES.length);
      await lists.row(chosen, 'Arpa').focus();
      await page.keyboard.press('Enter');
      await expect(lists.told(/^Arpa.* taken out. Chosen now: 4\.$/)).toBeAttached();
    });
    await test.step('whoever leaves is asked before it is lost', async () => {
      await page.evaluate(() => location.assign('#/admin/brands'));
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Stay here' }).click();
      await expect(chosen.getByRole('row')).toHaveCount(4);
      expect((await read()).brands).toEqual([]);
    });
    await test.step('all is saved at once, from the version that was read', async () => {
      await lists.save();
      const saved = await read();
      expect(saved.version).toBe(version + 1);
      expect(saved.brands.map(({ name }) => name.split(' ')[0])).toEqual(NAMES.slice(1));
      await page.reload();
      await expect(chosen.getByRole('row')).toHaveCount(4);
    });
  },
);

test('Rights are assigned to a person with a finger, and taken away', { tag: '@phone' }, async ({
  page,
  request,
  signIn,
}) => {
  await signIn(GAIA);
  const headers = { Authorization: `JWT ${await page.evaluate(() => localStorage.getItem('token'))}` };
  const found = await request.get(`${USER_PATH}?format=json`, { headers });
  const { results } = (await found.json()) as { results: { id: number; email: string }[] };
  const id = results.find(({ email }) => email === LENA.email)?.id ?? 0;
  const read = async () => (await (await request.get(userRightsPath(id), { headers })).json()) as Rights;

  await page.goto(`/#/admin/users/${id}/rights`);
  const lists = new Lists(page, 'Available', 'Assigned');
  const { available, chosen } = lists;
  const search = page.getByRole('searchbox', { name: 'Search in: Available' });
  await expect(search).toBeVisible();
  await search.fill('Jobs');
  for (const name of ['run again', 'view']) await lists.row(available, `Jobs: ${name}`).tap();
  await lists.button('Add (2)').tap();
  await expect(lists.told(/^Added: 2\./)).toBeAttached();
  await lists.save();
  expect((await read()).direct.map(({ permission }) => permission)).toEqual(['job.retry', 'job.view']);

  await test.step('and taken away again', async () => {
    for (const name of ['run again', 'view']) {
      const row = lists.row(chosen, `Jobs: ${name}`);
      await row.tap();
      await lists.button('Take out (1)').tap();
      await expect(row).toHaveCount(0);
    }
    await lists.save();
    expect((await read()).direct).toEqual([]);
  });
});
