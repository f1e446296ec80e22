import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { SQLITE_FILE } from '../../src/platform/db/sqlite/database.ts';
import { createPostgresDatabase } from '../postgres-databases.ts';
import { addAccount, addReleases } from './content.ts';
import { makeDirectory, type Place, withDatabase } from './database.ts';

/** A database on the engine of this run in the state after a first start: all tables, no content. */
export async function makeReadyPlace(): Promise<Place> {
  const DATA_DIR = makeDirectory();
  const server = inject('postgresUrl');
  if (server !== null) return { DATA_DIR, DATABASE_URL: await createPostgresDatabase(server) };
  const template = inject('sqliteTemplate');
  if (template !== null) copyFileSync(template, join(DATA_DIR, SQLITE_FILE));
  return { DATA_DIR, DATABASE_URL: undefined };
}

/** The same with a release and an officer of its press group. */
export async function makeDeskPlace(): Promise<Place> {
  const place = await makeReadyPlace();
  await withDatabase(place, async (database) => {
    await addReleases(database, ['Before']);
    await addAccount(database.db, 'administrator_press_room');
  });
  return place;
}
