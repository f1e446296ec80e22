import { IMPORT_CHANGED_NAMED } from '@press-room/contract/imports';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import type { SearchIndex } from '../../../db/search-index.ts';
import { conflict, importTouched } from '../../../errors.ts';
import type { Write } from '../../../http/officer.ts';
import { type Deed, recordAudit, recordAudits } from '../../audit/queries.ts';
import type { ImportContext } from '../compare/compare.ts';
import { getStoredRun, type StoredDifference, type StoredRun, writeRun } from '../queries.ts';
import { TARGETS } from '../targets/list.ts';
import type { Target, Written } from '../targets/target.ts';
import { endProgress, letOthers, noteProgress, ROWS_AT_ONCE } from './progress.ts';
import { indexWritten, readNames, toWritten } from './written.ts';

/** Takes back the whole of an import. @throws 404, 409 naming what was changed since, 412 */
export async function undoRun(context: ImportContext, write: Write): Promise<void> {
  await takeRunBack(context, write).finally(() => endProgress(write.id));
}

async function takeRunBack({ database, now }: ImportContext, write: Write): Promise<void> {
  await database.change(async (trx) => {
    const run = await getStoredRun(trx, write.id);
    if (run.state !== 'applied') throw conflict('import_not_applied');
    if (run.erased_at !== null) throw conflict('import_too_old');
    await checkUntouched(trx, run);
    await takeBackAll(trx, run, { write, now: now(), search: database.search });
    await trx.deleteFrom('import_link').where('run_id', '=', run.id).execute();
    await writeRun(trx, write, {
      values: { state: 'undone', undone_at: now().toISOString() },
      now: now(),
    });
    await recordAudit(trx, { by: write.officer.id, action: 'undo_import', about: `import:${run.id}` }, now());
  });
}

async function* listWritten(trx: Db, run_id: number): AsyncGenerator<StoredDifference[]> {
  let after = 0;
  for (;;) {
    const some = await trx
      .selectFrom('import_difference')
      .selectAll()
      .where('run_id', '=', run_id)
      .where('is_written', '=', 1)
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    if (some.length === 0) return;
    yield some;
    after = some.at(-1)?.id ?? after;
    await letOthers();
  }
}

type WrittenKind = 'add' | 'change' | 'remove';
const kindOf = ({ kind }: StoredDifference): WrittenKind =>
  kind === 'add' || kind === 'change' ? kind : 'remove';

async function checkUntouched(trx: Db, run: StoredRun): Promise<void> {
  const target = TARGETS[run.target];
  const left = readNames(run.left_fields);
  const touched: { id: number; label: string }[] = [];
  let count = 0;
  for await (const some of listWritten(trx, run.id)) {
    const rows = some.map((difference) => ({ ...toWritten(difference, left), kind: kindOf(difference) }));
    const ids = new Set(await target.listTouched(trx, rows));
    count += ids.size;
    const named = some.filter(({ stored_id }) => stored_id !== null && ids.has(stored_id));
    touched.push(...named.map(({ stored_id, label }) => ({ id: stored_id ?? 0, label })));
    touched.splice(IMPORT_CHANGED_NAMED);
  }
  if (count > 0) throw importTouched(count, touched);
}

const countsSchema = z.object({ add: z.int(), change: z.int(), remove: z.int() });

function countWritten({ result }: StoredRun): number {
  if (result === null) return 0;
  const { add, change, remove } = countsSchema.parse(JSON.parse(result));
  return add + change + remove;
}

async function takeBackAll(
  trx: Db,
  run: StoredRun,
  { write, now, search }: { write: Write; now: Date; search: SearchIndex },
): Promise<void> {
  const target = TARGETS[run.target];
  const left = readNames(run.left_fields);
  const total = countWritten(run);
  let done = 0;
  for await (const some of listWritten(trx, run.id)) {
    noteProgress(run.id, done, total);
    done += some.length;
    const deeds: Deed[] = [];
    for (const difference of some) {
      const written = toWritten(difference, left);
      await letOthers();
      const action = await takeBack(trx, target, { difference, written, now });
      const fields = written.fields.map(({ field }) => field);
      deeds.push({ by: write.officer.id, action, about: `${target.subject}:${written.id}`, fields });
    }
    const ids = some.map(({ id }) => id);
    await indexWritten(trx, { target, search }, ids);
    await recordAudits(trx, deeds, now);
  }
}

async function takeBack(
  trx: Db,
  target: Target,
  { difference, written, now }: { difference: StoredDifference; written: Written; now: Date },
): Promise<string> {
  const kind = kindOf(difference);
  if (kind === 'add') {
    await target.discard(trx, written.id);
    return 'delete';
  }
  if (kind === 'change') {
    const fields = written.fields.map((each) => ({ field: each.field, old: each.new, new: each.old }));
    await target.change(trx, { ...written, version: written.version + 1, fields }, now);
    return 'edit';
  }
  await target.restore(trx, JSON.parse(difference.fields));
  return 'create';
}
