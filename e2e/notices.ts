import { type BrowserContext, expect, type Page } from '@playwright/test';
import { NOTICE_SECONDS } from '@press-room/contract/limits';
import { UNDO_SECONDS } from '@press-room/contract/undo';

const LIFETIMES_MS = [NOTICE_SECONDS * 1000, UNDO_SECONDS * 1000];
const TIMES = 20;

/**
 * Extends the time of notices, which a slow journey would otherwise miss. A clock installed in the page has its own
 * timers, so repeat this after installing one.
 */
export const keepNotices = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(lengthenTimers, { lifetimes: LIFETIMES_MS, times: TIMES });

/** Runs in the page. */
function lengthenTimers({ lifetimes, times }: { lifetimes: number[]; times: number }): void {
  window.setTimeout = new Proxy(window.setTimeout, {
    apply: (set, self, [handler, ms = 0, ...rest]: [TimerHandler, number?, ...unknown[]]): unknown =>
      Reflect.apply(set, self, [handler, lifetimes.includes(ms) ? ms * times : ms, ...rest]),
  });
}

/** Waits for a notice with this text and dismisses it, because the next one may have the same. */
export async function takeNotice(page: Page, words: string): Promise<void> {
  const notice = page.getByRole('status').filter({ has: page.getByText(words, { exact: true }) });
  await expect(notice).toBeVisible();
  // Not a click, which would move the focus.
  await notice.getByRole('button').last().dispatchEvent('click');
  await expect(notice).toHaveCount(0);
}
