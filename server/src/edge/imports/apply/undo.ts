import type { AuditAction } from '@press-room/contract/audit';
import { IMPORT_CHANGED_NAMED } from '@press-room/contract/imports';
import { z } from 'zod';
import { recordAudit, recordAudits } from '../../../core/audit/queries.ts';
import { searchOf } from '../../../core/search/index/search-of.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockRows } from '../../../platform/db/row-locks.ts';
import { conflict, importTouched } from '../../../platform/errors/errors.ts';
import type { ImportContext } from '../compare/compare.ts';
import { getRunAt, type StoredDifference, type StoredRun, writeRun } from '../queries.ts';
import { TARGETS } from '../targets/list.ts';
import type { Target, WrittenKind } from '../targets/target.ts';
import type { Writing } from './apply.ts';
import { letOthers } from './progress.ts';
import { indexWritten, listEach, readNames, toAuditEntry, toWritten, type WrittenRow } from './written.ts';

const countsSchema = z.object({ add: z.int(), change: z.int(), remove: z.int() });

const readCounts = ({ result }: Pick<StoredRun, 'result'>): z.infer<typeof countsSchema> =>
  result === null ? { add: 0, change: 0, remove: 0 } : countsSchema.parse(JSON.parse(result));

/** Number of rows that an import wrote. */
export function countWritten(run: Pick<StoredRun, 'result'>): number {
  const { add, change, remove } = readCounts(run);
  return add + change + remove;
}

/** Number of rows that would be undone. @throws 409 */
export function requireWritten(run: StoredRun): number {
  if (run.state !== 'applied') throw conflict('import_not_applied');
  if (run.erased_at !== null) throw conflict('import_too_old');
  return countWritten(run);
}

/** Undoes an import as a whole. @throws 404, 409 naming the rows that changed since, 412 */
export async function undoRun(context: ImportContext, writing: Writing): Promise<void> {
  try {
    await takeBackAll(context, writing);
  } catch (error) {
    // A concurrent write used the address of a removed row.
    throw context.database.classify(error) === 'unique' ? importTouched(1, []) : error;
  }
}

async function takeBackAll({ database, now }: ImportContext, writing: Writing): Promise<void> {
  const { id, version, by } = writing;
  await database.change(async (trx) => {
    const run = await getRunAt(trx, { id, version });
    await checkUntouched(trx, run);
    const target = TARGETS[run.target];
    let done = 0;
    for await (const { kind, some } of listWritten(trx, run)) {
      // Earlier changes of the rows are visible; concurrent ones wait.
      const ids = some.map(({ stored_id }) => stored_id ?? 0);
      await lockRows(trx, database, target.subject, ids, 'everybody');
      const late = await findTouched(trx, run, { kind, some });
      if (late.length > 0) throw importTouched(late.length, late);
      const rows = await takeBack(trx, run, { kind, some, now: now() });
      await letOthers();
      if (kind !== 'add') await indexWritten(trx, target, { search: searchOf(database), rows });
      const action = BACKWARDS[kind];
      const entries = rows.map((row) => toAuditEntry(target, row, { by, action }));
      await recordAudits(trx, entries, now());
      done += some.length;
      writing.progress.note(done);
    }
    await trx.deleteFrom('import_link').where('run_id', '=', id).execute();
    const values = { state: 'undone' as const, undone_at: now().toISOString() };
    await writeRun(trx, { id, version }, { values, now: now() });
    await recordAudit(trx, { by, action: 'undo_import', about: `import:${id}` }, now());
  });
}

const BACKWARDS: Readonly<Record<WrittenKind, AuditAction>> = {
  add: 'delete',
  change: 'edit',
  remove: 'create',
};

const listWritten = (trx: Db, run: StoredRun) =>
  listEach(trx, run.id, { counts: readCounts(run), mark: 'is_written' });

async function checkUntouched(trx: Db, run: StoredRun): Promise<void> {
  const touched: { id: number; label: string }[] = [];
  let count = 0;
  for await (const written of listWritten(trx, run)) {
    const some = await findTouched(trx, run, written);
    count += some.length;
    touched.push(...some);
    touched.splice(IMPORT_CHANGED_NAMED);
  }
  if (count > 0) throw importTouched(count, touched);
}

/** Rows that changed after the import. */
async function findTouched(
  trx: Db,
  run: StoredRun,
  { kind, some }: { kind: WrittenKind; some: readonly StoredDifference[] },
): Promise<{ id: number; label: string }[]> {
  const left = readNames(run.left_fields);
  const rows = some.map((difference) => ({
    ...toWritten(difference, left),
    kind,
    label: difference.label,
  }));
  const ids = new Set(await TARGETS[run.target].listTouched(trx, rows));
  return some.flatMap(({ stored_id, label }) =>
    stored_id !== null && ids.has(stored_id) ? [{ id: stored_id, label }] : [],
  );
}

/** Returns the written versions. */
async function takeBack(
  trx: Db,
  run: StoredRun,
  { kind, some, now }: { kind: WrittenKind; some: readonly StoredDifference[]; now: Date },
): Promise<WrittenRow[]> {
  const target: Target = TARGETS[run.target];
  const left = readNames(run.left_fields);
  const rows = some.map((difference) => toWritten(difference, left));
  if (kind === 'remove')
    await target.restore(
      trx,
      some.map(({ fields }): unknown => JSON.parse(fields)),
    );
  if (kind === 'add')
    await target.discard(
      trx,
      rows.map(({ id }) => id),
    );
  if (kind === 'change') {
    const backwards = rows.map(({ id, version, fields }) => ({
      id,
      version: version + 1,
      fields: fields.map((each) => ({ field: each.field, old: each.new, new: each.old })),
    }));
    const changed = await target.change(trx, backwards, now);
    const missed = some.filter(({ stored_id }) => !changed.has(stored_id ?? 0));
    const named = missed.map(({ stored_id, label }) => ({ id: stored_id ?? 0, label }));
    if (named.length > 0) throw importTouched(named.length, named);
  }
  // A whole row was restored.
  const whole = kind === 'remove' ? (target.index?.fields ?? []) : [];
  return rows.map(({ id, fields }) => ({ id, fields: [...whole, ...fields.map(({ field }) => field)] }));
}
