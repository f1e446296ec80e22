import cluster from 'node:cluster';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { announce } from './announcement.ts';
import { buildApp } from './app.ts';
import { serveCommands } from './commands/server-socket.ts';
import { whenFree } from './commands/wait-for-lock.ts';
import { scheduleSweep } from './content/assets/sweep/sweep.ts';
import { scheduleFeeds } from './content/clippings/feeds/job.ts';
import { schedulePublications } from './content/press-releases/publication/due.ts';
import { scheduleReviews } from './content/press-review/morning.ts';
import { generatePassword } from './core/account/passwords.ts';
import { hasAccount, hasAdministrator } from './core/account/queries.ts';
import { scheduleAppearing } from './core/announcements/announcements.ts';
import type { AppContext } from './core/context.ts';
import { refreshStaleDocuments } from './core/search/index/refresh-documents.ts';
import { findFirstPressGroup } from './core/sites/press-groups.ts';
import { checkSites } from './core/sites/site.ts';
import { scheduleMailbox } from './edge/incoming-mail/jobs.ts';
import { serveMetrics } from './edge/metrics/serve-metrics.ts';
import { scheduleRetention } from './edge/privacy/jobs.ts';
import type { Fixture } from './fixtures/document.ts';
import {
  CALL_KINDS,
  CALLS_AT_ONCE,
  IMPORT_KINDS,
  LETTERS_AT_ONCE,
  listJobs,
  MAIL_KINDS,
  MAILING_KINDS,
  MAILING_LEASE_MS,
  MAILINGS_AT_ONCE,
  QUICK_KINDS,
} from './job-list.ts';
import { openInstallation } from './open-installation.ts';
import { type Config, describeConfig } from './platform/config/config.ts';
import type { Db } from './platform/db/db.ts';
import type { GracefulShutdown } from './platform/http/graceful-shutdown.ts';
import { endLeases } from './platform/jobs/lease.ts';
import { startWorker } from './platform/jobs/queue.ts';
import { explainListening } from './platform/process/listening.ts';
import { openLogStream } from './platform/process/log-stream.ts';
import { EXIT_PLACE_LOST, watchPlace } from './platform/process/place-watch.ts';
import { loadSecret } from './platform/process/secrets.ts';
import { openStore } from './platform/storage/open-store.ts';
import { report } from './platform/workers/orders.ts';
import { INDEXERS } from './search-corpora.ts';
import { endOnSignals } from './stop.ts';
import { traceWork } from './trace-work.ts';

type DemoAccount = Fixture['users'][number];

const WEB_ROOT = join(import.meta.dirname, '../../web/dist');

/** Shorter steps are not logged. */
const MOMENT_MS = 1000;

const toSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Logs the current step of a slow start, and at the end the duration of each step. */
class Steps {
  readonly #done: string[] = [];

  /** `name`: as in `Starting: database …`. */
  async take<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    const notice = setTimeout(() => console.log(`Starting: ${name} …`), MOMENT_MS);
    try {
      return await work();
    } finally {
      clearTimeout(notice);
      this.#done.push(`${name} ${toSeconds(performance.now() - start)}`);
    }
  }

  /** Time since the start of the process. */
  say(): string {
    return `Started in ${toSeconds(performance.now())}: ${this.#done.join(', ')}`;
  }
}

