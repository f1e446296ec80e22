import type { AppContext } from '../../../core/context.ts';
import { listReferredKeys } from '../../../core/files/file-references.ts';
import type { Db } from '../../../platform/db/db.ts';
import { enqueueDaily } from '../../../platform/jobs/daily.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { deleteUploadRow, findUpload, listExpiredUploads, oldestUpload } from '../uploads/queries.ts';
import { listUploadFiles, removeUploadFile } from '../uploads/upload-folder.ts';

export const SWEEP_JOB = 'sweep';
/** Hour of the day, UTC. */
const HOUR = 4;

const HOUR_MS = 3_600_000;
/** No upload takes longer. */
const UNFINISHED_MS = 6 * HOUR_MS;
/** Files are stored before their row is written, so younger files are kept. */
const ORPHAN_MS = 24 * HOUR_MS;
/** PDFs of press reviews unchanged for this time are deleted, and made again on demand. */
const REVIEW_MS = 30 * 24 * HOUR_MS;
const BATCH = 500;

type SweepContext = Pick<AppContext, 'config' | 'database' | 'store' | 'now' | 'log'>;

export const scheduleSweep = (db: Db, now: Date): Promise<void> => enqueueDaily(db, SWEEP_JOB, HOUR, now);

/** Removes remains of uploads, old PDFs of press reviews, and files without a row. */
export async function sweep(context: SweepContext, signal: AbortSignal): Promise<void> {
  const { database, store, now, log } = context;
  await scheduleSweep(database.db, now());
  const uploads = await sweepUploads(context, signal);
  const unfinished = await store.sweepUnfinished(new Date(now().getTime() - UNFINISHED_MS));
  await forgetReviews(database.db, new Date(now().getTime() - REVIEW_MS));
  const olderThan = new Date(now().getTime() - ORPHAN_MS);
  let orphans = 0;
  for await (const keys of listOld(store, olderThan)) {
    signal.throwIfAborted();
    const referred = await listReferredKeys(database.db, keys);
    for (const key of keys) {
      if (!referred.has(key) && (await store.remove(key, { olderThan }))) orphans += 1;
    }
  }
  log.info({ uploads, unfinished, orphans }, 'storage cleaned up');
}

async function forgetReviews(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('press_review_file')
    .where('press_review_id', 'in', (eb) =>
      eb.selectFrom('press_review').select('id').where('updated_at', '<', before.toISOString()),
    )
    .execute();
}

async function* listOld(store: FileStore, olderThan: Date): AsyncGenerator<string[]> {
  let keys: string[] = [];
  for await (const { key, modified_at } of store.list()) {
    if (modified_at >= olderThan) continue;
    keys.push(key);
    if (keys.length < BATCH) continue;
    yield keys;
    keys = [];
  }
  yield keys;
}

/** Deletes abandoned uploads, and unknown files in the folder. Returns their number. */
async function sweepUploads(
  { config, database, now }: Pick<AppContext, 'config' | 'database' | 'now'>,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for (const id of await listExpiredUploads(database.db, now())) {
    signal.throwIfAborted();
    await removeUploadFile(config, id);
    await deleteUploadRow(database.db, id);
    count += 1;
  }
  const oldest = oldestUpload(now());
  for await (const { id, modified_at } of listUploadFiles(config)) {
    signal.throwIfAborted();
    if (modified_at.toISOString() > oldest || (await findUpload(database.db, id)) !== null) continue;
    await removeUploadFile(config, id);
    count += 1;
  }
  return count;
}
