import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import {
  COMMENTS_MAX,
  findPassage,
  type Passage,
  type ReleaseComment,
  releaseCommentSchema,
} from '@press-room/contract/release-reviews';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { toPlainText } from '../../../core/search/plain-text.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockRow } from '../../../platform/db/row-locks.ts';
import {
  conflict,
  forbidden,
  invalidField,
  notFound,
  notYourComment,
} from '../../../platform/errors/errors.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import type { Officer } from '../../../platform/http/officer.ts';
import { getOfficeRelease } from '../admin/release.ts';
import { spreadNews } from '../notices/notices.ts';
import type { CommentChange, CommentForm } from './form.ts';
import {
  deleteCommentRow,
  insertComment,
  listStoredComments,
  type StoredComment,
  updateComment,
} from './queries.ts';

type ReviewContext = Pick<AppContext, 'database' | 'now'>;

/** Comment and release of a write. */
export interface CommentWrite {
  release: number;
  comment: number;
  officer: Officer;
  /** A company can read shared threads and reply. */
  scope: Scope;
}

/** Text that contains the passage. */
function textOf({ text }: OfficePressRelease, { language, field }: Passage): string {
  const written = text[language]?.[field] ?? '';
  return field === 'body' ? toPlainText(written) : written;
}

function toComment({ company, ...stored }: StoredComment, release: OfficePressRelease): ReleaseComment {
  const { passage } = stored;
  // When the release moves to another company, its threads stay with the company that they were shared with.
  const is_internal = company === null || company !== release.company?.id;
  const place = passage === null ? null : { ...passage, ...findPassage(textOf(release, passage), passage) };
  return releaseCommentSchema.parse({ ...stored, is_internal, passage: place });
}

/** Comments of a release within the scope, oldest first, each with the state of its passage. @throws 404 */
export async function listComments(
  db: Db,
  { release: id, scope }: Pick<CommentWrite, 'release' | 'scope'>,
  now: Date,
): Promise<ReleaseComment[]> {
  const release = await getOfficeRelease(db, id, { now, scope });
  return (await listStoredComments(db, id, scope)).map((stored) => toComment(stored, release));
}

/** @throws 404 */
async function getComment(db: Db, write: Omit<CommentWrite, 'officer'>, now: Date) {
  const all = await listComments(db, write, now);
  const found = all.find(({ id }) => id === write.comment);
  if (found === undefined) throw notFound();
  return { found, all };
}

/** The association starts threads; a company replies. @throws 400, 403, 404, 409 if there are too many */
export async function addComment(
  { database, now }: ReviewContext,
  { release: id, officer, scope }: Omit<CommentWrite, 'comment'>,
  form: CommentForm,
): Promise<ReleaseComment> {
  return database.db.transaction().execute(async (trx) => {
    const release = await getOfficeRelease(trx, id, { now: now(), scope });
    const all = await listStoredComments(trx, id, null);
    if (all.length >= COMMENTS_MAX) throw conflict('comments_full');
    const { parent = null, passage = null, internal = false } = form;
    if (parent === null && scope !== null) throw forbidden();
    const thread = requireThread(all, parent, scope);
    if (passage !== null && findPassage(textOf(release, passage), passage).state !== 'same')
      throw invalidField('passage', 'not_in_the_text');
    const at = now().toISOString();
    const comment = await insertComment(trx, {
      press_release_id: id,
      parent_id: parent,
      user_account_id: officer.id,
      company_id: thread ? thread.company : internal ? null : (release.company?.id ?? null),
      body: form.body,
      ...(parent === null && passage !== null ? passage : { exact: '', prefix: '', suffix: '' }),
      created_at: at,
    });
    await recordAudit(trx, { by: officer.id, action: 'comment', about: `press_release:${id}` }, now());
    await spreadNews(trx, id, { kind: 'commented', actor: officer.id, comment_id: comment }, now());
    return (await getComment(trx, { release: id, comment, scope }, now())).found;
  });
}

/** Thread of a reply; null: a new thread. Threads are one level deep. @throws 400 */
function requireThread(
  comments: readonly StoredComment[],
  parent: number | null,
  scope: Scope,
): StoredComment | null {
  if (parent === null) return null;
  const answered = comments.find(({ id, company }) => id === parent && (scope === null || company === scope));
  if (answered === undefined) throw invalidField('parent', 'unknown_comment');
  if (answered.parent !== null) throw invalidField('parent', 'answer_to_answer');
  return answered;
}

/** Any colleague can resolve and reopen a thread; only its author can change the text. @throws 403, 404 */
export async function changeComment(
  { database, now }: ReviewContext,
  write: CommentWrite,
  { body, resolved }: CommentChange,
): Promise<ReleaseComment> {
  const { release, comment: id, officer, scope } = write;
  if (resolved !== undefined && scope !== null) throw forbidden();
  return database.db.transaction().execute(async (trx) => {
    const { found } = await getComment(trx, write, now());
    if (body !== undefined && found.by?.id !== officer.id) throw notYourComment();
    const at = now().toISOString();
    const isSettled = found.resolved_at !== null;
    const change = {
      ...(body === undefined || body === found.body ? {} : { body, edited_at: at }),
      ...(resolved === undefined || resolved === isSettled
        ? {}
        : { resolved_at: resolved ? at : null, resolved_by: resolved ? officer.id : null }),
    };
    const fields = Object.keys(change);
    if (fields.length === 0) return found;
    await updateComment(trx, id, change);
    const about = `press_release:${release}` as const;
    await recordAudit(trx, { by: officer.id, action: 'change_comment', about, fields }, now());
    return (await getComment(trx, write, now())).found;
  });
}

/** @throws 403, 404, 409 if it has replies */
export async function deleteComment({ database, now }: ReviewContext, write: CommentWrite): Promise<void> {
  const { release, comment, officer } = write;
  await database.db.transaction().execute(async (trx) => {
    await lockRow(trx, database, { table: 'press_release_comment', id: comment });
    const { found, all } = await getComment(trx, write, now());
    if (found.by?.id !== officer.id) throw notYourComment();
    if (all.some(({ parent }) => parent === comment)) throw conflict('comment_answered');
    await deleteCommentRow(trx, comment);
    const about = `press_release:${release}` as const;
    await recordAudit(trx, { by: officer.id, action: 'delete_comment', about }, now());
  });
}
