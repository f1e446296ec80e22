import { sql } from 'kysely';
import { SEARCH_FIELDS, type SearchDocument } from '../../search/document.ts';
import type { SearchClause, SearchQuery } from '../../search/query.ts';
import type { Db } from '../database.ts';
import {
  CORPORA,
  type Corpus,
  documentTable,
  removeSearchDocuments,
  replaceSearchDocuments,
} from '../search-documents.ts';
import type { SearchIndex } from '../search-index.ts';
import { addSearchWords, findSearchWords } from '../search-words.ts';

const DOCUMENTS_PER_INSERT = 100;

const fullText = (corpus: Corpus) => sql.table(`${corpus}_fts`);

/** Full text with FTS5. Tokens are letters and digits, and stand in quotes: nothing of a query is an operator. */
export function openSqliteSearch(db: Db, reader: Db): SearchIndex {
  return {
    putDocuments: async (trx, corpus, documents) => {
      for (let at = 0; at < documents.length; at += DOCUMENTS_PER_INSERT) {
        const some = documents.slice(at, at + DOCUMENTS_PER_INSERT);
        await replaceSearchDocuments(trx, corpus, some);
        for (const document of some) await insertFullText(trx, corpus, document);
      }
      if (corpus === 'release') await addSearchWords(trx, documents);
    },
    removeDocuments: removeSearchDocuments,
    findCandidates: async ({ corpus, query, baseSet, range, limit }) => {
      if (query.clauses.length === 0) return [];
      const words = fullText(corpus);
      const bounds = range === undefined ? sql`` : sql`and rowid between ${range.min} and ${range.max}`;
      const hits = sql<{ sort_key: number }>`(
        select rowid as sort_key from ${words} where ${words} match ${toMatch(query)} ${bounds}
      )`;
      return reader
        .selectFrom(baseSet(reader).as('owner'))
        .innerJoin(`${documentTable(corpus)} as document`, 'document.document_id', 'owner.id')
        .innerJoin(hits.as('hit'), 'hit.sort_key', 'document.sort_key')
        .select(['owner.id', 'document.sort_key as sortKey', 'document.title', 'document.abstract'])
        .orderBy('hit.sort_key', 'desc')
        .limit(limit)
        .execute();
    },
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
