import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockRows } from '../../../platform/db/row-locks.ts';

/**
 * Whether readers may see one of these files anywhere: only then a change must clear their caches. Concurrent
 * attachments of the files wait until the transaction ends.
 */
export const areShown =
  ({ engine }: Pick<Database, 'engine'>, ids: readonly number[]) =>
  async (trx: Db): Promise<boolean> => {
    await lockRows(trx, { engine }, 'asset', ids, 'everybody');
    const place = await trx
      .selectFrom('press_release')
      .select('id')
      .where('hero_asset_id', 'in', ids)
      .unionAll(trx.selectFrom('press_release_picture').select('asset_id as id').where('asset_id', 'in', ids))
      .unionAll(
        trx.selectFrom('press_release_attachment').select('asset_id as id').where('asset_id', 'in', ids),
      )
      .unionAll(trx.selectFrom('gallery_picture').select('asset_id as id').where('asset_id', 'in', ids))
      .unionAll(trx.selectFrom('magazine').select('id').where('document_asset_id', 'in', ids))
      .unionAll(trx.selectFrom('magazine').select('id').where('cover_asset_id', 'in', ids))
      .unionAll(trx.selectFrom('press_kit_file').select('asset_id as id').where('asset_id', 'in', ids))
      .unionAll(trx.selectFrom('asset').select('id').where('cover_asset_id', 'in', ids))
      .unionAll(trx.selectFrom('press_group').select('id').where('logo_asset_id', 'in', ids))
      .limit(1)
      .executeTakeFirst();
    return place !== undefined;
  };
