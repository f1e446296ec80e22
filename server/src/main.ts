import { join } from 'node:path';
import { buildApp } from './app.ts';
import { type Config, describeConfig, loadConfig, NO_PRESS_OFFICE } from './config.ts';
import { openDatabase } from './db/client.ts';
import type { Database } from './db/database.ts';
import { refreshStaleDocuments } from './db/refresh-documents.ts';
import { generatePassword } from './features/account/passwords.ts';
import { scheduleSweep } from './features/assets/sweep/sweep.ts';
import { findFirstPressGroup } from './features/press-groups/queries.ts';
import { scheduleRetention } from './features/privacy/jobs.ts';
import type { Fixture } from './fixtures/document.ts';
import { listJobs } from './job-list.ts';
import { startWorker } from './jobs/queue.ts';
import { MAIL_JOB } from './mail/queue.ts';
import { OperatorError, reasonOf } from './process/operator-error.ts';
import { loadSecret } from './process/secrets.ts';
import { stopAll } from './process/stop.ts';
import type { FileStore } from './storage/file-store.ts';
import { openStore } from './storage/open-store.ts';

type DemoAccount = Fixture['users'][number];

const WEB_ROOT = join(import.meta.dirname, '../../web/dist');

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  const now = (): Date => new Date();
  const database = await openDatabase(config);
  await database.migrate().catch((error: unknown) => {
    if (database.classify(error) !== 'unavailable') throw error;
    throw new OperatorError(`The ${database.engine} database cannot be reached (${reasonOf(error)}).`);
  });
  const store = await openStore(config);
  const credentials = await loadDemo(config, { database, store }, now());
  const { app, context } = await buildApp({
    config,
    database,
    store,
    secret: loadSecret(config),
    now,
    webRoot: WEB_ROOT,
    logger: { level: config.LOG_LEVEL },
  });
  await scheduleRetention(database.db, now());
  await scheduleSweep(database.db, now());
  await app.listen({ port: config.PORT, host: config.HOST }).catch((error: unknown) => {
    throw new OperatorError(
      `PORT: ${config.HOST}:${config.PORT} cannot be listened on (${reasonOf(error)}).`,
    );
  });
  const jobs = listJobs(context, async (path) => {
    const { makeDemoFile } = await import('@press-room/demo/files');
    return makeDemoFile(path);
  });
  const work = { database, now, log: app.log, loadHandlers: async () => jobs };
  // Messages have a worker of their own: they wait for no picture, and a dead mail server holds nothing else up.
  const workers = [
    startWorker({ ...work, kinds: { only: [MAIL_JOB] } }),
    startWorker({ ...work, kinds: { except: [MAIL_JOB] } }),
  ];
  void refreshStaleDocuments(database).catch((error: unknown) =>
    app.log.warn({ err: error }, 'search documents are not up to date'),
  );

  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'stopping: running requests are finished first');
    await stopAll({ app, workers, database });
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal));

  if (config.SMTP_URL !== undefined && config.PRESS_OFFICE_EMAIL === NO_PRESS_OFFICE) {
    app.log.warn('PRESS_OFFICE_EMAIL is not set: what goes to the press office cannot be delivered');
  }
  app.log.info({ config: describeConfig(config), database: database.engine }, 'configuration');
  announce(app.listeningOrigin, config.PUBLIC_URL, credentials);
}

/** Demo content goes into an empty database only: by default on SQLite, on PostgreSQL where it is asked for. */
async function loadDemo(
  config: Config,
  sources: { database: Database; store: FileStore },
  now: Date,
): Promise<DemoAccount[] | null> {
  const { database } = sources;
  const isWanted = config.DEMO ?? config.DATABASE_URL === undefined;
  if (!isWanted || (await findFirstPressGroup(database.db)) !== null) return null;
  const { buildDemoDocument } = await import('@press-room/demo/document');
  const { parseFixture } = await import('./fixtures/document.ts');
  const { loadFixture } = await import('./fixtures/load.ts');
  const document = parseFixture(JSON.stringify(buildDemoDocument(now, generatePassword)));
  try {
    await loadFixture(sources, document, { now, folder: null });
    return document.users;
  } catch (error) {
    // Another process that started at the same time was faster.
    if (database.classify(error) === 'unique' && (await findFirstPressGroup(database.db)) !== null)
      return null;
    throw error;
  }
}

function announce(origin: string, publicUrl: string, credentials: DemoAccount[] | null): void {
  const lines = ['', `Press room: ${publicUrl} (listening on ${origin})`];
  if (credentials !== null) {
    lines.push('Demo accounts, shown this once:');
    for (const { email, password, groups } of credentials) {
      lines.push(`  ${email.padEnd(34)} ${password}  ${groups.join(', ') || 'no group: cannot enter'}`);
    }
  }
  console.log([...lines, ''].join('\n'));
}

try {
  await start();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
