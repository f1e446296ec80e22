/**
 * Served if a build has no service worker. A 404 would not do: browsers then keep the old worker, and readers would
 * stay with it for ever. This one removes itself and all caches of its predecessor, twice, because that one may still
 * be writing; open pages continue with the network.
 */
export const RETIRED_WORKER = `self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
// Pages that know of a waiting worker say when it may go first.
self.addEventListener('message', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  await self.registration.unregister();
  await dropCaches();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await dropCaches();
}

async function dropCaches() {
  for (const name of await caches.keys()) await caches.delete(name);
}
`;
