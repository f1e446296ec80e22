import type { AssetState } from '@press-room/contract/assets';
import type { Db } from '../../../platform/db/db.ts';
import type { RenditionFile, SocialCut } from '../whole-file.ts';

/** A picture with the data from which its files are made. */
export interface PictureSource {
  sha256: string;
  media_type: string;
  crop: string | null;
  focal_point: string | null;
  version: number;
  state: AssetState;
}

export async function findPictureFile(db: Db, id: number): Promise<PictureSource | null> {
  const row = await db
    .selectFrom('asset')
    .select(['sha256', 'media_type', 'crop', 'focal_point', 'version', 'state'])
    .where('id', '=', id)
    .where('kind', '=', 'picture')
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a file before the others are made, unless one of its kind exists from an earlier run. */
export async function addRendition(trx: Db, asset_id: number, rendition: RenditionFile): Promise<void> {
  await trx
    .insertInto('asset_rendition')
    .values({ asset_id, ...rendition })
    .onConflict((conflict) => conflict.columns(['asset_id', 'media_type', 'width']).doNothing())
    .execute();
}

export interface MadeFiles {
  renditions: readonly RenditionFile[];
  whole_sha256: string | null;
  cut: SocialCut | null;
}

/** Null: the picture is too small for one. */
export async function replaceSocialCut(trx: Db, asset_id: number, cut: SocialCut | null): Promise<void> {
  await trx.deleteFrom('asset_social_cut').where('asset_id', '=', asset_id).execute();
  if (cut === null) return;
  await trx
    .insertInto('asset_social_cut')
    .values({ asset_id, ...cut })
    .execute();
}

export async function replaceRenditions(
  trx: Db,
  asset_id: number,
  { renditions, whole_sha256, cut }: MadeFiles,
): Promise<void> {
  await replaceSocialCut(trx, asset_id, cut);
  await trx.deleteFrom('asset_rendition').where('asset_id', '=', asset_id).execute();
  await trx
    .insertInto('asset_rendition')
    .values(renditions.map((rendition) => ({ asset_id, ...rendition })))
    .execute();
  await trx
    .updateTable('asset')
    .set({ state: 'ready', failure: null, whole_sha256 })
    .where('id', '=', asset_id)
    .execute();
}
