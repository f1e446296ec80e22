import type { Db } from '../../../db/database.ts';

/**
 * Those of the keys that a row names. This is the one list of columns that name stored files: what none of them names is
 * removed by the daily sweep.
 */
export async function listReferredKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('asset')
    .select('sha256 as key')
    .where('sha256', 'in', keys)
    .union(db.selectFrom('asset_rendition').select('sha256 as key').where('sha256', 'in', keys))
    .union(db.selectFrom('asset_social_cut').select('sha256 as key').where('sha256', 'in', keys))
    .union(
      db
        .selectFrom('asset')
        .select((eb) => eb.ref('whole_sha256').$notNull().as('key'))
        .where('whole_sha256', 'in', keys),
    )
    .union(
      db
        .selectFrom('import_run')
        .select('sha256 as key')
        .where('sha256', 'in', keys)
        .where('erased_at', 'is', null),
    )
    .union(
      db
        .selectFrom('user_account')
        .select((eb) => eb.ref('picture_small').$notNull().as('key'))
        .where('picture_small', 'in', keys),
    )
    .union(
      db
        .selectFrom('user_account')
        .select((eb) => eb.ref('picture_large').$notNull().as('key'))
        .where('picture_large', 'in', keys),
    )
    .union(db.selectFrom('event_accreditation_proof').select('sha256 as key').where('sha256', 'in', keys))
    .execute();
  return new Set(rows.map(({ key }) => key));
}
