import type { Db } from '../../platform/db/db.ts';
import { lockName } from '../../platform/db/row-locks.ts';
import { unavailable } from '../../platform/errors/errors.ts';
import type { AppContext } from '../context.ts';
import { listReferredKeys } from './file-references.ts';

type FileContext = Pick<AppContext, 'database' | 'store'>;

const nameOf = (key: string): string => `file ${key}`;

/**
 * Deletes files without a reference. Files are stored by content: several records can share one, and a concurrent
 * transaction may be about to reference one (`keepStored`).
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
 * Protects files stored before this transaction from being deleted as unreferenced until it ends.
 * @throws 503 if one was deleted in between
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
