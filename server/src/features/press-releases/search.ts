import { setImmediate } from 'node:timers/promises';
import { LANGUAGES } from '@press-room/contract/languages';
import { SEARCH_HITS_CAP } from '@press-room/contract/limits';
import type { PressReleaseGroup, PressReleaseRow } from '@press-room/contract/press-releases';
import type { AppContext } from '../../context.ts';
import { classOf } from '../../http/authentication.ts';
import { type JsonPiece, JsonText } from '../../http/json-text.ts';
import { toSortKeyRange } from '../../search/document.ts';
import { parseQuery } from '../../search/query.ts';
import { findNewestIds, findRanked, type RankedSearch } from '../../search/ranked.ts';
import { suggestQueries } from '../../search/suggest.ts';
import type { ReleaseRowText } from './presentation.ts';
import { countReleasesByGroup, type FilterTerms, type ReleaseFilter, releaseBaseSet } from './queries.ts';

/** Texts that are marked within a few milliseconds. */
const MARKED_AT_ONCE = 25;
/** So many press groups are counted for themselves: a house has two to five. */
const GROUPS_SEARCHED = 8;

type Snippet = NonNullable<PressReleaseRow['snippet']>;

function toSearch(
  { reader, group, without, year, month, company, language }: ReleaseFilter & Pick<FilterTerms, 'without'>,
  text: string,
): RankedSearch {
  // A year, and a month of it, is a range of the index.
  const [range, months] = year === undefined ? [undefined, month] : [toSortKeyRange(year, month), undefined];
  const groups = without === undefined ? group : `all but ${without.toSorted((a, b) => a - b).join()}`;
  return {
    corpus: 'release',
    query: parseQuery(text, language === undefined ? LANGUAGES : [language]),
    baseSet: {
      name: `${classOf(reader)} ${groups} ${months} ${company} ${language}`,
      ids: (db, now) =>
        releaseBaseSet(db, { reader, now, group, without, month: months, company, language }).select(
          'release.id',
        ),
    },
    range,
    limit: SEARCH_HITS_CAP,
  };
}

/** Ids of the newest hits that the reader may see, best first; bounded, so a full answer means "or more". */
export async function searchReleaseIds(
  context: AppContext,
  filter: ReleaseFilter,
  text: string,
): Promise<number[]> {
  const search = toSearch(filter, text);
  // What is asked for, not how it was typed.
  const key = `search ${search.baseSet.name} ${filter.year} ${filter.month} ${JSON.stringify(search.query.clauses)}`;
  return context.cache.rememberRepeated(key, {
    build: () => findRanked(context, search),
    sizeOf: (ids) => 64 + ids.length * 8,
    dearFor: null,
  });
}

/** Adds to each row where the words were found: in the abstract if they stand there, else in the body. */
export async function withSnippets(
  { database }: Pick<AppContext, 'database'>,
  words: string,
  rows: readonly ReleaseRowText[],
): Promise<JsonText<PressReleaseRow>[]> {
  const marked: JsonText<PressReleaseRow>[] = [];
  for (let from = 0; from < rows.length; from += MARKED_AT_ONCE) {
    // Between two parts of a long list others get their turn.
    if (from > 0) await setImmediate();
    const some = rows.slice(from, from + MARKED_AT_ONCE);
    const snippets = new Map<number, JsonPiece>();
    for (const [language, found] of Map.groupBy(some, (row) => row.language)) {
      for (const [id, snippet] of await database.search.listSnippets({ words, language, rows: found }))
        snippets.set(id, snippet);
    }
    for (const row of some) {
      const snippet = snippets.get(row.id);
      marked.push(snippet === undefined ? row : row.with('snippet', new JsonText<Snippet>(snippet)));
    }
  }
  return marked;
}

type HouseFilter = Omit<ReleaseFilter, 'group' | 'ids'>;

/** How many releases each press group has for a filter and the words, as its list counts them. */
export async function findReleaseGroups(
  context: AppContext,
  filter: HouseFilter,
  text: string | null,
): Promise<PressReleaseGroup[]> {
  if (text === null) return countReleasesByGroup(context.database.reader, filter);
  const ids = await searchReleaseIds(context, filter, text);
  const newest = await countFound(context, filter, ids);
  return ids.length < SEARCH_HITS_CAP ? newest : countGroupByGroup(context, { filter, text, newest });
}

const countFound = async (
  { database }: AppContext,
  filter: HouseFilter,
  ids: readonly number[],
): Promise<PressReleaseGroup[]> =>
  ids.length === 0 ? [] : countReleasesByGroup(database.reader, { ...filter, ids });

/**
 * The newest hits of the house may all be of one group: the one that has most of them is counted for itself, then what is left
 * to the others, until that is all.
 */
async function countGroupByGroup(
  context: AppContext,
  { filter, text, newest }: { filter: HouseFilter; text: string; newest: readonly PressReleaseGroup[] },
): Promise<PressReleaseGroup[]> {
  const counted: PressReleaseGroup[] = [];
  let [left, isCut] = [newest, true];
  while (isCut && left.length > 0 && counted.length < GROUPS_SEARCHED) {
    const { group } = left.reduce((most, other) => (other.count > most.count ? other : most));
    const { length: count } = await findNewestIds(context, toSearch({ ...filter, group: group.id }, text));
    counted.push({ group, count, ...(count === SEARCH_HITS_CAP && { is_capped: true }) });
    const without = counted.map((each) => each.group.id);
    const others = await findNewestIds(context, toSearch({ ...filter, without }, text));
    left = await countFound(context, filter, others);
    isCut = others.length === SEARCH_HITS_CAP;
  }
  const rest = isCut ? left.map((each) => ({ ...each, is_capped: true })) : left;
  const byName = new Intl.Collator('it');
  return [...counted, ...rest].toSorted((a, b) => byName.compare(a.group.name, b.group.name));
}

/** Queries near one that finds nothing, each with something to find for this reader. */
export async function suggestReleaseQueries(
  context: AppContext,
  filter: ReleaseFilter,
  text: string,
): Promise<string[]> {
  const { reader, now } = filter;
  const hasHits = async (within: ReleaseFilter, words: string): Promise<boolean> =>
    (await searchReleaseIds(context, within, words)).length > 0;
  const suggested = await suggestQueries(text, {
    findNeighbours: (near) => context.database.search.findNeighbours(near),
    // Whatever is filtered, but never by what the reader may not see.
    isFound: (word) => hasHits({ reader, now }, word),
  });
  const found = await Promise.all(suggested.map((query) => hasHits(filter, query)));
  return suggested.filter((_, at) => found[at] === true);
}
