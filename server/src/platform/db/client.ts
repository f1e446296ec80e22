import type { LogConfig } from 'kysely';
import { type Config, SCAN_SECONDS } from '../config/config.ts';
import { CONNECTIONS_MIN, countWorkers, shareConnections } from '../config/workers.ts';
import { findScope } from '../tracing/scope.ts';
import { failureOf } from '../tracing/span.ts';
import type { Database } from './database.ts';
import type { Db, Engine } from './db.ts';

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'> &
  Partial<Pick<Config, 'SCAN_SECONDS' | 'WORKERS' | 'DATABASE_CONNECTIONS' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>>;

/**
 * Opens the configured engine; `migrate()` creates the tables. `log` receives each query; default: tracing, if a
 * collector is configured. @throws {OperatorError}
 */
export async function openDatabase(config: Place, log?: LogConfig): Promise<Database> {
  const scanSeconds = config.SCAN_SECONDS ?? SCAN_SECONDS;
  const logOf = (engine: Engine): LogConfig =>
    log ?? (config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? [] : spansOf(engine));
  if (config.DATABASE_URL !== undefined) {
    const { openPostgres } = await import('./postgres/database.ts');
    const connections = shareConnections(countWorkers(config.WORKERS), config.DATABASE_CONNECTIONS);
    return openPostgres(config.DATABASE_URL, {
      scanSeconds,
      connections,
      log: logOf('postgres'),
    });
  }
  const { openSqlite } = await import('./sqlite/database.ts');
  return openSqlite(config.DATA_DIR, scanSeconds, logOf('sqlite'));
}

/** Read-only connection: runs no migrations, and works while a server uses the SQLite file. */
export interface ReadOnlyConnection {
  db: Db;
  close(): Promise<void>;
}

/** @throws if there is no database */
export async function openReadOnly(config: Place): Promise<ReadOnlyConnection> {
  if (config.DATABASE_URL === undefined) {
    const { openSqliteReadOnly } = await import('./sqlite/read-only.ts');
    return openSqliteReadOnly(config.DATA_DIR);
  }
  return openDatabase({
    ...config,
    WORKERS: undefined,
    DATABASE_CONNECTIONS: CONNECTIONS_MIN,
  });
}

/** Records a span for each query of a traced request or job, with placeholders instead of values. */
const spansOf = (engine: Engine): LogConfig => {
  const system = engine === 'sqlite' ? 'sqlite' : 'postgresql';
  return (event) => {
    const span = findScope()?.span;
    if (span === undefined) return;
    const { sql } = event.query;
    const [name = 'query'] = sql.trimStart().split(/\s/, 1);
    const attributes = { 'db.system.name': system, 'db.query.text': sql };
    const outcome = event.level === 'error' ? { failure: failureOf(event.error) } : undefined;
    span.note({ name, kind: 'client', attributes }, event.queryDurationMillis, outcome);
  };
};
