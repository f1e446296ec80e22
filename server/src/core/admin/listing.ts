import type { SelectQueryBuilder } from 'kysely';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FieldMap, Order } from '../../platform/http/datatables.ts';
import { type ListSource, type TablePage, tableSource } from '../../platform/http/list.ts';

export interface OfficeList<Tables, Names extends keyof Tables, Row extends object> {
  database: Database;
  /** Search and sort fields. */
  fields: FieldMap;
  /** Ids of all matching rows. */
  from: (db: Db) => SelectQueryBuilder<Tables, Names, { id: number }>;
  /** Default order. */
  order: readonly Order[];
  /** Rows in the order of the ids. */
  read: (db: Db, ids: readonly number[]) => Promise<Row[]>;
}

/** All records of a noun in every state, searched and sorted like other lists. */
export function officeSource<Tables, Names extends keyof Tables, Row extends object>(
  list: OfficeList<Tables, Names, Row>,
): ListSource<Row> {
  const { database, fields, from, order } = list;
  const count = (db: Db, condition: TablePage['condition']): Promise<number> => {
    const found = condition === null ? from(db) : from(db).where(condition);
    return countRows(db.selectFrom(found.as('found')));
  };
  const listIds = async (
    db: Db,
    { condition, orders, window: { limit, offset } }: TablePage,
  ): Promise<number[]> => {
    let query = condition === null ? from(db) : from(db).where(condition);
    for (const { by, direction } of [...orders, ...order]) query = query.orderBy(by, direction);
    const rows = await query.limit(limit).offset(offset).execute();
    return rows.map(({ id }) => id);
  };
  return tableSource({
    database,
    fields,
    count,
    read: async (db, page) => list.read(db, await listIds(db, page)),
  });
}
