import { type CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { QueryWriter } from '../scans.ts';
import { askNamed, lend } from './named-pool.ts';
import type { pg } from './pg.ts';

const adapter = new PostgresAdapter();

export const POSTGRES_WRITER: QueryWriter = {
  createAdapter: () => adapter,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/** Runs a query on a connection of `scans`, and cancels it through one of `control` when `signal` aborts. */
export async function runCancellable(
  { scans, control }: { scans: pg.Pool; control: pg.Pool },
  { sql, parameters }: CompiledQuery,
  signal: AbortSignal,
): Promise<unknown[]> {
  const client = await lend(scans);
  const cancel = (): void => {
    control.query('select pg_cancel_backend($1)', [processOf(client)]).catch(() => undefined);
  };
  signal.addEventListener('abort', cancel);
  try {
    signal.throwIfAborted();
    return (await askNamed(client, sql, parameters)).rows;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', cancel);
    // A late cancellation must not affect the next scan on this connection.
    client.release(signal.aborted);
  }
}

// Process id on the server; the types of pg omit it.
const processOf = (client: object): unknown => ('processID' in client ? client.processID : null);
