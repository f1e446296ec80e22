import { randomUUID } from 'node:crypto';
import { ERRORS, type Lock, type Locker, MemoryLocker } from '@tus/server';
import type { AppContext } from '../../../core/context.ts';
import { CLOCKS_DIFFER_MS } from '../../../platform/jobs/lease.ts';
import { freeUploadLock, shortenUploadLock, takeUploadLock } from './queries.ts';

/** Lease of an upload's lock: the longest time that a killed process blocks it. */
const LEASE_MS = 10_000;
const RENEWALS = 3;

/**
 * Allows one writer per upload. Requests of this process take turns: a second one asks the first to end. Processes that
 * share a folder exclude each other by a lease in the database. With SQLite there is one process, so locks of another
 * one are left over.
 */
export function createUploadLocker({
  database,
  now,
  log,
}: Pick<AppContext, 'database' | 'now' | 'log'>): Locker {
  const local = new MemoryLocker();
  const by = randomUUID();
  const take = async (id: string): Promise<boolean> => {
    const instant = now().getTime();
    const until = new Date(instant + LEASE_MS).toISOString();
    const others = database.engine === 'sqlite' ? until : new Date(instant).toISOString();
    const isTaken = await takeUploadLock(database.db, id, { by, now: others, until });
    const longest = new Date(instant + LEASE_MS + CLOCKS_DIFFER_MS).toISOString();
    if (!isTaken) await shortenUploadLock(database.db, id, { longest, until });
    return isTaken;
  };
  return {
    newLock: (id): Lock => {
      const localLock = local.newLock(id);
      let renewal: NodeJS.Timeout | undefined;
      return {
        lock: async (signal, requestRelease) => {
          await localLock.lock(signal, requestRelease);
          try {
            if (!(await take(id)) && (await isLockedElsewhere(id))) throw ERRORS.ERR_LOCK_TIMEOUT;
          } catch (error) {
            await localLock.unlock();
            throw error;
          }
          renewal = setInterval(() => {
            take(id).catch((error: unknown) =>
              log.warn({ err: error }, 'the lock of an upload is not renewed'),
            );
          }, LEASE_MS / RENEWALS);
        },
        unlock: async () => {
          clearInterval(renewal);
          try {
            await freeUploadLock(database.db, id, by);
          } catch (error) {
            // The lease expires; it blocks other processes only.
            log.warn({ err: error }, 'the lock of an upload is not freed');
          } finally {
            await localLock.unlock();
          }
        },
      };
    },
  };

  // A new or deleted upload has no row to lock.
  async function isLockedElsewhere(id: string): Promise<boolean> {
    const row = await database.db
      .selectFrom('asset_upload')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  }
}
