import type { ImportKey, ImportTarget } from '@press-room/contract/imports';
import { requireStored } from '../../../content/assets/stored-file.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { stale } from '../../../platform/errors/errors.ts';
import {
  countKinds,
  deleteDifferences,
  insertDifferences,
  markTwins,
  type NewDifference,
  noteRows,
  writeRun,
} from '../queries.ts';
import { type Reading, readTable } from '../read/read-table.ts';
import type { Found, ReadRow } from '../read/shape.ts';
import type { RunSettings } from '../settings.ts';
import { TARGETS } from '../targets/list.ts';
import {
  type FieldDifference,
  type KeyChoice,
  note,
  type Prepared,
  type Stored,
  type Target,
} from '../targets/target.ts';

export type ImportContext = Pick<
  AppContext,
  'addressHashes' | 'config' | 'database' | 'store' | 'now' | 'limit'
>;

/** A run with the version set by its claim. */
export interface Comparison {
  id: number;
  version: number;
  target: ImportTarget;
  sha256: string;
  settings: RunSettings;
  mapping: readonly (string | null)[];
  choice: KeyChoice & { key: ImportKey };
}

/**
 * Compares every row of a file with the stored ones in batches and stores the differences, so that neither file nor
 * differences are in memory as a whole.
 * @throws 412 if a new comparison was started, {UnreadableTable}
 */
export async function compareRun(
  context: ImportContext,
  run: Comparison,
  reading: Omit<Reading, 'settings'>,
): Promise<void> {
  const { database, store, now } = context;
  const target = TARGETS[run.target];
  const file = await requireStored(store, run.sha256);
  try {
    await readTable(file, { settings: run.settings, ...reading }, async (rows, found) => {
      const differences = await compareRows(database.reader, run, { target, rows, found });
      await database.db.transaction().execute(async (trx) => {
        if (!(await noteRows(trx, run, rows.length))) throw stale({ id: run.id });
        await insertDifferences(trx, differences);
      });
    });
    await database.db.transaction().execute(async (trx) => {
      await markTwins(trx, run.id, JSON.stringify([note('import_twice')]));
      // A partial list does not imply removals.
      if (run.settings.is_complete === true) await target.insertRemovals(trx, run.id);
      const counts = JSON.stringify(await countAll(trx, run.id));
      await writeRun(trx, run, { values: { state: 'compared', counts }, now: now() });
    });
  } catch (error) {
    await database.db.transaction().execute(async (trx) => {
      // The results of a newer comparison must not be deleted.
      if (await noteRows(trx, run, 0)) await deleteDifferences(trx, run.id);
    });
    throw error;
  }
}

async function countAll(trx: Db, run_id: number): Promise<Record<string, number>> {
  const kinds = await countKinds(trx, run_id);
  return Object.fromEntries(
    ['add', 'change', 'remove', 'conflict', 'error', 'same'].map((kind) => [kind, kinds.get(kind)?.all ?? 0]),
  );
}

async function compareRows(
  db: Db,
  run: Comparison,
  { target, rows, found }: { target: Target; rows: readonly ReadRow[]; found: Found },
): Promise<NewDifference[]> {
  const read = await Promise.all(rows.map((row) => prepareRow(target, row, { run, found })));
  const prepared = (await target.resolve?.(db, read, run.settings)) ?? read;
  const matches = await target.match(db, prepared, run.choice);
  return prepared.flatMap((row, at) =>
    toDifferences(row, matches[at] ?? [], { run, target, line: rows[at]?.line ?? 0 }),
  );
}

async function prepareRow(
  target: Target,
  row: ReadRow,
  { run, found }: { run: Comparison; found: Found },
): Promise<Prepared> {
  const raw = new Map<string, string>();
  for (const [at, field] of run.mapping.entries()) if (field !== null) raw.set(field, row.cells[at] ?? '');
  const prepared = await target.prepare(raw);
  return isRagged(row, found)
    ? {
        ...prepared,
        errors: [
          note('import_ragged', null, { n: row.cells.length, m: found.columns.length }),
          ...prepared.errors,
        ],
      }
    : prepared;
}

/** A row with too few cells in a text file, or with extra cells that are not empty: its columns are ambiguous. */
const isRagged = ({ cells }: ReadRow, { kind, columns }: Found): boolean =>
  (kind === 'csv' && cells.length < columns.length) ||
  cells.slice(columns.length).some((cell) => cell.trim() !== '');

interface Place {
  run: Comparison;
  target: Target;
  line: number;
}

function toDifferences(
  row: Prepared,
  matches: readonly Stored[],
  { run, target, line }: Place,
): NewDifference[] {
  const base = {
    run_id: run.id,
    line,
    match_key: row.errors.length > 0 ? '' : target.keyOf(row, run.choice),
    label: row.label,
    external_id: row.external_id === '' ? null : row.external_id,
    is_accepted: 0,
  };
  const [stored, ...others] = matches;
  const matched = matches.map(({ id }) => ({
    ...base,
    kind: 'matched' as const,
    line: null,
    stored_id: id,
    stored_version: 0,
    match_key: '',
    fields: '[]',
    notes: '[]',
  }));
  const fields = JSON.stringify(listFields(row, stored, target));
  if (row.errors.length > 0) {
    const notes = JSON.stringify([...row.errors, ...row.warnings]);
    return [{ ...base, kind: 'error', stored_id: null, stored_version: 0, fields, notes }, ...matched];
  }
  if (stored === undefined) {
    const notes = JSON.stringify(row.warnings);
    return [{ ...base, kind: 'add', stored_id: null, stored_version: 0, fields, notes, is_accepted: 1 }];
  }
  const reference = { stored_id: stored.id, stored_version: stored.version };
  if (others.length > 0) {
    const several = note('import_several', null, { n: matches.length });
    return [
      { ...base, ...reference, kind: 'conflict', fields, notes: JSON.stringify([several]) },
      ...matched.slice(1),
    ];
  }
  if (fields === '[]') return [{ ...base, ...reference, kind: 'same', label: '', fields, notes: '[]' }];
  const label = stored.label;
  if (stored.locked !== null) {
    return [
      { ...base, ...reference, label, kind: 'conflict', fields, notes: JSON.stringify([stored.locked]) },
    ];
  }
  const notes = JSON.stringify(row.warnings);
  return [{ ...base, ...reference, label, kind: 'change', fields, notes, is_accepted: 1 }];
}

/** Fields that differ from the stored ones; for a new row all its fields. */
function listFields({ values }: Prepared, stored: Stored | undefined, target: Target): FieldDifference[] {
  return Object.entries(values).flatMap(([field, text]) => {
    const old = stored?.values[field] ?? '';
    const isSame =
      stored === undefined
        ? text === ''
        : target.isSame(field, old, { stored: stored.values, incoming: values });
    return isSame ? [] : [{ field, old, new: text }];
  });
}
