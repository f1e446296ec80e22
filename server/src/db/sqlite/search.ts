import { CompiledQuery, sql } from 'kysely';
import { SEARCH_FIELDS, type SearchDocument } from '../../search/document.ts';
import type { SearchClause, SearchQuery } from '../../search/query.ts';
import type { Db } from '../db.ts';
import { padIds, runPrepared } from '../prepared.ts';
import {
  CORPORA,
  type Corpus,
  documentTable,
  listPlaces,
  removeSearchDocuments,
  replaceSearchDocuments,
} from '../search-documents.ts';
import { findVisibleHits, readIdSet } from '../search-hits.ts';
import type { SearchIndex, SnippetSearch } from '../search-index.ts';
import { addSearchWords, findSearchWords } from '../search-words.ts';
import { readMarks } from './marks-bytes.ts';

const DOCUMENTS_PER_INSERT = 100;

const fullText = (corpus: Corpus) => sql.table(`${corpus}_fts`);

// One row with a list: rows of their own would cost more to carry over from the reader thread than to find.
const HITS = Object.fromEntries(
  CORPORA.map((corpus) => [
    corpus,
    `select json_group_array(sort_key) as list from (
      select rowid as sort_key from ${corpus}_fts
      where ${corpus}_fts match ? and rowid between ? and ? order by rowid desc limit ?
    )`,
  ]),
) as Record<Corpus, string>;

async function listNumbers(db: Db, text: string, parameters: readonly unknown[]): Promise<number[]> {
  const { rows } = await db.executeQuery<{ list: string }>(CompiledQuery.raw(text, [...parameters]));
  return JSON.parse(rows[0]?.list ?? '[]') as number[];
}

/** Full text with FTS5. Tokens are letters and digits, and stand in quotes: nothing of a query is an operator. */
export function openSqliteSearch(db: Db, reader: Db): SearchIndex {
  return {
    engine: 'sqlite',
    putDocuments: async (trx, corpus, documents) => {
      for (let at = 0; at < documents.length; at += DOCUMENTS_PER_INSERT) {
        const some = documents.slice(at, at + DOCUMENTS_PER_INSERT);
        await replaceSearchDocuments(trx, corpus, some);
        for (const document of some) await insertFullText(trx, corpus, document);
      }
      if (corpus === 'release') await addSearchWords(trx, documents);
    },
    removeDocuments: removeSearchDocuments,
    findHits: (search) =>
      findVisibleHits(search, async ({ min, max }, size) => {
        const { corpus, query } = search;
        const keys = await listNumbers(reader, HITS[corpus], [toMatch(query), min, max, size]);
        return { keys, next: keys.length < size ? null : (keys.at(-1) ?? 0) - 1 };
      }),
    bind: async () => 0,
    listSortKeys: (corpus, limit) =>
      listNumbers(
        reader,
        `select json_group_array(sort_key) as list from (
          select sort_key from ${documentTable(corpus)} order by sort_key desc limit ?
        )`,
        [limit],
      ),
    listPlaces: (asked) =>
      listPlaces(reader, asked, {
        find: 'instr',
        isAmong: (blank) =>
          sql`document_id in (select value from json_each(${blank(({ ids }) => JSON.stringify(ids))}))`,
      }),
    readIds: (ids) =>
      readIdSet((after, limit) => {
        const some = reader
          .selectFrom(ids(reader).as('owner'))
          .select('owner.id')
          .where('owner.id', '>', after)
          .orderBy('owner.id')
          .limit(limit);
        const { sql: text, parameters } = some.compile();
        return listNumbers(reader, `select json_group_array(id) as list from (${text})`, parameters);
      }),
    findNeighbours: (neighbourhood) => findSearchWords(reader, neighbourhood),
    listSnippets: (search) => listSnippets(reader, search),
    optimise: async () => {
      for (const corpus of CORPORA) {
        const words = fullText(corpus);
        await sql`insert into ${words} (${words}) values ('optimize')`.execute(db);
      }
      await sql`analyze`.execute(db);
    },
  };
}

async function listSnippets(
  reader: Db,
  { words, language, rows }: SnippetSearch,
): Promise<Map<number, Uint8Array>> {
  const values = { words, ids: padIds(rows.map(({ id }) => id)) };
  const shape = `snippets ${language} ${values.ids.length}`;
  const [marked] = await runPrepared(reader, shape, values, (blank) =>
    reader
      .selectFrom('press_release_text')
      .select(
        sql<Uint8Array>`press_room_marks(
          ${blank((run) => run.words)}, press_release_id, language, title, abstract, body
        )`.as('marks'),
      )
      .where(
        'press_release_id',
        'in',
        values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0)),
      )
      .where('language', '=', language),
  );
  return marked === undefined ? new Map() : readMarks(marked.marks);
}

async function insertFullText(trx: Db, corpus: Corpus, { sortKey, fields }: SearchDocument): Promise<void> {
  const [title, abstract, body] = SEARCH_FIELDS.map((field) => fields[field].join(' '));
  await sql`insert into ${fullText(corpus)} (rowid, title, abstract, body)
    values (${sortKey}, ${title}, ${abstract}, ${body})`.execute(trx);
}

const quote = (tokens: readonly string[]): string => `"${tokens.join(' ')}"`;

function toMatch(query: SearchQuery): string {
  return query.clauses.map(toClause).join(' AND ');
}

function toClause({ concepts, terms }: SearchClause): string {
  const words = terms.map(({ sequences }) => `(${sequences.map(quote).join(' OR ')})`).join(' AND ');
  return `(${[...concepts.map((concept) => quote([concept])), `(${words})`].join(' OR ')})`;
}
