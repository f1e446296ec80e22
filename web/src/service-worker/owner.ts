import { READER_CACHES } from '../lib/kept-caches.ts';
import type { Claims } from './routing.ts';

/** Owner of the reader caches, stored beside them: a worker can be stopped at any time. */
const OWNER_KEY = '/owner';

/** Incremented when a reader is forgotten: responses to earlier requests are not cached. */
let era = 0;
export const currentEra = (): number => era;

export async function forgetReader(): Promise<void> {
  era += 1;
  await Promise.all(Object.values(READER_CACHES).map((name) => caches.delete(name)));
}

/** Owner of the cached data. After the expiry of their last token: null, and the caches are deleted. */
export async function findOwner(now = Date.now()): Promise<Claims | null> {
  const kept = await caches.match(OWNER_KEY, { cacheName: READER_CACHES.owner });
  if (kept === undefined) return null;
  const owner = (await kept.json()) as Claims;
  if (owner.expires > now) return owner;
  await forgetReader();
  return null;
}

/** Opens the caches for a reader whose token the server has accepted, after deleting those of another reader. */
export async function admitReader(reader: Claims, since: number): Promise<boolean> {
  if (era !== since) return false;
  const owner = await findOwner();
  if (owner !== null && owner.user !== reader.user) {
    await forgetReader();
    return false;
  }
  if (era !== since) return false;
  if (owner === null || owner.expires < reader.expires) {
    const cache = await caches.open(READER_CACHES.owner);
    await cache.put(OWNER_KEY, Response.json(reader));
    if (era !== since) await forgetReader();
  }
  return era === since;
}
