import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../src/platform/db/db.ts';

/** From this version on, copies are written to the WAL by default, which takes twice as long. */
const FIRST_WITH_STRATEGIES = 150_000;

async function withClient(server: string, run: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

/** A copy of the template. Returns its address. */
export async function createPostgresDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(server, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    const strategy = (rows[0]?.version ?? 0) >= FIRST_WITH_STRATEGIES ? 'strategy file_copy' : '';
    await client.query(`create database ${name} template press_room_template ${strategy}`);
  });
  return toDatabaseUrl(server, name);
}

/** On a busy machine connecting may take long. */
export function toDatabaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  url.searchParams.set('connect_timeout', '120');
  return url.href;
}

export async function dropPostgresDatabase(server: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await withClient(server, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
  });
}

/** Rows that migrations insert into a table, as JSON, and the last id of its sequence. */
interface Seed {
  table: string;
  rows: string;
}
export interface Seeds {
  tables: Seed[];
  sequences: { sequence: string; last: number }[];
}

/** @param db of a newly created database */
export async function readSeeds(db: Db): Promise<Seeds> {
  const tables = await sql<{ table: string }>`
    select oid::regclass::text as "table" from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
  `.execute(db);
  const sequences = await sql<{ sequence: string; last: number }>`
    select format('%I.%I', schemaname, sequencename) as sequence, last_value::int as last
    from pg_sequences where last_value is not null
  `.execute(db);
  const seeds: Seed[] = [];
  for (const { table } of tables.rows) {
    const { rows } = await sql<{ rows: string }>`
      select coalesce(json_agg(each), '[]')::text as rows from ${sql.raw(table)} each
    `.execute(db);
    seeds.push({ table, rows: rows[0]?.rows ?? '[]' });
  }
  return { tables: seeds, sequences: sequences.rows };
}

/**
 * Resets the content to that of `seeds`, regardless of triggers and references.
 * @throws if a test has left a transaction open
 */
export async function emptyPostgresDatabase(db: Db, { tables, sequences }: Seeds): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`set local lock_timeout = '20s'`.execute(trx);
    await sql`
      do $$
      declare
        each record;
      begin
        for each in
          select oid::regclass as name from pg_class
          where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0
        loop
          execute 'delete from ' || each.name;
        end loop;
        perform setval(format('%I.%I', schemaname, sequencename), 1, false) from pg_sequences
        where last_value is not null;
      end $$
    `.execute(trx);
    for (const { table, rows } of tables) {
      const name = sql.raw(table);
      await sql`
        insert into ${name} overriding system value
        select * from json_populate_recordset(null::${name}, ${rows}::json)
      `.execute(trx);
    }
    for (const { sequence, last } of sequences) await sql`select setval(${sequence}, ${last})`.execute(trx);
  });
}
