import type { Db } from '../../../db/database.ts';
import { invalidField, notFound } from '../../../errors.ts';
import { scopeOf } from '../../../http/authentication.ts';
import { recordAudit } from '../../audit/queries.ts';
import { announceKitsWith } from '../../webhooks/announcements.ts';
import type { IntakenFile } from '../intake/intake.ts';
import { enqueueDocument, enqueueRenditions } from '../jobs.ts';
import { replaceAssetFile } from '../queries.ts';
import { renameKeepingExtension } from './rename.ts';
import { type AssetWrite, type LibraryContext, raiseVersion } from './service.ts';
import { requireWritable } from './within.ts';

/**
 * Another file in the place of an asset's own: its places, its words and its name stay, what was made of the old one
 * is gone at once. @throws 400 for another kind of file, 404, 412
 */
export async function replaceFile(
  { links, now }: Pick<LibraryContext, 'links' | 'now'>,
  trx: Db,
  { id, version, officer, view }: AssetWrite,
  { key: sha256, kind, pages, embedded: _embedded, ...file }: IntakenFile,
): Promise<void> {
  await requireWritable(trx, [id], scopeOf(officer, 'asset.edit'));
  await raiseVersion({ trx, links }, { id, version, view }, now());
  const before = await trx
    .selectFrom('asset')
    .select(['kind', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  if (before.kind !== kind) throw invalidField('file', 'replace_kind');
  await replaceAssetFile(trx, id, { ...file, sha256 });
  const name = await renameKeepingExtension(trx, id, before.name);
  // The new picture is framed in its own way.
  const fresh = { pages, name, crop: null, focal_point: null, whole_sha256: null, failure: null };
  const state = kind === 'other' ? 'ready' : 'processing';
  await trx
    .updateTable('asset')
    .set({ ...fresh, state })
    .where('id', '=', id)
    .execute();
  // Who took a kit with the old one is told.
  await trx
    .updateTable('press_kit_file')
    .set({ added_at: now().toISOString() })
    .where('asset_id', '=', id)
    .execute();
  await trx.deleteFrom('asset_rendition').where('asset_id', '=', id).execute();
  await trx.deleteFrom('asset_social_cut').where('asset_id', '=', id).execute();
  if (kind === 'other') await announceKitsWith(trx, { asset_id: id, sha256 }, now());
  if (kind === 'picture') await enqueueRenditions(trx, id, now());
  if (kind === 'document') await enqueueDocument(trx, id, now());
  await recordAudit(
    trx,
    { by: officer.id, action: 'replace', about: `asset:${id}`, fields: ['file'] },
    now(),
  );
}
