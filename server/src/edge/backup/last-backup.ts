import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';

/** Stored data about a backup. */
export const lastBackupSchema = z.object({
  /** Name of the backup in its location. */
  name: z.string(),
  made_at: z.iso.datetime(),
  /** A folder, or the address of a bucket without its keys. */
  target: z.string(),
  files: z.int(),
  /** Files named by rows but missing in the storage; any number above zero is a fault of the storage. */
  missing_files: z.int(),
  /** Size of all its files, and of those that it added to earlier backups. */
  bytes: z.int(),
  added_bytes: z.int(),
  is_encrypted: z.boolean(),
  /** When it was last read and found intact; null: never. */
  verified_at: z.iso.datetime().nullable(),
});
export type LastBackup = z.infer<typeof lastBackupSchema>;

/** Newest backup that any process of this press room has made; null: none. */
export async function findLastBackup(db: Db): Promise<LastBackup | null> {
  const row = await db
    .selectFrom('backup')
    .select(['name', 'made_at', 'target', 'files', 'missing_files', 'bytes', 'added_bytes'])
    .select(['is_encrypted', 'verified_at'])
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, is_encrypted: row.is_encrypted === 1 };
}

/** Whether any recorded backup was verified. */
export async function wasEverVerified(db: Db): Promise<boolean> {
  const verified = db.selectFrom('backup').select('id').where('verified_at', 'is not', null).limit(1);
  return (await verified.executeTakeFirst()) !== undefined;
}

/** Number of recorded backups; older ones are forgotten. */
const REMEMBERED = 100;

export async function recordBackup(trx: Db, { is_encrypted, ...backup }: LastBackup): Promise<void> {
  const { id } = await trx
    .insertInto('backup')
    .values({ ...backup, is_encrypted: Number(is_encrypted) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .deleteFrom('backup')
    .where('id', '<=', id - REMEMBERED)
    .execute();
}

/** Records that a backup was read and found intact. */
export async function recordVerified(trx: Db, name: string, now: Date): Promise<void> {
  await trx.updateTable('backup').set({ verified_at: now.toISOString() }).where('name', '=', name).execute();
}
