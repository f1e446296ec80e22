import type { Page } from '@playwright/test';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { pressReleasePath } from '@press-room/contract/press-releases';
import { expectNoViolations } from './axe.ts';
import { GAIA, GEA, UGO } from './desk-content.ts';
import { expect, test } from './desk-site.ts';
import { readClipboard } from './keys.ts';
import { takeNotice } from './notices.ts';
import { speak } from './reader.ts';
import { expectNoOverflow } from './screens.ts';
import { settle } from './settled.ts';

/** Opens a screen of the back office from Home, by its label in the menu. */
async function openByMenu(page: Page, group: string, screen: string): Promise<void> {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: group, exact: true }).click();
  await menu.getByRole('link', { name: screen, exact: true }).click();
  // The heading of Home, displayed until then, contains the word "releases".
  await expect(page.getByRole('heading', { level: 1, name: screen, exact: true })).toBeVisible();
}

test.describe('Whoever has seen no screen before', { tag: '@desktop' }, () => {
  test('stops a release at once', async ({ page, request, signIn, moveRelease }, { testId, retry }) => {
    const title = `Wrong figures ${testId} ${retry}`;
    const id = await moveRelease('published', { en: { title, body: '<p>Ten tiles.</p>' } });
    expect((await request.get(pressReleasePath(id))).status()).toBe(200);
    await signIn(UGO);
    await openByMenu(page, 'Content', 'Releases');
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill(title);
    await expect(main.getByRole('heading', { name: 'One press release' })).toBeVisible();
    await main.getByRole('link', { name: title }).click();
    await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Withdraw this release?' });
    await expectNoViolations(page);
    await question.getByRole('textbox', { name: /^Reason.*English/ }).fill('The figures are wrong');
    await question.getByRole('button', { name: 'Withdraw', exact: true }).click();
    // Nobody has the release, so no mailing is offered.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(main.getByRole('paragraph').filter({ hasText: 'The figures are wrong' })).toBeVisible();
    const year = toOfficeDay(new Date()).slice(0, 4);
    const gone = await request.get(`/en/releases/${year}/x-${id}`);
    expect(gone.status()).toBe(410);
    expect(await gone.text()).toContain('The figures are wrong');
  });

  test('sees what appears next month', async ({ page, signIn, moveRelease }, { testId, retry }) => {
    const title = `Soon ${testId} ${retry}`;
    const [year = 0, month = 0] = toOfficeDay(new Date()).split('-').map(Number);
    const next = new Date(Date.UTC(year, month, 12, 9));
    const step = { to: 'scheduled', publish_at: next.toISOString() } as const;
    await moveRelease(step, { en: { title, abstract: 'In brief.', body: '<p>Text.</p>' } });
    await signIn(UGO);
    await openByMenu(page, 'Today', 'Calendar');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Next month' }).click();
    const heading = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format(next);
    await expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(main.getByRole('link', { name: title })).toBeVisible();
  });

  test('gives a colleague one right', async ({ page, signIn }) => {
    await signIn(GAIA);
    await openByMenu(page, 'Settings', 'Users and rights');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Give a person a right' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Journalists and users' })).toBeVisible();
    await main.getByRole('searchbox').fill(GEA.email);
    await expect(page).toHaveURL((address) => decodeURIComponent(address.href).includes(GEA.email));
    await expect(main.getByRole('heading', { name: 'One account' })).toBeVisible();
    await expectNoViolations(page);
    await main.getByRole('link', { name: 'Rights of Gea Monti' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rights of Gea Monti' })).toBeVisible();
    await main.getByRole('searchbox', { name: 'Search in: Available' }).fill('Statistics');
    const right = 'Statistics: view';
    const grid = (name: string) => main.getByRole('grid', { name, exact: true });
    await grid('Available').getByRole('row', { name: right }).dblclick();
    await main.getByRole('button', { name: 'Save', exact: true }).last().click();
    await takeNotice(page, 'Saved');
    await expect(main.getByText(/^Now assigned: .*Statistics: view/)).toBeVisible();
    await expect(main.getByRole('region', { name: 'Available', exact: true })).toContainText('0 items');
    await page.reload();
    await expect(grid('Assigned').getByRole('row', { name: right })).toBeVisible();
  });
});

test.describe('Whoever reads on a phone', { tag: '@phone' }, () => {
  test('shares a release', async ({ page, context, moveRelease }, { testId, retry }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const title = `To be shared ${testId} ${retry}`;
    const id = await moveRelease('published', { en: { title, body: '<p>Ten tiles.</p>' } });
    await speak(page, 'en');
    await page.goto(`/#/press-release/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: `Copy link to ${title}` }).click();
    const address = new RegExp(`^https?://[^/]+/en/releases/\\d{4}/to-be-shared-.*-${id}$`);
    await expect.poll(() => readClipboard(page)).toMatch(address);
  });

  test('finds what a company said in March', async ({ page, moveRelease }, { testId, retry }) => {
    const title = `New kilns ${testId} ${retry}`;
    const text = { title, body: '<p>Ten kilns.</p>' };
    await moveRelease('published', { en: text }, { company: 'Beta Gres', date: '2026-03-12' });
    await speak(page, 'en');
    await page.goto('/');
    const main = page.getByRole('main');
    await main.getByText('Filters', { exact: true }).click();
    const company = main.getByRole('combobox', { name: 'Company' });
    await expect(company.getByRole('option', { name: 'Beta Gres' })).toBeAttached();
    await company.selectOption('Beta Gres');
    await expect(main.getByText('News from Beta Gres')).toBeVisible();
    await main.getByRole('combobox', { name: 'Month' }).selectOption('March');
    await expect(page).toHaveURL(/company=\d+&month=3$/);
    await settle(page);
    await expectNoOverflow(page);
    await expectNoViolations(page);
    await main.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Beta Gres' }).first()).toBeVisible();
  });
});
