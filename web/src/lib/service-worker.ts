import { SERVICE_WORKER_PATH } from '@press-room/contract/installable';
import { acceptLanguage } from '../i18n/content-language.ts';
import { getToken } from './auth.ts';
import type { Shown, WorkerMessage } from './kept-caches.ts';
import { checkRelease, letTakeOver } from './release.ts';

/** Registers the worker and follows its updates. @throws if the browser refuses */
export async function startWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  let isFollowed = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    // The first worker has not cached the resources of this page; a later one belongs to another build.
    if (isFollowed) void checkRelease();
    else sendShown();
    isFollowed = true;
  });
  const registration = await workers.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' });
  const follow = () =>
    registration.installing?.addEventListener('statechange', () => void settle(registration));
  registration.addEventListener('updatefound', follow);
  // The browser may have started an update already.
  follow();
  await settle(registration);
  // Browsers check rarely, perhaps never while the page is open.
  await registration.update();
}

/** Waits until a worker controls the page: answers to earlier requests are not cached. */
export async function untilControlled(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (workers.controller === null)
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
}

/** Activates a waiting worker of this page's build; a worker of a newer build waits for the reader's reload. */
async function settle({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (waiting && (await checkRelease()) === 'current') letTakeOver(waiting);
}

function sendShown(): void {
  const shown = performance.getEntriesByType('resource').flatMap(toShown);
  const message: WorkerMessage = { type: 'shown', shown, language: acceptLanguage() };
  navigator.serviceWorker.controller?.postMessage(message);
}

/** Resources to cache; answers for signed-in users are excluded. */
function toShown(entry: PerformanceEntry): Shown[] {
  if (!(entry instanceof PerformanceResourceTiming)) return [];
  const { name, initiatorType } = entry;
  const { origin, pathname } = new URL(name);
  if (origin !== location.origin) return [];
  if (pathname.startsWith('/media/')) return [{ address: name, isPicture: initiatorType !== 'fetch' }];
  const isRead = pathname.startsWith('/assets/') || (pathname.startsWith('/api/') && getToken() === null);
  return isRead ? [{ address: name, isPicture: false }] : [];
}
