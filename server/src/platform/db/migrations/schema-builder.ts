import {
  type ColumnBuilderCallback,
  type CreateIndexBuilder,
  type CreateTableBuilder,
  type Kysely,
  sql,
} from 'kysely';
import type { Ddl } from '../migrate.ts';

/** Tools for creating the parts of the schema. */
export interface SchemaBuilder extends Ddl {
  db: Kysely<unknown>;
  createTable: (name: string) => CreateTableBuilder<string>;
  /** By index name without the name of the table. */
  createIndexes: (table: string, indexes: Record<string, string[]>) => Promise<void>;
  /** A unique or partial index. */
  index: (table: string, name: string, columns: string[]) => CreateIndexBuilder;
}

export function openBuilder(db: Kysely<unknown>, ddl: Ddl): SchemaBuilder {
  const index: SchemaBuilder['index'] = (table, name, columns) =>
    db.schema.createIndex(`${table}_${name}`).on(table).columns(columns);
  return {
    ...ddl,
    db,
    createTable: (name) => db.schema.createTable(name).modifyEnd(ddl.tableEnd),
    createIndexes: async (table, indexes) => {
      for (const [name, columns] of Object.entries(indexes)) await index(table, name, columns).execute();
    },
    index,
  };
}

export const required: ColumnBuilderCallback = (column) => column.notNull();
export const requiredUnique: ColumnBuilderCallback = (column) => column.notNull().unique();
export const primaryKey: ColumnBuilderCallback = (column) => column.primaryKey().notNull();

/** A required column that an insert may omit. */
export const withDefault =
  (value: string | number): ColumnBuilderCallback =>
  (column) =>
    column.notNull().defaultTo(sql.lit(value));

/** Default of required instants that were never set. */
export const LONG_AGO = '1970-01-01T00:00:00.000Z';

type OnDelete = 'cascade' | 'set null';

/** `target` is a table, referred to by its `id`, or `table.column`. Without `onDelete` its rows cannot be deleted while others refer to them. */
export const refersTo =
  (target: string, onDelete?: OnDelete): ColumnBuilderCallback =>
  (column) => {
    const reference = column.references(target.includes('.') ? target : `${target}.id`);
    return onDelete === undefined ? reference : reference.onDelete(onDelete);
  };

export const mustReferTo =
  (target: string, onDelete?: OnDelete): ColumnBuilderCallback =>
  (column) =>
    refersTo(target, onDelete)(column.notNull());

/** The primary key of a row that belongs to one row of `target`, and is deleted with it. */
export const sharedKey =
  (target: string): ColumnBuilderCallback =>
  (column) =>
    refersTo(target, 'cascade')(column.primaryKey().notNull());
