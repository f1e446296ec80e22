import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
  type Request,
} from '@playwright/test';
import { keepNotices } from './notices.ts';

/** Requests of a browser since it was opened. */
interface Traffic {
  begun: number;
  underWay: Set<Request>;
}

/** Consecutive checks: an answer can cause further requests only after it is rendered. */
const RESTS = 3;

const trafficOf = new WeakMap<BrowserContext, Traffic>();

/** Base of all journeys: tracks running requests, and keeps notices until they are read. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await prepare(context);
    context.on('page', awaitApp);
    await use(context);
  },
});

/** Waits after each navigation until the app has started: before that, the server's page looks the same. */
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

/** Runs in the page. React marks the elements it has rendered or hydrated; other pages have no root. */
function isTaken(): boolean {
  const root = document.getElementById('root');
  const isLost = document.getElementById('unloaded')?.hidden === false;
  const first = root?.firstElementChild ?? {};
  return root === null || isLost || Object.keys(first).some((key) => key.startsWith('__reactFiber'));
}

/** Opens a further browser context. */
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

/** Tracks the requests of a browser, to wait until all are done. */
function watch(context: BrowserContext): void {
  const traffic: Traffic = { begun: 0, underWay: new Set() };
  trafficOf.set(context, traffic);
  context.on('request', (request) => {
    traffic.begun += 1;
    traffic.underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    context.on(end as 'requestfinished', (request) => traffic.underWay.delete(request));
  // Unread bodies, such as the answer to a sign-out, cause no event at their end.
  context.on('response', (response) => {
    if (response.request().method() !== 'GET') traffic.underWay.delete(response.request());
  });
  // Requests of a closed page cause none either.
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
    // Requests of a worker have no page, and a new page has no frame at first.
    return false;
  }
}

/**
 * Waits until everything is loaded and rendered: over several frames no request is running or started, and no element
 * is busy. Unlike `networkidle`, there is no fixed delay.
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

/** Runs in the page: two frames, so that pending rendering is done. */
const restOnce = (): Promise<boolean> =>
  new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        resolve(document.readyState === 'complete' && document.querySelector('[aria-busy="true"]') === null),
      ),
    );
  });
