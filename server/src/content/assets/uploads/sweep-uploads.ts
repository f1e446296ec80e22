import type { AppContext } from '../../../core/context.ts';
import { deleteUploadRow, findUpload, listExpiredUploads, oldestUpload } from './queries.ts';
import { listUploadFiles, removeUploadFile } from './upload-folder.ts';

/** Deletes abandoned uploads, and unknown files in the folder. Returns their number. */
export async function sweepUploads(
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
