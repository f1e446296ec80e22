import type { AliasedExpression } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

type NamedFiles = AliasedExpression<{ key: string }, 'file'>;

/**
 * The list of all columns that name stored files. The daily cleanup removes files that neither these columns nor the
 * caches name; backups contain the files that these columns name.
 */
const listColumns = (db: Db): readonly NamedFiles[] => [
  db.selectFrom('asset').select('sha256 as key').as('file'),
  db.selectFrom('asset_rendition').select('sha256 as key').as('file'),
  db.selectFrom('asset_social_cut').select('sha256 as key').as('file'),
  db
    .selectFrom('asset')
    .select((eb) => eb.ref('whole_sha256').$notNull().as('key'))
    .where('whole_sha256', 'is not', null)
    .as('file'),
  db.selectFrom('import_run').select('sha256 as key').where('erased_at', 'is', null).as('file'),
  db
    .selectFrom('user_account')
    .select((eb) => eb.ref('picture_small').$notNull().as('key'))
    .where('picture_small', 'is not', null)
    .as('file'),
  db
    .selectFrom('user_account')
    .select((eb) => eb.ref('picture_large').$notNull().as('key'))
    .where('picture_large', 'is not', null)
    .as('file'),
  db.selectFrom('event_accreditation_proof').select('sha256 as key').as('file'),
  db
    .selectFrom('clipping_proposal')
    .select((eb) => eb.ref('sha256').$notNull().as('key'))
    .where('sha256', 'is not', null)
    .as('file'),
];

/** Derived files, which can be made again and are not in backups. */
const listCaches = (db: Db): readonly NamedFiles[] => [
  db
    .selectFrom('asset_use')
    .select((eb) => eb.ref('sha256').$notNull().as('key'))
    .where('sha256', 'is not', null)
    .as('file'),
  db
    .selectFrom('asset_page')
    .select((eb) => eb.ref('picture_sha256').$notNull().as('key'))
    .where('picture_sha256', 'is not', null)
    .as('file'),
  db.selectFrom('press_review_file').select('sha256 as key').as('file'),
];

/** Of some keys, those that a row names. */
export async function listReferredKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const referred = new Set<string>();
  for (const column of [...listColumns(db), ...listCaches(db)]) {
    const rows = await db.selectFrom(column).select('file.key').where('file.key', 'in', keys).execute();
    for (const { key } of rows) referred.add(key);
  }
  return referred;
}

const BATCH = 5000;

/** All keys for a backup, once each, sorted: one pass over each index. */
export async function* listAllReferredKeys(db: Db): AsyncGenerator<string> {
  const columns = listColumns(db).map((column) => listColumn(db, column));
  const heads = await Promise.all(columns.map((keys) => keys.next()));
  for (;;) {
    const waiting = heads.flatMap(({ done, value }) => (done === true ? [] : [value]));
    const next = waiting.reduce<string | null>(
      (least, key) => (least === null || key < least ? key : least),
      null,
    );
    if (next === null) return;
    yield next;
    for (const [at, keys] of columns.entries()) {
      while (heads[at]?.done === false && heads[at].value === next) heads[at] = await keys.next();
    }
  }
}

async function* listColumn(db: Db, column: NamedFiles): AsyncGenerator<string, undefined> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom(column)
      .select('file.key')
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
