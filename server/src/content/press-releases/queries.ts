import type { ReleaseAccess } from '@press-room/contract/access';
import { type Language, otherLanguage } from '@press-room/contract/languages';
import type { PressReleaseGroup } from '@press-room/contract/press-releases';
import type { ReleaseTextField } from '@press-room/contract/release-text';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { publicName } from '../../core/companies/names.ts';
import { ownersOfSlug } from '../../core/sectors/sectors.ts';
import { runForReader, type Sight, selectAccess, visibleTo } from '../../core/visibility/visibility.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AssetTable } from '../../platform/db/media-tables.ts';
import { padIds } from '../../platform/db/prepared.ts';
import type {
  PressGroupTable,
  PressReleaseTable,
  PressReleaseTextTable,
  Schema,
} from '../../platform/db/schema.ts';
import type { ReaderClass } from '../../platform/http/authentication.ts';
import type { FieldMap, Order, Window } from '../../platform/http/datatables.ts';
import { isShowable } from '../assets/readiness.ts';

/** Base set of a list: visible releases, restricted by all filters except the search (contract 4.1). */
export interface ReleaseFilter {
  reader: ReaderClass;
  now: Date;
  group?: number | undefined;
  year?: number | undefined;
  month?: number | undefined;
  /** Company that issues it. */
  company?: number | undefined;
  /** Event of the release. */
  event?: number | undefined;
  /** Sector by a slug (`toSectorSlug`). */
  sector?: string | undefined;
  /** Only releases published in this language. */
  language?: Language | undefined;
  /** Only these releases. */
  ids?: readonly number[] | undefined;
}

export interface ReleaseSearch {
  condition: Expression<SqlBool> | null;
  orders: readonly Order[];
  /** Language of searched and sorted texts. */
  language: Language;
}

type Tables = Schema & {
  release: PressReleaseTable;
  group: PressGroupTable;
  wanted: PressReleaseTextTable;
  fallback: PressReleaseTextTable;
  hero: AssetTable;
};

const eb = expressionBuilder<Tables, 'release' | 'group' | 'wanted' | 'fallback'>();

export const shown = (column: ReleaseTextField | 'language') =>
  eb.fn.coalesce(`wanted.${column}`, `fallback.${column}`);

export const PRESS_RELEASE_FIELDS: FieldMap = {
  id: eb.ref('release.id'),
  title: shown('title'),
  subtitle: shown('subtitle'),
  abstract: shown('abstract'),
  date: eb.ref('release.date'),
  year: eb.ref('release.year'),
  month: eb.ref('release.month'),
  access: eb.ref('release.access'),
  language: shown('language'),
  'group.id': eb.ref('group.id'),
  'group.name': eb.ref('group.name'),
};

/** A filter whose values may be placeholders of a prepared query. */
export interface FilterTerms extends Pick<ReleaseFilter, 'language' | 'ids'> {
  reader: Sight;
  now: Date | Expression<string>;
  group?: number | Expression<number> | undefined;
  /** Excluded press groups. */
  without?: readonly number[] | undefined;
  year?: number | Expression<number> | undefined;
  month?: number | Expression<number> | undefined;
  company?: number | Expression<number> | undefined;
  event?: number | Expression<number> | undefined;
  sector?: string | Expression<string> | undefined;
}

/** Rows of a list before its search. */
export function releaseBaseSet(db: Db, filter: FilterTerms) {
  let query = db.selectFrom('press_release as release').where(visibleTo(filter.reader, filter.now));
  if (filter.group !== undefined) query = query.where('release.press_group_id', '=', filter.group);
  if (filter.without !== undefined) query = query.where('release.press_group_id', 'not in', filter.without);
  if (filter.year !== undefined) query = query.where('release.year', '=', filter.year);
  if (filter.month !== undefined) query = query.where('release.month', '=', filter.month);
  if (filter.company !== undefined) query = query.where('release.company_id', '=', filter.company);
  if (filter.event !== undefined) query = query.where('release.event_id', '=', filter.event);
  if (filter.sector !== undefined)
    query = query.where('release.id', 'in', ownersOfSlug('press_release_sector', filter.sector));
  if (filter.language !== undefined) query = query.where('release.languages', 'like', `%${filter.language}%`);
  if (filter.ids !== undefined) query = query.where('release.id', 'in', filter.ids);
  return query;
}

/** The other language if there is no text in the requested one, else null, so that only one text is read. */
const otherThan = (language: Language): Expression<Language | null> =>
  eb.case().when('wanted.language', 'is', null).then(otherLanguage(language)).end();

// The text in the reader's language; if it is not published, the text in the other one.
export function withTexts(query: ReturnType<typeof releaseBaseSet>, language: Language) {
  return query
    .innerJoin('press_group as group', 'group.id', 'release.press_group_id')
    .leftJoin('press_release_text as wanted', (join) =>
      join
        .onRef('wanted.press_release_id', '=', 'release.id')
        .on('wanted.language', '=', language)
        .on('wanted.status', '=', 'published'),
    )
    .leftJoin('press_release_text as fallback', (join) =>
      join
        .onRef('fallback.press_release_id', '=', 'release.id')
        .on('fallback.language', '=', otherThan(language))
        .on('fallback.status', '=', 'published'),
    );
}

export async function countReleases(db: Db, filter: ReleaseFilter): Promise<number> {
  return countRows(releaseBaseSet(db, filter));
}

/** Ids of a window; default order: newest first. The id breaks ties. */
export async function listReleaseIds(
  db: Db,
  filter: ReleaseFilter,
  search: ReleaseSearch | null,
  window: Window,
): Promise<number[]> {
  if (search === null && filter.ids === undefined) return listBaseSetIds(db, filter, window);
  const rows = await found(db, filter, search, window).execute();
  return rows.map(({ id }) => id);
}

