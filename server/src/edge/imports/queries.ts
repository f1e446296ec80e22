import type { ImportTarget } from '@press-room/contract/imports';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ImportDifferenceTable, ImportRunTable, StoredKind } from '../../platform/db/import-tables.ts';
import { notFound, stale } from '../../platform/errors/errors.ts';
import { toKey } from '../../platform/text/keys.ts';

export type StoredRun = Selectable<ImportRunTable> & { first_name: string | null; last_name: string | null };
export type StoredDifference = Selectable<ImportDifferenceTable>;
export type NewDifference = Insertable<ImportDifferenceTable>;

/** Rows per statement, because engines limit the number of values. */
const ROWS_AT_ONCE = 500;

export const selectRuns = (db: Db) =>
  db
    .selectFrom('import_run as run')
    .leftJoin('user_account as author', 'author.id', 'run.created_by')
    .selectAll('run')
    .select(['author.first_name', 'author.last_name']);

/** @throws 404 */
export async function getStoredRun(db: Db, id: number): Promise<StoredRun> {
  const run = await selectRuns(db).where('run.id', '=', id).executeTakeFirstOrThrow(notFound);
  return run;
}

/** An import whose version is unchanged. @throws 404, 412 */
export async function getRunAt(db: Db, { id, version }: { id: number; version: number }): Promise<StoredRun> {
  const run = await getStoredRun(db, id);
  if (run.version !== version) throw stale({ id, version: run.version });
  return run;
}

export async function createRun(trx: Db, run: Insertable<ImportRunTable>): Promise<number> {
  const { id } = await trx.insertInto('import_run').values(run).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Writes an import whose version is unchanged, and raises it. @throws 404, 412 */
export async function writeRun(
  trx: Db,
  { id, version }: { id: number; version: number },
  { values, now }: { values: Updateable<ImportRunTable>; now: Date },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('import_run')
    .set({ ...values, version: version + 1, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const { version: current } = await getStoredRun(trx, id);
  throw stale({ id, version: current });
}

/** Records the progress of the comparison. Returns false if a new one was started. */
export async function noteRows(
  trx: Db,
  { id, version }: { id: number; version: number },
  rows: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('import_run')
    .set((eb) => ({ rows_read: eb('rows_read', '+', rows) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertDifferences(trx: Db, rows: readonly NewDifference[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await trx
      .insertInto('import_difference')
      .values(rows.slice(at, at + ROWS_AT_ONCE).map((row) => ({ ...row, label_key: toKey(row.label) })))
      .execute();
  }
}

export const deleteDifferences = (trx: Db, run_id: number) =>
  trx.deleteFrom('import_difference').where('run_id', '=', run_id).execute();

/** Marks rows that repeat an earlier one exactly. */
async function markRepeated(trx: Db, run_id: number): Promise<void> {
  await trx
    .updateTable('import_difference as later')
    .set({ kind: 'same', is_accepted: 0, match_key: '', fields: '[]', notes: '[]' })
    .where('later.run_id', '=', run_id)
    .where('later.kind', '=', 'add')
    .where('later.match_key', '<>', '')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('import_difference as first')
          .select('first.id')
          .where('first.run_id', '=', run_id)
          .where('first.kind', '=', 'add')
          .whereRef('first.match_key', '=', 'later.match_key')
          .whereRef('first.fields', '=', 'later.fields')
          .whereRef('first.id', '<', 'later.id'),
      ),
    )
    .execute();
}

/** Marks rows with the same key, or about the same record, as conflicts. */
export async function markTwins(trx: Db, run_id: number, notes: string): Promise<void> {
  await markRepeated(trx, run_id);
  const conflict = trx
    .updateTable('import_difference')
    .set({ kind: 'conflict', is_accepted: 0, notes })
    .where('run_id', '=', run_id)
    .where('kind', 'in', ['add', 'change', 'same']);
  await conflict
    .where('match_key', 'in', (eb) =>
      eb
        .selectFrom('import_difference')
        .select('match_key')
        .where('run_id', '=', run_id)
        .where('match_key', '<>', '')
        .groupBy('match_key')
        .having((having) => having.fn.countAll(), '>', 1),
    )
    .execute();
  await conflict
    .where('stored_id', 'in', (eb) =>
      eb
        .selectFrom('import_difference')
        .select((inner) => inner.ref('stored_id').$notNull().as('stored_id'))
        .where('run_id', '=', run_id)
        .where('stored_id', 'is not', null)
        .where('kind', 'not in', ['matched', 'error'])
        .groupBy('stored_id')
        .having((having) => having.fn.countAll(), '>', 1),
    )
    .execute();
}

/** Number of differences and of accepted ones, by kind. */
export async function countKinds(
  db: Db,
  run_id: number,
): Promise<Map<string, { all: number; accepted: number }>> {
  const rows = await db
    .selectFrom('import_difference')
    .select((eb) => ['kind', 'is_accepted', eb.fn.countAll<number>().as('count')])
    .where('run_id', '=', run_id)
    .groupBy(['kind', 'is_accepted'])
    .execute();
  const kinds = new Map<string, { all: number; accepted: number }>();
  for (const { kind, is_accepted, count } of rows) {
    const before = kinds.get(kind) ?? { all: 0, accepted: 0 };
    kinds.set(kind, {
      all: before.all + Number(count),
      accepted: before.accepted + (is_accepted === 1 ? Number(count) : 0),
    });
  }
  return kinds;
}

/** Number of accepted rows with warnings. */
export async function countNoted(db: Db, run_id: number): Promise<number> {
  return countRows(
    db
      .selectFrom('import_difference')
      .where('run_id', '=', run_id)
      .where('kind', 'in', ['add', 'change'])
      .where('is_accepted', '=', 1)
      .where('notes', '<>', '[]'),
  );
}

/**
 * A batch of differences of a kind after an id, in order. Whether they are accepted is not checked here: PostgreSQL
 * considers freshly marked rows rare, and would sort all of them each time.
 */
export const listDifferences = (
  trx: Db,
  { run_id, kind, after, limit }: { run_id: number; kind: StoredKind; after: number; limit: number },
): Promise<StoredDifference[]> =>
  trx
    .selectFrom('import_difference')
    .selectAll()
    .where('run_id', '=', run_id)
    .where('kind', '=', kind)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** An applied import of the same file. */
export const findApplied = (
  db: Db,
  { id, sha256, target }: { id: number; sha256: string; target: ImportTarget },
) =>
  db
    .selectFrom('import_run')
    .select((eb) => ['id', eb.ref('applied_at').$notNull().as('applied_at')])
    .where('sha256', '=', sha256)
    .where('target', '=', target)
    .where('state', '=', 'applied')
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
