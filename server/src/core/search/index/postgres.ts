import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { named } from '../../../platform/db/prepared.ts';
import { EVER, SEARCH_VERSION, type SearchDocument } from '../document.ts';
import { type KnownWord, WORD_EDGE_LENGTH } from '../suggest.ts';
import { hasPhrase, RANK_WEIGHTS, toExactTsquery, toLooseTsquery, toVector } from './postgres-text.ts';
import { CORPORA, type Corpus, documentTable, removeSearchDocuments } from './search-documents.ts';
import { type Hit, type HitSearch, type SearchIndex, toHits } from './search-index.ts';
import { findSearchWords, Vocabulary } from './search-words.ts';

const DOCUMENTS_PER_INSERT = 100;
/** Matches examined per requested hit: some are hidden, or do not have the words of a phrase in sequence. */
const MATCHES_PER_HIT = 3;
/** Normalises `ts_rank_cd` to 0…1, so that a frequent word in a body does not outrank a title. */
const TO_FRACTION = 32;

/** Full text with `tsvector` and GIN. Our code creates the vectors: the server's text search configurations are not used. */
export function openPostgresSearch(db: Db, search: Db): SearchIndex {
  const vocabulary = new Vocabulary(search);
  return {
    engine: 'postgres',
    putDocuments: async (trx, corpus, documents) => {
      for (let at = 0; at < documents.length; at += DOCUMENTS_PER_INSERT)
        await writeDocuments(trx, corpus, documents.slice(at, at + DOCUMENTS_PER_INSERT));
      if (corpus === 'release') await addWords(trx, await vocabulary.listNew(documents));
    },
    removeDocuments: removeSearchDocuments,
    findHits: async (asked) => {
      if (asked.query.clauses.length === 0) return [];
      const matches = MATCHES_PER_HIT * asked.limit;
      const found = await findAmong(search, asked, matches);
      const isEnough = found.hits.length === asked.limit || found.matches < matches;
      return (isEnough ? found : await findAmong(search, asked, null)).hits;
    },
    findNeighbours: (neighbourhood) => findSearchWords(search, neighbourhood),
    optimise: async () => {
      for (const corpus of CORPORA) await sql`vacuum analyze ${sql.table(documentTable(corpus))}`.execute(db);
      // Also for the tables that documents belong to: without statistics the planner starts there instead of at the
      // hits.
      await sql`analyze`.execute(db);
    },
  };
}

/** Visible documents among a number of the newest matches, or among all of them, and the number of matches. */
async function findAmong(
  search: Db,
  asked: HitSearch,
  matches: number | null,
): Promise<{ hits: Hit[]; matches: number }> {
  const statement = named(toStatement(search, asked, matches).compile(search));
  const { rows } = await search.executeQuery(statement);
  const [found] = rows;
  return { hits: toHits(found?.keys ?? [], found?.ranks ?? []), matches: found?.matches ?? 0 };
}

/**
 * The index finds the matches. Visibility is checked only for the newest, and vectors are unpacked only for phrases and
 * for ranking.
 */
function toStatement(
  search: Db,
  { corpus, query, visible, now, range = EVER, limit, isRanked }: HitSearch,
  matches: number | null,
): RawBuilder<{ keys: number[] | null; ranks: number[] | null; matches: number }> {
  const exact = sql`${toExactTsquery(query)}::tsquery`;
  const isExact = hasPhrase(query) ? sql`and vector @@ ${exact}` : sql``;
  const rank = isRanked
    ? sql`ts_rank_cd(${sql.lit(RANK_WEIGHTS)}, vector, ${exact}, ${sql.lit(TO_FRACTION)})`
    : sql`0`;
  return sql`with match as materialized (
      select document_id, sort_key, vector from ${sql.table(documentTable(corpus))}
      where vector @@ ${toLooseTsquery(query)}::tsquery and sort_key between ${range.min} and ${range.max}
      order by sort_key desc limit ${sql.lit(matches)}
    ), hit as (
      select sort_key, vector from match
      where ${visible(search, { id: sql<number>`match.document_id`, now })} is not null ${isExact}
      order by sort_key desc limit ${sql.lit(limit)}
    )
    select json_agg(sort_key) as keys, json_agg(${rank}) as ranks, (select count(*) from match) as matches from hit`;
}

/** Unchanged documents are not written. */
async function writeDocuments(trx: Db, corpus: Corpus, documents: readonly SearchDocument[]): Promise<void> {
  await sql`insert into ${sql.table(documentTable(corpus))} as written (document_id, sort_key, version, vector)
    select id, sort_key, ${sql.lit(SEARCH_VERSION)}, vector from unnest(
      ${documents.map(({ id }) => id)}::integer[],
      ${documents.map(({ sortKey }) => sortKey)}::bigint[],
      ${documents.map(({ fields }) => toVector(fields))}::tsvector[]
    ) as document (id, sort_key, vector)
    on conflict (document_id) do update
      set sort_key = excluded.sort_key, version = excluded.version, vector = excluded.vector
      where (written.sort_key, written.version, written.vector)
        is distinct from (excluded.sort_key, excluded.version, excluded.vector)`.execute(trx);
}

async function addWords(trx: Db, words: readonly KnownWord[]): Promise<void> {
  if (words.length === 0) return;
  await sql`insert into search_word (folded, language, word, tail, length)
    select folded, language, word, right(folded, ${sql.lit(WORD_EDGE_LENGTH)}), length(folded) from unnest(
      ${words.map(({ folded }) => folded)}::text[],
      ${words.map(({ language }) => language)}::text[],
      ${words.map(({ word }) => word)}::text[]
    ) as known (folded, language, word)
    on conflict do nothing`.execute(trx);
}
