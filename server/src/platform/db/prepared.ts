import { type Compilable, type CompiledQuery, type DialectAdapter, type Expression, sql } from 'kysely';
import type { Db } from './db.ts';

/** Placeholder in a prepared statement for a value of each run. */
class Blank {
  readonly read: (values: unknown) => unknown;

  constructor(read: (values: unknown) => unknown) {
    this.read = read;
  }
}

/** Leaves a blank for what `read` takes out of the values of a run. */
export type BlankFor<Values> = <Value>(read: (values: Values) => Value) => Expression<Value>;

const statements = new WeakMap<DialectAdapter, Map<string, CompiledQuery<unknown>>>();

/**
 * Runs a query that is built only once per shape, because building takes longer than running. `build` must return the
 * same statement for the same shape, so shapes are few, and everything else is a value.
 */
export async function runPrepared<Values, Row>(
  db: Db,
  shape: string,
  values: Values,
  build: (blank: BlankFor<Values>) => Compilable<Row>,
): Promise<Row[]> {
  const statement = prepare(db, shape, build);
  const parameters = statement.parameters.map((parameter) =>
    parameter instanceof Blank ? parameter.read(values) : parameter,
  );
  const { rows } = await db.executeQuery<Row>({ ...statement, parameters });
  return rows;
}

// A shape belongs to one `build`, so its statement has that one's rows.
function prepare<Values, Row>(
  db: Db,
  shape: string,
  build: (blank: BlankFor<Values>) => Compilable<Row>,
): CompiledQuery<Row> {
  const { adapter } = db.getExecutor();
  const known = statements.get(adapter) ?? new Map<string, CompiledQuery<unknown>>();
  statements.set(adapter, known);
  const blank: BlankFor<Values> = (read) => sql`${new Blank((values) => read(values as Values))}`;
  const statement = known.get(shape) ?? named(build(blank).compile());
  known.set(shape, statement);
  return statement as CompiledQuery<Row>;
}

const names = new Map<string, string>();

/** Lets PostgreSQL keep the plan of a statement on each connection; for texts that are few. */
export function named<Row>(statement: CompiledQuery<Row>): CompiledQuery<Row> {
  if (!names.has(statement.sql)) names.set(statement.sql, `s${names.size}`);
  return statement;
}

/** The name of a statement, undefined where it has none. */
export const nameOf = (text: string): string | undefined => names.get(text);

/** A constant text, written into the statement: with a parameter SQLite plans `like` again for each run. */
export const constant = (text: string): Expression<string> => sql.lit(text);

/** Ids for a prepared `in`. */
export const padIds = (ids: readonly number[]): number[] => padValues(ids.length === 0 ? [0] : ids);

/** Values for a prepared `in`: the last one repeated up to a power of two, so that a few shapes serve any number. */
export function padValues<Value extends number | string>(values: readonly Value[]): Value[] {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)));
  const last = values.slice(-1);
  return [...values, ...Array.from({ length: length - values.length }, () => last).flat()];
}
