import type { AnalyticsKind } from '@press-room/contract/analytics';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FigureQueryTable, FigureTable } from '../../platform/db/figure-tables.ts';
import { type Audience, type AudienceSize, groupAudiences, UNKNOWN_AUDIENCE } from './audience.ts';
import {
  addAnalytics,
  addQueries,
  countWorks,
  listPersonNames,
  listQueriesOf,
  listWorks,
} from './queries.ts';
import { namesSomebody, toKeptQuery } from './query-text.ts';

/** A count in memory. */
export interface Count extends Pick<FigureTable, 'day' | 'subject_kind' | 'subject_id'> {
  kind: AnalyticsKind;
  account: number | null;
  /** As typed; empty: no search. */
  query: string;
  count: number;
}

/** Rows per statement: far below the engines' limits of parameters. */
const BATCH = 500;
/** Limit of different search texts per day; further ones are counted without text. */
const QUERIES_A_DAY = 500;

/** Adds to the stored numbers, in one transaction. Account ids are used to look up attributes and are not written. */
export async function saveCounts(
  { db, reader }: Pick<Database, 'db' | 'reader'>,
  counts: readonly Count[],
): Promise<void> {
  const audienceOf = await readAudiences(reader, counts);
  const figures = merge(counts.map((count): FigureTable => ({ ...count, ...audienceOf(count.account) })));
  const queries = await toQueries(reader, counts);
  await db.transaction().execute(async (trx) => {
    for (const rows of inBatches(figures)) await addAnalytics(trx, rows);
    for (const rows of inBatches(await keepKnown(trx, queries))) await addQueries(trx, rows);
  });
}

type Work = { account_type: string; qualify: string | null; country: string };

const toAudience = ({ account_type, qualify, country }: Work): Audience => ({
  outlet: account_type === 'COMPANY' ? 'company' : (qualify ?? ''),
  country,
});

async function readAudiences(
  db: Db,
  counts: readonly Count[],
): Promise<(account: number | null) => Audience> {
  const ids = [...new Set(counts.flatMap(({ account }) => (account === null ? [] : [account])))];
  if (ids.length === 0) return () => UNKNOWN_AUDIENCE;
  const group = groupAudiences(await listAudienceSizes(db));
  const audiences = new Map<number, Audience>();
  for (const batch of inBatches(ids)) {
    for (const { id, ...work } of await listWorks(db, batch)) audiences.set(id, group(toAudience(work)));
  }
  return (account) => audiences.get(account ?? 0) ?? UNKNOWN_AUDIENCE;
}

async function listAudienceSizes(db: Db): Promise<AudienceSize[]> {
  const sizes = new Map<string, AudienceSize>();
  for (const { people, ...work } of await countWorks(db)) {
    const audience = toAudience(work);
    const key = `${audience.outlet} ${audience.country}`;
    sizes.set(key, { ...audience, people: (sizes.get(key)?.people ?? 0) + Number(people) });
  }
  return [...sizes.values()];
}

async function toQueries(db: Db, counts: readonly Count[]): Promise<FigureQueryTable[]> {
  const searches = counts.filter(({ query }) => query !== '');
  if (searches.length === 0) return [];
  const people = await listPersonNames(db);
  const kept = new Map<string, FigureQueryTable>();
  for (const { day, subject_id, query: text, count } of searches) {
    const query = toKeptQuery(text);
    if (query === null || namesSomebody(query, people)) continue;
    const key = `${day} ${subject_id} ${query}`;
    kept.set(key, { day, press_group_id: subject_id, query, count: (kept.get(key)?.count ?? 0) + count });
  }
  return [...kept.values()];
}

/** Above the limit: only texts already stored on that day. */
async function keepKnown(trx: Db, rows: readonly FigureQueryTable[]): Promise<FigureQueryTable[]> {
  const kept: FigureQueryTable[] = [];
  for (const [day, queries] of Map.groupBy(rows, (row) => row.day)) {
    const stored = await listQueriesOf(trx, day);
    const known = new Set(stored.map(({ press_group_id, query }) => `${press_group_id} ${query}`));
    for (const row of queries) {
      const key = `${row.press_group_id} ${row.query}`;
      if (known.size >= QUERIES_A_DAY && !known.has(key)) continue;
      known.add(key);
      kept.push(row);
    }
  }
  return kept.toSorted((one, other) => compare(keyOf(one), keyOf(other)));
}

const keyOf = (row: FigureTable | FigureQueryTable): string => JSON.stringify({ ...row, count: 0 });
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** One row per key, in the same order in all processes, to prevent deadlocks. */
function merge(rows: readonly FigureTable[]): FigureTable[] {
  const merged = new Map<string, FigureTable>();
  for (const { day, kind, subject_kind, subject_id, outlet, country, count } of rows) {
    const row = { day, kind, subject_kind, subject_id, outlet, country, count };
    const key = keyOf(row);
    merged.set(key, { ...row, count: (merged.get(key)?.count ?? 0) + count });
  }
  return [...merged].toSorted(([one], [other]) => compare(one, other)).map(([, row]) => row);
}

function* inBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH);
}
