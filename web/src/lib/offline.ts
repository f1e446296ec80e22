import { RELEASE } from '../config.ts';
import { getToken, getUser, subscribeToSession } from './auth.ts';
import { READER_CACHES, type WorkerMessage } from './kept-caches.ts';
import { whenRested } from './when-quiet.ts';

/**
 * Deletes a reader's caches when the session ends. Starts the service worker when the browser is idle, then loads data
 * for offline use.
 */
export function followOffline(keepMore: () => void): void {
  let reader = getUser()?.id;
  subscribeToSession(() => {
    const next = getUser()?.id;
    if (next !== reader || getToken() === null) forgetReader();
    reader = next;
  });
  whenRested(() => start(keepMore));
}

function start(keepMore: () => void): void {
  // The session may have ended while no page was open.
  if (getToken() === null) forgetReader();
  if (RELEASE === '' || !('serviceWorker' in navigator)) return;
  void import('./service-worker.ts')
    .then(({ startWorker, untilControlled }) => startWorker().then(untilControlled))
    .then(keepMore)
    .catch(ignore);
}

/** Done by the page, so that it works without a worker; the worker drops running requests. */
function forgetReader(): void {
  if ('caches' in window)
    for (const name of Object.values(READER_CACHES)) void caches.delete(name).catch(ignore);
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget-reader' } satisfies WorkerMessage);
}

// A browser that refuses storage has no offline reading.
const ignore = () => {};
