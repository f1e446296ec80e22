import { SERVICE_WORKER_PATH } from '@press-room/contract/installable';
import type { FastifyInstance } from 'fastify';

/** Removes itself and all that its predecessor kept; pages that it stood behind load again, without it. */
const RETIREMENT = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
`;

/**
 * Stands where a build has no service worker. A missing one would not do: browsers keep what they have when its address
 * answers 404, and readers would stay with it for ever.
 */
export function serveRetiredWorker(app: FastifyInstance): void {
  app.get(SERVICE_WORKER_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({ 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' })
      .send(RETIREMENT),
  );
}
