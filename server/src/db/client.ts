import type { Config } from '../config.ts';
import type { Database } from './database.ts';

/** Opens the configured engine; tables are made by `migrate()`. @throws {OperatorError} */
export async function openDatabase(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  if (config.DATABASE_URL !== undefined) {
    const { openPostgres } = await import('./postgres/database.ts');
    return openPostgres(config.DATABASE_URL);
  }
  const { openSqlite } = await import('./sqlite/database.ts');
  return openSqlite(config.DATA_DIR);
}
