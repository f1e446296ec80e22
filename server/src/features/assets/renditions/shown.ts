import type { ChangedContent, Database } from '../../../db/database.ts';
import type { Db } from '../../../db/db.ts';
import { holdRow } from '../../../db/hold.ts';

/**
 * What readers are to be told when the files of a picture change: the releases that show it, nothing where none does, and
 * anything where it stands elsewhere. Whoever hangs it somewhere at the same time waits until this has been told.
 */
export const shownWith =
  ({ engine }: Pick<Database, 'engine'>, asset_id: number) =>
  async (trx: Db): Promise<ChangedContent> => {
    await holdRow(trx, { engine }, { table: 'asset', id: asset_id });
    if (await isElsewhere(trx, asset_id)) return 'anything';
    const releases = await trx
      .selectFrom('press_release')
      .select('id')
      .where('hero_asset_id', '=', asset_id)
      .union(
        trx
          .selectFrom('press_release_picture')
          .select('press_release_id as id')
          .where('asset_id', '=', asset_id),
      )
      .union(
        trx
          .selectFrom('press_release_attachment')
          .select('press_release_id as id')
          .where('asset_id', '=', asset_id),
      )
      .execute();
    return { releases: releases.map(({ id }) => id), assets: [asset_id] };
  };

/** In a gallery or a kit, as a logo, or as the cover of a document or a magazine. */
async function isElsewhere(trx: Db, asset_id: number): Promise<boolean> {
  const place = await trx
    .selectFrom('gallery_picture')
    .select('asset_id as id')
    .where('asset_id', '=', asset_id)
    .unionAll(trx.selectFrom('press_kit_file').select('asset_id as id').where('asset_id', '=', asset_id))
    .unionAll(trx.selectFrom('asset').select('id').where('cover_asset_id', '=', asset_id))
    .unionAll(trx.selectFrom('magazine').select('id').where('cover_asset_id', '=', asset_id))
    .unionAll(trx.selectFrom('press_group').select('id').where('logo_asset_id', '=', asset_id))
    .limit(1)
    .executeTakeFirst();
  return place !== undefined;
}
