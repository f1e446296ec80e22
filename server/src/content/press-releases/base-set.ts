import type { PressReleaseCompany, PressReleaseYear } from '@press-room/contract/press-releases';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { classOf } from '../../platform/http/authentication.ts';
import type { Window } from '../../platform/http/datatables.ts';
import {
  listReleaseCompanies,
  listReleaseIdsFrom,
  listReleaseMarks,
  listReleaseYears,
  type ReleaseMark,
} from './base-set-queries.ts';
import { countReleases, listReleaseIds, type ReleaseFilter } from './queries.ts';

/** Up to this number of rows is read within a few milliseconds; more are read in a worker. */
const BASE_SET_CAP = 5000;
/** Size of the parts in which further rows are read. */
const PART = 1000;
/** Number of parts marked first, doubled each time, so that rows beyond the requested page are not scanned. */
const PARTS_MARKED = 8;

/** Rows of a list before its search. */
interface BaseSet {
  count: number;
  /** Newest first, up to the cap. */
  ids: Uint32Array;
}

type Sources = Pick<AppContext, 'database' | 'cache' | 'now'>;

/** Cached until content changes, so that pages of a list are neither counted nor located again. */
export function findBaseSet({ database, cache, now }: Sources, filter: ReleaseFilter): Promise<BaseSet> {
  const find = async (): Promise<BaseSet> => {
    const current = { ...filter, now: now() };
    const ids = await listReleaseIds(database.db, current, null, { offset: 0, limit: BASE_SET_CAP + 1 });
    const isWhole = ids.length <= BASE_SET_CAP;
    const count = isWhole ? ids.length : await countReleases(database.reader, current);
    return { count, ids: Uint32Array.from(ids.slice(0, BASE_SET_CAP)) };
  };
  return cache.remember(`base set ${keyOf(filter)}`, find, ({ ids }) => 64 + ids.byteLength);
}

/** Ids of a window of a base set; its depth makes no difference after the first page of its part was read. */
export async function listBaseSetIds(
  sources: Sources,
  filter: ReleaseFilter,
  { offset, limit }: Window,
): Promise<number[]> {
  const { count, ids } = await findBaseSet(sources, filter);
  const end = Math.min(offset + limit, count);
  if (end <= ids.length) return [...ids.subarray(offset, end)];
  const found: number[] = [];
  for (let part = Math.floor(offset / PART); part * PART < end; part += 1) {
    const start = part * PART;
    const within = await findPart(sources, filter, part);
    found.push(...within.subarray(Math.max(0, offset - start), end - start));
  }
  return found;
}

function findPart(sources: Sources, filter: ReleaseFilter, part: number): Promise<Uint32Array> {
  const { database, cache, now } = sources;
  const find = async (): Promise<Uint32Array> => {
    const mark = (await findMarks(sources, filter, part))[part];
    if (mark === undefined) return new Uint32Array();
    const current = { ...filter, now: now() };
    return Uint32Array.from(await listReleaseIdsFrom(database.reader, current, mark, PART));
  };
  return cache.remember(`part ${part} of ${keyOf(filter)}`, find, ({ byteLength }) => 64 + byteLength);
}

/** Starts of the parts, at least up to this one: found once, so that a deep page skips no rows. */
function findMarks(
  { database, cache, now }: Sources,
  filter: ReleaseFilter,
  part: number,
): Promise<ReleaseMark[]> {
  let parts = PARTS_MARKED;
  while (parts <= part) parts *= 2;
  const find = (): Promise<ReleaseMark[]> =>
    listReleaseMarks(database.reader, { ...filter, now: now() }, { step: PART, among: parts * PART });
  return cache.remember(`${parts} marks of ${keyOf(filter)}`, find, ({ length }) => 64 + length * 64);
}

/** Years of a base set, newest first, cached like it. */
export const findReleaseYears = (sources: Sources, filter: ReleaseFilter): Promise<PressReleaseYear[]> =>
  summarise(sources, filter, { name: 'years', list: listReleaseYears, rowBytes: 32 });

/** Companies with releases in a base set, cached like it. */
export const findReleaseCompanies = (
  sources: Sources,
  filter: ReleaseFilter,
): Promise<PressReleaseCompany[]> =>
  summarise(sources, filter, { name: 'companies', list: listReleaseCompanies, rowBytes: 128 });

interface Summary<Row> {
  name: string;
  list: (db: Db, filter: ReleaseFilter) => Promise<Row[]>;
  rowBytes: number;
}

function summarise<Row>(
  sources: Sources,
  filter: ReleaseFilter,
  { name, list, rowBytes }: Summary<Row>,
): Promise<Row[]> {
  const { database, cache, now } = sources;
  const find = async (): Promise<Row[]> => {
    const { count } = await findBaseSet(sources, filter);
    return list(count > BASE_SET_CAP ? database.reader : database.db, { ...filter, now: now() });
  };
  return cache.remember(`${name} ${keyOf(filter)}`, find, (rows) => rows.length * rowBytes);
}

/** Reader and narrowing of a filter, as the key of what is cached for it. */
export const keyOf = (filter: ReleaseFilter): string => {
  const { reader, group, year, month, company, event, sector, language } = filter;
  return JSON.stringify([classOf(reader), group, year, month, company, event, sector, language]);
};
