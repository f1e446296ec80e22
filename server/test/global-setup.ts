import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/db/client.ts';
import { SQLITE_FILE } from '../src/platform/db/sqlite/database.ts';
import { makeDatabase } from './make-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server of this run; null: SQLite. */
    postgresUrl: string | null;
    /** A migrated database file, copied for each test database; null on PostgreSQL. */
    sqliteTemplate: string | null;
    /** Only tests with a tag run: tests with repetitions repeat less often. */
    isQuick: boolean;
  }
}

/** Migrates a template database, which is copied for each test database. */
export default async function setup(project: TestProject): Promise<() => void> {
  const url = process.env.TEST_POSTGRES_URL;
  const folder = mkdtempSync(join(tmpdir(), 'press-room-template-'));
  project.provide('postgresUrl', url ?? null);
  project.provide('isQuick', (project.config.tagsFilter ?? []).length > 0);
  project.provide('sqliteTemplate', url === undefined ? join(folder, SQLITE_FILE) : null);
  if (url === undefined) await migrate({ DATA_DIR: folder });
  else await makePostgresTemplate(url);
  return () => rmSync(folder, { recursive: true, force: true });
}

async function migrate(place: { DATABASE_URL?: string; DATA_DIR: string }): Promise<void> {
  const database = await openDatabase(place);
  await database.migrate();
  await database.close();
}

async function makePostgresTemplate(url: string): Promise<void> {
  await migrate({ DATABASE_URL: await makeDatabase(url, 'press_room_template'), DATA_DIR: '' });
}
