import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { TableEngine, TableShape } from '../tables.ts';

interface Column {
  table: string;
  name: string;
  /** Position in the primary key, from 1; null: not part of it. */
  place: number | null;
}

export const postgresTables: TableEngine = {
  listTables: async (db) => {
    const { rows } = await sql<Column>`
      select relation.relname::text collate "C" as "table", attribute.attname::text collate "C" as name,
        array_position(primary_key.indkey::int2[], attribute.attnum) as place
      from pg_class as relation
      join pg_attribute as attribute on attribute.attrelid = relation.oid
      left join pg_index as primary_key on primary_key.indrelid = relation.oid and primary_key.indisprimary
      where relation.relnamespace = current_schema()::regnamespace and relation.relkind = 'r'
        and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
      order by 1, 2
    `.execute(db);
    return Array.from(
      Map.groupBy(rows, ({ table }) => table),
      ([name, columns]): TableShape => ({
        name,
        columns: columns.map((column) => column.name),
        key: columns
          .filter(({ place }) => place !== null)
          .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
          .map((column) => column.name),
      }),
    );
  },
  inAnyOrder: async (trx, work) => {
    const references = await listReferences(trx);
    for (const { table, name } of references) {
      await sql`alter table ${sql.table(table)} alter constraint ${sql.id(name)} deferrable initially deferred`.execute(
        trx,
      );
    }
    await work();
    await sql`set constraints all immediate`.execute(trx);
    for (const { table, name } of references) {
      await sql`alter table ${sql.table(table)} alter constraint ${sql.id(name)} not deferrable`.execute(trx);
    }
  },
  findLastNumber: async (db, table) => {
    const sequence = await findSequence(db, table);
    if (sequence === null) return null;
    const { rows } = await sql<{ last: number }>`
      select case when is_called then last_value else 0 end as last from ${sql.raw(sequence)}
    `.execute(db);
    return rows[0]?.last ?? 0;
  },
  goOnFrom: async (trx, table, number) => {
    const sequence = await findSequence(trx, table);
    await sql`select setval(${sequence}::regclass, ${Math.max(number, 1)}, ${number > 0})`.execute(trx);
  },
};

async function listReferences(trx: Db): Promise<{ table: string; name: string }[]> {
  const { rows } = await sql<{ table: string; name: string }>`
    select relation.relname as "table", constraints.conname as name
    from pg_constraint as constraints join pg_class as relation on relation.oid = constraints.conrelid
    where constraints.contype = 'f' and constraints.connamespace = current_schema()::regnamespace
    order by 1, 2
  `.execute(trx);
  return rows;
}

/** Sequence of the column `id`, quoted where needed. */
async function findSequence(db: Db, table: string): Promise<string | null> {
  const { rows } = await sql<{ sequence: string | null }>`
    select case when exists (
      select 1 from pg_attribute
      where attrelid = ${table}::regclass and attname = 'id' and attidentity <> ''
    ) then pg_get_serial_sequence(${table}, 'id') end as sequence
  `.execute(db);
  return rows[0]?.sequence ?? null;
}
