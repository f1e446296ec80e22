import { setImmediate } from 'node:timers/promises';
import { LANGUAGES } from '@press-room/contract/languages';
import type { MagazineHit } from '@press-room/contract/magazines';
import type { SnippetPart } from '@press-room/contract/press-releases';
import type { AppContext } from '../../core/context.ts';
import { toSortKeyRange } from '../../core/search/document.ts';
import { buildSnippet } from '../../core/search/excerpts/snippet.ts';
import { parseQuery } from '../../core/search/query.ts';
import { findRanked } from '../../core/search/ranked.ts';
import type { Db } from '../../platform/db/db.ts';
import { classOf } from '../../platform/http/authentication.ts';
import { type MagazineFilter, magazineBaseSet } from './queries.ts';

/** Dozens of pages of an issue contain a common word, so more hits are read than for releases. */
const PAGE_HITS_CAP = 2000;
/** Limits per issue: found pages whose text is read, and pages that are shown. */
const PAGES_READ = 8;
const PAGES_SHOWN = 5;
const SNIPPET_LENGTH = 220;

export type MagazineSearch = Omit<MagazineFilter, 'now'>;

export interface FoundMagazines {
  /** By issue id, best first; pages in no order. */
  pagesOf: ReadonlyMap<number, number[]>;
  /** There may be more hits. */
  isCapped: boolean;
}

/** Matching issues with the pages found, limited like every search. */
export function searchMagazines(
  context: AppContext,
  { reader, kind, year, month, territory }: MagazineSearch,
  text: string,
): Promise<FoundMagazines> {
  const query = parseQuery(text);
  // A year, with or without a month, is a range of the index.
  const [range, months] = year === undefined ? [undefined, month] : [toSortKeyRange(year, month), undefined];
  const name = `${classOf(reader)} ${kind} ${months} ${territory}`;
  const search = async (): Promise<FoundMagazines> => {
    const ranked = await findRanked(context, {
      corpus: 'magazine_page',
      query,
      visible: (db, { id, now }) =>
        magazineBaseSet(db, { reader, kind, month: months, territory, now })
          .select('magazine.id')
          .where('magazine.id', '=', (eb) =>
            eb.selectFrom('magazine_page').select('magazine_id').where('magazine_page.id', '=', id),
          ),
      range,
      limit: PAGE_HITS_CAP,
    });
    const isCapped = ranked.length === PAGE_HITS_CAP;
    const pagesOf = new Map<number, number[]>();
    if (ranked.length === 0) return { pagesOf, isCapped };
    const pages = new Map((await listPages(context.database.db, ranked)).map((page) => [page.id, page]));
    for (const { magazine_id, page } of ranked.flatMap((id) => pages.get(id) ?? [])) {
      pagesOf.set(magazine_id, [...(pagesOf.get(magazine_id) ?? []), page]);
    }
    return { pagesOf, isCapped };
  };
  const key = `search magazines ${name} ${year} ${month} ${JSON.stringify(query.clauses)}`;
  return context.cache.rememberRepeated(key, {
    build: search,
    sizeOf: ({ pagesOf }) => 64 + pagesOf.size * 128,
    expensiveFor: null,
  });
}

/**
 * Best of the first matching pages, by number of matching words; the cover, which matches by the title, only if no
 * other page matches.
 */
export async function findPageHits(
  { database }: Pick<AppContext, 'database'>,
  text: string,
  magazineId: number,
  pages: readonly number[],
): Promise<MagazineHit[]> {
  const query = parseQuery(text);
  const wanted = pages.toSorted((a, b) => a - b).slice(0, PAGES_READ);
  const texts = await listPageTexts(database.db, magazineId, wanted);
  // Reading pages is the most expensive part of a search: other requests run in between.
  await setImmediate();
  const hits = wanted.map((page): MagazineHit & { found: number } => {
    const source = texts.get(page) ?? '';
    const [parts, found] = LANGUAGES.map((language): [SnippetPart[], number] => {
      const snippet = buildSnippet(source, query, language, SNIPPET_LENGTH);
      return [snippet, countFound(snippet)];
    }).reduce((best, other) => (other[1] > best[1] ? other : best));
    return { page, parts, text: parts.map((part) => part.text).join(''), found };
  });
  const inText = hits.filter(({ found }) => found > 0).toSorted((a, b) => b.found - a.found);
  return (inText.length > 0 ? inText : hits.slice(0, 1))
    .slice(0, PAGES_SHOWN)
    .map(({ found: _found, ...hit }) => hit);
}

/** Number of matching characters: a whole phrase counts more than its words. */
const countFound = (snippet: readonly SnippetPart[]): number =>
  snippet.reduce((sum, { text, hit }) => (hit ? sum + text.length : sum), 0);

function listPages(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; magazine_id: number; page: number }[]> {
  return db
    .selectFrom('magazine_page')
    .select(['id', 'magazine_id', 'page'])
    .where('id', 'in', ids)
    .execute();
}

/** Texts of pages by page number. */
async function listPageTexts(
  db: Db,
  magazineId: number,
  pages: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('magazine')
    .innerJoin('asset_page', 'asset_page.asset_id', 'magazine.document_asset_id')
    .select(['asset_page.page', 'asset_page.text'])
    .where('magazine.id', '=', magazineId)
    .where('asset_page.page', 'in', pages)
    .execute();
  return new Map(rows.map(({ page, text }) => [page, text]));
}
