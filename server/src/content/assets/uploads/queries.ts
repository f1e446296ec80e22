import { UPLOAD_HOURS } from '@press-room/contract/admin-assets';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { AssetUploadTable } from '../../../platform/db/media-tables.ts';
import type { Scope } from '../../../platform/http/authentication.ts';

export type UploadRow = Selectable<AssetUploadTable>;

const HOUR_MS = 3_600_000;

export const oldestUpload = (now: Date): string =>
  new Date(now.getTime() - UPLOAD_HOURS * HOUR_MS).toISOString();

export async function findUpload(db: Db, id: string): Promise<UploadRow | null> {
  const row = await db.selectFrom('asset_upload').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function createUploadRow(trx: Db, row: Insertable<AssetUploadTable>): Promise<void> {
  await trx.insertInto('asset_upload').values(row).execute();
}

/** Incomplete uploads: of one person, of the members of one company, and of all. */
export async function countOpenUploads(
  db: Db,
  { person, company }: { person: number; company: Scope },
  now: Date,
): Promise<{ ofPerson: number; ofCompany: number; inAll: number }> {
  const rows = await db
    .selectFrom('asset_upload')
    .select((eb) => ['user_account_id', 'company_id', eb.fn.countAll<number>().as('count')])
    .where('asset_id', 'is', null)
    .where('created_at', '>', oldestUpload(now))
    .groupBy(['user_account_id', 'company_id'])
    .execute();
  const sum = (counted: typeof rows): number =>
    counted.reduce((total, { count }) => total + Number(count), 0);
  return {
    ofPerson: sum(rows.filter(({ user_account_id }) => user_account_id === person)),
    ofCompany: company === null ? 0 : sum(rows.filter(({ company_id }) => company_id === company)),
    inAll: sum(rows),
  };
}

export async function deleteUploadRow(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('asset_upload').where('id', '=', id).execute();
}

/** False if it was finished before. */
export async function settleUpload(
  trx: Db,
  id: string,
  { asset_id, is_known }: { asset_id: number; is_known: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('asset_upload')
    .set({ asset_id, is_known: is_known ? 1 : 0 })
    .where('id', '=', id)
    .where('asset_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes the lock of an upload until an instant, unless another active process holds it. */
export async function takeUploadLock(
  db: Db,
  id: string,
  { by, now, until }: { by: string; now: string; until: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('asset_upload')
    .set({ locked_by: by, locked_until: until })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('locked_by', 'is', null), eb('locked_by', '=', by), eb('locked_until', '<=', now)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Active processes hold locks no longer than this; one whose clock was set back renews its lock. */
export async function shortenUploadLock(
  db: Db,
  id: string,
  { longest, until }: { longest: string; until: string },
): Promise<void> {
  await db
    .updateTable('asset_upload')
    .set({ locked_until: until })
    .where('id', '=', id)
    .where('locked_until', '>', longest)
    .execute();
}

export async function freeUploadLock(db: Db, id: string, by: string): Promise<void> {
  await db
    .updateTable('asset_upload')
    .set({ locked_by: null, locked_until: null })
    .where('id', '=', id)
    .where('locked_by', '=', by)
    .execute();
}

/** Ids of abandoned uploads, and of those that became assets long ago. */
export async function listExpiredUploads(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('asset_upload')
    .select('id')
    .where('created_at', '<=', oldestUpload(now))
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', now.toISOString())]))
    .execute();
  return rows.map(({ id }) => id);
}
