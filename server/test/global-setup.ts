import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/db/client.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server of this run, null: the suite runs on SQLite. */
    postgresUrl: string | null;
  }
}

/** On PostgreSQL, migrates one template database that every test database is a copy of. */
export default async function setup(project: TestProject): Promise<void> {
  const url = process.env.TEST_POSTGRES_URL;
  project.provide('postgresUrl', url ?? null);
  if (url === undefined) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop database if exists press_room_template');
  await client.query('create database press_room_template');
  await client.end();
  const template = new URL(url);
  template.pathname = '/press_room_template';
  const database = await openDatabase({ DATABASE_URL: template.href, DATA_DIR: '' });
  await database.migrate();
  await database.close();
}