/** Serves in this process. @throws {OperatorError} */
export async function serve(config: Config): Promise<void> {
  const now = (): Date => new Date();
  const steps = new Steps();
  if (config.BACKUP_RECIPIENTS.length > 0) {
    // Otherwise the first nightly backup would detect the error.
    const { sealFor } = await import('./edge/backup/sealing.ts');
    sealFor(config.BACKUP_RECIPIENTS, 'BACKUP_RECIPIENTS');
  }
  const database = await steps.take('database', () =>
    whenFree(config.DATA_DIR, () => openInstallation(config)),
  );
  const store = await openStore(config);
  const server = await steps.take('server', () =>
    buildApp({
      config,
      database,
      store,
      secret: loadSecret(config),
      now,
      webRoot: WEB_ROOT,
      logger: { level: config.LOG_LEVEL, stream: openLogStream() },
    }),
  );
  const { app, context, shutdown } = server;
  const metrics = await serveMetrics(app, context);
  const tracing = await traceWork(app, config);
  // Before the demo is loaded: its passwords are printed once, only if the start succeeds.
  await app.listen({ port: config.PORT, host: config.HOST }).catch((error: unknown) => {
    throw explainListening({ host: config.HOST, port: config.PORT }, error);
  });
  const credentials = await steps.take('demo content', () => loadDemo(context, now()));
  await checkSites(database.db, config);
  if (database.engine === 'sqlite') await endLeases(database.db, now());
  await scheduleRetention(database.db, now());
  await scheduleSweep(database.db, now());
  await schedulePublications(database.db, now());
  await scheduleAppearing(database.db, now());
  await scheduleMailbox(context);
  await scheduleFeeds(context);
  await scheduleReviews(context);
  const jobs = listJobs(context);
  const work = { database, now, log: app.log, loadHandlers: async () => jobs, ...metrics, ...tracing };
  // Messages, imports and short jobs have their own workers, so that they do not wait for pictures, and a slow mail
  // server delays nothing else.
  const workers = [
    ...Array.from({ length: LETTERS_AT_ONCE }, () => startWorker({ ...work, kinds: { only: MAIL_KINDS } })),
    startWorker({ ...work, kinds: { only: QUICK_KINDS } }),
    startWorker({ ...work, kinds: { only: IMPORT_KINDS } }),
    ...Array.from({ length: CALLS_AT_ONCE }, () => startWorker({ ...work, kinds: { only: CALL_KINDS } })),
    ...Array.from({ length: MAILINGS_AT_ONCE }, () =>
      startWorker({ ...work, kinds: { only: MAILING_KINDS }, leaseMs: MAILING_LEASE_MS }),
    ),
    startWorker({
      ...work,
      kinds: { except: [...MAIL_KINDS, ...MAILING_KINDS, ...QUICK_KINDS, ...IMPORT_KINDS, ...CALL_KINDS] },
    }),
    ...(database.engine === 'sqlite' ? [await serveCommands(context)] : []),
  ];
  void refreshStaleDocuments(database, INDEXERS).then(
    (documents) => documents > 0 && app.log.info({ documents }, 'search documents were rebuilt'),
    (error: unknown) => app.log.warn({ err: error }, 'search documents are not up to date'),
  );

  workers.push(watchPlace(config, (sentence) => abandonPlace({ app, shutdown, workers }, sentence)));
  endOnSignals({ app, workers, database, shutdown, config });
  if (cluster.isPrimary || cluster.worker?.id === 1) {
    app.log.info({ config: describeConfig(config), database: database.engine }, 'configuration');
    console.log(steps.say());
    announce({
      origin: app.listeningOrigin,
      config,
      credentials,
      isWithoutGroup: (await findFirstPressGroup(database.db)) === null,
      isWithoutAdministrator: !(await hasAdministrator(database.db)),
    });
  }
  report({ is: 'ready' });
}

/** With any account it is not empty: demo accounts, whose passwords were printed, must not be added. */
const isEmpty = async (db: Db): Promise<boolean> =>
  (await findFirstPressGroup(db)) === null && !(await hasAccount(db));

/** Loads the demo into an empty database only: by default on SQLite, on PostgreSQL on request. */
async function loadDemo(
  context: Pick<AppContext, 'config' | 'database' | 'store' | 'addressHashes'>,
  now: Date,
): Promise<DemoAccount[] | null> {
  const { config, database } = context;
  const isWanted = config.DEMO ?? config.DATABASE_URL === undefined;
  if (!isWanted || !(await isEmpty(database.db))) return null;
  const { buildDemoDocument } = await import('@press-room/demo/document');
  const { DEMO_FILES } = await import('@press-room/demo/files');
  const { parseFixture } = await import('./fixtures/document.ts');
  const { loadFixture } = await import('./fixtures/load.ts');
  const document = parseFixture(JSON.stringify(buildDemoDocument(now, generatePassword)));
  try {
    await loadFixture(context, document, { now, folder: DEMO_FILES });
    return document.users;
  } catch (error) {
    // Another process that started at the same time was faster.
    if (database.classify(error) === 'unique' && (await findFirstPressGroup(database.db)) !== null)
      return null;
    throw error;
  }
}

/** Time for proxies to notice the readiness check and route elsewhere. */
const NOTICE_MS = 3000;

interface Serving {
  app: FastifyInstance;
  shutdown: GracefulShutdown;
  workers: readonly { stop(): Promise<void> }[];
}

/**
 * Acknowledges nothing from here on, and ends the process; a graceful shutdown would close files that no longer exist.
 */
function abandonPlace({ app, shutdown, workers }: Serving, sentence: string): void {
  shutdown.abandon();
  app.log.fatal(sentence);
  report({ is: 'place-lost' });
  for (const worker of workers) void worker.stop().catch(() => undefined);
  setTimeout(() => process.exit(EXIT_PLACE_LOST), NOTICE_MS);
}
