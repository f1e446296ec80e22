import type { ReleaseAccess } from '@press-room/contract/access';
import type { Language } from '@press-room/contract/languages';
import type { MagazineKind, MagazinePeriod, MagazineTerritory } from '@press-room/contract/magazines';
import { type Expression, expressionBuilder } from 'kysely';
import { visibleTo } from '../../core/visibility/visibility.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { ReaderClass } from '../../platform/http/authentication.ts';
import type { FieldMap, Window } from '../../platform/http/datatables.ts';
import type { IdSearch } from '../../platform/http/id-list.ts';
import { isShowable } from '../assets/readiness.ts';

export interface MagazineFilter {
  reader: ReaderClass;
  now: Date;
  kind?: MagazineKind | undefined;
  year?: number | undefined;
  month?: number | undefined;
  territory?: string | undefined;
}

const eb = expressionBuilder<Schema, 'magazine' | 'asset'>();

/** Magazines that the reader may see and whose document (`asset`) can be shown. */
export function magazineBaseSet(db: Db, { reader, now, kind, year, month, territory }: MagazineFilter) {
  let query = db
    .selectFrom('magazine')
    .innerJoin('asset', 'asset.id', 'magazine.document_asset_id')
    .where(visibleTo(reader, now, 'magazine'))
    .where(isShowable(now));
  if (kind !== undefined) query = query.where('magazine.kind', '=', kind);
  if (year !== undefined) query = query.where('magazine.year', '=', year);
  if (month !== undefined) query = query.where('magazine.month', '=', month);
  if (territory !== undefined) query = query.where('magazine.territory', '=', territory);
  return query;
}

const shownTitle = (language: Language): Expression<string> => {
  const [wanted, other] = language === 'en' ? (['en', 'it'] as const) : (['it', 'en'] as const);
  return eb
    .case()
    .when(`magazine.title_${wanted}`, '=', '')
    .then(eb.ref(`magazine.title_${other}`))
    .else(eb.ref(`magazine.title_${wanted}`))
    .end();
};

/** Search and sort fields of magazines, in the client's language. */
export const magazineFields = (language: Language): FieldMap => ({
  id: eb.ref('magazine.id'),
  kind: eb.ref('magazine.kind'),
  territory: eb.ref('magazine.territory'),
  year: eb.ref('magazine.year'),
  month: eb.ref('magazine.month'),
  title: shownTitle(language),
  issue_number: eb.ref('magazine.issue_number'),
  pages: eb.ref('asset.pages'),
});

function foundMagazines(db: Db, filter: MagazineFilter, { condition, ids }: Omit<IdSearch, 'orders'>) {
  let query = magazineBaseSet(db, filter);
  if (condition !== null) query = query.where(condition);
  if (ids !== null) query = query.where('magazine.id', 'in', ids);
  return query;
}

export async function countMagazines(
  db: Db,
  filter: MagazineFilter,
  search: Omit<IdSearch, 'orders'> = { condition: null, ids: null },
): Promise<number> {
  return countRows(foundMagazines(db, filter, search));
}

/** Ids of a window; default order: newest first. */
export async function listMagazineIds(
  db: Db,
  filter: MagazineFilter,
  search: IdSearch | null,
  { offset, limit }: Window,
): Promise<number[]> {
  let query = foundMagazines(db, filter, search ?? { condition: null, ids: null }).select('magazine.id');
  for (const { by, direction } of search?.orders ?? []) query = query.orderBy(by, direction);
  const rows = await query
    .orderBy('magazine.year', 'desc')
    .orderBy('magazine.month', 'desc')
    .orderBy((builder) => builder.fn.coalesce('magazine.territory', builder.val('')))
    .orderBy('magazine.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

export interface MagazineRecord {
  id: number;
  kind: MagazineKind;
  territory: string | null;
  year: number;
  month: number;
  title_en: string;
  title_it: string;
  issue_number: string;
  access: ReleaseAccess;
  asset_id: number;
  name: string;
  sha256: string;
  media_type: string;
  bytes: number;
  pages: number | null;
  /** The chosen cover if it can be shown, else the first page. */
  cover_asset_id: number | null;
}

/** By id; those that the reader may not see are omitted. */
export function listMagazines(
  db: Db,
  filter: MagazineFilter,
  ids: readonly number[],
): Promise<MagazineRecord[]> {
  return magazineBaseSet(db, filter)
    .select(['magazine.id', 'magazine.kind', 'magazine.territory', 'magazine.year', 'magazine.month'])
    .select(['magazine.title_en', 'magazine.title_it', 'magazine.access'])
    .select(['asset.id as asset_id', 'asset.name', 'asset.sha256', 'asset.media_type', 'asset.bytes'])
    .select((builder) => [
      'magazine.issue_number',
      'asset.pages',
      builder.fn
        .coalesce(
          builder
            .selectFrom('asset as whole')
            .select('whole.id')
            .whereRef('whole.id', '=', 'magazine.cover_asset_id')
            .where(isShowable(filter.now, 'whole')),
          'asset.cover_asset_id',
        )
        .as('cover_asset_id'),
    ])
    .where('magazine.id', 'in', ids)
    .execute();
}

/** When issues appeared that the reader may see, by id. */
export async function listIssueInstants(
  db: Db,
  filter: MagazineFilter,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await magazineBaseSet(db, filter)
    .select((builder) => ['magazine.id', builder.ref('magazine.visible_from').$notNull().as('at')])
    .where('magazine.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Months with issues, newest first. */
export function listPeriods(db: Db, filter: MagazineFilter): Promise<MagazinePeriod[]> {
  return magazineBaseSet(db, filter)
    .select((builder) => ['magazine.year', 'magazine.month', builder.fn.countAll<number>().as('count')])
    .groupBy(['magazine.year', 'magazine.month'])
    .orderBy('magazine.year', 'desc')
    .orderBy('magazine.month', 'desc')
    .execute();
}

export function listTerritories(db: Db, filter: MagazineFilter): Promise<MagazineTerritory[]> {
  return magazineBaseSet(db, filter)
    .where('magazine.territory', 'is not', null)
    .select((builder) => [
      builder.ref('magazine.territory').$notNull().as('territory'),
      builder.fn.countAll<number>().as('count'),
    ])
    .groupBy('magazine.territory')
    .orderBy('magazine.territory')
    .execute();
}
