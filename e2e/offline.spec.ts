import type { Page } from '@playwright/test';
import { TOKEN_AUTH_PATH } from '@press-room/contract/session';
import { RETIRED_WORKER } from '../server/src/edge/site/retired-worker.ts';
import { KEPT_AT_META } from '../web/src/lib/kept-caches.ts';
import { chunkOf } from './chunks.ts';
import { test as base, expect } from './fixtures.ts';
import { isAnyKept, listKept, listReaderKept, listShells } from './kept-content.ts';
import { type Relay, startRelay } from './relay.ts';
import { isWaiting, listWorkers, openWithWorker } from './service-workers.ts';
import { settle } from './settled.ts';
import { readSite } from './site.ts';

const OFFLINE = 'No connection. What you have already opened can still be read.';
const MOST_RELOADS = 5;
const MOMENT_MS = 2000;

/** Each test stops a server of its own. */
const test = base.extend<{ relay: Relay }>({
  // oxlint-disable eslint/no-empty-pattern
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
  relay: async ({}, use) => {
    const relay = await startRelay(readSite().origin);
    await use(relay);
    await relay.close();
  },
  baseURL: async ({ relay }, use) => use(relay.origin),
});

test.use({ serviceWorkers: 'allow' });

/** Opens the gallery. @returns the press-only addresses that it uses: reads, and signed pictures */
async function readGallery(page: Page): Promise<string[]> {
  await page.goto('/#/press-gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Picture gallery' })).toBeVisible();
  const picture = page.getByRole('region', { name: 'All pictures' }).getByRole('img').first();
  await expect(picture).toBeVisible();
  const isKept = async () => {
    const shown = await picture.evaluate((image) => (image as HTMLImageElement).currentSrc);
    return (
      shown !== '' && (await listReaderKept(page)).some((line) => line.endsWith(new URL(shown).pathname))
    );
  };
  await expect.poll(isKept).toBe(true);
  await expect.poll(() => listReaderKept(page)).toContainEqual(expect.stringContaining('/gallery_picture/'));
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('signature=') || name.includes('/api/press_room/gallery')),
  );
}

/**
 * Cache contents after another worker took over. The previous worker delays that while it has work. Browsers stop an
 * idle worker after 30 seconds, but not with tools attached: stop it here.
 */
async function expectAfterChange(
  page: Page,
  list: (page: Page) => Promise<string[]>,
  wanted: readonly string[],
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await expect
    .poll(
      async () => {
        if (await isWaiting(page)) await session.send('ServiceWorker.stopAllWorkers');
        return list(page);
      },
      { intervals: [500, 1000, 1000, 1000, 5000] },
    )
    .toEqual(wanted);
}

const expectOnlyShell = (page: Page, name: string): Promise<void> =>
  expectAfterChange(page, listShells, [name]);

/**
 * Reloads until the page comes from the server: after a pause of the machine longer than the worker's timeout, it comes
 * from the cache.
 */
async function loadAgain(page: Page): Promise<void> {
  for (let times = 0; times < MOST_RELOADS; times += 1) {
    await page.reload();
    if ((await page.locator(`meta[name="${KEPT_AT_META}"]`).count()) === 0) return;
  }
}

const endToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const [head, payload = '', signature] = (localStorage.getItem('token') ?? '').split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number };
    const ended = btoa(JSON.stringify({ ...claims, exp: 1 }));
    localStorage.setItem('token', [head, ended, signature].join('.'));
  });

test.describe('Without a connection', () => {
  test('the release that was read, Home and the press office are there, and the banner says of when', {
    tag: '@quick',
  }, async ({ page, context, relay }) => {
    await openWithWorker(page);
    // The contact page was never opened.
    const contactPage = chunkOf('src/features/contact/contact-page.tsx').replaceAll('*', '');
    await expect.poll(async () => (await listKept(page)).join('\n')).toContain('/press_office/');
    await expect.poll(async () => (await listKept(page)).join('\n')).toContain(contactPage);
    const release = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
    const title = (await release.textContent()) ?? '';
    await release.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(() => listKept(page)).toContainEqual(expect.stringMatching(/press_release\/\d+\/\?/));
    const address = page.url();

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await page.goto('/#/home');
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
    await page.goto('/#/home?q=never+asked+before');
    await expect(page.getByText('only what you have opened before can be shown')).toBeVisible();
    await page.goto('/#/contact-us');
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Report a problem' })).toHaveCount(0);

    await context.setOffline(false);
    await page.goto(address);
    await loadAgain(page);
    await expect(page.getByText(OFFLINE)).toHaveCount(0);

    await relay.vanish();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(OFFLINE)).toContainText(/As of .*\d{4}/);
  });
});

