import pg from 'pg';
import { openDatabase } from '../server/src/platform/db/client.ts';
import { ENVIRONMENT, fillDatabase, fillingOf, hashIngredients, type MadeDatabase } from './databases.ts';
import { fillByCopies, MADE_MAX } from './multiply.ts';

/** A PostgreSQL server with its postmaster. */
export interface DatabaseServer {
  readonly url: string;
  readonly pid: number | undefined;
}

/**
 * A database with this number of releases on the server at `url`, made once for each state of schema, analyser and
 * generator as long as the server exists.
 */
export async function makePostgresDatabase(url: string, releases: number): Promise<MadeDatabase> {
  const name = `bench_${hashIngredients()}_${releases}`;
  const seconds = (await readSeconds(url, name)) ?? (await fillNew(url, name, releases));
  const environment = { ...ENVIRONMENT, DATABASE_URL: addressOf(url, name) };
  return { options: { data: null, environment }, releases, secondsToLoad: seconds };
}

/** Creates an empty database on a PostgreSQL server. Returns its address. */
export async function createDatabase(url: string, name: string): Promise<string> {
  await withClient(url, (client) => client.query(`create database ${name}`));
  return addressOf(url, name);
}

/** Process id of the local server at `url`. */
export async function findServerPid(url: string): Promise<number> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`),
  );
  return Number(rows[0]?.file.split('\n')[0]);
}

function addressOf(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function withClient<Result>(url: string, run: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Seconds that creating a database took, stored beside it; null if it does not exist. */
async function readSeconds(url: string, name: string): Promise<number | null> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ seconds: string | null }>(
      `select shobj_description(oid, 'pg_database') as seconds from pg_database where datname = $1`,
      [name],
    ),
  );
  return rows[0]?.seconds ? Number(rows[0].seconds) : null;
}

async function fillNew(url: string, name: string, releases: number): Promise<number> {
  const unfinished = `${name}_unfinished`;
  await withClient(url, (client) => client.query(`drop database if exists ${unfinished}`));
  const address = await createDatabase(url, unfinished);
  const seconds = releases > MADE_MAX ? await fillByCopies(address, releases) : await fill(address, releases);
  await withClient(url, async (client) => {
    await client.query(`alter database ${unfinished} rename to ${name}`);
    await client.query(`comment on database ${name} is '${seconds}'`);
  });
  return seconds;
}

async function fill(address: string, releases: number): Promise<number> {
  const database = await openDatabase({ DATABASE_URL: address, DATA_DIR: '' });
  const seconds = await fillDatabase(database, fillingOf(releases));
  await database.close();
  return seconds;
}
