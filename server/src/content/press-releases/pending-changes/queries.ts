import type { PendingChanges, PendingDraft } from '@press-room/contract/admin-press-releases';
import { toPerson } from '../../../core/people/people.ts';
import type { Db } from '../../../platform/db/db.ts';
import { dropPendingWhenReady } from '../../publishing/when-ready.ts';
import { keepBoilerplates } from '../boilerplates/boilerplates.ts';

/** Pending changes of a release, with their last author. */
export async function findPending(db: Db, id: number): Promise<PendingDraft | null> {
  const row = await db
    .selectFrom('press_release_pending as pending')
    .leftJoin('user_account as account', 'account.id', 'pending.updated_by')
    .select(['pending.document', 'pending.updated_at', 'pending.updated_by'])
    .select(['account.first_name', 'account.last_name'])
    .where('pending.press_release_id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const changes = JSON.parse(row.document) as PendingChanges;
  if (changes.boilerplates) changes.boilerplates = await keepBoilerplates(db, changes.boilerplates);
  return { at: row.updated_at, by: toPerson(row.updated_by, row.first_name, row.last_name), changes };
}

/** Deletes all pending changes. */
export async function dropPending(trx: Db, id: number): Promise<void> {
  await removePending(trx, id);
  await dropPendingWhenReady(trx, id);
}

async function removePending(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('press_release_pending').where('press_release_id', '=', id).execute();
}

/** Replaces the pending changes, with the files they contain. */
export async function replacePending(
  trx: Db,
  id: number,
  pending: { changes: PendingChanges; files: readonly number[]; officer: number },
  now: Date,
): Promise<void> {
  await removePending(trx, id);
  await trx
    .insertInto('press_release_pending')
    .values({
      press_release_id: id,
      document: JSON.stringify(pending.changes),
      updated_at: now.toISOString(),
      updated_by: pending.officer,
    })
    .execute();
  if (pending.files.length === 0) return;
  await trx
    .insertInto('press_release_pending_file')
    .values(pending.files.map((asset_id) => ({ press_release_id: id, asset_id })))
    .execute();
}

/** Releases whose pending changes an officer edited last. */
export const listPendingBy = (db: Db, accountId: number) =>
  db
    .selectFrom('press_release_pending')
    .select(['updated_at as at', 'press_release_id'])
    .where('updated_by', '=', accountId)
    .orderBy('updated_at', 'desc')
    .execute();
