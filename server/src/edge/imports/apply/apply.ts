import type { AuditAction } from '@press-room/contract/audit';
import { IMPORT_REMOVAL_SHARE } from '@press-room/contract/limits';
import { recordAudit, recordAudits } from '../../../core/audit/queries.ts';
import type { SearchIndex } from '../../../core/search/index/search-index.ts';
import { searchOf } from '../../../core/search/index/search-of.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockRows } from '../../../platform/db/row-locks.ts';
import { type RowChange, updateRows } from '../../../platform/db/update-rows.ts';
import { type AppError, conflict } from '../../../platform/errors/errors.ts';
import type { AddressHashes } from '../../../platform/signing/address-hashes.ts';
import type { ImportContext } from '../compare/compare.ts';
import { countKinds, getRunAt, type StoredDifference, type StoredRun, writeRun } from '../queries.ts';
import { readSettings, toChoice } from '../settings.ts';
import { TARGETS } from '../targets/list.ts';
import { countStored } from '../targets/stored.ts';
import type { Prepared, Values, WrittenKind } from '../targets/target.ts';
import { letOthers, type Progress } from './progress.ts';
import { indexWritten, listEach, readNames, toAuditEntry, toWritten, type WrittenRow } from './written.ts';

type Counts = Record<WrittenKind, number>;

async function countAccepted(db: Db, run_id: number): Promise<Counts> {
  const kinds = await countKinds(db, run_id);
  const acceptedOf = (kind: WrittenKind): number => kinds.get(kind)?.accepted ?? 0;
  return { add: acceptedOf('add'), change: acceptedOf('change'), remove: acceptedOf('remove') };
}

/**
 * Number of rows that an import would write. @throws 404, 409 if there are none, or if many removals were confirmed
 * only once
 */
export async function countProposal(
  db: Db,
  run: StoredRun,
  { confirm_removal = false }: { confirm_removal?: boolean | undefined },
): Promise<number> {
  if (run.state !== 'compared') throw conflict('import_not_compared');
  const { add, change, remove } = await countAccepted(db, run.id);
  if (add + change + remove === 0) throw conflict('import_nothing');
  const stored = remove === 0 || confirm_removal ? null : await countStored(db, TARGETS[run.target]);
  if (stored !== null && remove > stored * IMPORT_REMOVAL_SHARE)
    throw conflict('import_confirm_removal', { n: remove, m: stored });
  return add + change + remove;
}

export interface Writing {
  id: number;
  /** Version of the import, which must be unchanged. */
  version: number;
  /** Null: that account was deleted. */
  by: number | null;
  progress: Progress;
}

/**
 * Writes all accepted rows in one transaction, or none if one of them changed after the comparison.
 * @throws 404, 409, 412
 */
export async function applyRun(
  { addressHashes: hashes, database, now }: ImportContext,
  writing: Writing,
): Promise<void> {
  const { id, version, by } = writing;
  try {
    await database.change(async (trx) => {
      const run = await getRunAt(trx, { id, version });
      const batch = { run, by, now: now(), search: searchOf(database), hashes };
      const result = await writeAll(trx, batch, writing.progress);
      await TARGETS[run.target].complete?.(trx, id, batch);
      const applied_at = now().toISOString();
      const values = { state: 'applied' as const, applied_at, result: JSON.stringify(result) };
      await writeRun(trx, { id, version }, { values, now: now() });
      await recordAudit(trx, { by, action: 'import', about: `import:${id}` }, now());
    });
  } catch (error) {
    // A concurrent write used the same address.
    throw database.classify(error) === 'unique' ? moved('') : error;
  }
}

const moved = (label: string): AppError => conflict('import_moved', { label });

interface Batch {
  run: StoredRun;
  by: number | null;
  now: Date;
  search: SearchIndex;
  hashes: AddressHashes;
}

/** Written row: its result, and its fields for the audit. */
interface Done extends WrittenRow {
  difference: StoredDifference;
  note?: RowChange<'import_difference'>['set'];
}

const WRITERS: Readonly<
  Record<WrittenKind, (trx: Db, batch: Batch, some: readonly StoredDifference[]) => Promise<Done[]>>
> = { add: addAll, change: changeAll, remove: removeAll };
const ACTIONS: Readonly<Record<WrittenKind, AuditAction>> = {
  add: 'create',
  change: 'edit',
  remove: 'delete',
};

async function writeAll(trx: Db, batch: Batch, progress: Progress): Promise<Counts> {
  const result: Counts = { add: 0, change: 0, remove: 0 };
  const counts = await countAccepted(trx, batch.run.id);
  let seen = 0;
  for await (const { kind, some } of listEach(trx, batch.run.id, { counts, mark: 'is_accepted' })) {
    const done = await WRITERS[kind](trx, batch, some);
    if (done.length > 0) await noteDone(trx, batch, { kind, done });
    result[kind] += done.length;
    seen += some.length;
    progress.note(seen);
  }
  return result;
}

