import { CompiledQuery, sql } from 'kysely';
import type { SearchDocument } from '../../search/document.ts';
import { markText } from '../../search/marks.ts';
import type { Db } from '../database.ts';
import { named } from '../prepared.ts';
import {
  CORPORA,
  type Corpus,
  documentTable,
  removeSearchDocuments,
  replaceSearchDocuments,
} from '../search-documents.ts';
import { findVisibleHits, type HitBatch, readIdSet } from '../search-hits.ts';
import type { HitSearch, SearchIndex } from '../search-index.ts';
import { readFoundTexts } from '../search-snippets.ts';
import { addSearchWords, findSearchWords } from '../search-words.ts';
import { hasPhrase, toExactTsquery, toLooseTsquery, toVector } from './search-text.ts';

const DOCUMENTS_PER_INSERT = 100;
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
    findHits: (search) => findVisibleHits(search, (bounds, size) => findBatch(reader, search, bounds, size)),
    readIds: (ids) =>
      readIdSet(async (after, limit) => {
        const some = reader
          .selectFrom(ids(reader).as('owner'))
          .select('owner.id')
          .where('owner.id', '>', after)
          .orderBy('owner.id')
          .limit(limit);
        const row = await reader
          .selectFrom(some.as('listed'))
          .select(sql<number[] | null>`json_agg(listed.id)`.as('list'))
          .executeTakeFirstOrThrow();
        return row.list ?? [];
      }),
    findNeighbours: (neighbourhood) => findSearchWords(reader, neighbourhood),
    listSnippets: async (search) => {
      const texts = await readFoundTexts(db, search, (found) =>
        found.select(['language', 'title', 'abstract', 'body']),
      );
      return new Map(texts.map(({ id, ...text }) => [id, markText(search.words, text)]));
    },
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

interface FoundRow {
  list: number[] | null;
  count: number;
  last: number | null;
}

/** For queries without phrases: the index tells all. */
const toHitStatement = (corpus: Corpus): string =>
  `select json_agg(sort_key) as list, count(*) as count, min(sort_key) as last from (
    select sort_key from ${corpus}_vector
    where vector @@ $1::tsquery and sort_key between $2 and $3 order by sort_key desc limit $4
  ) as hit`;

// GIN knows no positions, so a phrase unpacks every document that has all of its words: of the newest ones only.
const toPhraseStatement = (corpus: Corpus): string =>
  `select json_agg(sort_key) filter (where is_exact) as list, count(*) as count, min(sort_key) as last from (
    select sort_key, vector @@ $5::tsquery as is_exact from (
      select sort_key, vector from ${corpus}_vector
      where vector @@ $1::tsquery and sort_key between $2 and $3 order by sort_key desc limit $4
    ) as loose
  ) as hit`;

async function findBatch(
  reader: Db,
  { corpus, query }: HitSearch,
  { min, max }: { min: number; max: number },
  size: number,
): Promise<HitBatch> {
  const isPhrase = hasPhrase(query);
  const parameters = [toLooseTsquery(query), min, max, size];
  const statement = isPhrase
    ? CompiledQuery.raw(toPhraseStatement(corpus), [...parameters, toExactTsquery(query)])
    : CompiledQuery.raw(toHitStatement(corpus), parameters);
  const { rows } = await reader.executeQuery<FoundRow>(named(statement));
  const { list, count, last } = rows[0] ?? { list: null, count: 0, last: null };
  return { keys: list ?? [], next: count < size || last === null ? null : last - 1 };
}
