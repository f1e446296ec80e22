import type { Migration } from 'kysely/migration';
import type { Ddl, MigrationFactory } from '../migrate.ts';
import { schema } from './001-schema.ts';

/**
 * All migrations, in order, the same on both engines. Databases and backups contain their names: never rename or
 * reorder them.
 */
const STEPS: Record<string, MigrationFactory> = {
  '001-schema': schema,
};

export const STEP_NAMES: readonly string[] = Object.keys(STEPS);

export const buildMigrations = (ddl: Ddl): Record<string, Migration> =>
  Object.fromEntries(Object.entries(STEPS).map(([name, build]) => [name, build(ddl)]));
