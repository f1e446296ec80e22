import { announceKitsWith } from '../../../core/announcements/announcements.ts';
import type { AppContext } from '../../../core/context.ts';
import { indexAssets } from '../../../core/search/index/indexers.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockRows } from '../../../platform/db/row-locks.ts';
import { HopelessJob } from '../../../platform/jobs/queue.ts';
import { createIntakenAsset } from '../intake/create-asset.ts';
import { type IntakenFile, intakeFile } from '../intake/intake.ts';
import { assetJobSchema, enqueueRenditions } from '../jobs.ts';
import { failAsset, getAssetWords, replaceAssetFile } from '../queries.ts';
import { requireStored } from '../stored-file.ts';
import { type DocumentRecord, findDocument, finishDocument, replacePages } from './queries.ts';
import { readDocument, UnreadableDocument } from './read-document.ts';

type DocumentContext = Pick<AppContext, 'database' | 'indexers' | 'store' | 'now'>;

/** Reads the pages of a document and renders its cover. Repeating it gives the same result. */
export async function processDocument(
  context: DocumentContext,
  payload: unknown,
  signal?: AbortSignal,
): Promise<void> {
  const { database, store, now } = context;
  const document = await findDocument(database.db, assetJobSchema.parse(payload).asset_id);
  if (document === null) return;
  const file = await requireStored(store, document.sha256);
  const { pages, texts, cover } = await readDocument(file, signal).catch(async (error: unknown) => {
    if (!(error instanceof UnreadableDocument)) throw error;
    await database.change((trx) => failAsset(trx, document, error.reason.key));
    throw new HopelessJob(error.message);
  });
  const picture = cover === null ? null : await intakeFile(context, cover, toCoverName(document.name));
  await database.change(async (trx) => {
    await lockRows(trx, database, 'asset', [document.id]);
    // A replaced document has its own job.
    if ((await findDocument(trx, document.id))?.sha256 !== document.sha256) return;
    const cover_asset_id = picture === null ? null : await saveCover(trx, document, picture);
    await replacePages(trx, document.id, texts);
    await finishDocument(trx, document.id, { pages, cover_asset_id });
    await indexAssets(context, trx, { changed: 'indexPages', ids: [document.id] });
    await announceKitsWith(trx, { asset_id: document.id, sha256: document.sha256 }, now());
  });
}

const toCoverName = (name: string): string => `${name.replace(/\.pdf$/i, '')}.png`;

/**
 * The cover gets the texts of its document, and its place in the queue: renditions are made in the order of arrival.
 */
async function saveCover(trx: Db, document: DocumentRecord, picture: IntakenFile): Promise<number> {
  const arrived = new Date(document.created_at);
  if (document.cover_asset_id === null) {
    return createIntakenAsset(trx, picture, await getAssetWords(trx, document.id), arrived);
  }
  const { key: sha256, kind: _kind, pages: _pages, embedded: _embedded, ...file } = picture;
  await replaceAssetFile(trx, document.cover_asset_id, { ...file, sha256 });
  await enqueueRenditions(trx, document.cover_asset_id, arrived);
  return document.cover_asset_id;
}
