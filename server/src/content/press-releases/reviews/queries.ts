import type { Person } from '@press-room/contract/people';
import { type Passage, passageSchema } from '@press-room/contract/release-reviews';
import type { Insertable, Updateable } from 'kysely';
import { isWithin } from '../../../core/admin/own-company.ts';
import { toPerson } from '../../../core/people/people.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { PressReleaseCommentTable } from '../../../platform/db/release-tables.ts';
import type { Scope } from '../../../platform/http/authentication.ts';

/** Stored comment with author and resolver, without the current position of its passage. */
export interface StoredComment {
  id: number;
  parent: number | null;
  /** Company whose press office can read it. */
  company: number | null;
  by: Person | null;
  body: string;
  passage: Passage | null;
  created_at: string;
  edited_at: string | null;
  resolved_at: string | null;
  resolved_by: Person | null;
}

/** Comments within the scope, oldest first. */
export async function listStoredComments(db: Db, releaseId: number, scope: Scope): Promise<StoredComment[]> {
  const rows = await db
    .selectFrom('press_release_comment as comment')
    .leftJoin('user_account as author', 'author.id', 'comment.user_account_id')
    .leftJoin('user_account as settler', 'settler.id', 'comment.resolved_by')
    .selectAll('comment')
    .select(['author.first_name as author_first', 'author.last_name as author_last'])
    .select(['settler.first_name as settler_first', 'settler.last_name as settler_last'])
    .where('comment.press_release_id', '=', releaseId)
    .where((eb) => isWithin(eb.ref('comment.company_id'), scope))
    .orderBy('comment.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    parent: row.parent_id,
    company: row.company_id,
    by: toPerson(row.user_account_id, row.author_first, row.author_last),
    body: row.body,
    passage: row.language === null ? null : passageSchema.parse(row),
    created_at: row.created_at,
    edited_at: row.edited_at,
    resolved_at: row.resolved_at,
    resolved_by: toPerson(row.resolved_by, row.settler_first, row.settler_last),
  }));
}

/** Number of a release's open threads. */
export async function countOpenComments(db: Db, releaseId: number): Promise<number> {
  return countRows(
    db
      .selectFrom('press_release_comment')
      .where('press_release_id', '=', releaseId)
      .where('parent_id', 'is', null)
      .where('resolved_at', 'is', null),
  );
}

export async function insertComment(trx: Db, comment: Insertable<PressReleaseCommentTable>): Promise<number> {
  const { id } = await trx
    .insertInto('press_release_comment')
    .values(comment)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateComment(
  trx: Db,
  id: number,
  change: Updateable<PressReleaseCommentTable>,
): Promise<void> {
  await trx.updateTable('press_release_comment').set(change).where('id', '=', id).execute();
}

export async function deleteCommentRow(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('press_release_comment').where('id', '=', id).execute();
}

/** Texts of a person about other people's releases: comments, and notes on changes of state. */
export async function listWordsOf(db: Db, accountId: number) {
  const comments = await db
    .selectFrom('press_release_comment')
    .select(['created_at as at', 'press_release_id', 'body as text'])
    .where('user_account_id', '=', accountId)
    .execute();
  const notes = await db
    .selectFrom('press_release_version')
    .select(['at', 'press_release_id', 'note as text'])
    .where('user_account_id', '=', accountId)
    .where('note', '<>', '')
    .execute();
  return [...comments, ...notes].toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Removes the text and keeps the comment, because replies refer to it. */
export async function forgetWordsOf(trx: Db, accounts: readonly number[]): Promise<void> {
  await trx
    .updateTable('press_release_comment')
    .set({ body: '' })
    .where('user_account_id', 'in', accounts)
    .execute();
  await trx
    .updateTable('press_release_version')
    .set({ note: '' })
    .where('user_account_id', 'in', accounts)
    .execute();
}
