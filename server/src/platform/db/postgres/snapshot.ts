import { Kysely, PostgresDialect, sql } from 'kysely';
import { toConnectMs } from '../../config/database-address.ts';
import { OperatorError, reasonOf } from '../../errors/operator-error.ts';
import type { Schema } from '../schema.ts';
import type { Snapshot } from '../snapshot.ts';
import { findClientProgram, readFrom, run } from './client-programs.ts';
import { type Client, openClient, Pool } from './pg.ts';

/** Without owners and privileges: another server has other users. */
const PLAIN = ['--no-owner', '--no-privileges'];
/** Arbitrary number of our advisory lock. */
const LOCK = 738_126_551;

/** Snapshot of one transaction, which `pg_dump` shares. */
export async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const pool = new Pool({ ...toOptions(url), max: 1 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx);
  const id = rows[0]?.id ?? '';
  return {
    engine: 'postgres',
    db: trx,
    copy: async () => {
      const program = await findClientProgram('pg_dump', url, await findServerVersion(url));
      return readFrom(program, ['--format=custom', ...PLAIN, `--snapshot=${id}`]);
    },
    close: async () => {
      await trx.rollback().execute();
      await db.destroy();
    },
  };
}

export async function holdPostgres(url: string): Promise<() => Promise<void>> {
  const client = await connect(url);
  const { rows } = await client.query<{ is_pending: boolean }>(
    'select pg_try_advisory_lock($1) as is_pending',
    [LOCK],
  );
  if (rows[0]?.is_pending !== true) {
    await client.end();
    throw new OperatorError('A backup or a dump of this press room is under way.');
  }
  return () => client.end();
}

export async function hasNoTable(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `select 1 from information_schema.tables where table_schema = current_schema() limit 1`,
    );
    return rows.length === 0;
  });
}

export async function restorePostgres(url: string, copy: string): Promise<void> {
  const program = await findClientProgram('pg_restore', url, await findServerVersion(url));
  await run(program, [...PLAIN, '--exit-on-error', '--single-transaction', copy]);
}

const findServerVersion = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    return rows[0]?.version ?? 0;
  });

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const toOptions = (url: string) => ({ connectionString: url, connectionTimeoutMillis: toConnectMs(url) });

async function connect(url: string): Promise<Client> {
  const client = openClient(toOptions(url));
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new OperatorError(`DATABASE_URL: the database cannot be reached (${reasonOf(error)}).`);
  }
}
