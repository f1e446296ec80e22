import {
  type ImportFound,
  type ImportRun,
  type ImportRunRow,
  importRunRowSchema,
  importRunSchema,
} from '@press-room/contract/imports';
import type { Language } from '@press-room/contract/languages';
import { toPerson } from '../../core/people/people.ts';
import type { Db } from '../../platform/db/db.ts';
import { toText } from '../../platform/text/messages.ts';
import { writtenOf } from './apply/progress.ts';
import { readRefusal } from './apply/queue.ts';
import { countWritten } from './apply/undo.ts';
import { readNames } from './apply/written.ts';
import { guessColumns } from './compare/guess.ts';
import { countKinds, countNoted, findApplied, getStoredRun, type StoredRun } from './queries.ts';
import { type Found, PREVIEW_ROWS } from './read/shape.ts';
import { readMapping, readSettings } from './settings.ts';
import { TARGETS } from './targets/list.ts';
import { countStored } from './targets/stored.ts';

export const readFound = ({ found }: Pick<StoredRun, 'found'>): Found | null =>
  found === null ? null : (JSON.parse(found) as Found);

const CELL_SHOWN = 300;

function toFound(run: StoredRun): ImportFound | null {
  const found = readFound(run);
  if (found === null) return null;
  const guesses = guessColumns(found, run.target);
  return {
    ...found,
    is_locked: found.is_locked ?? false,
    better_encoding: found.better_encoding ?? null,
    hidden_rows: found.hidden_rows ?? 0,
    tables: found.tables.map((table) => ({ ...table, is_hidden: table.is_hidden ?? false })),
    columns: found.columns.map((column, at) => ({
      ...column,
      is_hidden: column.is_hidden ?? false,
      guess: null,
      is_confirmed: false,
      ...guesses[at],
    })),
    rows: found.rows.slice(0, PREVIEW_ROWS).map(({ line, cells }) => ({
      line,
      cells: cells.map((cell) => cell.slice(0, CELL_SHOWN).replaceAll('\0', '\ufffd')),
    })),
  };
}

const parse = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

const toParts = (run: StoredRun) => ({
  ...run,
  profile: run.profile_name,
  by: toPerson(run.created_by, run.first_name, run.last_name),
  counts: parse(run.counts),
  result: parse(run.result),
});

export const toRunRow = (run: StoredRun): ImportRunRow => importRunRowSchema.parse(toParts(run));

type Accepted = ImportRun['accepted'];

/** Progress of the job that writes it. */
function toProgress(run: StoredRun, { add, change, remove }: Accepted): ImportRun['progress'] {
  if (run.state !== 'applying' && run.state !== 'undoing') return null;
  const total = run.state === 'applying' ? add + change + remove : countWritten(run);
  return { done: Math.min(total, writtenOf(run.id) ?? run.rows_written), total };
}

function toRefusal({ refusal }: StoredRun, language: Language): ImportRun['refusal'] {
  if (refusal === null) return null;
  const { changed, ...message } = readRefusal(refusal);
  return { text: toText(message, language), changed };
}

/** An import with all data of its screen. @throws 404 */
export async function getRun(db: Db, id: number, language: Language): Promise<ImportRun> {
  const run = await getStoredRun(db, id);
  const kinds = await countKinds(db, id);
  const acceptedOf = (kind: string): number => kinds.get(kind)?.accepted ?? 0;
  const accepted = { add: acceptedOf('add'), change: acceptedOf('change'), remove: acceptedOf('remove') };
  const { is_complete, basis, source, press_group, adds_outlets } = readSettings(run.settings);
  return importRunSchema.parse({
    ...toParts(run),
    found: toFound(run),
    mapping: readMapping(run.mapping),
    is_complete: is_complete ?? null,
    basis: basis ?? null,
    source: source ?? '',
    press_group: press_group ?? null,
    adds_outlets: adds_outlets ?? false,
    left_fields: readNames(run.left_fields),
    accepted,
    noted: await countNoted(db, id),
    stored: await countStored(db, TARGETS[run.target]),
    same_as: (await findApplied(db, run)) ?? null,
    progress: toProgress(run, accepted),
    refusal: toRefusal(run, language),
  });
}
