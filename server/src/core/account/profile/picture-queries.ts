import type { Db } from '../../../platform/db/db.ts';

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
