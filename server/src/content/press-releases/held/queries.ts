import type { HeldChanges, HeldDraft } from '@press-room/contract/admin-press-releases';
import { toPerson } from '../../../core/people/people.ts';
import type { Db } from '../../../platform/db/db.ts';
import { dropHeldWhenReady } from '../../publishing/when-ready.ts';
import { keepBoilerplates } from '../boilerplates/boilerplates.ts';

/** Pending changes of a release, with their last author. */
export async function findHeld(db: Db, id: number): Promise<HeldDraft | null> {
  const row = await db
    .selectFrom('press_release_held as held')
    .leftJoin('user_account as account', 'account.id', 'held.updated_by')
    .select(['held.document', 'held.updated_at', 'held.updated_by'])
    .select(['account.first_name', 'account.last_name'])
    .where('held.press_release_id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const changes = JSON.parse(row.document) as HeldChanges;
  if (changes.boilerplates) changes.boilerplates = await keepBoilerplates(db, changes.boilerplates);
  return { at: row.updated_at, by: toPerson(row.updated_by, row.first_name, row.last_name), changes };
}

/** Nothing waits for readers any more. */
export async function dropHeld(trx: Db, id: number): Promise<void> {
  await removeHeld(trx, id);
  await dropHeldWhenReady(trx, id);
}

async function removeHeld(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('press_release_held').where('press_release_id', '=', id).execute();
}

/** Replaces the pending changes, with the files they contain. */
export async function replaceHeld(
  trx: Db,
  id: number,
  held: { changes: HeldChanges; files: readonly number[]; officer: number },
  now: Date,
): Promise<void> {
  await removeHeld(trx, id);
  await trx
    .insertInto('press_release_held')
    .values({
      press_release_id: id,
      document: JSON.stringify(held.changes),
      updated_at: now.toISOString(),
      updated_by: held.officer,
    })
    .execute();
  if (held.files.length === 0) return;
  await trx
    .insertInto('press_release_held_file')
    .values(held.files.map((asset_id) => ({ press_release_id: id, asset_id })))
    .execute();
}

/** Releases whose pending changes an officer edited last. */
export const listHeldBy = (db: Db, accountId: number) =>
  db
    .selectFrom('press_release_held')
    .select(['updated_at as at', 'press_release_id'])
    .where('updated_by', '=', accountId)
    .orderBy('updated_at', 'desc')
    .execute();
