import { ALL_ROWS_CAP, PAGE_LENGTH_CAP } from '@press-room/contract/limits';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { RE2JS } from 're2js';
import type { Database } from '../db/database.ts';
import { invalidField, invalidPage } from '../errors.ts';
import { type Part, toValue } from './json-text.ts';
import { type FlatQuery, toInteger } from './query.ts';

interface Search {
  value: string;
  isRegex: boolean;
}

interface Column {
  /** Fields to search and order by; empty for a placeholder that only keeps its index. */
  names: string[];
  /** The top-level field of the row that the column shows. */
  head: string;
  isSearchable: boolean;
  isOrderable: boolean;
  search: Search | null;
}

/** What a datatables client asks for (contract 3.1), not yet checked against the fields of a list. */
export interface TableRequest {
  draw: number;
  columns: Column[];
  search: Search | null;
  orders: { column: Column; direction: 'asc' | 'desc' }[];
  /** Row fields to keep; null: all. */
  keep: ReadonlySet<string> | null;
}

/** @throws 400 when `draw` is no integer */
export function parseTableRequest(query: FlatQuery): TableRequest {
  const draw = toInteger(query.draw ?? '1');
  if (draw === null) throw invalidField('draw', 'not_an_integer');
  const columns = [...readColumns(query)];
  return {
    draw,
    columns,
    search: readSearch(query, 'search'),
    orders: [...readOrders(query, columns)],
    keep:
      columns.length === 0 ? null : new Set([...columns.map(({ head }) => head), ...splitList(query.keep)]),
  };
}

const splitList = (text: string | undefined): string[] =>
  (text ?? '').split(/,\s*/).filter((part) => part !== '');

function readSearch(query: FlatQuery, prefix: string): Search | null {
  const value = query[`${prefix}[value]`];
  if (value === undefined || value === '' || value === 'false') return null;
  return { value, isRegex: query[`${prefix}[regex]`] === 'true' };
}

function* readColumns(query: FlatQuery): Generator<Column> {
  for (let index = 0; ; index += 1) {
    const prefix = `columns[${index}]`;
    const shown = query[`${prefix}[data]`];
    if (shown === undefined) return;
    const names = splitList(query[`${prefix}[name]`] || shown);
    yield {
      names: shown === '' ? [] : names,
      head: shown.split('.', 1)[0] ?? '',
      isSearchable: query[`${prefix}[searchable]`] === 'true',
      isOrderable: query[`${prefix}[orderable]`] === 'true',
      search: readSearch(query, `${prefix}[search]`),
    };
  }
}

function* readOrders(
  query: FlatQuery,
  columns: readonly Column[],
): Generator<TableRequest['orders'][number]> {
  for (let index = 0; ; index += 1) {
    const position = query[`order[${index}][column]`];
    if (position === undefined) return;
    const column = columns[toInteger(position) ?? -1];
    if (column === undefined || !column.isOrderable) continue;
    yield { column, direction: query[`order[${index}][dir]`] === 'desc' ? 'desc' : 'asc' };
  }
}

export function withoutPatterns(table: TableRequest): TableRequest {
  const drop = (search: Search | null): Search | null => (search?.isRegex === true ? null : search);
  const columns = table.columns.map((column) => ({ ...column, search: drop(column.search) }));
  return { ...table, columns, search: drop(table.search) };
}

/** The fields of a list that clients may search and order by; no other column can be reached. */
export type FieldMap = Readonly<Record<string, Expression<unknown>>>;

const eb = expressionBuilder();

/** The condition of all searches together, null where nothing is searched. Unknown fields and bad patterns are ignored. */
export function buildSearch(
  database: Database,
  fields: FieldMap,
  table: TableRequest,
): Expression<SqlBool> | null {
  const conditions: Expression<SqlBool>[] = [];
  const addSearch = (search: Search | null, names: readonly string[]): void => {
    const targets = names.flatMap((name) => (Object.hasOwn(fields, name) ? (fields[name] ?? []) : []));
    if (search === null || targets.length === 0 || (search.isRegex && !isPattern(search.value))) return;
    conditions.push(
      eb.or(
        targets.map((target) =>
          search.isRegex ? database.matches(target, search.value) : database.contains(target, search.value),
        ),
      ),
    );
  };
  const searchable = table.columns.filter((column) => column.isSearchable);
  addSearch(
    table.search,
    searchable.flatMap((column) => column.names),
  );
  for (const column of searchable) addSearch(column.search, column.names);
  return conditions.length === 0 ? null : eb.and(conditions);
}

// Patterns are read by an engine that takes linear time, so no pattern can hang a search.
function isPattern(text: string): boolean {
  try {
    RE2JS.compile(text);
    return true;
  } catch {
    return false;
  }
}

export interface Order {
  by: Expression<unknown>;
  direction: 'asc' | 'desc';
}

export function buildOrders(fields: FieldMap, table: TableRequest): Order[] {
  return table.orders.flatMap(({ column, direction }) => {
    const name = column.names[0];
    const by = name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
    return by === undefined ? [] : [{ by, direction }];
  });
}

export interface Window {
  offset: number;
  limit: number;
}

/** Rows to show out of `count`, by page number as the package does it. @throws 404 Invalid page. */
export function toWindow(query: FlatQuery, count: number, defaultLength: number | null): Window {
  const asked = toInteger(query.length ?? '');
  if (asked === -1) return { offset: 0, limit: ALL_ROWS_CAP };
  const isUsable = asked !== null && asked > 0;
  if (!isUsable && defaultLength === null) return { offset: 0, limit: ALL_ROWS_CAP };
  const limit = Math.min(isUsable ? asked : (defaultLength ?? PAGE_LENGTH_CAP), PAGE_LENGTH_CAP);
  const start = toInteger(query.start ?? '0');
  if (start === null) throw invalidPage();
  return toPage(Math.trunc(start / limit) + 1, count, limit);
}

/** `page` is 1-based; the first page of nothing exists. @throws 404 Invalid page. */
export function toPage(page: number, count: number, limit: number): Window {
  const pages = Math.max(1, Math.ceil(count / limit));
  if (page < 1 || page > pages) throw invalidPage();
  return { offset: (page - 1) * limit, limit };
}

export function keepFields<Row extends object>(
  rows: readonly Part<Row>[],
  keep: TableRequest['keep'],
): object[] {
  if (keep === null) return [...rows];
  return rows.map((row) =>
    Object.fromEntries(Object.entries(toValue(row)).filter(([name]) => keep.has(name))),
  );
}
