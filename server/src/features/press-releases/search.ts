import { LANGUAGES } from '@press-room/contract/languages';
import { SEARCH_HITS_CAP } from '@press-room/contract/limits';
import type { PressReleaseGroup, PressReleaseRow, SnippetPart } from '@press-room/contract/press-releases';
import type { AppContext } from '../../context.ts';
import { classOf } from '../../http/authentication.ts';
import { toSortKeyRange } from '../../search/document.ts';
import { toPlainText } from '../../search/plain-text.ts';
import { parseQuery } from '../../search/query.ts';
import { findRanked } from '../../search/ranked.ts';
import { buildSnippet, highlightAll } from '../../search/snippet.ts';
import { suggestQueries } from '../../search/suggest.ts';
import { countReleasesByGroup, listReleaseBodies, type ReleaseFilter, releaseBaseSet } from './queries.ts';

/** Characters of the text around what was found. */
const SNIPPET_LENGTH = 220;

/** Ids of the newest hits that the reader may see, best first; bounded, so a full answer means "or more". */
export async function searchReleaseIds(
  context: AppContext,
  { reader, group, year, month, language }: ReleaseFilter,
  text: string,
): Promise<number[]> {
  const query = parseQuery(text, language === undefined ? LANGUAGES : [language]);
  // A year, and a month of it, is a range of the index.
  const [range, months] = year === undefined ? [undefined, month] : [toSortKeyRange(year, month), undefined];
  const name = `${classOf(reader)} ${group} ${months} ${language}`;
  const search = () =>
    findRanked(context, {
      corpus: 'release',
      query,
      baseSet: {
        name,
        ids: (db, now) =>
          releaseBaseSet(db, { reader, now, group, month: months, language }).select('release.id'),
      },
      range,
      limit: SEARCH_HITS_CAP,
    });
  // What is asked for, not how it was typed.
  const key = `search ${name} ${year} ${month} ${JSON.stringify(query.clauses)}`;
  return context.cache.rememberRepeated(key, search, (ids) => 64 + ids.length * 8);
}

/** Adds to each row where the words were found: in the abstract if they stand there, else in the body. */
export async function withSnippets(
  { database }: AppContext,
  text: string,
  rows: readonly PressReleaseRow[],
): Promise<PressReleaseRow[]> {
  const query = parseQuery(text);
  const toSnippet = (source: string, { language }: PressReleaseRow): SnippetPart[] =>
    buildSnippet(source, query, language, SNIPPET_LENGTH);
  const abstracts = new Map(rows.map((row) => [row.id, toSnippet(row.abstract, row)]));
  // Reading whole bodies is the dearest part of a search.
  const unexplained = rows.filter(({ id }) => !abstracts.get(id)?.some(({ hit }) => hit));
  const bodies = await listReleaseBodies(
    database.db,
    unexplained.map(({ id, language }) => ({ id, language })),
  );
  return rows.map((row) => {
    const body = bodies.get(row.id);
    const inBody = body === undefined ? [] : toSnippet(toPlainText(body), row);
    const isInBody = inBody.some(({ hit }) => hit);
    const snippet = {
      title: highlightAll(row.title, query, row.language),
      text: isInBody ? inBody : (abstracts.get(row.id) ?? []),
    };
    return { ...row, snippet };
  });
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
