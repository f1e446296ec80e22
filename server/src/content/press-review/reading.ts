import { toOfficeDay } from '@press-room/contract/office-clock';
import {
  type PressReviewRow,
  pressReviewRowSchema,
  REVIEW_SECTIONS,
  type ReviewContent,
  type ReviewedClipping,
  reviewContentSchema,
  reviewedClippingSchema,
} from '@press-room/contract/press-reviews';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { isShowable } from '../assets/readiness.ts';

const clipping = expressionBuilder<Schema, 'clipping'>();

/** Whether its excerpt and file may be shown outside the office at that instant. */
function isLicensed(now: Date): Expression<SqlBool> {
  return clipping.or([
    clipping('clipping.licence', '=', 'own'),
    clipping.and([
      clipping('clipping.licence', '=', 'licensed'),
      clipping.or([
        clipping('clipping.licensed_until', 'is', null),
        clipping('clipping.licensed_until', '>=', toOfficeDay(now)),
      ]),
    ]),
  ]);
}

/** In the order of the ids. */
export async function listReviewRows(db: Db, ids: readonly number[]): Promise<PressReviewRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('press_review')
    .innerJoin('press_group', 'press_group.id', 'press_review.press_group_id')
    .selectAll('press_review')
    .select((eb) => [
      'press_group.name as group_name',
      eb
        .selectFrom('press_review_clipping as place')
        .select((inner) => inner.fn.countAll().as('count'))
        .whereRef('place.press_review_id', '=', 'press_review.id')
        .as('clipping_count'),
    ])
    .where('press_review.id', 'in', ids)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (row === undefined) return [];
    return pressReviewRowSchema.parse({
      ...row,
      press_group: { id: row.press_group_id, name: row.group_name },
      clipping_count: Number(row.clipping_count),
    });
  });
}

/** @throws 404 */
export async function getReview(db: Db, id: number, now: Date): Promise<ReviewContent> {
  const review = await findReview(db, id, now);
  if (review === null) throw notFound();
  return review;
}

export async function findReview(db: Db, id: number, now: Date): Promise<ReviewContent | null> {
  const [row] = await listReviewRows(db, [id]);
  if (row === undefined) return null;
  const { introduction } = await db
    .selectFrom('press_review')
    .select('introduction')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return reviewContentSchema.parse({ ...row, introduction, clippings: await listReviewed(db, id, now) });
}

/**
 * Clippings of an edition, section by section, with the excerpts and files that their licences allow at that instant.
 */
async function listReviewed(db: Db, review: number, now: Date): Promise<ReviewedClipping[]> {
  const rows = await db
    .selectFrom('press_review_clipping as place')
    .innerJoin('clipping', 'clipping.id', 'place.clipping_id')
    .innerJoin('outlet', 'outlet.id', 'clipping.outlet_id')
    .select([
      'clipping.id',
      'clipping.headline',
      'clipping.author',
      'clipping.published_on',
      'clipping.edition',
      'clipping.page',
      'clipping.url',
      'clipping.language',
      'outlet.name as outlet',
      'place.section',
    ])
    .select((eb) =>
      eb.case().when(isLicensed(now)).then(eb.ref('clipping.excerpt')).else('').end().as('excerpt'),
    )
    .where('place.press_review_id', '=', review)
    .orderBy('place.position')
    .execute();
  const companies = await listCompanies(db, review);
  const files = await listShownFiles(db, review, now);
  const clippings = rows.map((row) =>
    reviewedClippingSchema.parse({
      ...row,
      companies: companies.get(row.id) ?? [],
      shows_file: files.has(row.id),
    }),
  );
  return REVIEW_SECTIONS.flatMap((section) => clippings.filter((each) => each.section === section));
}

async function listCompanies(db: Db, review: number) {
  const rows = await db
    .selectFrom('press_review_clipping as place')
    .innerJoin('clipping_company as link', 'link.clipping_id', 'place.clipping_id')
    .innerJoin('company', 'company.id', 'link.company_id')
    .select(['link.clipping_id', 'company.id', 'company.business_name as name'])
    .where('place.press_review_id', '=', review)
    .orderBy('company.business_name')
    .execute();
  return Map.groupBy(rows, ({ clipping_id }) => clipping_id);
}

export interface ShownFile {
  clipping: number;
  asset: number;
  kind: 'document' | 'picture';
  sha256: string;
  pages: number;
}

/** Files of clippings that may be shown: with a licence at that instant, and within the rights of the file itself. */
export async function listShownFiles(db: Db, review: number, now: Date): Promise<Map<number, ShownFile>> {
  const rows = await db
    .selectFrom('press_review_clipping as place')
    .innerJoin('clipping', 'clipping.id', 'place.clipping_id')
    .innerJoin('asset', 'asset.id', 'clipping.file_asset_id')
    .select(['clipping.id as clipping', 'asset.id as asset', 'asset.kind', 'asset.sha256', 'asset.pages'])
    .where('place.press_review_id', '=', review)
    .where('asset.kind', 'in', ['document', 'picture'])
    .where(isShowable(now))
    .where(isLicensed(now))
    .execute();
  return new Map(
    rows.map(({ kind, pages, ...file }) => [
      file.clipping,
      { ...file, kind: kind === 'picture' ? 'picture' : 'document', pages: pages ?? 1 },
    ]),
  );
}
