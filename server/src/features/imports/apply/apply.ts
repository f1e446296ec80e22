import { IMPORT_REMOVAL_SHARE } from '@press-room/contract/limits';
import type { Db } from '../../../db/database.ts';
import type { SearchIndex } from '../../../db/search-index.ts';
import { type AppError, conflict } from '../../../errors.ts';
import type { Write } from '../../../http/officer.ts';
import { type Deed, recordAudit, recordAudits } from '../../audit/queries.ts';
import type { ImportContext } from '../compare/compare.ts';
import {
  countKinds,
  getStoredRun,
  listAccepted,
  type StoredDifference,
  type StoredRun,
  writeRun,
} from '../queries.ts';
import { toChoice } from '../settings.ts';
import { TARGETS } from '../targets/list.ts';
import { countStored } from '../targets/stored.ts';
import type { Prepared, Target, Values } from '../targets/target.ts';
import { endProgress, letOthers, noteProgress, progressOf, ROWS_AT_ONCE } from './progress.ts';
import { indexWritten, readNames, toWritten } from './written.ts';

interface Result {
  add: number;
  change: number;
  remove: number;
}

/**
 * Writes all that is accepted in one transaction, or nothing where any of it was changed since it was compared.
 * @throws 404, 409, 412
 */
export async function applyRun(
  context: ImportContext,
  write: Write,
  { confirm_removal = false }: { confirm_removal?: boolean | undefined },
): Promise<void> {
  const { database, now } = context;
  try {
    await database.change(async (trx) => {
      const run = await getStoredRun(trx, write.id);
      if (run.state !== 'compared') throw conflict('import_not_compared');
      const kinds = await countKinds(trx, run.id);
      const total = ['add', 'change', 'remove'].reduce(
        (sum, kind) => sum + (kinds.get(kind)?.accepted ?? 0),
        0,
      );
      if (total === 0) throw conflict('import_nothing');
      await checkRemovals(trx, run, { removed: kinds.get('remove')?.accepted ?? 0, confirm_removal });
      noteProgress(run.id, 0, total);
      const result = await writeAll(trx, run, { write, now: now(), search: database.search });
      const at = now().toISOString();
      await writeRun(trx, write, {
        values: { state: 'applied', applied_at: at, result: JSON.stringify(result) },
        now: now(),
      });
      await recordAudit(trx, { by: write.officer.id, action: 'import', about: `import:${run.id}` }, now());
    });
  } catch (error) {
    // An address that somebody else took at the same instant.
    throw database.classify(error) === 'unique' ? moved('') : error;
  } finally {
    endProgress(write.id);
  }
}

const moved = (label: string): AppError => conflict('import_moved', { label });

/** More than a fifth of what is stored goes only when it was said twice. */
async function checkRemovals(
  trx: Db,
  run: StoredRun,
  { removed, confirm_removal }: { removed: number; confirm_removal: boolean },
): Promise<void> {
  if (removed === 0 || confirm_removal) return;
  const stored = await countStored(trx, TARGETS[run.target]);
  if (removed > stored * IMPORT_REMOVAL_SHARE)
    throw conflict('import_confirm_removal', { n: removed, m: stored });
}

interface Writing {
  write: Write;
  now: Date;
  search: SearchIndex;
}

