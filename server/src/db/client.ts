import type { Config } from '../config.ts';
import { CONNECTIONS_MIN, countWorkers, shareConnections } from '../workers/share.ts';
import type { Database, Db } from './database.ts';
import { NO_SPANS, spansOf } from './query-spans.ts';
import { SCAN_SECONDS } from './scans.ts';

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'> &
  Partial<Pick<Config, 'SCAN_SECONDS' | 'WORKERS' | 'DATABASE_CONNECTIONS' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>>;

/** Opens the configured engine; tables are made by `migrate()`. @throws {OperatorError} */
export async function openDatabase(config: Place): Promise<Database> {
  const scanSeconds = config.SCAN_SECONDS ?? SCAN_SECONDS;
  const isTraced = config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
  if (config.DATABASE_URL !== undefined) {
    const { openPostgres } = await import('./postgres/database.ts');
    const connections = shareConnections(countWorkers(config.WORKERS), config.DATABASE_CONNECTIONS);
    return openPostgres(config.DATABASE_URL, {
      scanSeconds,
      connections,
      log: isTraced ? spansOf('postgres') : NO_SPANS,
    });
  }
  const { openSqlite } = await import('./sqlite/database.ts');
  return openSqlite(config.DATA_DIR, scanSeconds, isTraced ? spansOf('sqlite') : NO_SPANS);
}

/** A look from beside: brings nothing up to date, and works next to a server that has the SQLite file. */
export interface Beside {
  db: Db;
  close(): Promise<void>;
}

/** @throws where there is no database */
export async function openBeside(config: Place): Promise<Beside> {
  if (config.DATABASE_URL === undefined) {
    const { openSqliteBeside } = await import('./sqlite/beside.ts');
    return openSqliteBeside(config.DATA_DIR);
  }
  return openDatabase({ ...config, WORKERS: undefined, DATABASE_CONNECTIONS: CONNECTIONS_MIN });
}

/** Every step that this release knows, in order. */
export async function listMigrations(engine: Database['engine']): Promise<string[]> {
  if (engine === 'postgres') {
    const { postgresMigrations } = await import('./postgres/migrations.ts');
    return Object.keys(postgresMigrations);
  }
  const { sqliteMigrations } = await import('./sqlite/migrations.ts');
  return Object.keys(sqliteMigrations);
}
