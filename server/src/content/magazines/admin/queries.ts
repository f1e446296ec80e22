import { AREAS, COUNTRIES } from '@press-room/contract/countries';
import type { Language } from '@press-room/contract/languages';
import type { MagazineKind } from '@press-room/contract/magazines';
import type { ListState } from '@press-room/contract/readers';
import { type Expression, expressionBuilder } from 'kysely';
import { selectReaders } from '../../../core/admin/readers.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';
import { toCountryName } from '../../../platform/text/bilingual.ts';
import { isInMediaState } from '../../publishing/media-readers.ts';

const eb = expressionBuilder<Schema, 'magazine' | 'asset'>();

/** Name of a magazine's territory; empty: none. */
function buildName(language: Language): Expression<string> {
  const none = eb.case('magazine.territory').when('').then('');
  return [...AREAS, ...COUNTRIES]
    .reduce((named, code) => named.when(code).then(toCountryName(code, language)), none)
    .else('')
    .end();
}

/** Search fields, one per language, because people search for Germany and not for `DE`. */
const TERRITORY_NAME_FIELDS: Readonly<Record<`territory.${Language}`, Expression<string>>> = {
  'territory.it': buildName('it'),
  'territory.en': buildName('en'),
};

export const magazineFields = (language: Language): FieldMap => ({
  id: eb.ref('magazine.id'),
  status: eb.ref('magazine.status'),
  access: eb.ref('magazine.access'),
  kind: eb.ref('magazine.kind'),
  territory: eb.ref('magazine.territory'),
  ...TERRITORY_NAME_FIELDS,
  year: eb.ref('magazine.year'),
  month: eb.ref('magazine.month'),
  title: eb.ref(`magazine.title_${language}`),
  'title.it': eb.ref('magazine.title_it'),
  'title.en': eb.ref('magazine.title_en'),
  issue_number: eb.ref('magazine.issue_number'),
  name: eb.ref('asset.name'),
  bytes: eb.ref('asset.bytes'),
  page_count: eb.ref('asset.pages'),
  published_at: eb.ref('magazine.published_at'),
  embargo_until: eb.ref('magazine.embargo_until'),
  updated_at: eb.ref('magazine.updated_at'),
});

/** Last changed first. */
export const MAGAZINE_ORDER = [
  { by: eb.ref('magazine.updated_at'), direction: 'desc' as const },
  { by: eb.ref('magazine.id'), direction: 'desc' as const },
];

export interface MagazineFilter {
  /** State for readers at the instant `now`. */
  status?: ListState | undefined;
  now: Date;
  kind?: MagazineKind | undefined;
  year?: number | undefined;
}

export function selectMagazines(db: Db, { status, now, kind, year }: MagazineFilter) {
  let query = db
    .selectFrom('magazine')
    .innerJoin('asset', 'asset.id', 'magazine.document_asset_id')
    .select('magazine.id');
  if (status !== undefined) query = query.where(isInMediaState(db, status, { holder: 'magazine', now }));
  if (kind !== undefined) query = query.where('magazine.kind', '=', kind);
  return year === undefined ? query : query.where('magazine.year', '=', year);
}

/** Rows with the data of their documents. */
export const listStoredMagazines = (db: Db, ids: readonly number[], now: Date) =>
  db
    .selectFrom('magazine')
    .innerJoin('asset', 'asset.id', 'magazine.document_asset_id')
    .leftJoin('asset as first_page', 'first_page.id', 'asset.cover_asset_id')
    .selectAll('magazine')
    .select(selectReaders(now, 'magazine'))
    .select(['asset.name', 'asset.bytes', 'asset.pages', 'asset.state', 'asset.failure'])
    .select(['first_page.id as first_page', 'first_page.state as first_page_state'])
    .where('magazine.id', 'in', ids)
    .execute();
export type StoredMagazine = Awaited<ReturnType<typeof listStoredMagazines>>[number];

/** Pages with text, by document. */
export async function countReadPages(db: Db, assetIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('asset_page')
    .select((builder) => ['asset_id', builder.fn.countAll<number>().as('count')])
    .where('asset_id', 'in', assetIds)
    .groupBy('asset_id')
    .execute();
  return new Map(rows.map(({ asset_id, count }) => [asset_id, Number(count)]));
}

/** Pending jobs for these assets, by payload. */
export async function listAssetJobs(db: Db, kinds: readonly string[], payloads: readonly string[]) {
  const rows = await db
    .selectFrom('job')
    .select(['kind', 'payload', 'attempts', 'leased_until', 'dead_at'])
    .where('kind', 'in', kinds)
    .where('payload', 'in', payloads)
    .execute();
  return new Map(rows.map((row) => [`${row.kind} ${row.payload}`, row]));
}
