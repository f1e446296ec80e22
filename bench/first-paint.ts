import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { homePage } from '@press-room/contract/pages';
import { CHROMIUM_FLAGS, provideChromium } from '../scripts/chromium.ts';
import { isWebBuilt } from './first-load.ts';
import { median } from './measure.ts';
import { findPageWithPicture } from './page-with-picture.ts';
import { startAppIn } from './servers.ts';
import { waitForJobs } from './settled.ts';

/** Lighthouse's slow 4G, in bytes per second; the processor is four times slower. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const CPU_TIMES_SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Time from the start in which the worker should send no requests. */
const FIRST_VISIT_MS = 5000;
/** Until the page is loaded and hydrated. */
const WATCHED_MS = 9000;

/** Milliseconds from the start, medians of all visits. */
export interface FirstPaint {
  page: string;
  first: number;
  largest: number;
  /** Total time over 50 ms of tasks after the first paint. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Requests of the service worker in the first five seconds. */
  workerAsked: number;
}

type Visit = Omit<FirstPaint, 'page'>;

interface Visited {
  page: string;
  address: string;
  hasScripts: boolean;
}

/**
 * First visits of a phone with an empty cache, alternating. The static page is Home as rendered by the server without
 * its scripts: it needs only fonts, styles and the picture.
 */
export async function measureFirstPaint(rounds: number): Promise<FirstPaint[] | string> {
  const browser = await provideChromium();
  if ('reason' in browser) return browser.reason;
  if (!isWebBuilt()) return 'the web app is not built: npm run build';
  const directory = mkdtempSync(join(tmpdir(), 'press-room-first-paint-'));
  const app = await startAppIn(directory, {});
  try {
    await waitForJobs(directory);
    const home = `${app.origin}${homePage('en')}`;
    const pages: Visited[] = [
      { page: 'static page', address: home, hasScripts: false },
      { page: 'Home, `/`', address: `${app.origin}/`, hasScripts: true },
      { page: 'Home, `/en`', address: home, hasScripts: true },
      { page: 'release with a picture', address: await findPageWithPicture(app.origin), hasScripts: true },
    ];
    return await takeTurns(browser.path, pages, rounds);
  } finally {
    await app.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function takeTurns(browser: string, pages: readonly Visited[], rounds: number): Promise<FirstPaint[]> {
  const visits = pages.map((): Visit[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, page] of pages.entries()) visits[at]?.push(await visit(browser, page));
  return pages.map(({ page }, at) => {
    const of = (figure: keyof Visit): number => median((visits[at] ?? []).map((each) => each[figure]));
    return {
      page,
      first: of('first'),
      largest: of('largest'),
      blocked: of('blocked'),
      shift: of('shift'),
      workerAsked: of('workerAsked'),
    };
  });
}

/** Measurements inside the page. */
const WATCH = `
  window.seen = { first: 0, largest: 0, blocked: 0, shift: 0 };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => { seen.largest = startTime; });
  watch('longtask', ({ startTime, duration }) => {
    if (seen.first > 0 && startTime >= seen.first) seen.blocked += duration - 50;
  });
  watch('layout-shift', ({ value }) => { seen.shift += value; });`;

/** In a new browser, so that nothing is cached. */
async function visit(executablePath: string, { address, hasScripts }: Visited): Promise<Visit> {
  const chrome = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const context = await chrome.newContext({ ...PHONE, locale: 'en-GB' });
    const page = await context.newPage();
    await slowDown(page, hasScripts);
    await page.addInitScript(WATCH);
    const countAsked = countWorker(context);
    await page.goto(address, { waitUntil: 'commit' });
    await delay(FIRST_VISIT_MS);
    const workerAsked = countAsked();
    await delay(WATCHED_MS - FIRST_VISIT_MS);
    return { ...(await page.evaluate<Omit<Visit, 'workerAsked'>>('window.seen')), workerAsked };
  } finally {
    await chrome.close();
  }
}

async function slowDown(page: Page, hasScripts: boolean): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', SLOW_4G);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
  if (!hasScripts) await tools.send('Network.setBlockedURLs', { urls: ['*.js'] });
}

/** Returns the number of requests by the worker so far. */
function countWorker(context: BrowserContext): () => number {
  let asked = 0;
  context.on('request', (request) => {
    if (request.serviceWorker() !== null) asked += 1;
  });
  return () => asked;
}
