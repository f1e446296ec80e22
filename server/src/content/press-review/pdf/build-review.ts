import { createHash } from 'node:crypto';
import type { ReviewContent } from '@press-room/contract/press-reviews';
import type { AppContext } from '../../../core/context.ts';
import { type Client, ConcurrencyLimiter } from '../../../platform/limited/concurrency-limiter.ts';
import { streamPdf } from '../../../platform/pdf/make-pdf.ts';
import { asHouse } from '../../../platform/pictures/ask-picture.ts';
import type { StoredFile } from '../../../platform/storage/file-store.ts';
import { getReview, listShownFiles } from '../reading.ts';
import { reviewPagesJobSchema } from '../service.ts';
import { listClippingPages } from './clipping-pages.ts';
import { toEditionDocument } from './edition-document.ts';

/** Version of the layout: raise it when the same edition looks different. */
const LAYOUT = 2;

/** Far more than the pictures of 200 pages. */
const PDF_MAX_BYTES = 1024 ** 3;

/** One at a time: each uses the memory of a large edition. */
const pdfLimiter = new ConcurrencyLimiter({ atOnce: 1, places: 8, patienceMs: 60_000 });

type BuildContext = Pick<AppContext, 'database' | 'store' | 'now'>;

/**
 * PDF of an edition as it may be shown at this instant. It is cached, and made again after a change of its clippings or
 * of what their licences allow.
 * @throws {WorkRefused}
 */
export async function buildReview(
  context: BuildContext,
  review: ReviewContent,
  client: Client,
): Promise<StoredFile> {
  const { database, store, now } = context;
  const files = await listShownFiles(database.db, review.id, now());
  const { version: _version, updated_at: _at, state: _state, published_at: _published, ...content } = review;
  const basis = createHash('sha256')
    .update(JSON.stringify([LAYOUT, content, [...files.values()]]))
    .digest('base64url');
  const made = await findMade(context, review.id, basis);
  if (made !== null) return made;
  return pdfLimiter.take(client, async () => {
    // Another request may have made it meanwhile.
    const before = await findMade(context, review.id, basis);
    if (before !== null) return before;
    const pages = await listClippingPages(context, review, files, client);
    const pdf = streamPdf(toEditionDocument(review, pages, now()));
    const { key: sha256 } = await store.receive(pdf, { maxBytes: PDF_MAX_BYTES });
    await database.db
      .insertInto('press_review_file')
      .values({ press_review_id: review.id, basis, sha256 })
      .onConflict((conflict) => conflict.column('press_review_id').doUpdateSet({ basis, sha256 }))
      .execute();
    const file = await store.find(sha256);
    if (file === null) throw new Error('The PDF was removed while it was made');
    return file;
  });
}

/** Renders and stores the pages of an edition's files; does nothing if the edition was deleted. */
export async function drawReviewPages(
  context: BuildContext,
  payload: unknown,
  signal: AbortSignal,
): Promise<void> {
  const { database, now } = context;
  const { id } = reviewPagesJobSchema.parse(payload);
  const row = await database.db
    .selectFrom('press_review')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return;
  const files = await listShownFiles(database.db, id, now());
  await listClippingPages(context, await getReview(database.db, id, now()), files, asHouse(signal));
}

async function findMade(
  { database, store }: BuildContext,
  review: number,
  basis: string,
): Promise<StoredFile | null> {
  const row = await database.db
    .selectFrom('press_review_file')
    .select('sha256')
    .where('press_review_id', '=', review)
    .where('basis', '=', basis)
    .executeTakeFirst();
  return row === undefined ? null : store.find(row.sha256);
}
