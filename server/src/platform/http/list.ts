import { PATTERN_SEARCHES_A_MINUTE } from '@press-room/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { Expression, SqlBool } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/db.ts';
import { invalidPage } from '../errors/errors.ts';
import { clientOf } from './client.ts';
import {
  buildOrders,
  buildSearch,
  type FieldMap,
  hasPattern,
  isScan,
  keepFields,
  type Order,
  parseTableRequest,
  type TableRequest,
  toPage,
  toWindow,
  type Window,
  withoutPatterns,
} from './datatables.ts';
import type { Part } from './json-text.ts';
import { formatOf } from './negotiation.ts';
import { networkOf } from './network.ts';
import { type FlatQuery, queryOf, toInteger } from './query.ts';
import type { LimitGuard } from './rate-limit.ts';

/** A list: counts its base set, counts the matches of a search, and reads a window of them. */
export interface ListSource<Row extends object> {
  countAll(): Promise<number>;
  /** `table` is null in the plain form, which does not search; `db`: connection to search, sort and count with. */
  open(table: TableRequest | null, db: Db): Promise<Opened<Row>>;
}

interface Opened<Row extends object> {
  count: number;
  /** The search was cut: there may be more matches. */
  isCapped?: boolean;
  read: (window: Window) => Promise<Part<Row>[]>;
}

/** Search and order of a datatables client, and the rows of one page. */
export interface TablePage {
  condition: Expression<SqlBool> | null;
  orders: readonly Order[];
  window: Window;
}

/** A list that a datatables client can search and sort. */
export const tableSource = <Row extends object>({
  database,
  fields,
  count,
  read,
}: {
  database: Database;
  /** Search and sort fields. */
  fields: FieldMap;
  count: (db: Db, condition: TablePage['condition']) => Promise<number>;
  read: (db: Db, page: TablePage, table: TableRequest | null) => Promise<Part<Row>[]>;
}): ListSource<Row> => ({
  countAll: () => count(database.reader, null),
  open: async (table, db) => {
    const condition = table === null ? null : buildSearch(database, fields, table);
    const orders = table === null ? [] : buildOrders(fields, table);
    return {
      count: await count(db, condition),
      read: (window) => read(db, { condition, orders, window }, table),
    };
  },
});

export interface ListOptions {
  database: Pick<Database, 'classify' | 'reader' | 'scan'>;
  limit: LimitGuard;
  pageSize: number;
  /** Small lists return all rows if a datatables client names no length (contract 3.2). */
  isPaged: boolean;
  publicUrl: string;
}

/** Body of a list in the requested format (contract 3.2, 3.3). */
export async function answerList<Row extends object>(
  request: FastifyRequest,
  source: ListSource<Row>,
  options: ListOptions,
): Promise<object> {
  const query = queryOf(request);
  if (formatOf(request) !== 'datatables') return answerPaged(request, source, options);
  const table = parseTableRequest(query);
  const answer = async (search: TableRequest, db: Db): Promise<object> => {
    const recordsTotal = await source.countAll();
    const { count, isCapped, read } = await source.open(search, db);
    const rows = await read(toWindow(query, count, options.isPaged ? options.pageSize : null));
    return {
      draw: table.draw,
      recordsTotal,
      recordsFiltered: count,
      ...(isCapped && { is_capped: true }),
      data: keepFields(rows, table.keep),
    };
  };
  try {
    return await inItsPlace(request, table, options, (db) => answer(table, db));
  } catch (error) {
    // The engine's patterns differ slightly from the check: those it refuses are ignored like any invalid pattern.
    if (options.database.classify(error) !== 'invalid-pattern') throw error;
    const plain = withoutPatterns(table);
    return inItsPlace(request, plain, options, (db) => answer(plain, db));
  }
}

// Scanning the few rows of a small list is not queued, except with a pattern.
async function inItsPlace<T>(
  request: FastifyRequest,
  table: TableRequest,
  { database, limit, isPaged }: ListOptions,
  run: (db: Db) => Promise<T>,
): Promise<T> {
  if (hasPattern(table)) {
    await limit({
      key: `pattern:address:${networkOf(request)}`,
      max: PATTERN_SEARCHES_A_MINUTE,
      seconds: 60,
    });
  }
  const isExpensive = isPaged ? isScan(table) : hasPattern(table);
  return isExpensive ? database.scan(clientOf(request), run) : run(database.reader);
}

async function answerPaged<Row extends object>(
  request: FastifyRequest,
  source: ListSource<Row>,
  { database, pageSize, publicUrl }: ListOptions,
): Promise<object> {
  const query = queryOf(request);
  const { count, isCapped, read } = await source.open(null, database.reader);
  const page = readPage(query, count, pageSize);
  const results = await read(toPage(page, count, pageSize));
  const path = request.url.split('?', 1)[0] ?? '';
  const link = (target: number) => `${publicUrl}${path}${toSearch(query, target)}`;
  return {
    count,
    ...(isCapped && { is_capped: true }),
    next: page * pageSize < count ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    results,
  };
}

function readPage(query: FlatQuery, count: number, pageSize: number): number {
  const text = query.page ?? '1';
  const page = text === 'last' ? Math.max(1, Math.ceil(count / pageSize)) : toInteger(text);
  if (page === null) throw invalidPage();
  return page;
}

// The address of the first page contains no page number.
function toSearch(query: FlatQuery, page: number): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (name !== 'page' && value !== undefined) search.set(name, value);
  }
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
