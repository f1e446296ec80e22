import type { Db } from '../../platform/db/db.ts';
import { lockName } from '../../platform/db/row-locks.ts';
import { unavailable } from '../../platform/errors/errors.ts';
import type { AppContext } from '../context.ts';
import { listReferredKeys } from './file-references.ts';

type FileContext = Pick<AppContext, 'database' | 'store'>;

const nameOf = (key: string): string => `file ${key}`;

/**
 * Deletes files that no row names any more. They are stored by content: two people, or a person and a release, may share one,
 * and somebody may be about to name what was nobody's a moment ago (`keepStored`).
 */
export async function removeUnusedFiles(
  { database, store }: FileContext,
  keys: readonly string[],
): Promise<void> {
  for (const key of new Set(keys)) {
    await database.db.transaction().execute(async (trx) => {
      await lockName(trx, database, nameOf(key));
      if (!(await listReferredKeys(trx, [key])).has(key)) await store.remove(key);
    });
  }
}

/**
 * For who names files in this transaction that were stored before it: until it ends they are not removed as nobody's.
 * @throws 503 where one was, between the two
 */
export async function keepStored(
  { database, store }: FileContext,
  trx: Db,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys.toSorted()) {
    await lockName(trx, database, nameOf(key));
    if ((await store.find(key)) === null) throw unavailable();
  }
}
