import { expect, test } from './fixtures.ts';
import { settle } from './settled.ts';

test.describe('A reader', () => {
  test('opens the press room and reads a release in both languages', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/#\/home$/);
    await expect(page).toHaveTitle(/^Press releases/);
    // The first of the demo's releases is in Italian only; the second is in both languages.
    const lead = page.getByRole('main').getByRole('article').first();
    const title = (await lead.getByRole('heading').textContent()) ?? '';
    await lead.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/#\/press-release\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Italiano' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page).toHaveTitle(/\S/);
  });

  test('filters by year, keeps the state in the address, and finds the place again after a detail', async ({
    page,
  }) => {
    await page.goto('/#/home');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles.first()).toBeVisible();
    // A new page of the list begins at its top, a moment later.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const last = articles.last();
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => Math.round(scrollY));
    expect(before).toBeGreaterThan(200);
    await last.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Copy text' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(before - 60);

    await page.getByRole('navigation', { name: 'Year' }).getByRole('link', { name: /^2024/ }).click();
    await expect(page).toHaveURL(/year=2024/);
    await expect(page).not.toHaveURL(/page=2/);
    await page.reload();
    await expect(
      page.getByRole('navigation', { name: 'Year' }).locator('[aria-current="true"]'),
    ).toContainText('2024');
    for (const time of await page.getByRole('main').locator('article time').all()) {
      expect(await time.getAttribute('datetime')).toMatch(/^2024-/);
    }
  });

  test('searches in one language and finds the other, with the words marked', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/#/home');
    const box = page.getByRole('searchbox', { name: 'Search press releases' });
    await box.fill('gres porcellanato');
    await box.press('Enter');
    await expect(page).toHaveURL(/q=gres/);
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .locator('mark')
        .filter({ hasText: /porcelain/i })
        .first(),
    ).toBeVisible();
  });

  test('may choose a year while still typing, and both count', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/#/home');
    await page.getByRole('searchbox', { name: 'Search press releases' }).fill('kiln');
    await page.getByRole('navigation', { name: 'Year' }).getByRole('link', { name: /^2023/ }).click();
    await expect(page).toHaveURL(/q=kiln/);
    await expect(page).toHaveURL(/year=2023/);
  });

  test('without a line is told, and has the list as soon as there is one again', { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    await page.goto('/#/home');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await context.setOffline(true);
    await page.goto('/#/home?year=2022');
    await expect(page.getByText('No connection', { exact: false }).first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});

test('the first screen of Home needs no call of the API', { tag: '@desktop' }, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await settle(page);
  expect(calls).toEqual([]);
});

test.describe('With the worker that readers have', { tag: '@desktop' }, () => {
  test.use({ serviceWorkers: 'allow' });

  test('nothing comes from elsewhere, and nothing is complained about', async ({ page }) => {
    const foreign: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') foreign.push(url.href);
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto('/');
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Copy text' })).toBeVisible();
    await page.goto('/#/account/login');
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
    expect([foreign, complaints]).toEqual([[], []]);
  });
});
