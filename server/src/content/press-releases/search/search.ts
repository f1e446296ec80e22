import { setImmediate } from 'node:timers/promises';
import type { Language } from '@press-room/contract/languages';
import { LANGUAGES } from '@press-room/contract/languages';
import { SEARCH_HITS_CAP } from '@press-room/contract/limits';
import type { PressReleaseGroup, PressReleaseRow } from '@press-room/contract/press-releases';
import type { AppContext } from '../../../core/context.ts';
import { toSortKey, toSortKeyRange } from '../../../core/search/document.ts';
import { markAbstract, markBody, type Snippet } from '../../../core/search/excerpts/highlighter.ts';
import { searchOf } from '../../../core/search/index/search-of.ts';
import { parseQuery } from '../../../core/search/query.ts';
import { findNewestIds, findRanked } from '../../../core/search/ranked.ts';
import { suggestQueries } from '../../../core/search/suggest.ts';
import type { Db } from '../../../platform/db/db.ts';
import { padIds, runPrepared } from '../../../platform/db/prepared.ts';
import { JsonText } from '../../../platform/http/json-text.ts';
import { keyOf } from '../base-set.ts';
import type { ReleaseRowText } from '../presentation.ts';
import { countReleasesByGroup, type FilterTerms, type ReleaseFilter, releaseBaseSet } from '../queries.ts';

/** Number of texts that are highlighted within a few milliseconds. */
const MARKED_AT_ONCE = 25;
/** Press groups that are counted separately; installations have two to five. */
const GROUPS_SEARCHED = 8;

type SearchTerms = ReleaseFilter & Pick<FilterTerms, 'without'>;

function toSearch(terms: SearchTerms, text: string): Parameters<typeof findRanked>[1] {
  const { year, month, language } = terms;
  // A year, with or without a month, is a range of the index.
  const narrowing = year === undefined ? terms : { ...terms, year: undefined, month: undefined };
  return {
    corpus: 'release',
    query: parseQuery(text, language === undefined ? LANGUAGES : [language]),
    visible: (db, { id, now }) =>
      releaseBaseSet(db, { ...narrowing, now })
        .select('release.id')
        .where('release.id', '=', id),
    range: year === undefined ? undefined : toSortKeyRange(year, month),
    limit: SEARCH_HITS_CAP,
  };
}

/** Ids of the newest hits that the reader may see, best first; limited, so a full answer means "or more". */
export async function searchReleaseIds(
  context: AppContext,
  filter: ReleaseFilter,
  text: string,
): Promise<number[]> {
  const { ids } = filter;
  if (ids !== undefined) return searchAmong(context, { ...filter, ids }, text);
  const search = toSearch(filter, text);
  // Parsed clauses, so that different spellings share a cache entry.
  const asked = `${keyOf(filter)} ${JSON.stringify(search.query.clauses)}`;
  return context.cache.rememberRepeated(`search ${asked}`, {
    build: () => findRanked(context, search),
    sizeOf: (ids) => 64 + ids.length * 8,
    expensiveFor: null,
  });
}

/** The same among a few releases: does not search the rest of the index, and caches nothing. */
async function searchAmong(
  context: AppContext,
  filter: ReleaseFilter & { ids: readonly number[] },
  text: string,
): Promise<number[]> {
  const rows = await context.database.db
    .selectFrom('press_release')
    .select(['id', 'date'])
    .where('id', 'in', filter.ids)
    .execute();
  const keys = rows.map(({ id, date }) => toSortKey(date, id));
  if (keys.length === 0) return [];
  const range = { min: Math.min(...keys), max: Math.max(...keys) };
  return findRanked(context, { ...toSearch(filter, text), range });
}

/** Adds an excerpt with the words to each row: from the abstract if it contains them, else from the body. */
export async function withSnippets(
  { database }: Pick<AppContext, 'database'>,
  words: string,
  rows: readonly ReleaseRowText[],
): Promise<JsonText<PressReleaseRow>[]> {
  const query = parseQuery(words);
  const marked: JsonText<PressReleaseRow>[] = [];
  for (let from = 0; from < rows.length; from += MARKED_AT_ONCE) {
    // Other requests run between two parts of a long list.
    if (from > 0) await setImmediate();
    const found = rows.slice(from, from + MARKED_AT_ONCE).map((row) => {
      const head = { ...row.readHead(), language: row.language };
      return { row, head, snippet: markAbstract(head, query) };
    });
    const left = found.filter(({ snippet }) => snippet === null).map(({ row }) => row);
    const bodies = new Map<number, string>();
    for (const [language, some] of Map.groupBy(left, (row) => row.language)) {
      const ids = some.map(({ id }) => id);
      for (const { id, body } of await listBodies(database.db, language, ids)) bodies.set(id, body);
    }
    for (const { row, head, snippet } of found) {
      const marks = snippet ?? markBody(head, bodies.get(row.id) ?? '', query);
      marked.push(row.with('snippet', new JsonText<Snippet>(JSON.stringify(marks))));
    }
  }
  return marked;
}

type HouseFilter = Omit<ReleaseFilter, 'group' | 'ids'>;

/** Number of releases of each press group for a filter and the words, as in its list. */
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
 * The newest hits can all belong to one group: the largest group is counted separately, then the remaining hits of the
 * others, until all are counted.
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

/** Suggested queries for one without results; each has results for this reader. */
export function suggestReleaseQueries(
  context: AppContext,
  filter: ReleaseFilter,
  text: string,
): Promise<string[]> {
  const { reader, now } = filter;
  const countHits = async (within: ReleaseFilter, words: string): Promise<number> =>
    (await searchReleaseIds(context, within, words)).length;
  return suggestQueries(text, {
    findNeighbours: (near) => searchOf(context.database).findNeighbours(near),
    // Ignores filters, but never includes hidden releases.
    isFound: async (word) => (await countHits({ reader, now }, word)) > 0,
    count: (query) => countHits(filter, query),
  });
}

/** Sanitised HTML. */
function listBodies(
  db: Db,
  language: Language,
  ids: readonly number[],
): Promise<{ id: number; body: string }[]> {
  const values = { language, ids: padIds(ids) };
  return runPrepared(db, `found bodies ${values.ids.length}`, values, (blank) =>
    db
      .selectFrom('press_release_text')
      .select(['press_release_id as id', 'body'])
      .where(
        'press_release_id',
        'in',
        values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0)),
      )
      .where(
        'language',
        '=',
        blank((run) => run.language),
      ),
  );
}
