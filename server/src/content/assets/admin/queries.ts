import type {
  DigitalSourceType,
  MissingWords,
  RIGHTS_FILTERS,
  VIDEO_PARTS,
} from '@press-room/contract/admin-assets';
import type { AssetKind } from '@press-room/contract/assets';
import type { Language } from '@press-room/contract/languages';
import { CAPTIONS_TYPE, VIDEO_TYPES } from '@press-room/contract/release-videos';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { isWithin } from '../../../core/admin/own-company.ts';
import { appearedOn, type OutcomeDays, takingsOn } from '../../../core/analytics/takings.ts';
import { ownersOf } from '../../../core/sectors/sectors.ts';
import { ANYBODY } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { AssetTable } from '../../../platform/db/media-tables.ts';
import type { PressGroupTable, Schema } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import type { FieldMap, Order } from '../../../platform/http/datatables.ts';
import { isShowable } from '../readiness.ts';
import { assetVisibleTo } from '../visibility.ts';
import { selectUsedIds } from './places.ts';

type Tables = Schema & { asset: AssetTable; group: PressGroupTable };
const eb = expressionBuilder<Tables, 'asset' | 'group'>();

/** Search and sort fields of the office; texts in the requested language, `caption.en` in English. */
export const officeAssetFields = (language: Language): FieldMap => ({
  id: eb.ref('asset.id'),
  name: eb.ref('asset.name'),
  kind: eb.ref('asset.kind'),
  state: eb.ref('asset.state'),
  media_type: eb.ref('asset.media_type'),
  bytes: eb.ref('asset.bytes'),
  width: eb.ref('asset.width'),
  height: eb.ref('asset.height'),
  credit: eb.ref('asset.credit'),
  copyright: eb.ref('asset.copyright'),
  caption: eb.ref(`asset.caption_${language}`),
  'caption.en': eb.ref('asset.caption_en'),
  'caption.it': eb.ref('asset.caption_it'),
  alt: eb.ref(`asset.alt_${language}`),
  'alt.en': eb.ref('asset.alt_en'),
  'alt.it': eb.ref('asset.alt_it'),
  rights: eb.ref(`asset.rights_${language}`),
  'rights.en': eb.ref('asset.rights_en'),
  'rights.it': eb.ref('asset.rights_it'),
  keywords: eb.ref('asset.keywords'),
  digital_source_type: eb.ref('asset.digital_source_type'),
  taken_on: eb.ref('asset.taken_on'),
  embargo_until: eb.ref('asset.embargo_until'),
  rights_until: eb.ref('asset.rights_until'),
  created_at: eb.ref('asset.created_at'),
  updated_at: eb.fn.coalesce('asset.updated_at', 'asset.created_at'),
  'press_group.name': eb.ref('group.name'),
});

export interface OfficeAssetFilter {
  kind?: AssetKind | undefined;
  group?: number | undefined;
  digital_source_type?: DigitalSourceType | undefined;
  sector?: number | undefined;
  used?: boolean | undefined;
  isPublic?: boolean | undefined;
  missing?: MissingWords | undefined;
  rights?: (typeof RIGHTS_FILTERS)[number] | undefined;
  part?: (typeof VIDEO_PARTS)[number] | undefined;
  collection?: number | undefined;
  gallery?: number | undefined;
  ids?: readonly number[] | undefined;
  /** Company whose press office uploaded it. */
  company?: number | undefined;
  /** First and last day in Rome on which a gallery with it appeared. */
  publishedFrom?: string | undefined;
  publishedTo?: string | undefined;
  /** Neither the file nor a gallery with it was downloaded in the period. */
  isUntaken?: boolean;
  /** Scope of the officer. */
  scope: Scope;
  now: Date;
}

/** Collections and galleries are the press office's: a company finds none of its files by them. */
const isAmong = (files: Expression<number>, scope: Scope) =>
  scope === null ? eb('asset.id', 'in', files) : eb.lit(false);

const selectCollected = (db: Db, collection: number) =>
  db
    .selectFrom('asset_collection_file')
    .select('asset_id')
    .where('asset_collection_id', '=', collection)
    .$asScalar();

const selectPictures = (db: Db, gallery: number) =>
  db.selectFrom('gallery_picture').select('asset_id').where('gallery_id', '=', gallery).$asScalar();

/** Covers belong to their documents and are not listed separately. */
const isOwn = (db: Db) =>
  eb(
    'asset.id',
    'not in',
    db
      .selectFrom('asset as document')
      .select((each) => each.ref('document.cover_asset_id').$notNull().as('id'))
      .where('document.kind', '=', 'document')
      .where('document.cover_asset_id', 'is not', null),
  );

