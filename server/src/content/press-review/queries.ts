import type { ReviewPlace, ReviewState } from '@press-room/contract/press-reviews';
import { expressionBuilder } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { FieldMap } from '../../platform/http/datatables.ts';

const review = expressionBuilder<Schema, 'press_review' | 'press_group'>();

export const REVIEW_FIELDS: FieldMap = {
  id: review.ref('press_review.id'),
  day: review.ref('press_review.day'),
  title: review.ref('press_review.title'),
  state: review.ref('press_review.state'),
  updated_at: review.ref('press_review.updated_at'),
  'press_group.name': review.ref('press_group.name'),
};

/** Newest first. */
export const REVIEW_ORDER = [
  { by: review.ref('press_review.day'), direction: 'desc' as const },
  { by: review.ref('press_review.id'), direction: 'desc' as const },
];

export interface ReviewFilter {
  group?: number | undefined;
  state?: ReviewState | undefined;
  /** `YYYY-MM`. */
  month?: string | undefined;
  /** Editions with this clipping. */
  clipping?: number | undefined;
}

export function selectReviews(db: Db, { group, state, month, clipping }: ReviewFilter) {
  let query = db
    .selectFrom('press_review')
    .innerJoin('press_group', 'press_group.id', 'press_review.press_group_id')
    .select('press_review.id');
  if (group !== undefined) query = query.where('press_review.press_group_id', '=', group);
  if (state !== undefined) query = query.where('press_review.state', '=', state);
  if (month !== undefined)
    query = query
      .where('press_review.day', '>=', `${month}-01`)
      .where('press_review.day', '<=', `${month}-31`);
  if (clipping !== undefined)
    query = query.where('press_review.id', 'in', (eb) =>
      eb.selectFrom('press_review_clipping').select('press_review_id').where('clipping_id', '=', clipping),
    );
  return query;
}

/** Rows per statement, because engines limit the number of values. */
const ROWS_AT_ONCE = 200;

export async function replacePlaces(trx: Db, id: number, places: readonly ReviewPlace[]): Promise<void> {
  await trx.deleteFrom('press_review_clipping').where('press_review_id', '=', id).execute();
  const rows = places.map(({ clipping, section }, position) => ({
    press_review_id: id,
    clipping_id: clipping,
    section,
    position,
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await trx
      .insertInto('press_review_clipping')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}

/** Limit of the archive page. */
const ARCHIVED_MAX = 2000;

/** Published editions of a press group, newest first; with a company: those whose section about members names it. */
export function listArchived(db: Db, { group, company }: { group: number; company: number | null }) {
  let query = db
    .selectFrom('press_review')
    .select(['press_review.id', 'press_review.day', 'press_review.title', 'press_review.language'])
    .where('press_review.press_group_id', '=', group)
    .where('press_review.state', '=', 'published');
  if (company !== null)
    query = query.where('press_review.id', 'in', (eb) =>
      eb
        .selectFrom('press_review_clipping as place')
        .innerJoin('clipping_company as link', 'link.clipping_id', 'place.clipping_id')
        .select('place.press_review_id')
        .where('place.section', '=', 'about_members')
        .where('link.company_id', '=', company),
    );
  return query
    .orderBy('press_review.day', 'desc')
    .orderBy('press_review.id', 'desc')
    .limit(ARCHIVED_MAX)
    .execute();
}
