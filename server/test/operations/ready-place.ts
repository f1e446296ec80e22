import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { SQLITE_FILE } from '../../src/db/sqlite/database.ts';
import { createPostgresDatabase } from '../postgres-databases.ts';
import { makeDirectory, type Place, withLongConnect } from './database.ts';

/** A place on the engine of this run, as a start before has left it: all tables, and nothing that anybody wrote. */
export async function makeReadyPlace(): Promise<Place> {
  const DATA_DIR = makeDirectory();
  const server = inject('postgresUrl');
  if (server !== null)
    return { DATA_DIR, DATABASE_URL: withLongConnect(await createPostgresDatabase(server)) };
  const template = inject('sqliteTemplate');
  if (template !== null) copyFileSync(template, join(DATA_DIR, SQLITE_FILE));
  return { DATA_DIR, DATABASE_URL: undefined };
}
