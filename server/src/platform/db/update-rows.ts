import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from './db.ts';
import type { Schema } from './schema.ts';

/** Tables whose primary key is a number. */
type NumberedTable = {
  [Name in keyof Schema]: 'id' extends keyof Schema[Name] ? Name : never;
}[keyof Schema];

export interface RowChange<Table extends NumberedTable> {
  id: number;
  set: Updateable<Schema[Table]>;
  /** Rows are unchanged unless these columns still have these values. */
  when?: Partial<Selectable<Schema[Table]>>;
}

/**
 * Updates some hundred rows with different values, with one statement for all rows that change the same columns.
 * Returns the ids of the written rows.
 */
export async function updateRows<Table extends NumberedTable>(
  trx: Db,
  table: Table,
  changes: readonly RowChange<Table>[],
): Promise<Set<number>> {
  const written = new Set<number>();
  const likes = Map.groupBy(changes, ({ set, when = {} }) =>
    [...Object.keys(set), '', ...Object.keys(when)].join(),
  );
  for (const like of likes.values()) for (const id of await updateLike(trx, table, like)) written.add(id);
  return written;
}

async function updateLike<Table extends NumberedTable>(
  trx: Db,
  table: Table,
  changes: readonly RowChange<Table>[],
): Promise<number[]> {
  const [first] = changes;
  const [columns, conditions] = [Object.keys(first?.set ?? {}), Object.keys(first?.when ?? {})];
  const own = (name: string) => sql.ref(`${table}.${name}`);
  const given = [
    sql.ref('id'),
    ...columns.map((name) => sql.ref(`new_${name}`)),
    ...conditions.map((name) => sql.ref(`old_${name}`)),
  ];
  const rows = changes.map((change) =>
    toRow([change.id, ...Object.values(change.set), ...Object.values(change.when ?? {})]),
  );
  const { rows: written } = await sql<{ id: number }>`
    with given(${sql.join(given)}) as (values ${sql.join(rows)})
    update ${sql.table(table)}
    set ${sql.join(columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`given.new_${name}`)}`))}
    from given
    where ${own('id')} = given.id
      ${sql.join(
        conditions.map((name) => sql`and ${own(name)} = ${sql.ref(`given.old_${name}`)}`),
        sql` `,
      )}
    returning ${own('id')}`.execute(trx);
  return written.map(({ id }) => id);
}

// PostgreSQL treats every value in a list as text without a type.
const toRow = (values: readonly unknown[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    values.map((value) =>
      typeof value === 'number' ? sql`cast(${value} as integer)` : sql`cast(${value} as text)`,
    ),
  )})`;
