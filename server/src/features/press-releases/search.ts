import { setImmediate } from 'node:timers/promises';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { SEARCH_HITS_CAP } from '@press-room/contract/limits';
import type { PressReleaseGroup, PressReleaseRow, SnippetPart } from '@press-room/contract/press-releases';
import type { AppContext } from '../../context.ts';
import { classOf } from '../../http/authentication.ts';
import type { JsonText } from '../../http/json-text.ts';
import { TEXT_WORDS_MAX } from '../../search/analyser.ts';
import { toSortKeyRange } from '../../search/document.ts';
import { toPlainText } from '../../search/plain-text.ts';
import { parseQuery, type SearchQuery } from '../../search/query.ts';
import { findRanked } from '../../search/ranked.ts';
import { buildSnippet, highlightAll } from '../../search/snippet.ts';
import { suggestQueries } from '../../search/suggest.ts';
import { type ReadText, readText } from '../../search/words.ts';
import type { ReleaseRowText } from './presentation.ts';
import { countReleasesByGroup, listReleaseBodies, type ReleaseFilter, releaseBaseSet } from './queries.ts';

/** Texts that are marked within a few milliseconds. */
const MARKED_AT_ONCE = 25;
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
  return context.cache.rememberRepeated(key, {
    build: search,
    sizeOf: (ids) => 64 + ids.length * 8,
    dearFor: null,
  });
}

/** Adds to each row where the words were found: in the abstract if they stand there, else in the body. */
export async function withSnippets(
  sources: Pick<AppContext, 'database' | 'cache'>,
  text: string,
  rows: readonly ReleaseRowText[],
): Promise<JsonText<PressReleaseRow>[]> {
  const query = parseQuery(text);
  const marked: JsonText<PressReleaseRow>[] = [];
  for (let from = 0; from < rows.length; from += MARKED_AT_ONCE) {
    // Between two parts of a long list others get their turn.
    if (from > 0) await setImmediate();
    marked.push(...(await markRows(sources, query, rows.slice(from, from + MARKED_AT_ONCE))));
  }
  return marked;
}

async function markRows(
  sources: Pick<AppContext, 'database' | 'cache'>,
  query: SearchQuery,
  rows: readonly ReleaseRowText[],
): Promise<JsonText<PressReleaseRow>[]> {
  const toSnippet = (source: string | ReadText, language: Language): SnippetPart[] =>
    buildSnippet(source, query, language, SNIPPET_LENGTH);
  const abstracts = new Map(rows.map((row) => [row.id, toSnippet(row.abstract, row.language)]));
  const unexplained = rows.filter(({ id }) => !abstracts.get(id)?.some(({ hit }) => hit));
  const bodies = await readBodies(sources, unexplained);
  return rows.map((row) => {
    const body = bodies.get(row.id);
    const inBody = body === undefined ? [] : toSnippet(body, row.language);
    const isInBody = inBody.some(({ hit }) => hit);
    const snippet = {
      title: highlightAll(row.title, query, row.language),
      text: isInBody ? inBody : (abstracts.get(row.id) ?? []),
    };
    return row.with({ snippet });
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

/** Bodies as plain text, with the places of their words, kept until content changes. */
async function readBodies(
  { database, cache }: Pick<AppContext, 'database' | 'cache'>,
  wanted: readonly Pick<ReleaseRowText, 'id' | 'language'>[],
): Promise<Map<number, ReadText>> {
  const read = new Map<number, ReadText>();
  for (const [language, rows] of Map.groupBy(wanted, (row) => row.language)) {
    const bodies = await cache.rememberEach(
      `bodies ${language}`,
      rows.map(({ id }) => id),
      {
        build: async (missing) => {
          const found = await listReleaseBodies(database.db, language, missing);
          return new Map(
            Array.from(found, ([id, body]) => [id, readText(toPlainText(body), TEXT_WORDS_MAX)]),
          );
        },
        sizeOf: ({ text, starts }) => 300 + text.length + starts.byteLength * 2,
      },
    );
    for (const [id, body] of bodies) read.set(id, body);
  }
  return read;
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
