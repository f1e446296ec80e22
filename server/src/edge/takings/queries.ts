import type { Db } from '../../platform/db/db.ts';

export async function findCorrectionMail(db: Db, account: number): Promise<boolean> {
  const { gets_corrections } = await db
    .selectFrom('user_account')
    .select('gets_corrections')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  return gets_corrections === 1;
}

export async function setCorrectionMail(db: Db, account: number, isOn: boolean): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ gets_corrections: Number(isOn) })
    .where('id', '=', account)
    .execute();
}
