import type { Shown, WorkerMessage } from '../lib/kept-caches.ts';
import {
  keepAnswer,
  keepPublicPicture,
  readAnswer,
  readPublicPicture,
  readSignedPicture,
} from './content.ts';
import { quietly } from './network.ts';
import { currentEra, findOwner, forgetReader } from './owner.ts';
import { type Route, routeOf, UNSEEN_LOADS } from './routing.ts';
import {
  installShell,
  isKeptAsset,
  keepAsset,
  readAsset,
  readPage,
  readStatic,
  removeOldCaches,
} from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

/** Static routing API, which not every browser supports. */
interface StaticRouting {
  addRoutes: (
    rules: readonly { condition: { urlPattern: string; requestMode: RequestMode }; source: 'network' }[],
  ) => Promise<void>;
}

self.addEventListener('install', (event: ExtendableEvent & Partial<StaticRouting>) => {
  // Navigation preload requests every page; without a response of the worker the browser requests it again.
  const routing = event.addRoutes?.(
    UNSEEN_LOADS.map((urlPattern) => ({
      condition: { urlPattern, requestMode: 'navigate' },
      source: 'network',
    })),
  );
  event.waitUntil(Promise.all([installShell(), routing]));
});
self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  await removeOldCaches();
  await quietly(findOwner());
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, location.origin);
  if (route !== null) event.respondWith(respond(event, route));
});

function respond(event: FetchEvent, route: Route): Promise<Response> {
  const { request } = event;
  const extend = (work: Promise<unknown>) => event.waitUntil(work);
  switch (route.kind) {
    case 'page':
      return readPage(request, event.preloadResponse, extend);
    case 'asset':
      return readAsset(request, extend);
    case 'static':
      return readStatic(request);
    case 'answer':
      return readAnswer(request, route.reader, extend);
    case 'picture':
      return route.isSigned ? readSignedPicture(request, extend) : readPublicPicture(request, extend);
  }
}

self.addEventListener('message', (event) => event.waitUntil(obey(event.data as WorkerMessage)));

async function obey(message: WorkerMessage): Promise<void> {
  if (message.type === 'take-over') await self.skipWaiting();
  if (message.type === 'forget-reader') await forgetReader();
  if (message.type === 'shown')
    await Promise.all(message.shown.map((each) => quietly(keepShown(each, message.language))));
}

/** Caches public answers and pictures that the page loaded before this worker controlled it; mostly from the HTTP cache. */
async function keepShown({ address, isPicture }: Shown, language: string): Promise<void> {
  const headers = { Accept: 'application/json', 'Accept-Language': language };
  const request = new Request(address, isPicture ? {} : { headers });
  const { method, url, mode, cache } = request;
  const destination = isPicture ? 'image' : '';
  const asked = { method, url, mode, cache, headers: request.headers, destination } as const;
  const route = routeOf(asked, location.origin);
  if (route?.kind === 'asset' && !(await isKeptAsset(url))) await keepAsset(url, await fetch(request));
  if (route?.kind === 'answer') await keepAnswer(request, await fetch(request), null, currentEra());
  if (route?.kind === 'picture' && !route.isSigned) await keepPublicPicture(url, await fetch(request));
}
