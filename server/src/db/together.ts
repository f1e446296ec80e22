import { setImmediate } from 'node:timers/promises';

/** Rows by their id; what is not there is left out. */
type RowsById<Row> = ReadonlyMap<number, Row>;
type ReadRows<Row> = (ids: readonly number[]) => Promise<RowsById<Row>>;

interface Gathering {
  ids: number[];
  rows: Promise<RowsById<unknown>>;
}

/** More would keep the first waiting for the last, and the database idle meanwhile. */
const TOGETHER_MAX = 8;

const gatherings = new WeakMap<object, Map<string, Gathering>>();

/**
 * One row by its id. What several ask `db` for within one turn of the event loop is read at once: to send and to begin a
 * statement costs more than a row more of it. `read` must come to the same whenever the shape is the same; values that differ,
 * such as the time, it takes when it is called.
 */
export async function readTogether<Row>(
  db: object,
  { shape, id }: { shape: string; id: number },
  read: ReadRows<Row>,
): Promise<Row | null> {
  const open = gatherings.get(db) ?? new Map<string, Gathering>();
  gatherings.set(db, open);
  const gathering = open.get(shape) ?? begin(open, shape, read);
  gathering.ids.push(id);
  if (gathering.ids.length === TOGETHER_MAX) open.delete(shape);
  // A shape belongs to one `read`, so its rows are that one's.
  const rows = (await gathering.rows) as RowsById<Row>;
  return rows.get(id) ?? null;
}

function begin<Row>(open: Map<string, Gathering>, shape: string, read: ReadRows<Row>): Gathering {
  const ids: number[] = [];
  const rows = setImmediate().then(() => {
    // Who comes from now on is too late for it.
    if (open.get(shape) === gathering) open.delete(shape);
    return read(ids);
  });
  const gathering = { ids, rows };
  open.set(shape, gathering);
  return gathering;
}
