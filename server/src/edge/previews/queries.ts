import type { PreviewLink } from '@press-room/contract/release-previews';
import type { Insertable } from 'kysely';
import { selectValidLink } from '../../core/visibility/previews.ts';
import type { Db } from '../../platform/db/db.ts';
import type { PressReleasePreviewLinkTable } from '../../platform/db/release-tables.ts';

/** Valid links of a release, newest first. */
export async function listValidLinks(db: Db, releaseId: number, now: Date): Promise<PreviewLink[]> {
  const rows = await db
    .selectFrom('press_release_preview_link as preview')
    .innerJoin('user_account as account', 'account.id', 'preview.user_account_id')
    .select(['preview.id', 'preview.created_at', 'preview.expires_at'])
    .select(['preview.openings', 'preview.last_opened_at'])
    .select(['account.id as account_id', 'account.first_name', 'account.last_name'])
    .where('preview.press_release_id', '=', releaseId)
    .where('preview.id', 'in', selectValidLink(now))
    .orderBy('preview.id', 'desc')
    .execute();
  return rows.map(({ account_id, first_name, last_name, ...row }) => ({
    ...row,
    created_by: { id: account_id, first_name, last_name },
  }));
}

export async function forgetEndedLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('press_release_preview_link').where('expires_at', '<=', now.toISOString()).execute();
}

/** Also deletes expired links. */
export async function insertLink(
  trx: Db,
  link: Insertable<PressReleasePreviewLinkTable>,
  now: Date,
): Promise<number> {
  await forgetEndedLinks(trx, now);
  const { id } = await trx
    .insertInto('press_release_preview_link')
    .values(link)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False: no such link of this release. */
export async function deleteLink(trx: Db, releaseId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('press_release_preview_link')
    .where('id', '=', id)
    .where('press_release_id', '=', releaseId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Link of a token; null: invalid. */
export async function findValidLink(db: Db, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom('press_release_preview_link as preview')
    .select(['preview.id', 'preview.press_release_id', 'preview.expires_at'])
    .where('preview.token_hash', '=', tokenHash)
    .where('preview.id', 'in', selectValidLink(now))
    .executeTakeFirst();
  return row ?? null;
}

export async function countOpening(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('press_release_preview_link')
    .set((eb) => ({ openings: eb('openings', '+', 1), last_opened_at: now.toISOString() }))
    .where('id', '=', id)
    .execute();
}

/** Preview links created by a person. */
export const listLinksOf = (db: Db, accountId: number) =>
  db
    .selectFrom('press_release_preview_link')
    .select(['created_at', 'press_release_id', 'expires_at'])
    .where('user_account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
