import type { Db } from '../../../db/database.ts';

/**
 * The one list of columns that name stored files: what none of them names is removed by the daily sweep, and what one of
 * them names belongs to a backup.
 */
const namedFiles = (db: Db) =>
  db
    .selectFrom('asset')
    .select('sha256 as key')
    .unionAll(db.selectFrom('asset_rendition').select('sha256 as key'))
    .unionAll(db.selectFrom('asset_social_cut').select('sha256 as key'))
    .unionAll(
      db
        .selectFrom('asset')
        .select((eb) => eb.ref('whole_sha256').$notNull().as('key'))
        .where('whole_sha256', 'is not', null),
    )
    .unionAll(db.selectFrom('import_run').select('sha256 as key').where('erased_at', 'is', null))
    .unionAll(
      db
        .selectFrom('user_account')
        .select((eb) => eb.ref('picture_small').$notNull().as('key'))
        .where('picture_small', 'is not', null),
    )
    .unionAll(
      db
        .selectFrom('user_account')
        .select((eb) => eb.ref('picture_large').$notNull().as('key'))
        .where('picture_large', 'is not', null),
    )
    .unionAll(db.selectFrom('event_accreditation_proof').select('sha256 as key'));

/** Those of the keys that a row names. */
export async function listReferredKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom(namedFiles(db).as('file'))
    .select('file.key')
    .where('file.key', 'in', keys)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

const BATCH = 5000;

/** Every key that a row names, once, in order. */
export async function* listAllReferredKeys(db: Db): AsyncGenerator<string> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom(namedFiles(db).as('file'))
      .select('file.key')
      .distinct()
      .where('file.key', '>', last)
      .orderBy('file.key')
      .limit(BATCH)
      .execute();
    for (const { key } of rows) yield key;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.key;
  }
}
