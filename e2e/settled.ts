import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
  type Request,
} from '@playwright/test';
import { keepNotices } from './notices.ts';

/** What a browser has asked for since it was opened. */
interface Traffic {
  begun: number;
  underWay: Set<Request>;
}

/** What has come may ask for more only once it is drawn. */
const RESTS = 3;

const trafficOf = new WeakMap<BrowserContext, Traffic>();

/** All journeys begin with this: it knows what is still being fetched, and notices wait for who looks for them. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await prepare(context);
    context.on('page', awaitApp);
    await use(context);
  },
});

/** The page of the server looks like the app before the app has started: journeys wait until it has. */
function awaitApp(page: Page): void {
  for (const name of ['goto', 'reload'] as const) {
    const load = page[name].bind(page) as Page['goto'];
    page[name] = async (...parameters: Parameters<Page['goto']>) => {
      const response = await load(...parameters);
      await page.waitForFunction(isTaken);
      return response;
    };
  }
}

/** Runs in the page. React marks what it has drawn or taken over; a page of something else has no root. */
function isTaken(): boolean {
  const root = document.getElementById('root');
  const isLost = document.getElementById('unloaded')?.hidden === false;
  const first = root?.firstElementChild ?? {};
  return root === null || isLost || Object.keys(first).some((key) => key.startsWith('__reactFiber'));
}

/** A browser besides the one that a journey begins with. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await prepare(context);
  return context;
}

async function prepare(context: BrowserContext): Promise<void> {
  watch(context);
  await keepNotices(context);
}

/** Follows what a browser asks for, so that one can wait until it rests. */
function watch(context: BrowserContext): void {
  const traffic: Traffic = { begun: 0, underWay: new Set() };
  trafficOf.set(context, traffic);
  context.on('request', (request) => {
    traffic.begun += 1;
    traffic.underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    context.on(end as 'requestfinished', (request) => traffic.underWay.delete(request));
  // The end of an answer that nobody reads, as that to a sign-out, is never told.
  context.on('response', (response) => {
    if (response.request().method() !== 'GET') traffic.underWay.delete(response.request());
  });
  // Nor is that of what a page asked for that is closed.
  context.on('page', (page) =>
    page.on('close', () => {
      for (const request of traffic.underWay) if (isOf(page, request)) traffic.underWay.delete(request);
    }),
  );
}

function isOf(page: Page, request: Request): boolean {
  try {
    return request.frame().page() === page;
  } catch {
    // A worker asks for something without a page, and who opens one before it has a frame.
    return false;
  }
}

/**
 * Until everything has come and is drawn: over several frames nothing is being fetched, nothing new is
 * asked for, and nothing says that it is still being made. Unlike `networkidle` it waits for no length of time.
 */
export async function settle(page: Page): Promise<void> {
  const traffic = trafficOf.get(page.context());
  if (traffic === undefined) throw new Error('This browser is not watched');
  for (let rests = 0; rests < RESTS; ) {
    const { begun } = traffic;
    const isAtRest = await page.evaluate(restOnce);
    rests = isAtRest && traffic.underWay.size === 0 && traffic.begun === begun ? rests + 1 : 0;
  }
}

/** Runs in the page: two frames, so that what was to be drawn has been. */
const restOnce = (): Promise<boolean> =>
  new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        resolve(document.readyState === 'complete' && document.querySelector('[aria-busy="true"]') === null),
      ),
    );
  });