test.describe('What is for the press only', () => {
  test('is kept while signed in, but nothing of accounts, and gone after signing out', async ({
    page,
    context,
    relay,
    signIn,
  }) => {
    await openWithWorker(page);
    await signIn(page, 'user_press_room');
    const addresses = await readGallery(page);
    expect(addresses.some((address) => address.includes('signature='))).toBe(true);
    expect(await isAnyKept(page, addresses)).toBe(true);
    for (const [path, title] of [
      ['/#/account/user-profile', 'Your profile'],
      ['/#/account/user-privacy', 'Privacy notice'],
      ['/#/contact-us', 'Contact us'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await settle(page);
    }
    await expect.poll(async () => (await listKept(page)).join('\n')).toContain('/press_office/');
    const kept = (await listKept(page)).join('\n');
    expect(kept).not.toContain('/api/account/');
    expect(kept).not.toContain('/media/account');
    expect(kept).not.toContain(TOKEN_AUTH_PATH);
    expect(kept).not.toMatch(/\/(?:download|press_kit_visit|error_report|contact)\//);

    await page.goto('/#/press-gallery');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await context.setOffline(false);

    await page.goto('/#/account/logout');
    await expect.poll(() => listReaderKept(page)).toEqual([]);
    expect(await isAnyKept(page, addresses)).toBe(false);
    await relay.vanish();
    const answers = await page.evaluate(
      (asked) =>
        Promise.all(
          asked.map((address) =>
            fetch(address, { cache: 'reload' }).then(
              ({ status }) => status,
              () => 0,
            ),
          ),
        ),
      addresses,
    );
    expect(answers.filter((status) => status !== 0)).toEqual([]);
  });

  test('is gone when the session ended while the worker was stopped, and when the token ran out while no page was open', async ({
    page,
    context,
    signIn,
  }) => {
    await openWithWorker(page);
    await signIn(page, 'user_press_room');
    const before = await readGallery(page);
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await page.goto('/#/account/logout');
    await expect.poll(() => listReaderKept(page)).toEqual([]);
    expect(await isAnyKept(page, before)).toBe(false);

    await signIn(page, 'user_press_room');
    const addresses = await readGallery(page);
    await endToken(page);
    await page.close();
    await context.setOffline(true);
    const later = await context.newPage();
    await later.goto('/#/press-gallery');
    await expect(later.getByText(OFFLINE)).toBeVisible();
    await expect.poll(() => listReaderKept(later)).toEqual([]);
    expect(await isAnyKept(later, addresses)).toBe(false);
  });
});

test.describe('A new build', () => {
  test('is offered, takes over on Reload, and leaves nothing of the old one', async ({ page, relay }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.fastForward(5000);
    await openWithWorker(page);
    const [old = ''] = await listShells(page);
    const entry = page.locator('script[type="module"][src]');
    const oldEntry = (await entry.getAttribute('src')) ?? '';

    relay.deploy();
    await page.clock.fastForward('00:11:00');
    const notice = page.getByText('There is a new version of the press room.');
    await expect(notice).toBeVisible();
    // An incomplete new build is requested again while the page is open.
    await expect
      .poll(
        async () => {
          await page.clock.fastForward('00:11:00');
          return listWorkers(page);
        },
        { intervals: [1000, 4000] },
      )
      .toEqual({ active: 'activated', waiting: 'installed' });
    const reload = page.getByRole('button', { name: 'Reload' });
    await reload.click();
    await expectOnlyShell(page, `${old}next`);
    // If the new worker took over late, the old app was loaded once more, and offers the update again.
    await expect(async () => {
      if (await notice.isVisible()) await reload.click({ timeout: MOMENT_MS });
      await expect(entry).not.toHaveAttribute('src', oldEntry, { timeout: MOMENT_MS });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('comes with the next page load too, without asking; one without a worker removes all that was kept', async ({
    page,
    context,
    relay,
  }) => {
    await openWithWorker(page);
    const [shell = ''] = await listShells(page);
    const entry = page.locator('script[type="module"][src]');
    const old = (await entry.getAttribute('src')) ?? '';
    relay.deploy();
    await loadAgain(page);
    await expect(entry).not.toHaveAttribute('src', old);
    await expectOnlyShell(page, `${shell}next`);
    await context.setOffline(true);
    await page.reload();
    await expect(entry).not.toHaveAttribute('src', old);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await context.setOffline(false);
    relay.replaceWorker(RETIRED_WORKER);
    await page.reload();
    await expectAfterChange(page, listKept, []);
  });
});
