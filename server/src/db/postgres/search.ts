import type { Language } from '@press-room/contract/languages';
import { sql } from 'kysely';
import type { SearchDocument } from '../../search/document.ts';
import { type FoundHead, Marker } from '../../search/marks.ts';
import type { Database } from '../database.ts';
import type { Db } from '../db.ts';
import { runPrepared } from '../prepared.ts';
import {
  CORPORA,
  type Corpus,
  documentTable,
  listPlaces,
  removeSearchDocuments,
  replaceSearchDocuments,
} from '../search-documents.ts';
import { findVisibleHits, readIdSet } from '../search-hits.ts';
import type { HitSearch, Hits, SearchIndex, SnippetSearch } from '../search-index.ts';
import { addSearchWords, findSearchWords } from '../search-words.ts';
import { findByWords } from './find-hits.ts';
import { toVector } from './search-text.ts';
import { bindVolumes } from './volumes/bind.ts';
import { Volumes } from './volumes/volumes.ts';

const DOCUMENTS_PER_INSERT = 100;

interface Connections {
  db: Db;
  reader: Db;
  /** Its plans are made without values, which what may be found is not read with: its plans go by them. */
  search: Db;
  changes: Pick<Database, 'onContentChange' | 'hearsChanges'>;
}

/**
 * Full text with `tsvector` and GIN, and volumes of large corpora. The vectors are written by us: no text search configuration
 * of the server has a say.
 */
export function openPostgresSearch({ db, reader, search, changes }: Connections): SearchIndex {
  const volumes = new Volumes(search, changes);
  return {
    engine: 'postgres',
    putDocuments: async (trx, corpus, documents) => {
      for (let at = 0; at < documents.length; at += DOCUMENTS_PER_INSERT) {
        const some = documents.slice(at, at + DOCUMENTS_PER_INSERT);
        await replaceSearchDocuments(trx, corpus, some);
        await insertVectors(trx, corpus, some);
      }
      if (corpus === 'release') await addSearchWords(trx, documents);
    },
    removeDocuments: removeSearchDocuments,
    findHits: (asked) => {
      const findByIndex = (some: HitSearch): Promise<Hits> =>
        findVisibleHits(some, findByWords(search, some));
      return volumes.findHits(asked, findByIndex);
    },
    listPlaces: (asked) =>
      listPlaces(search, asked, {
        find: 'strpos',
        isAmong: (blank) => sql`document_id = any(${blank(({ ids }) => ids)}::integer[])`,
      }),
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
    listSortKeys: async (corpus, limit) => {
      const newest = reader
        .selectFrom(documentTable<Corpus>(corpus))
        .select('sort_key')
        .orderBy('sort_key', 'desc')
        .limit(limit);
      const row = await reader
        .selectFrom(newest.as('newest'))
        .select(sql<number[] | null>`json_agg(newest.sort_key)`.as('list'))
        .executeTakeFirstOrThrow();
      return row.list ?? [];
    },
    bind: (signal) => bindVolumes(db, signal),
    findNeighbours: (neighbourhood) => findSearchWords(search, neighbourhood),
    listSnippets: (asked) => listSnippets(db, asked),
    optimise: async () => {
      const tables = CORPORA.flatMap((corpus) => [documentTable(corpus), `${corpus}_vector`]);
      for (const table of [...tables, 'search_word', 'search_volume', 'search_volume_token']) {
        await sql`vacuum analyze ${sql.table(table)}`.execute(db);
      }
      // Also of what documents belong to: without figures the planner starts there instead of at the hits.
      await sql`analyze`.execute(db);
    },
  };
}

/** Bodies are dear to unpack and to send: only those are read that must be looked at. */
async function listSnippets(db: Db, { words, language, rows }: SnippetSearch): Promise<Map<number, string>> {
  const marker = new Marker(words);
  const snippets = new Map<number, string>();
  const left = new Map<number, FoundHead>();
  for (const row of rows) {
    const head = { language, ...row.readHead() };
    const snippet = marker.markHead(head);
    if (snippet === null) left.set(row.id, head);
    else snippets.set(row.id, snippet);
  }
  const ids = [...left.keys()];
  const bodies = ids.length === 0 ? [] : await listBodies(db, { language, ids });
  for (const { id, body } of bodies) {
    const head = left.get(id);
    if (head !== undefined) snippets.set(id, marker.markBody({ ...head, body }));
  }
  return snippets;
}

// One array is written and read in a fraction of the time that as many numbers take.
const listBodies = (
  db: Db,
  values: { language: Language; ids: readonly number[] },
): Promise<{ id: number; body: string }[]> =>
  runPrepared(db, 'found bodies', values, (blank) =>
    db
      .selectFrom('press_release_text')
      .select(['press_release_id as id', 'body'])
      .where('press_release_id', '=', sql<number>`any(${blank((run) => run.ids)}::integer[])`)
      .where(
        'language',
        '=',
        blank((run) => run.language),
      ),
  );

const vectors = (corpus: Corpus) => sql.table(`${corpus}_vector`);

async function insertVectors(trx: Db, corpus: Corpus, documents: readonly SearchDocument[]): Promise<void> {
  await sql`insert into ${vectors(corpus)} (document_id, sort_key, vector)
    select * from unnest(
      ${documents.map(({ id }) => id)}::integer[],
      ${documents.map(({ sortKey }) => sortKey)}::bigint[],
      ${documents.map(({ fields }) => toVector(fields))}::tsvector[]
    )`.execute(trx);
}
