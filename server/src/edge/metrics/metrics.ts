import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppContext } from '../../core/context.ts';
import { patternOf } from '../../platform/http/route-pattern.ts';
import type { OnJobEnd } from '../../platform/jobs/queue.ts';
import { type Measured, onMeasured } from '../../platform/process/measured.ts';
import { APP_VERSION } from '../../platform/process/version.ts';
import { findLastBackup } from '../backup/last-backup.ts';
import { countJobs } from './count-jobs.ts';

/** Seconds: from a cached answer to a long download. */
const ANSWER_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
/** Of a search, and of an S3 request. */
const PART_SECONDS = [0.005, 0.025, 0.1, 0.5, 2, 10, 60];
const JOB_SECONDS = [0.1, 1, 5, 30, 120, 600, 3600];
/** Gauges of the library that are named like counters. */
const MISNAMED = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);
/** Cache lifetime of values from database and disk, independent of the number of scrapers and metrics. */
const FRESH_MS = 1000;

export interface Metrics {
  contentType: string;
  /** All metrics as text. */
  tell: () => Promise<string>;
  /** All metrics, for the process that combines those of several. */
  list: () => Promise<object[]>;
  onJobEnd: OnJobEnd;
}

/** Starts counting. Metrics contain no person, address or search term. */
export function createMetrics(app: FastifyInstance, context: AppContext): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  countAnswers(app, registers);
  timeParts(app, registers);
  tellState(context, registers);
  const runs = new Histogram({
    name: 'press_room_job_duration_seconds',
    help: 'Attempts at jobs, by kind and how they ended.',
    labelNames: ['kind', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  });
  return {
    contentType: registry.contentType,
    tell: keptFresh(() => registry.metrics()),
    list: keptFresh(() => registry.getMetricsAsJSON()),
    onJobEnd: ({ kind, outcome, seconds }) => runs.observe({ kind, outcome }, seconds),
  };
}

function keptFresh<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let told: Promise<Answer> | null = null;
  const forget = (): void => {
    told = null;
  };
  return () => {
    if (told === null) {
      told = ask();
      told.then(() => setTimeout(forget, FRESH_MS).unref(), forget);
    }
    return told;
  };
}

function countAnswers(app: FastifyInstance, registers: Registry[]): void {
  const answers = new Counter({
    name: 'press_room_http_requests_total',
    help: 'Requests that were answered, by method, pattern of the address and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'press_room_http_request_duration_seconds',
    help: 'Time from a request to the last byte of its answer, by method and pattern of the address.',
    labelNames: ['method', 'route'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Unknown routes share one label: clients can request any number of names.
    const labels = { method: request.method, route: patternOf(request) };
    answers.inc({ ...labels, status: reply.statusCode });
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

function timeParts(app: FastifyInstance, registers: Registry[]): void {
  const times: Record<Measured['part'], Histogram> = {
    search: new Histogram({
      name: 'press_room_search_duration_seconds',
      help: 'Searches that no kept answer could serve, by what they look for and how they ended.',
      labelNames: ['what', 'outcome'],
      buckets: PART_SECONDS,
      registers,
    }),
    storage: new Histogram({
      name: 'press_room_s3_call_duration_seconds',
      help: 'Calls of S3 with all their attempts, until the answer begins, by command and how they ended.',
      labelNames: ['what', 'outcome'],
      buckets: PART_SECONDS,
      registers,
    }),
  };
  const stop = onMeasured(({ part, what, outcome, seconds }) =>
    times[part].observe({ what, outcome }, seconds),
  );
  app.addHook('onClose', async () => stop());
}

/** Registers metrics that are looked up on each scrape. */
function tellState({ cache, database, config, now, log }: AppContext, registers: Registry[]): void {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect: (self: Gauge<Label>) => void | Promise<void>,
  ): void => {
    const self: Gauge<Label> = new Gauge({
      name: `press_room_${name}`,
      help,
      labelNames,
      registers,
      // Unavailable values are left out; the others are reported anyway.
      collect: async () => {
        self.reset();
        try {
          await collect(self);
        } catch (error) {
          log.warn({ err: error, metric: name }, 'a metric cannot be read');
        }
      },
    });
  };
  gauge('build_info', 'Always 1: what runs.', ['version', 'node', 'database'], (self) =>
    self.set({ version: APP_VERSION, node: process.version, database: database.engine }, 1),
  );
  new Counter({
    name: 'press_room_cache_requests_total',
    help: 'Answers asked of the content cache.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      this.inc({ outcome: 'hit' }, cache.counts.hits);
      this.inc({ outcome: 'miss' }, cache.counts.misses);
    },
  });
  const limiter = { answer: cache.limiter, scan: database.scan.limiter };
  gauge(
    'expensive_work',
    'Expensive answers and scans that run or wait for their turn.',
    ['work', 'state'],
    (self) => {
      for (const [work, { state }] of Object.entries(limiter)) {
        self.set({ work, state: 'running' }, state.running);
        self.set({ work, state: 'waiting' }, state.waiting);
      }
    },
  );
  new Counter({
    name: 'press_room_expensive_work_refused_total',
    help: 'Expensive answers and scans that were refused.',
    labelNames: ['work', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const [work, { state }] of Object.entries(limiter)) {
        for (const [reason, count] of Object.entries(state.refused)) this.inc({ work, reason }, count);
      }
    },
  });
  gauge(
    'database_connections',
    'Connections to PostgreSQL, by what they are for.',
    ['work', 'state'],
    (self) => {
      for (const { work, open, idle, waiting } of database.connections()) {
        self.set({ work, state: 'busy' }, open - idle);
        self.set({ work, state: 'idle' }, idle);
        self.set({ work, state: 'waited_for' }, waiting);
      }
    },
  );
  gauge('database_up', 'Whether the database answers.', [], async (self) => {
    self.set(0);
    await database.lookups.selectFrom('press_group').select('id').limit(1).execute();
    self.set(1);
  });
  gauge('database_bytes', 'Size of the database.', [], async (self) => self.set(await database.measure()));
  gauge('data_free_bytes', 'What is free where DATA_DIR lies.', [], async (self) => {
    const { bavail, bsize } = await statfs(config.DATA_DIR);
    self.set(bavail * bsize);
  });
  const lastBackup = keptFresh(() => findLastBackup(database.lookups));
  gauge('last_backup_timestamp_seconds', 'When the last backup was made; 0: never.', [], async (self) => {
    const backup = await lastBackup();
    self.set(backup === null ? 0 : Date.parse(backup.made_at) / 1000);
  });
  gauge('last_backup_bytes', 'Size of all that belongs to the last backup.', [], async (self) => {
    const backup = await lastBackup();
    if (backup !== null) self.set(backup.bytes);
  });
  const jobLabels = ['kind', 'state'] as const;
  const jobs = keptFresh(() => countJobs(database.reader, now()));
  gauge('jobs', 'Jobs in the table, by kind and state.', jobLabels, async (self) => {
    for (const { kind, state, count } of await jobs()) {
      self.set({ kind, state }, count);
    }
  });
  gauge('job_overdue_seconds', 'How long ago the oldest job should have begun.', jobLabels, async (self) => {
    for (const { kind, state, overdueSeconds } of await jobs()) {
      self.set({ kind, state }, overdueSeconds);
    }
  });
}
