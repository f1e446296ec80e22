import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { type RetentionNote, recordRetention } from '../erasure/erasure-queries.ts';

/** Both happen or neither. */
export const doNoted = (
  { db }: Database,
  note: RetentionNote,
  now: Date,
  erase: (trx: Db) => Promise<unknown>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await erase(trx);
    await recordRetention(trx, note, now);
  });
