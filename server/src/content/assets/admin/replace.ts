import { VIDEO_TYPES } from '@press-room/contract/release-videos';
import { announceKitsWith } from '../../../core/announcements/announcements.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockRows } from '../../../platform/db/row-locks.ts';
import { invalidField, notFound, stale } from '../../../platform/errors/errors.ts';
import { scopeOf } from '../../../platform/http/authentication.ts';
import type { IntakenFile } from '../intake/intake.ts';
import { enqueueDocument, enqueueRenditions } from '../jobs.ts';
import { replaceAssetFile } from '../queries.ts';
import { getOfficeAsset } from './asset.ts';
import { renameKeepingExtension } from './rename.ts';
import { type AssetWrite, type LibraryContext, raiseVersion } from './service.ts';
import { requireWritable } from './within.ts';

/** Based on the content at the start of the upload; texts may have been changed meanwhile. */
type Replacement = Omit<AssetWrite, 'version'> & { sha256: string | null };

/**
 * Replaces the file of an asset: its uses, texts and name are kept, and files derived from the old one are deleted at
 * once.
 * @throws 400 for another kind of file, 404, 412 if another file was uploaded meanwhile
 */
export async function replaceFile(
  { database, links, now }: LibraryContext,
  trx: Db,
  { id, sha256: replaced, officer, view }: Replacement,
  { key: sha256, kind, pages, embedded: _embedded, ...file }: IntakenFile,
): Promise<void> {
  const at = now();
  await requireWritable(trx, [id], scopeOf(officer, 'asset.edit'));
  await lockRows(trx, database, 'asset', [id]);
  const before = await trx
    .selectFrom('asset')
    .select(['kind', 'name', 'version', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  if (before.sha256 !== replaced) throw stale(await getOfficeAsset({ db: trx, links }, view, id));
  await raiseVersion({ trx, links }, { id, version: before.version, officer, view }, at);
  if (before.kind !== kind) throw invalidField('file', 'replace_kind');
  await replaceAssetFile(trx, id, { ...file, sha256 });
  const name = await renameKeepingExtension(trx, id, before.name);
  // The new picture has its own crop.
  const fresh = { pages, name, crop: null, focal_point: null, whole_sha256: null, failure: null };
  const state = kind === 'other' ? 'ready' : 'processing';
  const isVideo = VIDEO_TYPES.includes(file.media_type);
  await trx
    .updateTable('asset')
    .set({ ...fresh, state, ...(kind === 'other' && !isVideo && { cover_asset_id: null }) })
    .where('id', '=', id)
    .execute();
  // Readers who downloaded a kit with the old file are informed.
  await trx
    .updateTable('press_kit_file')
    .set({ added_at: at.toISOString() })
    .where('asset_id', '=', id)
    .execute();
  await trx.deleteFrom('asset_rendition').where('asset_id', '=', id).execute();
  await trx.deleteFrom('asset_social_cut').where('asset_id', '=', id).execute();
  if (kind === 'other') await announceKitsWith(trx, { asset_id: id, sha256 }, at);
  if (kind === 'picture') await enqueueRenditions(trx, id, at);
  if (kind === 'document') await enqueueDocument(trx, id, at);
  await recordAudit(trx, { by: officer.id, action: 'replace', about: `asset:${id}`, fields: ['file'] }, at);
}
