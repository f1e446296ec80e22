import { RELEASE } from '../config.ts';
import type { WorkerMessage } from './kept-caches.ts';
import { createStore, useStore } from './store.ts';

const RELEASE_PATH = '/release.json';
const CHECK_EVERY_MS = 10 * 60_000;
const TAKE_OVER_MS = 3000;

const isOutdatedStore = createStore(false);

/** Whether the server has a newer build than this tab. */
export const useIsOutdated = (): boolean => useStore(isOutdatedStore);

/** Checks for a new build on the server: at intervals, and when the reader returns to the tab. */
export function followRelease(): void {
  if (RELEASE === '') return;
  let lastCheck = Date.now();
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < CHECK_EVERY_MS) return;
    lastCheck = Date.now();
    void checkRelease();
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK_EVERY_MS);
}

/** Also called for a missing chunk, which can mean that there is a new build. */
export async function checkRelease(): Promise<'current' | 'outdated' | 'unknown'> {
  try {
    const answer = await fetch(RELEASE_PATH, { cache: 'no-store' });
    const { release } = (await answer.json()) as { release?: unknown };
    if (!answer.ok || typeof release !== 'string') return 'unknown';
    if (release === RELEASE) return 'current';
    isOutdatedStore.set(true);
    // Download the new build in the background.
    await (await navigator.serviceWorker?.getRegistration())?.update();
    return 'outdated';
  } catch {
    // Offline.
    return 'unknown';
  }
}

export const letTakeOver = (waiting: ServiceWorker): void =>
  waiting.postMessage({ type: 'take-over' } satisfies WorkerMessage);

/** Activates the waiting worker of the new build, then reloads. The reload loads the new build in any case. */
export async function reloadToUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.waiting) {
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    letTakeOver(registration.waiting);
    await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, TAKE_OVER_MS))]);
  }
  location.reload();
}
