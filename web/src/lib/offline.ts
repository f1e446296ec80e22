import { RELEASE } from '../config.ts';
import { getToken, getUser, subscribeToSession } from './auth.ts';
import { READER_CACHES, type WorkerMessage } from './kept-caches.ts';
import { whenRested } from './when-quiet.ts';

/**
 * Nothing that was kept for a reader outlives the session; the service worker starts when the reader rests, and with
 * it what it should keep although nobody has asked for it yet.
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

/** By the page itself, so that it holds without a worker too; the worker drops what it is still fetching. */
function forgetReader(): void {
  if ('caches' in window)
    for (const name of Object.values(READER_CACHES)) void caches.delete(name).catch(ignore);
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget-reader' } satisfies WorkerMessage);
}

// A browser that refuses to keep anything is one without offline reading.
const ignore = () => {};
