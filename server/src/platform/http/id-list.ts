import type { Expression, SqlBool } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/db.ts';
import {
  buildOrders,
  buildSearch,
  type FieldMap,
  type Order,
  type TableRequest,
  type Window,
} from './datatables.ts';
import type { Part } from './json-text.ts';
import type { ListSource } from './list.ts';

/** Search of a datatables client, within the base set or the full-text hits. */
export interface IdSearch {
  condition: Expression<SqlBool> | null;
  orders: readonly Order[];
  /** Only these ids; null: the whole base set. */
  ids: readonly number[] | null;
}

/** Hits of a full-text search, best first. */
export interface FoundHits {
  ids: readonly number[];
  /** The result was cut: there may be more hits. */
  isCapped: boolean;
}

/** A list whose rows are read by id after the ids of the window are known. */
export interface IdList<Row extends object> {
  database: Database;
  fields: FieldMap;
  countAll(): Promise<number>;
  /** Ids of the base set in its default order. */
  listIds(window: Window): Promise<readonly number[]>;
  /** Null: no full-text search. */
  findHits: (() => Promise<FoundHits>) | null;
  countFound(db: Db, search: IdSearch): Promise<number>;
  listFound(db: Db, search: IdSearch, window: Window): Promise<readonly number[]>;
  readRows(ids: readonly number[]): Promise<Part<Row>[]>;
}

export const idSource = <Row extends object>(list: IdList<Row>): ListSource<Row> => ({
  countAll: () => list.countAll(),
  open: async (table, db) => {
    const search = toSearch(list, table);
    if (list.findHits !== null) {
      const { ids, isCapped } = await list.findHits();
      return { ...sliceOf(list, await narrow(list, db, ids, search)), isCapped };
    }
    if (search === null) {
      return {
        count: await list.countAll(),
        read: async (window) => list.readRows(await list.listIds(window)),
      };
    }
    return {
      count: await list.countFound(db, search),
      read: async (window) => list.readRows(await list.listFound(db, search, window)),
    };
  },
});

function toSearch<Row extends object>(
  { database, fields }: IdList<Row>,
  table: TableRequest | null,
): IdSearch | null {
  if (table === null) return null;
  const condition = buildSearch(database, fields, table);
  const orders = buildOrders(fields, table);
  return condition === null && orders.length === 0 ? null : { condition, orders, ids: null };
}

/** Full-text hits that match a datatables search: in its order if it names one, else best first. */
async function narrow<Row extends object>(
  list: IdList<Row>,
  db: Db,
  hits: readonly number[],
  search: IdSearch | null,
): Promise<readonly number[]> {
  if (search === null || hits.length === 0) return hits;
  const left = await list.listFound(db, { ...search, ids: hits }, { offset: 0, limit: hits.length });
  const isLeft = new Set(left);
  return search.orders.length > 0 ? left : hits.filter((id) => isLeft.has(id));
}

const sliceOf = <Row extends object>(list: IdList<Row>, ids: readonly number[]) => ({
  count: ids.length,
  read: ({ offset, limit }: Window) => list.readRows(ids.slice(offset, offset + limit)),
});
