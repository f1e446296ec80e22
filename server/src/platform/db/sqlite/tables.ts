import { sql } from 'kysely';
import type { TableEngine, TableShape } from '../tables.ts';

interface Column {
  table: string;
  name: string;
  /** Position in the primary key, from 1; 0: not part of it. */
  pk: number;
}

export const sqliteTables: TableEngine = {
  listTables: async (db) => {
    // Generated columns are hidden.
    const { rows } = await sql<Column>`
      select tables.name as "table", columns.name, columns.pk
      from sqlite_master as tables join pragma_table_xinfo(tables.name) as columns
      where tables.type = 'table' and columns.hidden = 0
      order by tables.name, columns.name
    `.execute(db);
    return Array.from(
      Map.groupBy(rows, ({ table }) => table),
      ([name, columns]): TableShape => ({
        name,
        columns: columns.map((column) => column.name),
        key: columns
          .filter(({ pk }) => pk > 0)
          .toSorted((one, other) => one.pk - other.pk)
          .map((column) => column.name),
      }),
    );
  },
  inAnyOrder: async (trx, work) => {
    // Until the end of the transaction, which fails if a reference is missing.
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    await work();
  },
  findLastNumber: async (db, table) => {
    const { rows } = await sql<{ is_counted: number; seq: number | null }>`
      select sql like '%autoincrement%' as is_counted,
        (select seq from sqlite_sequence where sqlite_sequence.name = sqlite_master.name) as seq
      from sqlite_master where type = 'table' and name = ${table}
    `.execute(db);
    const [found] = rows;
    return found === undefined || found.is_counted === 0 ? null : (found.seq ?? 0);
  },
  goOnFrom: async (trx, table, number) => {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(trx);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${number})`.execute(trx);
  },
};
