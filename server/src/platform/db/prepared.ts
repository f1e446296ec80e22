import { type Compilable, type CompiledQuery, type DialectAdapter, type Expression, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from './db.ts';

/** Placeholder in a prepared statement for a value of each run. */
class Blank {
  readonly read: (values: unknown) => unknown;

  constructor(read: (values: unknown) => unknown) {
    this.read = read;
  }
}

/** Adds a placeholder for a value that `read` returns for each run. */
export type BlankFor<Values> = <Value>(read: (values: Values) => Value) => Expression<Value>;

const statements = new WeakMap<DialectAdapter, Map<string, CompiledQuery<unknown>>>();

/**
 * Runs a query that is built once per shape, because building takes longer than running. `build` must return the same
 * statement for the same shape; shapes must be few, and everything else a value.
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

// A shape belongs to one `build`, so its statement has the row type of that `build`.
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

/** Lets PostgreSQL keep the plan of a statement on each connection; for a small number of statements. */
export function named<Row>(statement: CompiledQuery<Row>): CompiledQuery<Row> {
  if (!names.has(statement.sql)) nameStatement(statement.sql);
  return statement;
}

function nameStatement(text: string): string {
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Writes of one row. PostgreSQL keeps their parse tree and, where it is no slower, their plan. With `returning *` it
 * would refuse the kept plan after a new column; lists of values make as many texts as there are lengths.
 */
const WRITE = /^(?:insert|update|delete) (?!.*(?: returning \*| in \(\$\d+, |\), \())/s;
const WRITE_MAX_LENGTH = 2000;
/** Of a process, and at most of each connection. */
const NAMED_WRITES_MAX = 300;
const RUNS_MIN = 5;
/** Recent writes without a name, and how often they ran. */
const runs = new LRUCache<string, number>({ max: 300 });
let namedWrites = 0;

/** Name of a statement given to `named` or of a frequent write, whose runs are counted; undefined: none. */
export function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined || text.length > WRITE_MAX_LENGTH || !WRITE.test(text)) return name;
  const count = (runs.get(text) ?? 0) + 1;
  runs.set(text, count);
  if (count < RUNS_MIN || namedWrites >= NAMED_WRITES_MAX) return undefined;
  namedWrites += 1;
  return nameStatement(text);
}

/** A constant text within the statement: with a parameter SQLite would plan `like` again for each run. */
export const constant = (text: string): Expression<string> => sql.lit(text);

/** Ids for a prepared `in`. */
export const padIds = (ids: readonly number[]): number[] => padValues(ids.length === 0 ? [0] : ids);

/** Values for a prepared `in`: the last one repeated up to a power of two, so that a few shapes serve any number. */
export function padValues<Value extends number | string>(values: readonly Value[]): Value[] {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)));
  const last = values.slice(-1);
  return [...values, ...Array.from({ length: length - values.length }, () => last).flat()];
}
