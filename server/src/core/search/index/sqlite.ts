import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { EVER, IDS_PER_DAY, SEARCH_FIELDS, SEARCH_VERSION, type SearchDocument } from '../document.ts';
import type { SearchClause, SearchQuery } from '../query.ts';
import { type KnownWord, WORD_EDGE_LENGTH } from '../suggest.ts';
import { CORPORA, type Corpus, documentTable, removeSearchDocuments } from './search-documents.ts';
import { type Hit, type HitSearch, type SearchIndex, toHits } from './search-index.ts';
import { findSearchWords, Vocabulary } from './search-words.ts';

const DOCUMENTS_PER_INSERT = 100;
/** Weights of title, abstract and body in `bm25`. */
const WEIGHTS = [10, 4, 1];

const fullText = (corpus: Corpus) => sql.table(`${corpus}_fts`);

/** Full text with FTS5. Tokens are letters and digits, in quotes: no part of a query is an operator. */
export function openSqliteSearch(db: Db, reader: Db): SearchIndex {
  const vocabulary = new Vocabulary(reader);
  return {
    engine: 'sqlite',
    putDocuments: async (trx, corpus, documents) => {
      for (let at = 0; at < documents.length; at += DOCUMENTS_PER_INSERT)
        await replaceDocuments(trx, corpus, documents.slice(at, at + DOCUMENTS_PER_INSERT));
      if (corpus === 'release') await addWords(trx, await vocabulary.listNew(documents));
    },
    removeDocuments: removeSearchDocuments,
    findHits: (search) => findHits(reader, search),
    findNeighbours: (neighbourhood) => findSearchWords(reader, neighbourhood),
    optimise: async () => {
      for (const corpus of CORPORA) {
        const words = fullText(corpus);
        await sql`insert into ${words} (${words}) values ('optimize')`.execute(db);
      }
      await sql`analyze`.execute(db);
    },
  };
}

/**
 * FTS5 returns the newest first, because its row id is the sort key, and stops at the limit: only hits are read and
 * ranked.
 */
async function findHits(
  reader: Db,
  { corpus, query, visible, now, range = EVER, limit, isRanked }: HitSearch,
): Promise<Hit[]> {
  if (query.clauses.length === 0) return [];
  const words = fullText(corpus);
  const [key, days] = [sql<number>`${words}.rowid`, sql.lit(IDS_PER_DAY)];
  // The remainder of a day before 1970 is negative.
  const id = sql<number>`(${key} % ${days} + ${days}) % ${days}`;
  const rank = isRanked
    ? sql`-bm25(${words}, ${sql.join(WEIGHTS.map((weight) => sql.lit(weight)))})`
    : sql`0`;
  const { rows } = await sql<{ keys: string; ranks: string }>`
    select json_group_array(sort_key) as keys, json_group_array(rank) as ranks from (
      select ${key} as sort_key, ${rank} as rank from ${words}
      where ${words} match ${toMatch(query)} and ${key} between ${range.min} and ${range.max}
        and ${visible(reader, { id, now })} is not null
      order by ${key} desc limit ${sql.lit(limit)}
    )`.execute(reader);
  const [found] = rows;
  return found === undefined
    ? []
    : toHits(JSON.parse(found.keys) as number[], JSON.parse(found.ranks) as number[]);
}

async function replaceDocuments(
  trx: Db,
  corpus: Corpus,
  documents: readonly SearchDocument[],
): Promise<void> {
  const ids = documents.map(({ id }) => id);
  await removeSearchDocuments(trx, corpus, ids);
  const rows = documents.map(({ id, sortKey }) => ({
    document_id: id,
    sort_key: sortKey,
    version: SEARCH_VERSION,
  }));
  await trx.insertInto(documentTable(corpus)).values(rows).execute();
  for (const { sortKey, fields } of documents) {
    const [title, abstract, body] = SEARCH_FIELDS.map((field) => fields[field].join(' '));
    await sql`insert into ${fullText(corpus)} (rowid, title, abstract, body)
      values (${sortKey}, ${title}, ${abstract}, ${body})`.execute(trx);
  }
}

async function addWords(trx: Db, words: readonly KnownWord[]): Promise<void> {
  if (words.length === 0) return;
  const rows = words.map(({ folded, language, word }) => [folded, language, word]);
  await sql`insert or ignore into search_word (folded, language, word, tail, length)
    select value ->> 0, value ->> 1, value ->> 2, substr(value ->> 0, ${sql.lit(-WORD_EDGE_LENGTH)}), length(value ->> 0)
    from json_each(${JSON.stringify(rows)})`.execute(trx);
}

const quote = (tokens: readonly string[]): string => `"${tokens.join(' ')}"`;

function toMatch(query: SearchQuery): string {
  return query.clauses.map(toClause).join(' AND ');
}

function toClause({ concepts, terms }: SearchClause): string {
  const words = terms.map(({ sequences }) => `(${sequences.map(quote).join(' OR ')})`).join(' AND ');
  return `(${[...concepts.map((concept) => quote([concept])), `(${words})`].join(' OR ')})`;
}