// A caption or alternative text that exists in only one language is missing in the other.
function lacks(missing: MissingWords): Expression<SqlBool> {
  if (missing === 'credit') return eb('asset.credit', '=', '');
  return eb.or([eb(`asset.${missing}_en`, '=', ''), eb(`asset.${missing}_it`, '=', '')]);
}

function hasRights(rights: (typeof RIGHTS_FILTERS)[number], now: Date): Expression<SqlBool> {
  const instant = now.toISOString();
  if (rights === 'ended') return eb('asset.rights_until', '<=', instant);
  if (rights === 'embargoed') return eb('asset.embargo_until', '>', instant);
  return eb('asset.rights_until', '>', instant);
}

function conditionsOf(db: Db, filter: OfficeAssetFilter): Expression<SqlBool>[] {
  const { kind, group, digital_source_type, sector, used, missing, rights, collection, gallery } = filter;
  const { ids, company, scope, now, part, isUntaken, isPublic } = filter;
  const days = { from: filter.publishedFrom, to: filter.publishedTo };
  const conditions: Expression<SqlBool>[] = [
    isWithin(eb.ref('asset.company_id'), scope),
    ids === undefined ? isOwn(db) : eb('asset.id', 'in', ids),
  ];
  if (company !== undefined) conditions.push(eb('asset.company_id', '=', company));
  if (kind !== undefined) conditions.push(eb('asset.kind', '=', kind));
  if (group !== undefined) conditions.push(eb('asset.press_group_id', '=', group));
  if (digital_source_type !== undefined)
    conditions.push(eb('asset.digital_source_type', '=', digital_source_type));
  if (sector !== undefined) conditions.push(eb('asset.id', 'in', ownersOf('asset_sector', sector)));
  if (collection !== undefined) conditions.push(isAmong(selectCollected(db, collection), scope));
  if (gallery !== undefined) conditions.push(isAmong(selectPictures(db, gallery), scope));
  if (used !== undefined) conditions.push(eb('asset.id', used ? 'in' : 'not in', selectUsedIds(db)));
  if (isPublic !== undefined) {
    const isOpen = eb.and([isShowable(now), assetVisibleTo(ANYBODY, now)]);
    conditions.push(isPublic ? isOpen : eb.not(isOpen));
  }
  if (missing !== undefined) conditions.push(lacks(missing));
  if (rights !== undefined) conditions.push(hasRights(rights, now));
  if (part !== undefined)
    conditions.push(eb('asset.media_type', 'in', part === 'video' ? VIDEO_TYPES : [CAPTIONS_TYPE]));
  if (days.from !== undefined || days.to !== undefined)
    conditions.push(eb('asset.id', 'in', shownOn(db, days, now)));
  if (isUntaken) conditions.push(eb.not(eb.exists(takings(days))));
  return conditions;
}

/** Files in galleries that appeared in a period. */
const shownOn = (db: Db, days: OutcomeDays, now: Date) =>
  db
    .selectFrom('gallery_picture')
    .innerJoin('gallery', 'gallery.id', 'gallery_picture.gallery_id')
    .select('gallery_picture.asset_id')
    .where('gallery.branch_hidden', '=', 0)
    .where(appearedOn('gallery', days, now));

/** Downloads of a file and of its galleries in a period. */
const takings = (days: OutcomeDays) =>
  takingsOn(days, (figure) =>
    figure.or([
      figure.and([
        figure('figure.subject_kind', '=', 'asset'),
        figure('figure.subject_id', '=', eb.ref('asset.id')),
      ]),
      figure.and([
        figure('figure.subject_kind', '=', 'gallery'),
        figure(
          'figure.subject_id',
          'in',
          eb.selectFrom('gallery_picture').select('gallery_id').whereRef('asset_id', '=', 'asset.id'),
        ),
      ]),
    ]),
  );

/** Ids of matching assets. */
export const selectOfficeAssets = (db: Db, filter: OfficeAssetFilter) =>
  db
    .selectFrom('asset')
    .leftJoin('press_group as group', 'group.id', 'asset.press_group_id')
    .select('asset.id')
    .where(eb.and(conditionsOf(db, filter)));

/** Latest upload first. */
export const NEWEST_FIRST: readonly Order[] = [
  { by: eb.ref('asset.created_at'), direction: 'desc' },
  { by: eb.ref('asset.id'), direction: 'desc' },
];

/** Rows by id with uploader and company, in the order of the ids. */
export async function listStoredAssets(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('asset')
    .leftJoin('press_group as group', 'group.id', 'asset.press_group_id')
    .leftJoin('user_account as author', 'author.id', 'asset.created_by')
    .selectAll('asset')
    .select(['group.name as group_name', 'author.first_name', 'author.last_name'])
    .where('asset.id', 'in', ids)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}
export type StoredAssetRow = Awaited<ReturnType<typeof listStoredAssets>>[number];
