import { toOfficeDay } from '@press-room/contract/office-clock';
import type { ReviewContent, ReviewMove, ReviewPlace } from '@press-room/contract/press-reviews';
import { z } from 'zod';
import {
  changeRow,
  createRow,
  deleteRow,
  namesOf,
  type OfficeContext,
  type Versioned,
} from '../../core/admin/writes.ts';
import type { Db } from '../../platform/db/db.ts';
import { conflict, invalidField, invalidFields } from '../../platform/errors/errors.ts';
import { requirePermission } from '../../platform/http/authentication.ts';
import type { Officer, Write } from '../../platform/http/officer.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';
import type { PressReviewForm } from './form.ts';
import { proposePlaces } from './proposal.ts';
import { replacePlaces } from './queries.ts';
import { getReview } from './reading.ts';
import { REVIEW_WORDS } from './words.ts';

const REVIEWS: Versioned<ReviewContent> = { table: 'press_review', noun: 'press_review', get: getReview };
const isSeen = false;

export const REVIEW_PAGES_JOB = 'press_review_pages';
export const reviewPagesJobSchema = z.object({ id: z.int() });

/** Renders the pages of its files before the PDF is requested: each takes half a second of a core. */
const enqueuePages = (trx: Db, id: number, now: Date): Promise<void> =>
  enqueueJob(trx, REVIEW_PAGES_JOB, { id }, now, `${REVIEW_PAGES_JOB}:${id}`);

/** @throws 400 naming the clippings that do not exist, or belong to another press group */
async function requireClippings(trx: Db, group: number, places: readonly ReviewPlace[]): Promise<void> {
  const ids = places.map(({ clipping }) => clipping);
  if (new Set(ids).size < ids.length) throw invalidField('clippings', 'review_clipping_twice');
  if (ids.length === 0) return;
  const rows = await trx
    .selectFrom('clipping')
    .select('id')
    .where('id', 'in', ids)
    .where('press_group_id', '=', group)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw invalidFields({
      clippings: [{ key: 'unknown_clippings', parameters: { ids: unknown.join(', ') } }],
    });
}

/** @throws 400 */
async function requireGroup(trx: Db, id: number): Promise<{ id: number; name: string }> {
  const group = await trx
    .selectFrom('press_group')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (group === undefined) throw invalidField('press_group', 'unknown_press_group');
  return group;
}

/** Inserts a draft with the proposed clippings, or those of the form. Returns its id. */
export async function addReview(
  trx: Db,
  {
    press_group,
    day,
    title,
    introduction = '',
    language = 'it',
    clippings,
  }: Partial<PressReviewForm> & { press_group: number },
  now: Date,
): Promise<number> {
  const group = await requireGroup(trx, press_group);
  const places = clippings ?? (await proposePlaces(trx, group, now));
  await requireClippings(trx, group.id, places);
  const on = day ?? toOfficeDay(now);
  const { id } = await trx
    .insertInto('press_review')
    .values({
      press_group_id: group.id,
      day: on,
      title: title ?? REVIEW_WORDS[language].title(on),
      introduction,
      language,
      state: 'draft',
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replacePlaces(trx, id, places);
  await enqueuePages(trx, id, now);
  return id;
}

/** @throws 400 */
export function createReview(
  context: OfficeContext,
  officer: Officer,
  form: PressReviewForm,
): Promise<ReviewContent> {
  const { press_group } = form;
  if (press_group === undefined) throw invalidField('press_group', 'required');
  return createRow(context, REVIEWS, { officer, fields: namesOf(form), isSeen }, (trx) =>
    addReview(trx, { ...form, press_group }, context.now()),
  );
}

/** Only drafts can be changed, because recipients of an edition must find it unchanged. @throws 400, 404, 409, 412 */
export const changeReview = (
  context: OfficeContext,
  write: Write,
  form: PressReviewForm,
): Promise<ReviewContent> =>
  changeRow(context, REVIEWS, { ...write, isSeen }, async (trx, current) => {
    if (current.state !== 'draft') throw conflict('review_published');
    const { press_group, clippings, ...columns } = form;
    if (press_group !== undefined && press_group !== current.press_group.id)
      throw invalidField('press_group', 'review_group_fixed');
    await trx.deleteFrom('press_review_file').where('press_review_id', '=', write.id).execute();
    if (Object.keys(columns).length > 0)
      await trx.updateTable('press_review').set(columns).where('id', '=', write.id).execute();
    if (clippings !== undefined) {
      await requireClippings(trx, current.press_group.id, clippings);
      await replacePlaces(trx, write.id, clippings);
      await enqueuePages(trx, write.id, context.now());
    }
    return { action: 'edit', fields: namesOf(form) };
  });

/** @throws 403, 404, 409, 412 */
export const moveReview = (context: OfficeContext, write: Write, to: ReviewMove): Promise<ReviewContent> => {
  requirePermission({ account: write.officer }, 'press_review.publish');
  return changeRow(context, REVIEWS, { ...write, isSeen }, async (trx, current) => {
    const isPublished = current.state === 'published';
    if (isPublished === (to === 'publish')) throw conflict(isPublished ? 'review_published' : 'review_draft');
    if (to === 'publish' && current.clippings.length === 0) throw conflict('review_empty');
    await trx
      .updateTable('press_review')
      .set(
        to === 'publish'
          ? { state: 'published', published_at: context.now().toISOString() }
          : { state: 'draft', published_at: null },
      )
      .where('id', '=', write.id)
      .execute();
    return { action: to === 'publish' ? 'published' : 'draft', fields: [] };
  });
};

/** Its clippings are kept. @throws 404, 409, 412 */
export const deleteReview = (context: OfficeContext, write: Write): Promise<void> =>
  deleteRow(context, REVIEWS, { ...write, isSeen }, async (_trx, { state }) => {
    if (state === 'published') throw conflict('review_published');
  });
