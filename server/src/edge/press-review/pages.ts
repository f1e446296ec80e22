import type { ReviewContent } from '@press-room/contract/press-reviews';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ofCompanies } from '../../content/press-review/links.ts';
import { listArchived } from '../../content/press-review/queries.ts';
import { findReview } from '../../content/press-review/reading.ts';
import type { AppContext } from '../../core/context.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { clientOf } from '../../platform/http/client.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { networkOf } from '../../platform/http/network.ts';
import { queryOf } from '../../platform/http/query.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { READER_LINK_ROOT } from '../../platform/signing/reader-links.ts';
import { type Asked, findPlace, sendMissing, servePage } from '../alerts/page/serve.ts';
import { sendPage } from '../alerts/page/shell.ts';
import { writeArchive, writeEdition } from './page.ts';

/** Limits per ten minutes, of a network and of one link. */
const LIMITS = { network: 300, link: 1200, seconds: 600 };

/** Pages of editions and of their archive, for signed links; the second number of a link is a company. */
export function serveReviews(app: FastifyInstance, context: AppContext): void {
  servePage(app, context, 'review', { GET: showEdition, POST: sendMissing });
  servePage(app, context, 'reviews', { GET: showArchive, POST: sendMissing });
  app.get<{ Params: { token: string } }>(
    `${READER_LINK_ROOT}/review/:token/edition.pdf`,
    { schema: { hide: true } },
    async (request, reply) => {
      const subject = context.links.readers.read('review', request.params.token);
      if (subject === null || subject.recipient !== 0) throw notFound();
      await limitReading(context, request, subject.id);
      const review = await findPublished(context, subject.id);
      if (review === null) throw notFound();
      // Its packages are loaded with the first request.
      const { buildReview } = await import('../../content/press-review/pdf/build-review.ts');
      const file = await buildReview(context, review, clientOf(request));
      reply.header('X-Robots-Tag', 'noindex');
      return sendFile(request, reply, file, {
        mediaType: 'application/pdf',
        name: `${review.title}.pdf`,
        disposition: 'inline',
        cacheControl: 'no-store',
      });
    },
  );
}

/** @throws 429 */
const limitReading = (
  { limit }: Pick<AppContext, 'limit'>,
  request: FastifyRequest,
  id: number,
): Promise<void> =>
  limit(
    { key: `review:address:${networkOf(request)}`, max: LIMITS.network, seconds: LIMITS.seconds },
    { key: `review:${id}`, max: LIMITS.link, seconds: LIMITS.seconds },
  );

async function findPublished({ database, now }: AppContext, id: number): Promise<ReviewContent | null> {
  const review = await findReview(database.db, id, now());
  return review?.state === 'published' ? review : null;
}

async function showEdition(asked: Asked): Promise<FastifyReply> {
  const { context, request, reply, subject } = asked;
  await limitReading(context, request, subject.id);
  const found = await findPublished(context, subject.id);
  const review = found !== null && subject.recipient > 0 ? ofCompanies(found, [subject.recipient]) : found;
  if (review === null) return sendMissing(asked);
  const { readers } = context.links;
  const archive = { id: review.press_group.id, recipient: subject.recipient };
  return sendPage(reply, 200, {
    language: review.language,
    house: await findPlace(context, { press_group_id: review.press_group.id }),
    title: { words: review.title },
    content: writeEdition({
      review,
      pdfUrl: subject.recipient === 0 ? `${readers.toUrl('review', subject)}/edition.pdf` : null,
      archiveUrl: subject.recipient === 0 ? null : readers.toUrl('reviews', archive),
    }),
  });
}

const MONTH = /^\d{4}-\d{2}$/;

async function showArchive(asked: Asked): Promise<FastifyReply> {
  const { context, request, reply, subject } = asked;
  await limitReading(context, request, -subject.id);
  const { readers } = context.links;
  const { database } = context;
  const house = await findPlace(context, { press_group_id: subject.id });
  if (house?.id !== subject.id) return sendMissing(asked);
  const archived = await listArchived(database.db, { group: subject.id, company: subject.recipient || null });
  const months = [...new Set(archived.map(({ day }) => day.slice(0, 7)))];
  const { month: wanted = '' } = queryOf(request);
  const month = MONTH.test(wanted) && months.includes(wanted) ? wanted : (months[0] ?? '');
  return sendPage(reply, 200, {
    language: languageOf(request),
    house,
    title: 'review_page_archive',
    content: writeArchive({
      language: languageOf(request),
      months,
      month,
      editions: archived
        .filter(({ day }) => day.startsWith(month))
        .map(({ id, title, language }) => ({
          title,
          language,
          url: readers.toUrl('review', { id, recipient: subject.recipient }),
        })),
      toMonthUrl: (each) => `?month=${each}`,
    }),
  });
}
