import { type Language, languageSchema } from '@press-room/contract/languages';
import { PAGE_LENGTH_CAP, SEARCH_HITS_CAP } from '@press-room/contract/limits';
import type { PressReleaseRow } from '@press-room/contract/press-releases';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../core/context.ts';
import { toSectorSlug } from '../../core/sectors/sectors.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/db.ts';
import { buildOrders, buildSearch, type TableRequest, type Window } from '../../platform/http/datatables.ts';
import type { Part } from '../../platform/http/json-text.ts';
import type { ListSource } from '../../platform/http/list.ts';
import { choiceParameter, type FlatQuery, integerParameter, queryOf } from '../../platform/http/query.ts';
import { findBaseSet, listBaseSetIds } from './base-set.ts';
import { listReleaseRows } from './presentation.ts';
import {
  findReleases,
  listReleaseIds,
  PRESS_RELEASE_FIELDS,
  type ReleaseFilter,
  type ReleaseSearch,
} from './queries.ts';
import { searchReleaseIds, withSnippets } from './search/search.ts';

/** @throws 400 on a filter that is not an integer, or for an unknown language */
export function readReleaseFilter(request: FastifyRequest, now: Date): ReleaseFilter {
  const query = queryOf(request);
  return {
    reader: request.reader,
    now,
    group: integerParameter(query, 'group'),
    year: integerParameter(query, 'year'),
    month: integerParameter(query, 'month'),
    company: integerParameter(query, 'company'),
    event: integerParameter(query, 'event'),
    sector: sectorParameter(query),
    language: choiceParameter(query, 'language', languageSchema),
  };
}

/** A value without letters, such as `?sector=`, does not filter. */
function sectorParameter({ sector }: FlatQuery): string | undefined {
  return sector === undefined || sector.trim() === '' ? undefined : toSectorSlug(sector);
}

/** Filtered releases, newest first; with `text` those that match it, best first. */
export function releaseSource(
  context: AppContext,
  filter: ReleaseFilter,
  { language, text = null }: { language: Language; text?: string | null },
): ListSource<PressReleaseRow> {
  const { database } = context;
  const countAll = async () => (await findBaseSet(context, filter)).count;
  const readRows = async (ids: readonly number[]): Promise<Part<PressReleaseRow>[]> => {
    const rows = await listReleaseRows(context, filter.reader, language, ids);
    return text === null ? rows : withSnippets(context, text, rows);
  };
  return {
    countAll,
    open: async (table, db) => {
      const search = toSearch(database, table, language);
      if (text !== null) {
        const ids = await searchReleaseIds(context, filter, text);
        const left = search === null ? ids : await narrow(db, { ...filter, ids }, search);
        return {
          count: left.length,
          isCapped: ids.length === SEARCH_HITS_CAP,
          read: ({ offset, limit }) => readRows(left.slice(offset, offset + limit)),
        };
      }
      const { count, readIds } = await openIds(context, filter, search, db);
      return { count, read: async (window) => readRows(await readIds(window)) };
    },
  };
}

type FoundIds = { count: number; readIds: (window: Window) => Promise<readonly number[]> };

async function openIds(
  context: AppContext,
  filter: ReleaseFilter,
  search: ReleaseSearch | null,
  db: Db,
): Promise<FoundIds> {
  const { count } = await findBaseSet(context, filter);
  if (search === null) return { count, readIds: (window) => listBaseSetIds(context, filter, window) };
  const readIds = (window: Window): Promise<number[]> => listReleaseIds(db, filter, search, window);
  if (search.condition === null) return { count, readIds };
  const first = await findReleases(db, filter, search, PAGE_LENGTH_CAP);
  const areAll = first.ids.length === first.count;
  return {
    count: first.count,
    readIds: async (window) => {
      const end = window.offset + window.limit;
      return areAll || end <= first.ids.length ? first.ids.slice(window.offset, end) : readIds(window);
    },
  };
}

function toSearch(database: Database, table: TableRequest | null, language: Language): ReleaseSearch | null {
  if (table === null) return null;
  const condition = buildSearch(database, PRESS_RELEASE_FIELDS, table);
  const orders = buildOrders(PRESS_RELEASE_FIELDS, table);
  return condition === null && orders.length === 0 ? null : { condition, orders, language };
}

/** Full-text hits that match a datatables search: in its order if it names one, else best first. */
async function narrow(
  db: Db,
  filter: ReleaseFilter & { ids: readonly number[] },
  search: ReleaseSearch,
): Promise<number[]> {
  const window = { offset: 0, limit: SEARCH_HITS_CAP };
  const left = await listReleaseIds(db, filter, search, window);
  return search.orders.length > 0 ? left : filter.ids.filter((id) => left.includes(id));
}
