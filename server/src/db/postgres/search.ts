import { sql } from 'kysely';
import type { SearchDocument } from '../../search/document.ts';
import type { Candidate } from '../../search/rank.ts';
import type { Db } from '../database.ts';
import {
  CORPORA,
  type Corpus,
  documentTable,
  removeSearchDocuments,
  replaceSearchDocuments,
} from '../search-documents.ts';
import type { CandidateSearch, SearchIndex } from '../search-index.ts';
import { addSearchWords, findSearchWords } from '../search-words.ts';
import { hasPhrase, toExactTsquery, toLooseTsquery, toVector } from './search-text.ts';

const DOCUMENTS_PER_INSERT = 100;
/** Documents that are looked at in one go, newest first; behind them all the rest. */
const WINDOWS = [3000, 30_000];

interface Span {
  min: number;
  max: number;
}

/** Full text with `tsvector` and GIN. The vectors are written by us: no text search configuration of the server has a say. */
export function openPostgresSearch(db: Db, reader: Db): SearchIndex {
  return {
    putDocuments: async (trx, corpus, documents) => {
      for (let at = 0; at < documents.length; at += DOCUMENTS_PER_INSERT) {
        const some = documents.slice(at, at + DOCUMENTS_PER_INSERT);
        await replaceSearchDocuments(trx, corpus, some);
        await insertVectors(trx, corpus, some);
      }
      if (corpus === 'release') await addSearchWords(trx, documents);
    },
    removeDocuments: removeSearchDocuments,
    findCandidates: async (search) =>
      search.query.clauses.length === 0
        ? []
        : reader.transaction().execute((trx) => findNewestFirst(trx, search)),
    findNeighbours: (neighbourhood) => findSearchWords(reader, neighbourhood),
    optimise: async () => {
      const tables = CORPORA.flatMap((corpus) => [documentTable(corpus), `${corpus}_vector`]);
      for (const table of [...tables, 'search_word']) {
        await sql`vacuum analyze ${sql.table(table)}`.execute(db);
      }
      // Also of what documents belong to: without figures the planner starts there instead of at the hits.
      await sql`analyze`.execute(db);
    },
  };
}

const vectors = (corpus: Corpus) => sql.table(`${corpus}_vector`);

async function insertVectors(trx: Db, corpus: Corpus, documents: readonly SearchDocument[]): Promise<void> {
  await sql`insert into ${vectors(corpus)} (document_id, sort_key, vector)
    select * from unnest(
      ${documents.map(({ id }) => id)}::integer[],
      ${documents.map(({ sortKey }) => sortKey)}::bigint[],
      ${documents.map(({ fields }) => toVector(fields))}::tsvector[]
    )`.execute(trx);
}

// GIN knows no order, so a common word would cost all its documents; most searches end with the newest few thousand.
async function findNewestFirst(trx: Db, search: CandidateSearch): Promise<Candidate[]> {
  // The planner does not know what unpacking a vector costs, and would read them all one by one for a common word.
  await sql`set local enable_seqscan = off`.execute(trx);
  const found: Candidate[] = [];
  let { min, max } = search.range ?? { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };
  for (const size of [...WINDOWS, null]) {
    const border = size === null ? null : await findBorder(trx, search.corpus, { min, max, size });
    const window = { min: border ?? min, max };
    found.push(...(await findInSpan(trx, search, window, search.limit - found.length)));
    if (border === null || found.length >= search.limit) break;
    max = border - 1;
  }
  return found;
}

/** The sort key of the document behind the newest `size`, null where there are no more. */
async function findBorder(
  trx: Db,
  corpus: Corpus,
  { min, max, size }: Span & { size: number },
): Promise<number | null> {
  const row = await trx
    .selectFrom(documentTable(corpus))
    .select('sort_key')
    .where('sort_key', '>=', min)
    .where('sort_key', '<=', max)
    .orderBy('sort_key', 'desc')
    .offset(size)
    .limit(1)
    .executeTakeFirst();
  return row?.sort_key ?? null;
}

function findInSpan(
  trx: Db,
  { corpus, query, baseSet }: CandidateSearch,
  { min, max }: Span,
  limit: number,
): Promise<Candidate[]> {
  // `is true` keeps the phrase out of the index, which would unpack every vector before the span is looked at.
  const phrases = hasPhrase(query) ? sql`and (vector @@ ${toExactTsquery(query)}::tsquery) is true` : sql``;
  const hits = sql<{ document_id: number; sort_key: number }>`(
    select document_id, sort_key from ${vectors(corpus)}
    where vector @@ ${toLooseTsquery(query)}::tsquery and sort_key between ${min} and ${max} ${phrases}
  )`;
  return trx
    .selectFrom(baseSet(trx).as('owner'))
    .innerJoin(hits.as('hit'), 'hit.document_id', 'owner.id')
    .innerJoin(`${documentTable(corpus)} as document`, 'document.document_id', 'owner.id')
    .select(['owner.id', 'document.sort_key as sortKey', 'document.title', 'document.abstract'])
    .orderBy('hit.sort_key', 'desc')
    .limit(limit)
    .execute();
}
