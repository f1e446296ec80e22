import { ApiError } from '../../../lib/api-error.ts';
import { getUser } from '../../../lib/auth.ts';
import { getBaskets, subscribeToBaskets } from '../../../lib/kept-baskets.ts';
import { showToast } from '../../../lib/toasts.ts';
import { isWaiting, syncBaskets } from './send.ts';
import { markSynced } from './synced.ts';

/** Milliseconds after the last change. */
const PAUSE_MS = 1500;
/** Minimum interval in milliseconds between checks of a tab that becomes visible. */
const LOOK_MS = 30_000;

/** Ended session, deleted basket, outdated basket, and rate limit: handled separately. */
const HANDLED = [401, 404, 412, 429];
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !HANDLED.includes(error.status);

/** Runs in one tab at a time, if the browser supports locks. */
const alone = (run: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('baskets', run) : run();

/** Synchronises the baskets of this browser with the account. @returns a function that ends it */
export function followBaskets(): () => void {
  const owner = getUser()?.id;
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let lookedAt = 0;
  const isLeft = () => hasEnded || getUser()?.id !== owner;

  /** @returns false if it failed */
  const run = async (): Promise<boolean> => {
    lookedAt = Date.now();
    try {
      await alone(async () => {
        if (!isLeft()) await syncBaskets(isLeft);
      });
      return true;
    } catch (error) {
      // Offline changes wait. A refusal is shown, because a retry would be refused too.
      if (!isLeft() && isRefusal(error)) showToast('error', error.message);
      return false;
    } finally {
      if (!isLeft()) markSynced();
    }
  };
  const sync = (): void => {
    if (isLeft()) return;
    if (running !== null) {
      later();
      return;
    }
    running = run().then((isDone) => {
      running = null;
      if (isDone) wait();
    });
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(sync, PAUSE_MS);
  };
  const wait = (): void => {
    if (!isLeft() && running === null && getBaskets().baskets.some(isWaiting)) later();
  };
  const unsubscribe = subscribeToBaskets(wait);
  const look = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt > LOOK_MS) sync();
  };
  addEventListener('online', sync);
  document.addEventListener('visibilitychange', look);
  sync();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    unsubscribe();
    removeEventListener('online', sync);
    document.removeEventListener('visibilitychange', look);
  };
}
