import { RELEASE } from '../config.ts';
import { getToken, getUser, subscribeToSession } from './auth.ts';
import { READER_CACHES, type WorkerMessage } from './kept-caches.ts';
import { whenRested } from './when-quiet.ts';

/**
 * Removes a reader's caches with the session; starts the service worker when the browser is idle, and with it the
 * loading of data that should be available offline.
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
  // The session may have ended while no page was open to see it.
  if (getToken() === null) forgetReader();
  if (RELEASE === '' || !('serviceWorker' in navigator)) return;
  void import('./service-worker.ts')
    .then(({ startWorker, untilControlled }) => startWorker().then(untilControlled))
    .then(keepMore)
    .catch(ignore);
}

/** Done by the page itself, so that it works without a worker too; the worker drops running requests. */
function forgetReader(): void {
  if ('caches' in window)
    for (const name of Object.values(READER_CACHES)) void caches.delete(name).catch(ignore);
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget-reader' } satisfies WorkerMessage);
}

// A browser that refuses to keep anything is one without offline reading.
const ignore = () => {};
