import type { Db } from '../../../db/database.ts';

export interface PictureKeys {
  picture_small: string | null;
  picture_large: string | null;
}

export async function savePictureKeys(trx: Db, accountId: number, keys: PictureKeys): Promise<void> {
  await trx.updateTable('user_account').set(keys).where('id', '=', accountId).execute();
}

export async function findPictureKeys(db: Db, accountId: number): Promise<string[]> {
  const row = await db
    .selectFrom('user_account')
    .select(['picture_small', 'picture_large'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return [row?.picture_small, row?.picture_large].filter((key) => key !== null && key !== undefined);
}

/** Files are stored by content: two people, or a person and a release, may share one. */
export async function isFileUsed(db: Db, key: string): Promise<boolean> {
  const account = await db
    .selectFrom('user_account')
    .select('id')
    .where((eb) => eb.or([eb('picture_small', '=', key), eb('picture_large', '=', key)]))
    .executeTakeFirst();
  const asset = await db.selectFrom('asset').select('id').where('sha256', '=', key).executeTakeFirst();
  const rendition = await db
    .selectFrom('asset_rendition')
    .select('asset_id')
    .where('sha256', '=', key)
    .executeTakeFirst();
  return [account, asset, rendition].some((row) => row !== undefined);
}