async function addAll(
  trx: Db,
  { run, by, now, hashes }: Batch,
  some: readonly StoredDifference[],
): Promise<Done[]> {
  const target = TARGETS[run.target];
  const rows = some.map((difference) => toValues(run, difference));
  await checkAdditions(trx, run, { some, rows });
  const ids = await target.create(trx, rows, { now, hashes, by, settings: readSettings(run.settings) });
  return some.map((difference, at) => {
    const id = ids[at] ?? 0;
    const fields = toWritten(difference, []).fields.map(({ field }) => field);
    return { difference, id, fields, note: { stored_id: id } };
  });
}

/** Rows that were new at the comparison must still be new. @throws 409 */
async function checkAdditions(
  trx: Db,
  run: StoredRun,
  { some, rows }: { some: readonly StoredDifference[]; rows: readonly Values[] },
): Promise<void> {
  const prepared = some.map(
    ({ external_id, label }, at): Prepared => ({
      values: rows[at] ?? {},
      external_id: external_id ?? '',
      label,
      errors: [],
      warnings: [],
    }),
  );
  const matches = await TARGETS[run.target].match(trx, prepared, toChoice(run));
  const known = some.find((_, at) => (matches[at] ?? []).length > 0);
  if (known !== undefined) throw moved(known.label);
}

/** Values of a new row, as parsed, and settings of the whole file: empty cells are included. */
function toValues(run: StoredRun, difference: StoredDifference): Values {
  const empty = readMapped(run).map((field): [string, string] => [field, '']);
  const told = toWritten(difference, []).fields.map((each): [string, string] => [each.field, each.new]);
  const { basis = '', source = '' } = readSettings(run.settings);
  return { ...Object.fromEntries([...empty, ...told]), ...(run.target === 'contact' && { basis, source }) };
}

const readMapped = ({ mapping }: StoredRun): string[] =>
  (JSON.parse(mapping) as (string | null)[]).filter((field) => field !== null);

async function changeAll(trx: Db, { run, now }: Batch, some: readonly StoredDifference[]): Promise<Done[]> {
  const left = readNames(run.left_fields);
  const rows = some
    .map((difference) => ({ difference, written: toWritten(difference, left) }))
    .filter(({ written }) => written.fields.length > 0);
  if (rows.length === 0) return [];
  const written = rows.map((row) => row.written);
  const changed = await TARGETS[run.target].change(trx, written, now);
  const missed = rows.find((row) => !changed.has(row.written.id));
  if (missed !== undefined) throw moved(missed.difference.label);
  return rows.map(({ difference, written: { id, fields } }) => ({
    difference,
    id,
    fields: fields.map(({ field }) => field),
  }));
}

async function removeAll(
  trx: Db,
  { run, search }: Batch,
  some: readonly StoredDifference[],
): Promise<Done[]> {
  const rows = some.map((difference) => toWritten(difference, []));
  const { subject } = TARGETS[run.target];
  // Concurrent references to them wait, or are seen.
  await lockRows(
    trx,
    search,
    subject,
    rows.map(({ id }) => id),
    'everybody',
  );
  const gone = await TARGETS[run.target].remove(trx, rows);
  return some.map((difference, at) => {
    const id = rows[at]?.id ?? 0;
    const row = gone.get(id);
    if (row === undefined) throw moved(difference.label);
    return { difference, id, fields: [], note: { fields: JSON.stringify(row) } };
  });
}

async function noteDone(
  trx: Db,
  { run, by, now, search }: Batch,
  { kind, done }: { kind: WrittenKind; done: readonly Done[] },
): Promise<void> {
  const target = TARGETS[run.target];
  const notes = done.map(({ difference: { id }, note }) => ({ id, set: { is_written: 1, ...note } }));
  await updateRows(trx, 'import_difference', notes);
  if (kind !== 'remove') await link(trx, run, done);
  await letOthers();
  await indexWritten(trx, target, { search, rows: done });
  await letOthers();
  const action = ACTIONS[kind];
  const entries = done.map((row) => toAuditEntry(target, row, { by, action }));
  await recordAudits(trx, entries, now);
}

/** Links the ids of the source to the companies. */
async function link(
  trx: Db,
  { profile_id, id: run_id, target }: StoredRun,
  done: readonly Done[],
): Promise<void> {
  if (profile_id === null || target !== 'company') return;
  const links = done.flatMap(({ difference: { external_id }, id: company_id }) =>
    external_id === null ? [] : [{ profile_id, external_id, company_id, run_id }],
  );
  if (links.length === 0) return;
  await trx
    .insertInto('import_link')
    .values(links)
    .onConflict((conflicting) => conflicting.columns(['profile_id', 'external_id']).doNothing())
    .execute();
}
