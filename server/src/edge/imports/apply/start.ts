import type { Write } from '../../../platform/http/officer.ts';
import type { ImportContext } from '../compare/compare.ts';
import { getStoredRun } from '../queries.ts';
import { applyRun, countProposal, type Writing } from './apply.ts';
import { followProgress } from './progress.ts';
import { queueWork, type Work } from './queue.ts';
import { requireWritten, undoRun } from './undo.ts';

/** Writes what is accepted at once where it is little, else leaves it to a job. @throws 404, 409, 412 */
export async function startApplying(
  context: ImportContext,
  write: Write,
  options: { confirm_removal?: boolean | undefined },
): Promise<void> {
  const { db } = context.database;
  const rows = await countProposal(db, await getStoredRun(db, write.id), options);
  await start(context, write, { work: 'apply', rows });
}

/** Takes an import back at once where it is little, else leaves it to a job. @throws 404, 409, 412 */
export async function startUndoing(context: ImportContext, write: Write): Promise<void> {
  const rows = requireWritten(await getStoredRun(context.database.db, write.id));
  await start(context, write, { work: 'undo', rows });
}

// What was asked of the run holds for the version that both ways claim.
async function start(
  context: ImportContext,
  { id, version, officer }: Write,
  { work, rows }: { work: Work; rows: number },
): Promise<void> {
  const { config, database, now } = context;
  // Nobody's request lasts as long, and a job goes on where a process ends.
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
