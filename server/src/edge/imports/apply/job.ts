import { findAccountById } from '../../../core/account/queries.ts';
import type { ClaimedJob } from '../../../platform/db/claim-jobs.ts';
import { AppError, serverError } from '../../../platform/errors/errors.ts';
import type { ImportContext } from '../compare/compare.ts';
import { getStoredRun, type StoredRun, writeRun } from '../queries.ts';
import { applyRun } from './apply.ts';
import { followProgress } from './progress.ts';
import { IMPORT_ATTEMPTS, importJobSchema, WORK, type Work } from './queue.ts';
import { undoRun } from './undo.ts';

/** Writes or undoes a scheduled import in one transaction; a refusal is stored with the import. */
export async function workOnImport(
  context: ImportContext,
  payload: unknown,
  { attempts }: Pick<ClaimedJob, 'attempts'>,
): Promise<void> {
  const { db } = context.database;
  const { id, by } = importJobSchema.parse(payload);
  const run = await getStoredRun(db, id);
  const work = workOf(run);
  // An earlier attempt did it, but its process ended before the job was deleted.
  if (work === null) return;
  const progress = followProgress(context.database, id);
  const person = await findAccountById(db, by);
  const writing = { id, version: run.version, by: person === null ? null : by, progress };
  try {
    await (work === 'apply' ? applyRun : undoRun)(context, writing);
  } catch (error) {
    if (!(error instanceof AppError) && attempts < IMPORT_ATTEMPTS) throw error;
    await giveUp(context, run, { work, error: error instanceof AppError ? error : serverError() });
    if (!(error instanceof AppError)) throw error;
  } finally {
    progress.end();
  }
}

const workOf = ({ state }: StoredRun): Work | null =>
  (['apply', 'undo'] as const).find((work) => WORK[work].while === state) ?? null;

/** Nothing was written: restores the previous state, with the reason. */
async function giveUp(
  { database: { db }, now }: ImportContext,
  run: StoredRun,
  { work, error: { content } }: { work: Work; error: AppError },
): Promise<void> {
  const { detail = { key: 'server_error' }, facts = {} } = 'detail' in content ? content : {};
  const refusal = JSON.stringify({ ...detail, changed: facts.changed });
  await db
    .transaction()
    .execute((trx) => writeRun(trx, run, { values: { state: WORK[work].from, refusal }, now: now() }));
}
