import type { Page } from '@playwright/test';
import { READ_PATH } from '@press-room/contract/analytics';
import { datatablesSchema } from '@press-room/contract/datatables';
import {
  PRESS_RELEASE_PATH,
  pressReleasePath,
  pressReleaseRowSchema,
  pressReleaseSchema,
} from '@press-room/contract/press-releases';
import { expect, test } from './fixtures.ts';
import { openContext, settle } from './settled.ts';
import { readSite } from './site.ts';

test.describe('A reader', () => {
  test('reads a release at its own address without scripts, and goes on in the app', {
    tag: ['@phone', '@quick'],
  }, async ({ page, request, browser }) => {
    const list = datatablesSchema(pressReleaseRowSchema).parse(
      await (await request.get(PRESS_RELEASE_PATH, { params: { format: 'datatables', length: 50 } })).json(),
    );
    const both = list.data.find(({ access, languages }) => access === 'public' && languages.length === 2);
    const read = await request.get(pressReleasePath(both?.id ?? 0), { headers: { 'Accept-Language': 'it' } });
    const release = pressReleaseSchema.parse(await read.json());
    const address = new URL(release.address ?? '').pathname;

    const { viewport, locale } = test.info().project.use;
    const plain = await openContext(browser, {
      javaScriptEnabled: false,
      viewport: viewport ?? null,
      ...(locale && { locale }),
    });
    const paper = await plain.newPage();
    await paper.goto(readSite().origin + address);
    await expect(paper.getByRole('heading', { level: 1, name: release.title })).toBeVisible();
    await expect(paper.locator('html')).toHaveAttribute('lang', 'it');
    await expect(paper.getByRole('main')).toContainText(release.contacts[0]?.name ?? release.group.name);
    // Links lead from page to page; controls that need scripts are absent.
    await paper.getByRole('banner').getByRole('link').first().click();
    await expect(paper).toHaveURL(/\/it\/comunicati$/);
    await expect(paper.getByRole('searchbox')).toHaveCount(0);
    await paper.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(paper).toHaveURL(/\/it\/comunicati\/\d{4}\/[a-z0-9-]+-\d+$/);
    await paper.getByRole('contentinfo').getByRole('link', { name: 'Contatti' }).click();
    await expect(paper).toHaveURL(/\/it\/contatti$/);
    await expect(paper.getByRole('heading', { level: 1, name: 'Contatti' })).toBeVisible();
    await expect(paper.getByRole('main').getByRole('link', { name: /@/ }).first()).toBeVisible();
    await expect(paper.getByRole('textbox')).toHaveCount(0);
    await plain.close();

    const told: string[] = [];
    page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
    // The app reports the visit after hydrating the page.
    const isTold = page.waitForRequest((asked) => new URL(asked.url()).pathname === READ_PATH);
    await page.goto(address);
    await isTold;
    await expect(page.getByRole('button', { name: 'Copia testo' })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', release.address ?? '');
    await settle(page);
    // The page is in Italian for every reader; the app offers other languages.
    await page.getByRole('banner').getByRole('button', { name: 'Lingua' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL(new RegExp(`/#/press-release/${release.id}$`));
    await expect(page.getByRole('button', { name: 'Copy text' })).toBeVisible();
    await settle(page);
    await page.goto(`/it/comunicati/1999/altro-${release.id}`);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    expect(told).toEqual([]);
  });

  test('goes on to the next page of the list, and finds the place again after a detail', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/#/home');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles.first()).toBeVisible();
    // A new page of the list scrolls to its top with a delay; the previous one remains until then.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await settle(page);
    const last = articles.last();
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => Math.round(scrollY));
    expect(before).toBeGreaterThan(200);
    await last.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Copy text' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(before - 60);
  });

  test('sees a notice offline, and the list when the connection is back', { tag: '@desktop' }, async ({
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

test.describe('Home', { tag: ['@phone', '@quick'] }, () => {
  test('is read without scripts, in the language of its reader', async ({ browser }) => {
    for (const [locale, name] of [
      ['en-GB', 'Press releases'],
      ['it-IT', 'Comunicati stampa'],
    ] as const) {
      const { viewport } = test.info().project.use;
      const plain = await openContext(browser, {
        javaScriptEnabled: false,
        viewport: viewport ?? null,
        locale,
      });
      const paper = await plain.newPage();
      await paper.goto(readSite().origin);
      await expect(paper.getByRole('heading', { level: 1, name })).toBeVisible();
      const lead = paper.getByRole('main').getByRole('article').first();
      await lead.getByRole('heading').getByRole('link').click();
      await expect(paper).toHaveURL(/\/(?:releases|comunicati)\/\d{4}\/[a-z0-9-]+-\d+$/);
      await plain.close();
    }
  });

  test('is rendered before the app starts, keeps its position, and then repeats the click', async ({
    page,
  }) => {
    const comes = await holdApp(page);
    await page.addInitScript(watchShifts);
    const opened = page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const drawn = await heading.elementHandle();
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).dispatchEvent('click');
    comes();
    await opened;
    await expect(page.getByRole('dialog')).toBeVisible();
    await settle(page);
    expect(await heading.evaluate((now, before) => now === before, drawn)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    expect(await page.evaluate(() => document.documentElement.dataset.shift ?? '0')).toBe('0');
  });

  test('repeats the click of a signed-in reader after the app has rendered', async ({ page, signIn }) => {
    await signIn(page, 'user_press_room');
    const comes = await holdApp(page);
    const opened = page.goto('/');
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await expect(search).toBeVisible();
    await search.dispatchEvent('click');
    comes();
    await opened;
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

/** Delays the app until the returned function is called; only the server's page is displayed until then. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Runs in the page. Records layout shifts. */
function watchShifts(): void {
  let moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += entry.value;
    document.documentElement.dataset.shift = moved.toFixed(3).replace(/\.?0+$/, '');
  }).observe({ type: 'layout-shift', buffered: true });
}

test('the first screen of Home needs no call of the API', { tag: ['@desktop', '@quick'] }, async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await settle(page);
  expect(calls).toEqual([]);
});

test.describe('With the worker that readers have', { tag: ['@desktop', '@quick'] }, () => {
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