/** First ids of a search and the number of all matches, reading every row only once. */
export async function findReleases(
  db: Db,
  filter: ReleaseFilter,
  search: ReleaseSearch,
  limit: number,
): Promise<{ count: number; ids: number[] }> {
  const rows = await found(db, filter, search, { offset: 0, limit })
    .select((builder) => builder.fn.countAll<number>().over().as('count'))
    .execute();
  return { count: rows[0]?.count ?? 0, ids: rows.map(({ id }) => id) };
}

function found(db: Db, filter: ReleaseFilter, search: ReleaseSearch | null, { limit, offset }: Window) {
  const needsTexts = search !== null && (search.condition !== null || search.orders.length > 0);
  let query = needsTexts
    ? withTexts(releaseBaseSet(db, filter), search.language).select('release.id')
    : releaseBaseSet(db, filter).select('release.id');
  if (needsTexts && search.condition !== null) query = query.where(search.condition);
  for (const { by, direction } of search?.orders ?? []) query = query.orderBy(by, direction);
  return query.orderBy('release.date', 'desc').orderBy('release.id', 'desc').limit(limit).offset(offset);
}

async function listBaseSetIds(
  db: Db,
  { reader, now, language, group, year, month, company, event, sector }: ReleaseFilter,
  window: Window,
): Promise<number[]> {
  const values = { ...window, now: now.toISOString(), group, year, month, company, event, sector };
  const given = [group, year, month, company, event, sector].map((value) => value !== undefined);
  const shape = ['release ids', language, ...given].join(' ');
  const rows = await runForReader(db, { reader, shape, values }, (blank, sight) =>
    releaseBaseSet(db, {
      reader: sight,
      language,
      now: blank((run) => run.now),
      group: group === undefined ? undefined : blank((run) => run.group ?? 0),
      year: year === undefined ? undefined : blank((run) => run.year ?? 0),
      month: month === undefined ? undefined : blank((run) => run.month ?? 0),
      company: company === undefined ? undefined : blank((run) => run.company ?? 0),
      event: event === undefined ? undefined : blank((run) => run.event ?? 0),
      sector: sector === undefined ? undefined : blank((run) => run.sector ?? ''),
    })
      .select('release.id')
      .orderBy('release.date', 'desc')
      .orderBy('release.id', 'desc')
      .limit(blank((run) => run.limit))
      .offset(blank((run) => run.offset)),
  );
  return rows.map(({ id }) => id);
}

export interface ReleaseRecord {
  id: number;
  date: string;
  year: number;
  month: number;
  /** `press` also under an embargo, after which the access may be wider. */
  access: ReleaseAccess;
  /** End of the embargo; null: none. */
  embargo_until: string | null;
  languages: string;
  corrected_at: string | null;
  group_id: number;
  group_name: string;
  company_id: number | null;
  company_name: string | null;
  language: Language;
  title: string;
  subtitle: string;
  abstract: string;
  /** Null also if the picture cannot be shown. */
  hero_asset_id: number | null;
}

/** For queries with the tables of `withTexts`, and the hero picture as `asset`. */
export const RECORD_COLUMNS = [
  'release.id',
  'release.date',
  'release.year',
  'release.month',
  'release.languages',
  'release.corrected_at',
  'asset.id as hero_asset_id',
  'group.id as group_id',
  'group.name as group_name',
  'release.company_id',
] as const;

export const shownTexts = () => [
  shown('language').$castTo<Language>().as('language'),
  shown('title').$castTo<string>().as('title'),
  shown('subtitle').$castTo<string>().as('subtitle'),
  shown('abstract').$castTo<string>().as('abstract'),
];

/** Rows in the order of the ids; those that the reader may not see are omitted. */
export async function listReleasesById(
  db: Db,
  filter: Pick<ReleaseFilter, 'reader' | 'now'>,
  language: Language,
  ids: readonly number[],
): Promise<ReleaseRecord[]> {
  if (ids.length === 0) return [];
  const { reader, now } = filter;
  const values = { now: now.toISOString(), ids: padIds(ids) };
  const shape = `release rows ${language} ${values.ids.length}`;
  const rows = await runForReader(db, { reader, shape, values }, (blank, sight) =>
    withTexts(
      releaseBaseSet(db, {
        reader: sight,
        now: blank((run) => run.now),
      }),
      language,
    )
      .leftJoin('asset', (join) =>
        join.onRef('asset.id', '=', 'release.hero_asset_id').on(isShowable(blank((run) => run.now))),
      )
      .where(
        'release.id',
        'in',
        values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0)),
      )
      .leftJoin('company', 'company.id', 'release.company_id')
      .select(RECORD_COLUMNS)
      .select(selectAccess(blank((run) => run.now)))
      .select(publicName.as('company_name'))
      .select(shownTexts()),
  );
  const position = new Map(ids.map((id, index) => [id, index]));
  return rows.sort((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0));
}

/** Number of releases of each press group in a base set, in the order of the groups' names. */
export async function countReleasesByGroup(db: Db, filter: ReleaseFilter): Promise<PressReleaseGroup[]> {
  const rows = await releaseBaseSet(db, filter)
    .innerJoin('press_group as group', 'group.id', 'release.press_group_id')
    .select((builder) => ['group.id', 'group.name', builder.fn.countAll<number>().as('count')])
    .groupBy(['group.id', 'group.name'])
    .orderBy('group.name')
    .orderBy('group.id')
    .execute();
  return rows.map(({ count, ...group }) => ({ group, count }));
}
