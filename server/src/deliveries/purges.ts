import { z } from 'zod';
import type { Config } from '../config.ts';
import type { ChangedContent, Database } from '../db/database.ts';
import { ANY_RELEASE, EVERY_ANSWER, EVERY_FILE, releaseKey } from '../http/shared-copies.ts';
import { callOutside } from '../outside/connect.ts';
import type { Attempt } from './attempt.ts';
import { enqueueDelivery } from './queue.ts';
import { signHeaders } from './sign.ts';

/**
 * The second call comes when whatever was on its way during the first has arrived: from a process that had not heard of
 * the change yet, or at a cache that forgets only what it holds.
 */
const ROUNDS_MS = [0, 5000];
const LIMIT_MS = 5000;
/** More names than this are no shorter than all of them. */
const NAMED_MAX = 50;

/** Names of what readers may have been shown, none where they were shown nothing of it. */
export function toPurgedKeys(changed: ChangedContent): string[] {
  if (changed === 'anything') return [EVERY_ANSWER];
  const { releases } = changed;
  if (releases.length === 0) return [];
  return releases.length > NAMED_MAX
    ? [EVERY_ANSWER]
    : [ANY_RELEASE, EVERY_FILE, ...releases.map(releaseKey)];
}

const aboutSchema = z.object({ keys: z.array(z.string()) });

/** Sees to it that shared caches hear of every change that is kept, and of no other. */
export function tellCaches(
  database: Database,
  { SHARED_CACHE }: Pick<Config, 'SHARED_CACHE'>,
  now: () => Date,
): void {
  if (SHARED_CACHE.length === 0) return;
  database.onChanging(async (trx, changed) => {
    const keys = toPurgedKeys(changed);
    if (keys.length === 0) return;
    const instant = now().getTime();
    for (const wait of ROUNDS_MS)
      for (const address of SHARED_CACHE) {
        const purge = { channel: 'cache', address, event: 'cache.purge', about: { keys } } as const;
        await enqueueDelivery(trx, purge, new Date(instant + wait));
      }
  });
}

/** Tells a cache which names are to be forgotten, in the signed body and in the header that caches know. */
export function sendPurge(
  { SHARED_CACHE_SECRET = '' }: Pick<Config, 'SHARED_CACHE_SECRET'>,
  { address, about, message_id, event, created_at }: Attempt['delivery'],
  { now, signal }: Attempt,
): Promise<number> {
  const { keys } = aboutSchema.parse(JSON.parse(about));
  const body = JSON.stringify({ type: event, timestamp: created_at, data: { keys } });
  const headers = {
    ...signHeaders([Buffer.from(SHARED_CACHE_SECRET)], { id: message_id, body }, now),
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Surrogate-Key': keys.join(' '),
    'User-Agent': 'press-room-purge',
  };
  const within = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  // The operator names it: it may stand in the same network.
  return callOutside(new URL(address), null, { method: 'POST', headers, body }, within).then(
    ({ status }) => status,
  );
}
