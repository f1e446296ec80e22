import {
  ALL_ROWS_CAP,
  PAGE_LENGTH_CAP,
  TABLE_COLUMNS_MAX,
  TABLE_COMPARISONS_MAX,
  TABLE_SEARCH_MAX_LENGTH,
} from '@press-room/contract/limits';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../db/database.ts';
import { invalidField, invalidPage, searchTooComplex } from '../errors/errors.ts';
import { toKeyWords } from '../text/keys.ts';
import { type Part, toValue } from './json-text.ts';
import { isPattern } from './patterns.ts';
import { type FlatQuery, toInteger } from './query.ts';

interface Search {
  value: string;
  isRegex: boolean;
}

interface Column {
  /** Fields to search and sort by; empty for a placeholder column, which only keeps its index. */
  names: string[];
  /** Top-level field of the row that the column shows. */
  head: string;
  isSearchable: boolean;
  isOrderable: boolean;
  search: Search | null;
}

/** Request of a datatables client (contract 3.1), not yet checked against the fields of a list. */
export interface TableRequest {
  draw: number;
  columns: Column[];
  search: Search | null;
  orders: { column: Column; direction: 'asc' | 'desc' }[];
  /** Row fields to keep; null: all. */
  keep: ReadonlySet<string> | null;
}

/** @throws 400 if `draw` is not an integer, or if there are more columns or orders than a table needs */
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
      columns.length === 0 || query.keep === '*'
        ? null
        : new Set([...columns.map(({ head }) => head), ...splitList(query.keep)]),
  };
}

const splitList = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(/,\s*/).filter((part) => part !== '')),
];

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
    if (index === TABLE_COLUMNS_MAX) throw searchTooComplex();
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

/** All searches, each with the names of its fields, the global search first. */
const searchesOf = ({ search, columns }: TableRequest): { search: Search | null; names: string[] }[] => {
  const searchable = columns.filter((column) => column.isSearchable);
  return [{ search, names: searchable.flatMap(({ names }) => names) }, ...searchable];
};

export const hasPattern = (table: TableRequest): boolean =>
  searchesOf(table).some(({ search }) => search?.isRegex === true);

/** Whether the answer may need a full scan. */
export const isScan = (table: TableRequest): boolean =>
  table.orders.length > 0 ||
  searchesOf(table).some(({ search, names }) => search !== null && names.length > 0);

export function withoutPatterns(table: TableRequest): TableRequest {
  const drop = (search: Search | null): Search | null => (search?.isRegex === true ? null : search);
  const columns = table.columns.map((column) => ({ ...column, search: drop(column.search) }));
  return { ...table, columns, search: drop(table.search) };
}

/**
 * A column with keys (`text/keys.ts`): it must contain all words of a search, in any order, without regard to accents.
 */
interface KeyField {
  keyed: Expression<string>;
}

/** A column of e-mail addresses; a column of keys with both spellings of each address is searched too. */
interface AddressField extends KeyField {
  address: Expression<string>;
}

/** Fields of a list that clients may search and sort by; other columns are not accessible. */
export type FieldMap = Readonly<Record<string, Expression<unknown> | KeyField | AddressField>>;

const eb = expressionBuilder();

function expressionOf(field: FieldMap[string]): Expression<unknown> {
  if ('address' in field) return field.address;
  return 'keyed' in field ? field.keyed : field;
}

/**
 * Search conditions of a row, each on one field. Unknown fields and invalid patterns are ignored, and repeated
 * conditions are evaluated once. @throws 400 if a row would need too many comparisons, or a pattern is too large
 */
export function listSearches(
  table: TableRequest,
  isField: (name: string) => boolean,
): { search: Search; names: string[] }[] {
  const found = new Map<string, { search: Search; names: string[] }>();
  let comparisons = 0;
  for (const { search, names } of searchesOf(table)) {
    const known = [...new Set(names)].filter(isField);
    const key = JSON.stringify([search, known]);
    if (search === null || known.length === 0 || found.has(key)) continue;
    if (search.value.length > TABLE_SEARCH_MAX_LENGTH) throw searchTooComplex();
    if (search.isRegex && !isPattern(search.value)) continue;
    comparisons += known.length;
    if (comparisons > TABLE_COMPARISONS_MAX) throw searchTooComplex();
    found.set(key, { search, names: known });
  }
  return [...found.values()];
}

/** Condition of all searches; null: no search. @throws like `listSearches` */
export function buildSearch(
  database: Database,
  fields: FieldMap,
  table: TableRequest,
): Expression<SqlBool> | null {
  const conditions = listSearches(table, (name) => Object.hasOwn(fields, name)).map(({ search, names }) =>
    toCondition(
      database,
      search,
      names.flatMap((name) => fields[name] ?? []),
    ),
  );
  return conditions.length === 0 ? null : eb.and(conditions);
}

/** Names in other scripts are found only through keys, which contain their transliteration. */
const IS_ASCII = /^\p{ASCII}*$/u;

function toCondition(
  database: Database,
  { value, isRegex }: Search,
  targets: readonly FieldMap[string][],
): Expression<SqlBool> {
  return eb.or(
    targets.map((target) => {
      if (isRegex) return database.matches(expressionOf(target), value);
      if ('address' in target && IS_ASCII.test(value)) return database.contains(target.address, value);
      return 'keyed' in target ? holdsWords(target, value) : database.contains(target, value);
    }),
  );
}

// Keys have neither wildcards nor capitals, so the engine needs none of our functions: 100,000 rows take about 20 ms.
function holdsWords({ keyed }: KeyField, text: string): Expression<SqlBool> {
  const words = toKeyWords(text);
  return words.length === 0 ? eb.lit(false) : eb.and(words.map((word) => eb(keyed, 'like', `%${word}%`)));
}

export interface Order {
  by: Expression<unknown>;
  direction: 'asc' | 'desc';
}

export function buildOrders(fields: FieldMap, table: TableRequest): Order[] {
  const orders = new Map<string, Order>();
  for (const { column, direction } of table.orders) {
    const name = column.names[0];
    const field = name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
    // A second order by the same field has no effect.
    if (name !== undefined && field !== undefined && !orders.has(name)) {
      orders.set(name, { by: expressionOf(field), direction });
    }
  }
  return [...orders.values()];
}

export interface Window {
  offset: number;
  limit: number;
}

/** Window of rows out of `count`, by page number like the package. @throws 404 Invalid page. */
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

/** `page` starts at 1; the first page exists even if the list is empty. @throws 404 Invalid page. */
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
