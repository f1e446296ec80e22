import {
  PRESS_REVIEW_PATH,
  type PressReview,
  pressReviewFormSchema,
  pressReviewMoveSchema,
  pressReviewRowSchema,
  pressReviewSchema,
  REVIEW_STATES,
  type ReviewContent,
} from '@press-room/contract/press-reviews';
import { z } from 'zod';
import { officeSource } from '../../core/admin/listing.ts';
import { accessTo, officeResources, transitionResource } from '../../core/admin/resources.ts';
import type { AppContext } from '../../core/context.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { clientOf } from '../../platform/http/client.ts';
import { idParameter } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { type QueryValues, requireId } from '../../platform/http/query.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { pressReviewForm, pressReviewMoveForm } from './form.ts';
import { withLinks } from './links.ts';
import { REVIEW_FIELDS, REVIEW_ORDER, type ReviewFilter, selectReviews } from './queries.ts';
import { getReview, listReviewRows } from './reading.ts';
import { changeReview, createReview, deleteReview, moveReview } from './service.ts';

const stateSchema = z.enum(REVIEW_STATES);
const monthSchema = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

const QUERY = {
  group: idParameter.optional(),
  clipping: idParameter.optional().describe('Which they contain'),
  state: stateSchema.optional(),
  month: monthSchema.optional().describe('`YYYY-MM`'),
};

/** @throws 400 */
function readFilter({ month, ...filter }: QueryValues<typeof QUERY>): ReviewFilter {
  if (month !== undefined && !monthSchema.safeParse(month).success) throw invalidField('month', 'not_a_date');
  return { ...filter, month };
}

/** Editions of the press review. */
export function pressReviewResources(context: AppContext): Resource[] {
  const { database, links, now } = context;
  const linked = async (found: Promise<ReviewContent>): Promise<PressReview> =>
    withLinks(links.readers, await found);
  return [
    ...officeResources(context, {
      noun: 'press_review',
      path: PRESS_REVIEW_PATH,
      summaries: {
        list: 'Editions of the press review, the newest first',
        one: 'One edition with its clippings',
        create: 'A draft; without `clippings` it begins with those entered since the last edition',
        change: 'Changes a draft',
        remove: 'Deletes a draft; its clippings stay',
      },
      query: QUERY,
      schemas: { row: pressReviewRowSchema, one: pressReviewSchema, form: pressReviewFormSchema },
      form: pressReviewForm,
      isPaged: true,
      list: (_request, query) => {
        const filter = readFilter(query);
        return officeSource({
          database,
          fields: REVIEW_FIELDS,
          from: (db) => selectReviews(db, filter),
          order: REVIEW_ORDER,
          read: listReviewRows,
        });
      },
      get: (id) => linked(getReview(database.db, id, now())),
      create: (officer, form) => linked(createReview(context, officer, form)),
      change: (write, form) => linked(changeReview(context, write, form)),
      remove: (write) => deleteReview(context, write),
    }),
    transitionResource({
      noun: 'press_review',
      path: PRESS_REVIEW_PATH,
      schemas: { one: pressReviewSchema, form: pressReviewMoveSchema },
      form: pressReviewMoveForm,
      move: (write, { to }) => linked(moveReview(context, write, to)),
    }),
    pdfOf(context),
  ];
}

const pdfOf = (context: AppContext): Resource => ({
  path: `${PRESS_REVIEW_PATH}:id/pdf/`,
  ...accessTo('press_review'),
  GET: {
    summary: 'The edition, with the pages that licences allow to show at that instant',
    response: { 200: z.unknown().describe('PDF') },
    handler: async (request, reply) => {
      const review = await getReview(context.database.db, requireId(request), context.now());
      // Its packages are loaded with the first request.
      const { buildReview } = await import('./pdf/build-review.ts');
      const file = await buildReview(context, review, clientOf(request));
      return sendFile(request, reply, file, {
        mediaType: 'application/pdf',
        name: `${review.title}.pdf`,
        disposition: 'attachment',
        cacheControl: 'no-store',
      });
    },
  },
});
