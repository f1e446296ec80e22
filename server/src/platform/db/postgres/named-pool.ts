import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { nameOf } from '../prepared.ts';
import { ConnectionFailure, toQueryError } from './failures.ts';
import { Client, type pg } from './pg.ts';

/**
 * A pool for Kysely whose connections keep plans of frequent statements as named statements: PostgreSQL plans most of
 * them longer than it runs them.
 */
export function withNames(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await lend(pool);
      // Kysely identifies a connection by its client, which stays the same when it is acquired again.
      const known = clients.get(client) ?? withName(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/** A connection of the pool, which the caller must release. @throws {ConnectionFailure} */
export const lend = (pool: pg.Pool): Promise<pg.PoolClient> =>
  pool.connect().catch((error: unknown) => {
    throw new ConnectionFailure(error);
  });

/**
 * Runs a statement on a connection, as a named statement if it has a name. @throws {ConnectionFailure} if the
 * connection is lost
 */
export async function askNamed(
  client: pg.PoolClient,
  text: string,
  parameters: readonly unknown[],
): Promise<pg.QueryResult<Record<string, unknown>>> {
  const [name, values] = [nameOf(text), [...parameters]];
  if (client instanceof Client) client.askedAt = performance.now();
  try {
    return await client.query(name === undefined ? { text, values } : { name, text, values });
  } catch (error) {
    throw toQueryError(error, client);
  } finally {
    if (client instanceof Client) client.askedAt = null;
  }
}

function withName(client: pg.PoolClient): PostgresPoolClient {
  function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Streaming is not configured');
    return askNamed(client, text, parameters);
  }
  const { processID } = client as PostgresPoolClient;
  return {
    query: query as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken),
    ...(processID === undefined ? {} : { processID }),
  };
}
