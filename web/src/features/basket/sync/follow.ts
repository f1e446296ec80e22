import { statusOf } from '../../../lib/api-error.ts';
import { getUser } from '../../../lib/auth.ts';
import { getBaskets, subscribeToBaskets } from '../../../lib/kept-baskets.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { isWaiting, syncBaskets } from './send.ts';

/** After the last change. */
const PAUSE_MS = 1500;
/** A tab that is looked at again asks at most so often. */
const LOOK_MS = 30_000;

/** Keeps the baskets of this browser and of the account the same until it is ended. */
export function followBaskets(): () => void {
  const owner = getUser()?.id;
  let hasEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let lookedAt = 0;
  const isLeft = () => hasEnded || getUser()?.id !== owner;

  /** False where it failed. */
  const run = async (): Promise<boolean> => {
    lookedAt = Date.now();
    try {
      await syncBaskets(isLeft);
      return true;
    } catch (error) {
      // Without a line it waits; what is refused is told, because it would be refused again.
      if (!isLeft() && statusOf(error) === 409) tellFailure(error);
      return false;
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
