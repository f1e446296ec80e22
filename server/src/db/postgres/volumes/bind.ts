import { setTimeout as delay } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { KEPT_CORPUS_MAX } from '../../../search/kept-hits.ts';
import { IN_ABSTRACT, IN_TITLE } from '../../../search/rank.ts';
import type { Db } from '../../db.ts';
import { CORPORA, type Corpus, documentTable } from '../../search-documents.ts';
import { isInTheWay } from '../failures.ts';
import { FACTOR } from './flags.ts';

export interface VolumeSettings {
  /** In documents: a corpus with more has volumes. */
  corpus: number;
  /** In documents, of one before it grows. Four times the number of a document fits two bytes, with a sign. */
  volume: number;
  /** How long somebody else's lock is waited for. */
  patienceMs: number;
}

/** Of fewer documents it is kept which have a word. */
export const VOLUME_SETTINGS: VolumeSettings = { corpus: KEPT_CORPUS_MAX, volume: 2048, patienceMs: 500 };

/** A volume that has grown beyond so many times its size is divided. */
const GROWTH = 1.5;

interface Stretch {
  id: number;
  low: number;
  high: number;
}

const vectors = (corpus: Corpus) => sql.table(`${corpus}_vector`);

/**
 * Makes the volumes that are missing, and those anew in which something has changed, newest first. Each is a transaction of its
 * own, and rests as long as it took. Answers how many; none where another process is at it.
 */
export async function bindVolumes(db: Db, signal: AbortSignal, settings = VOLUME_SETTINGS): Promise<number> {
  let made = 0;
  try {
    for (const corpus of CORPORA) {
      await openCorpus(db, corpus, settings);
      for (let start = performance.now(); !signal.aborted && (await bindNext(db, corpus, settings)); ) {
        made += 1;
        await delay(performance.now() - start, undefined, { signal }).catch(() => undefined);
        start = performance.now();
      }
    }
  } catch (error) {
    if (!isInTheWay(error)) throw error;
  }
  return made;
}

/** From then on triggers note what is written: who writes meanwhile is waited for, or the next time. */
async function openCorpus(db: Db, corpus: Corpus, settings: VolumeSettings): Promise<void> {
  const { rows } = await sql<{
    isDue: boolean;
  }>`select not exists (select from search_volume where corpus = ${corpus})
    and coalesce((select max(document_id) from ${vectors(corpus)}), 0) > ${settings.corpus} as "isDue"`.execute(
    db,
  );
  if (rows[0]?.isDue !== true) return;
  await db.transaction().execute(async (trx) => {
    await lock(trx, sql`${vectors(corpus)} in share mode`, settings);
    await sql`insert into search_volume (corpus, low, high) select ${corpus}, ${Number.MIN_SAFE_INTEGER}::bigint,
      ${Number.MAX_SAFE_INTEGER}::bigint where not exists (select from search_volume where corpus = ${corpus})`.execute(
      trx,
    );
  });
}

/** PostgreSQL's own housekeeping is waited for; who is longer at it than that is in the way. */
async function lock(trx: Db, what: RawBuilder<unknown>, { patienceMs }: VolumeSettings): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(patienceMs)}`.execute(trx);
  await sql`lock table ${what}`.execute(trx);
}

/**
 * All of it sees one moment: what is noted after it stays noted, and the volume counts as changed. False where there is
 * nothing to be made.
 */
async function bindNext(db: Db, corpus: Corpus, settings: VolumeSettings): Promise<boolean> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // Before the moment is chosen, so that two processes never make the same volume.
      await lock(trx, sql`search_volume in share row exclusive mode`, settings);
      const next = await findNext(trx, corpus);
      if (next === null) return false;
      await sql`delete from search_volume_change
        where corpus = ${corpus} and sort_key between ${next.low} and ${next.high}`.execute(trx);
      await sql`delete from search_volume where id = ${next.id}`.execute(trx);
      const cut = await findCut(trx, corpus, next, settings.volume);
      if (cut !== null)
        await sql`insert into search_volume (corpus, low, high) values (${corpus}, ${next.low}, ${cut - 1})`.execute(
          trx,
        );
      await makeVolume(trx, corpus, { low: cut ?? next.low, high: next.high });
      return true;
    });
}

async function findNext(trx: Db, corpus: Corpus): Promise<Stretch | null> {
  const { rows } = await sql<Stretch>`select id, low, high from search_volume as volume
    where corpus = ${corpus} and (keys is null or exists (
      select from search_volume_change as change where change.corpus = volume.corpus and sort_key between low and high
    )) order by high desc limit 1`.execute(trx);
  return rows[0] ?? null;
}

/** The lowest sort key of a first volume, where the stretch has documents for more than one; else null. */
async function findCut(
  trx: Db,
  corpus: Corpus,
  { low, high }: Stretch,
  size: number,
): Promise<number | null> {
  const keys = trx
    .selectFrom(documentTable<Corpus>(corpus))
    .select('sort_key')
    .where('sort_key', '>=', low)
    .where('sort_key', '<=', high)
    .orderBy('sort_key', 'desc')
    .limit(1);
  const isMore = (await keys.offset(Math.ceil(size * GROWTH)).executeTakeFirst()) !== undefined;
  return isMore ? ((await keys.offset(size - 1).executeTakeFirst())?.sort_key ?? null) : null;
}

/** Tokens have places; pairs of common words, which phrases are found by, have none. */
async function makeVolume(trx: Db, corpus: Corpus, { low, high }: Omit<Stretch, 'id'>): Promise<void> {
  // Else what it gathers is written to disk.
  await sql`set local work_mem = '128MB'`.execute(trx);
  const placesIn = (bit: number, weights: string) =>
    sql`select number * ${sql.lit(FACTOR)} + ${sql.lit(bit)} as place, unnest(tsvector_to_array(ts_filter(vector, ${sql.lit(weights)}))) as token
      from document`;
  await sql`with document as materialized (
      select sort_key, row_number() over (order by sort_key desc) - 1 as number, vector
      from (select document_id, sort_key from ${sql.table(documentTable(corpus))}) as document
        join (select document_id, vector from ${vectors(corpus)}) as written using (document_id)
      where sort_key between ${low} and ${high}
    ), made as (
      insert into search_volume (corpus, low, high, keys)
      select ${corpus}, ${low}, ${high}, coalesce(string_agg(int8send(sort_key), '' order by number), '') from document
      returning id
    ), placed as (
      ${placesIn(0, '{a,b,c}')} union all ${placesIn(IN_TITLE, '{a}')} union all ${placesIn(IN_ABSTRACT, '{b}')}
    )
    insert into search_volume_token (volume_id, corpus, token, high, places)
    select (select id from made), ${corpus}, token, ${high}::bigint, string_agg(int2send(place::smallint), '')
    from placed group by token`.execute(trx);
}
