import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { type RetentionNote, recordRetention } from '../erasure/erasure-queries.ts';

/** Runs a step and logs it in one transaction. */
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
