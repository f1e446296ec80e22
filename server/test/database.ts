import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../src/db/client.ts';
import type { Database } from '../src/db/database.ts';
import { SQLITE_FILE } from '../src/db/sqlite/database.ts';

export interface TestDatabase {
  database: Database;
  directory: string;
  /** Address of the PostgreSQL database, undefined on SQLite. */
  url: string | undefined;
  drop: () => Promise<void>;
}

/** A guard against hanging: the thread of scans gives way to all others, of which a busy machine has many. */
const PATIENCE_SECONDS = 60;

/** An empty, migrated database of the engine that the suite runs on, with a directory of its own. */
export async function createTestDatabase(scanSeconds = PATIENCE_SECONDS): Promise<TestDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'press-room-test-'));
  const server = inject('postgresUrl');
  const url = server === null ? undefined : await createPostgresDatabase(server);
  const template = inject('sqliteTemplate');
  if (template !== null) copyFileSync(template, join(directory, SQLITE_FILE));
  const database = await openDatabase({
    DATABASE_URL: url,
    DATA_DIR: directory,
    SCAN_SECONDS: scanSeconds,
  });
  return {
    database,
    directory,
    url,
    drop: async () => {
      await database.close();
      if (server !== null && url !== undefined) await dropPostgresDatabase(server, url);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Since then a copy goes through the log unless it is told not to, which takes twice as long. */
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

async function createPostgresDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(server, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    const strategy = (rows[0]?.version ?? 0) >= FIRST_WITH_STRATEGIES ? 'strategy file_copy' : '';
    await client.query(`create database ${name} template press_room_template ${strategy}`);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function dropPostgresDatabase(server: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await withClient(server, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
  });
}
