import type { Write } from '../../../platform/http/officer.ts';
import type { ImportContext } from '../compare/compare.ts';
import { getStoredRun } from '../queries.ts';
import { applyRun, countProposal, type Writing } from './apply.ts';
import { followProgress } from './progress.ts';
import { queueWork, type Work } from './queue.ts';
import { requireWritten, undoRun } from './undo.ts';

/** Writes accepted rows at once if they are few, else schedules a job. @throws 404, 409, 412 */
export async function startApplying(
  context: ImportContext,
  write: Write,
  options: { confirm_removal?: boolean | undefined },
): Promise<void> {
  const { db } = context.database;
  const rows = await countProposal(db, await getStoredRun(db, write.id), options);
  await start(context, write, { work: 'apply', rows });
}

/** Undoes an import at once if it is small, else schedules a job. @throws 404, 409, 412 */
export async function startUndoing(context: ImportContext, write: Write): Promise<void> {
  const rows = requireWritten(await getStoredRun(context.database.db, write.id));
  await start(context, write, { work: 'undo', rows });
}

// Both ways claim the version, so the checks of the import stay valid.
async function start(
  context: ImportContext,
  { id, version, officer }: Write,
  { work, rows }: { work: Work; rows: number },
): Promise<void> {
  const { config, database, now } = context;
  // A request would take too long, and a job continues after a restart.
  if (rows > config.IMPORT_ROWS_AT_ONCE) {
    await database.db
      .transaction()
      .execute((trx) => queueWork(trx, { id, version }, { work, by: officer.id, now: now() }));
    return;
  }
  const progress = followProgress(database, id);
  const writing: Writing = { id, version, by: officer.id, progress };
  await (work === 'apply' ? applyRun : undoRun)(context, writing).finally(() => progress.end());
}
