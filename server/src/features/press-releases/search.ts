import { setImmediate } from 'node:timers/promises';
import { LANGUAGES } from '@press-room/contract/languages';
import { SEARCH_HITS_CAP } from '@press-room/contract/limits';
import type { PressReleaseGroup, PressReleaseRow } from '@press-room/contract/press-releases';
import type { AppContext } from '../../context.ts';
import { classOf } from '../../http/authentication.ts';
import { type JsonPiece, JsonText } from '../../http/json-text.ts';
import { toSortKeyRange } from '../../search/document.ts';
import { parseQuery } from '../../search/query.ts';
import { findRanked } from '../../search/ranked.ts';
import { suggestQueries } from '../../search/suggest.ts';
import type { ReleaseRowText } from './presentation.ts';
import { countReleasesByGroup, type ReleaseFilter, releaseBaseSet } from './queries.ts';

/** Texts that are marked within a few milliseconds. */
const MARKED_AT_ONCE = 25;

type Snippet = NonNullable<PressReleaseRow['snippet']>;

/** Ids of the newest hits that the reader may see, best first; bounded, so a full answer means "or more". */
export async function searchReleaseIds(
  context: AppContext,
  { reader, group, year, month, company, language }: ReleaseFilter,
  text: string,
): Promise<number[]> {
  const query = parseQuery(text, language === undefined ? LANGUAGES : [language]);
  // A year, and a month of it, is a range of the index.
  const [range, months] = year === undefined ? [undefined, month] : [toSortKeyRange(year, month), undefined];
  const name = `${classOf(reader)} ${group} ${months} ${company} ${language}`;
  const search = () =>
    findRanked(context, {
      corpus: 'release',
      query,
      baseSet: {
        name,
        ids: (db, now) =>
          releaseBaseSet(db, { reader, now, group, month: months, company, language }).select('release.id'),
      },
      range,
      limit: SEARCH_HITS_CAP,
    });
  // What is asked for, not how it was typed.
  const key = `search ${name} ${year} ${month} ${JSON.stringify(query.clauses)}`;
  return context.cache.rememberRepeated(key, {
    build: search,
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

/** How many releases each press group has for a filter and the words; of a search the newest hits are counted. */
export async function findReleaseGroups(
  context: AppContext,
  filter: Omit<ReleaseFilter, 'group' | 'ids'>,
  text: string | null,
): Promise<PressReleaseGroup[]> {
  const { reader } = context.database;
  if (text === null) return countReleasesByGroup(reader, filter);
  const ids = await searchReleaseIds(context, filter, text);
  return ids.length === 0 ? [] : countReleasesByGroup(reader, { ...filter, ids });
}

/** Queries near one that finds nothing, each with something to find for this reader. */
export async function suggestReleaseQueries(
  context: AppContext,
  filter: ReleaseFilter,
  text: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const query of await suggestQueries(text, context.database.search)) {
    const ids = await searchReleaseIds(context, filter, query);
    if (ids.length > 0) found.push(query);
  }
  return found;
}
