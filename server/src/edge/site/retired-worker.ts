/**
 * Served if a build has no service worker. After a 404 browsers would keep the old worker. This one removes itself and
 * all caches of its predecessor, twice, because that may still be writing; open pages continue with the network.
 */
export const RETIRED_WORKER = `self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
// Pages that support waiting workers send a message when it may activate earlier.
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
