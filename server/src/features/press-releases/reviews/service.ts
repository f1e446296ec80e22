import type { OfficePressRelease } from '@press-room/contract/office-press-releases';
import {
  COMMENTS_MAX,
  findPassage,
  type Passage,
  type ReleaseComment,
  releaseCommentSchema,
} from '@press-room/contract/release-reviews';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/db.ts';
import { holdRow } from '../../../db/hold.ts';
import { conflict, invalidField, notFound, notYourComment } from '../../../errors.ts';
import type { Officer } from '../../../http/officer.ts';
import { toPlainText } from '../../../search/plain-text.ts';
import { recordAudit } from '../../audit/queries.ts';
import { spreadNews } from '../notices/notices.ts';
import { getOfficeRelease } from '../office/release.ts';
import type { CommentChange, CommentForm } from './form.ts';
import {
  deleteCommentRow,
  insertComment,
  listStoredComments,
  type StoredComment,
  updateComment,
} from './queries.ts';

type ReviewContext = Pick<AppContext, 'database' | 'now'>;

/** Which comment of which release somebody writes. */
export interface CommentWrite {
  release: number;
  comment: number;
  officer: Officer;
}

/** The text that a passage is looked for in. */
function textOf({ text }: OfficePressRelease, { language, field }: Passage): string {
  const written = text[language]?.[field] ?? '';
  return field === 'body' ? toPlainText(written) : written;
}

function toComment(stored: StoredComment, release: OfficePressRelease): ReleaseComment {
  const { passage } = stored;
  const place = passage === null ? null : { ...passage, ...findPassage(textOf(release, passage), passage) };
  return releaseCommentSchema.parse({ ...stored, passage: place });
}

/** Every comment of a release, oldest first, each with what has become of its passage. @throws 404 */
export async function listComments(db: Db, releaseId: number, now: Date): Promise<ReleaseComment[]> {
  const release = await getOfficeRelease(db, releaseId, { now });
  return (await listStoredComments(db, releaseId)).map((stored) => toComment(stored, release));
}

/** @throws 404 */
async function getComment(db: Db, { release, comment }: Omit<CommentWrite, 'officer'>, now: Date) {
  const all = await listComments(db, release, now);
  const found = all.find(({ id }) => id === comment);
  if (found === undefined) throw notFound();
  return { found, all };
}

/** @throws 400, 404, 409 where there are too many */
export async function addComment(
  { database, now }: ReviewContext,
  { release: id, officer }: Omit<CommentWrite, 'comment'>,
  form: CommentForm,
): Promise<ReleaseComment> {
  return database.db.transaction().execute(async (trx) => {
    const release = await getOfficeRelease(trx, id, { now: now() });
    const comments = await listStoredComments(trx, id);
    if (comments.length >= COMMENTS_MAX) throw conflict('comments_full');
    const { parent = null, passage = null } = form;
    requireParent(comments, parent);
    if (passage !== null && findPassage(textOf(release, passage), passage).state !== 'same')
      throw invalidField('passage', 'not_in_the_text');
    const at = now().toISOString();
    const comment = await insertComment(trx, {
      press_release_id: id,
      parent_id: parent,
      user_account_id: officer.id,
      body: form.body,
      ...(parent === null && passage !== null ? passage : { exact: '', prefix: '', suffix: '' }),
      created_at: at,
    });
    await recordAudit(trx, { by: officer.id, action: 'comment', about: `press_release:${id}` }, now());
    await spreadNews(trx, id, { kind: 'commented', actor: officer.id, comment_id: comment }, now());
    return (await getComment(trx, { release: id, comment }, now())).found;
  });
}

/** Threads are one level deep. */
function requireParent(comments: readonly StoredComment[], parent: number | null): void {
  if (parent === null) return;
  const answered = comments.find(({ id }) => id === parent);
  if (answered === undefined) throw invalidField('parent', 'unknown_comment');
  if (answered.parent !== null) throw invalidField('parent', 'answer_to_answer');
}

/** Anybody may settle a thread and open it again; the words are for their writer to change. @throws 403, 404 */
export async function changeComment(
  { database, now }: ReviewContext,
  write: CommentWrite,
  { body, resolved }: CommentChange,
): Promise<ReleaseComment> {
  const { release, comment: id, officer } = write;
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

/** @throws 403, 404, 409 where it was answered */
export async function deleteComment({ database, now }: ReviewContext, write: CommentWrite): Promise<void> {
  const { release, comment, officer } = write;
  await database.db.transaction().execute(async (trx) => {
    await holdRow(trx, database, { table: 'press_release_comment', id: comment });
    const { found, all } = await getComment(trx, write, now());
    if (found.by?.id !== officer.id) throw notYourComment();
    if (all.some(({ parent }) => parent === comment)) throw conflict('comment_answered');
    await deleteCommentRow(trx, comment);
    const about = `press_release:${release}` as const;
    await recordAudit(trx, { by: officer.id, action: 'delete_comment', about }, now());
  });
}