async function writeAll(trx: Db, run: StoredRun, writing: Writing): Promise<Result> {
  const result: Result = { add: 0, change: 0, remove: 0 };
  const total = progressOf(run.id)?.total ?? 0;
  let done = 0;
  let after = 0;
  for (;;) {
    const some = await listAccepted(trx, { run_id: run.id, after, limit: ROWS_AT_ONCE });
    if (some.length === 0) return result;
    await checkAdditions(trx, run, some);
    const deeds: Deed[] = [];
    const written: number[] = [];
    for (const difference of some) {
      await letOthers();
      const deed = await writeOne(trx, run, { difference, writing });
      if (deed === null) continue;
      deeds.push(deed);
      written.push(difference.id);
      if (difference.kind === 'add' || difference.kind === 'change' || difference.kind === 'remove')
        result[difference.kind] += 1;
    }
    if (written.length > 0) {
      await trx.updateTable('import_difference').set({ is_written: 1 }).where('id', 'in', written).execute();
      await indexWritten(trx, { target: TARGETS[run.target], search: writing.search }, written);
      await recordAudits(trx, deeds, writing.now);
    }
    after = some.at(-1)?.id ?? after;
    done += some.length;
    noteProgress(run.id, done, total);
  }
}

/** What was new when it was compared must be so still. @throws 409 */
async function checkAdditions(trx: Db, run: StoredRun, some: readonly StoredDifference[]): Promise<void> {
  const added = some.filter(({ kind }) => kind === 'add');
  const rows = added.map(
    (difference): Prepared => ({
      values: toValues(run, difference),
      external_id: difference.external_id ?? '',
      label: difference.label,
      errors: [],
      warnings: [],
    }),
  );
  const matches = await TARGETS[run.target].match(trx, rows, toChoice(run));
  const known = added.find((_, at) => (matches[at] ?? []).length > 0);
  if (known !== undefined) throw moved(known.label);
}

/** Of what is added, as it was read: what the file has and the row leaves empty is told too. */
function toValues(run: StoredRun, difference: StoredDifference): Values {
  const empty = readMapped(run).map((field): [string, string] => [field, '']);
  const told = toWritten(difference, []).fields.map((each): [string, string] => [each.field, each.new]);
  return Object.fromEntries([...empty, ...told]);
}

const readMapped = ({ mapping }: StoredRun): string[] =>
  (JSON.parse(mapping) as (string | null)[]).filter((field) => field !== null);

async function writeOne(
  trx: Db,
  run: StoredRun,
  { difference, writing }: { difference: StoredDifference; writing: Writing },
): Promise<Deed | null> {
  const target = TARGETS[run.target];
  const { id, kind, label } = difference;
  const { officer } = writing.write;
  const written = toWritten(difference, readNames(run.left_fields));
  const names = written.fields.map(({ field }) => field);
  if (kind === 'add') {
    const stored_id = await target.create(trx, toValues(run, difference), writing.now);
    await trx.updateTable('import_difference').set({ stored_id }).where('id', '=', id).execute();
    await link(trx, run, { ...difference, stored_id });
    return toDeed(target, { by: officer.id, action: 'create', id: stored_id, fields: names });
  }
  if (kind === 'change') {
    if (names.length === 0) return null;
    if (!(await target.change(trx, written, writing.now))) throw moved(label);
    await link(trx, run, difference);
    return toDeed(target, { by: officer.id, action: 'edit', id: written.id, fields: names });
  }
  const row = await target.remove(trx, written);
  if (row === null) throw moved(label);
  await trx
    .updateTable('import_difference')
    .set({ fields: JSON.stringify(row) })
    .where('id', '=', id)
    .execute();
  return toDeed(target, { by: officer.id, action: 'delete', id: written.id, fields: [] });
}

const toDeed = (
  { subject }: Target,
  { by, action, id, fields }: { by: number; action: string; id: number; fields: string[] },
): Deed => ({ by, action, about: `${subject}:${id}`, fields });

/** The source's own number leads to the company from now on. */
async function link(trx: Db, run: StoredRun, { external_id, stored_id }: StoredDifference): Promise<void> {
  const { profile_id, id: run_id, target } = run;
  if (external_id === null || profile_id === null || stored_id === null || target !== 'company') return;
  await trx
    .insertInto('import_link')
    .values({ profile_id, external_id, company_id: stored_id, run_id })
    .onConflict((conflicting) => conflicting.columns(['profile_id', 'external_id']).doNothing())
    .execute();
}
