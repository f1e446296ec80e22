import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase, openReadOnly } from '../../src/platform/db/client.ts';
import type { Database } from '../../src/platform/db/database.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { createAddressHashes } from '../../src/platform/signing/address-hashes.ts';
import { toDatabaseUrl } from '../postgres-databases.ts';

/** Variables that select the database of a process. */
export type Place = { DATA_DIR: string; DATABASE_URL: string | undefined };

/** For documents that a test loads itself, with a key that no server uses. */
export const ADDRESS_HASHES = createAddressHashes([randomBytes(32)]);

export function makeDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'press-room-operations-'));
}

/** An empty location on SQLite, or on the PostgreSQL server at `server`: no table, no row. */
export async function makePlace(server: string | null): Promise<Place> {
  const DATA_DIR = makeDirectory();
  if (server === null) return { DATA_DIR, DATABASE_URL: undefined };
  const name = `place_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}`);
  return { DATA_DIR, DATABASE_URL: toDatabaseUrl(server, name) };
}

export async function removePlace({ DATA_DIR, DATABASE_URL }: Place): Promise<void> {
  if (DATABASE_URL !== undefined) {
    const { pathname } = new URL(DATABASE_URL);
    const server = Object.assign(new URL(DATABASE_URL), { pathname: '/postgres' }).href;
    await run(server, `drop database ${pathname.slice(1)} with (force)`);
  }
  rmSync(DATA_DIR, { recursive: true, force: true });
}

export async function run(server: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows }: { rows: unknown[] } = await client.query(statement);
    return rows;
  } finally {
    await client.end();
  }
}

/** Opens the location like the product, while `work` runs. */
export async function withDatabase<Result>(
  place: Place,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(place);
  try {
    await database.migrate();
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Reads the location while a server uses it. */
export async function withReadOnlyConnection<Result>(
  place: Place,
  look: (db: Db) => Promise<Result>,
): Promise<Result> {
  const beside = await openReadOnly(place);
  try {
    return await look(beside.db);
  } finally {
    await beside.close();
  }
}
