import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { type App, buildApp } from '../src/app.ts';
import type { AppOptions } from '../src/context.ts';
import { hashPassword } from '../src/core/account/passwords.ts';
import { type Account, findAccount } from '../src/core/account/queries.ts';
import { authenticate } from '../src/core/account/service.ts';
import type { AppContext } from '../src/core/context.ts';
import { parseFixture } from '../src/fixtures/document.ts';
import { loadFixture } from '../src/fixtures/load.ts';
import type { FixtureIds } from '../src/fixtures/loading.ts';
import { listJobs } from '../src/job-list.ts';
import { loadConfig } from '../src/platform/config/config.ts';
import type { SessionMark } from '../src/platform/http/authentication.ts';
import { HTTP_LIMITS, type HttpLimits } from '../src/platform/http/http-limits.ts';
import { serveResource } from '../src/platform/http/resource.ts';
import { runNextJob } from '../src/platform/jobs/queue.ts';
import { signToken } from '../src/platform/signing/session-tokens.ts';
import { openStore } from '../src/platform/storage/open-store.ts';
import { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './database.ts';

export const TEST_SECRET = 'a-secret-for-tests-that-is-long-enough';
/** Log message of the test address. */
export const LOGGED = 'in a handler';
export const ADMITTED_ONLY_PATH = '/api/press_room/__admitted__/';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Parsed body; `null`: not JSON. */
  json: unknown;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Calendar entry; empty: none. */
  calendar: string;
  headers: Record<string, string>;
}

export interface TestServer extends Pick<TestDatabase, 'database' | 'directory' | 'url'> {
  origin: string;
  context: AppContext;
  /** Every address of the API. */
  resources: App['resources'];
  /** The clock of the server; tests move it. */
  clock: { now: Date };
  /** Paths of files are relative to `folder`, else to `directory`. */
  load: (fixture: object, folder?: string) => Promise<FixtureIds>;
  call: (path: string, init?: RequestInit) => Promise<Answer>;
  /** Number of connections that clients have open. */
  countConnections: () => Promise<number>;
  /** Runs all due jobs. */
  work(): Promise<void>;
  /** Runs due jobs and returns all messages of the outbox, oldest first. */
  mails(): Promise<Mail[]>;
  /** The header of a signed-in user. */
  signedIn(email: string): Promise<{ Authorization: string }>;
  /** A session of a user, for signed addresses. */
  sessionOf(email: string): Promise<SessionMark>;
  close: () => Promise<void>;
}

export interface TestServerOptions extends Pick<TestDatabaseOptions, 'scanSeconds' | 'log'> {
  /** Fills the folder of the built web app, which is otherwise missing. */
  writeWeb?: (webRoot: string) => void;
  /** Limits that differ from the product's. */
  limits?: Partial<HttpLimits>;
  /** Off unless a test reads the log. */
  logger?: AppOptions['logger'];
}

/** A server that tests use one after another. */
interface Running extends Omit<TestServer, 'load' | 'close'> {
  /** Empties its database and directory, and restores its settings and clock; false: it must be stopped. */
  empty: () => Promise<boolean>;
  stop: () => Promise<void>;
}

/** Servers that a worker keeps for later tests, by environment, latest last; all have the default options. */
const spare = new Map<string, Running>();
const SPARE_MAX = 3;

/** A whole server on a free port, with an empty database of the tested engine and rate limits off. */
export async function startTestServer(
  environment: Record<string, string> = {},
  options: TestServerOptions = {},
): Promise<TestServer> {
  // Rate limits count in memory, which cannot be emptied.
  const isUsual = environment.RATE_LIMITS === undefined && Object.keys(options).length === 0;
  const key = JSON.stringify(environment);
  const running = (isUsual ? await takeSpare(key) : null) ?? (await start(environment, options));
  const { context, clock, directory } = running;
  const hash = spareHashing();
  let isClosed = false;
  return {
    ...running,
    load: (fixture, folder = directory) =>
      loadFixture(context, parseFixture(JSON.stringify(fixture)), { now: clock.now, folder, hash }),
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await (isUsual ? keepSpare(key, running) : running.stop());
    },
  };
}

async function takeSpare(key: string): Promise<Running | null> {
  const running = spare.get(key);
  spare.delete(key);
  if (running === undefined || (await running.empty())) return running ?? null;
  await running.stop();
  return null;
}

/** Stops the one of the same environment, or the oldest of too many. */
async function keepSpare(key: string, running: Running): Promise<void> {
  const [oldest] = spare.has(key) || spare.size < SPARE_MAX ? [key] : spare.keys();
  const surplus = spare.get(oldest ?? key);
  spare.delete(oldest ?? key);
  spare.set(key, running);
  await surplus?.stop();
}

/** Follows real time until a test sets it, and then stays at that instant. */
function createClock(): { now: Date } {
  let stopped: Date | null = null;
  return {
    get now() {
      return stopped ?? new Date();
    },
    set now(instant) {
      stopped = instant;
    },
  };
}

async function start(
  environment: Record<string, string>,
  { writeWeb, limits, scanSeconds, logger = false, log }: TestServerOptions,
): Promise<Running> {
  const { database, directory, url, empty, drop } = await createTestDatabase({ scanSeconds, log });
  const webRoot = join(directory, 'web');
  writeWeb?.(webRoot);
  let clock = createClock();
  const config = loadConfig({ RATE_LIMITS: 'off', DATA_DIR: directory, LOG_LEVEL: 'silent', ...environment });
  const { app, context, resources } = await buildApp({
    config: { ...config },
    database,
    store: await openStore(config),
    secret: TEST_SECRET,
    now: () => clock.now,
    webRoot,
    logger,
    limits: { ...HTTP_LIMITS, ...limits },
  });
  serveTestResources(app, context);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    database,
    directory,
    url,
    origin,
    context,
    resources,
    get clock() {
      return clock;
    },
    call: (path, init) => call(origin, path, init),
    countConnections: () => promisify(app.server.getConnections.bind(app.server))(),
    work: () => work(context),
    mails: async () => {
      await work(context);
      return readOutbox(join(directory, 'outbox'));
    },
    signedIn: async (email) => {
      const account = await requireAccount(database, email);
      return { Authorization: `JWT ${await signToken(account, context.tokens, { now: clock.now })}` };
    },
    sessionOf: async (email) => {
      const { id, token_version } = await requireAccount(database, email);
      return { account_id: id, token_version, session_id: 'of a test' };
    },
    empty: async () => {
      clock = createClock();
      // Some tests change the settings of a running server.
      Object.assign(context.config, config);
      await context.analytics.flush(true);
      const isEmpty = await empty();
      await openStore(config);
      return isEmpty;
    },
    stop: async () => {
      await app.close();
      await drop();
    },
  };
}

const hashes = new Map<string, Promise<string>>();

/**
 * Hashing is intentionally expensive, and nearly all people in the tests have the same password. For each password, as
 * many hashes are made as one server has people with it, so that no two of a server are equal.
 */
function spareHashing(): (password: string) => Promise<string> {
  const people = new Map<string, number>();
  return (password) => {
    const before = people.get(password) ?? 0;
    people.set(password, before + 1);
    const key = `${before} ${password}`;
    const known = hashes.get(key) ?? hashPassword(password);
    hashes.set(key, known);
    return known;
  };
}

async function requireAccount({ db }: TestDatabase['database'], email: string): Promise<Account> {
  const account = await findAccount(db, email);
  if (account === null) throw new Error(`No account ${email}`);
  return account;
}

async function work(context: AppContext): Promise<void> {
  const jobs = listJobs(context);
  const { database, now, log } = context;
  let hasWorked = true;
  while (hasWorked) hasWorked = await runNextJob({ database, now, log, loadHandlers: async () => jobs });
}

async function readOutbox(folder: string): Promise<Mail[]> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return Promise.all(names.toSorted().map((name) => parseMail(readFileSync(join(folder, name)))));
}

export async function parseMail(bytes: Buffer): Promise<Mail> {
  const { to, subject, text, html, headers, attachments } = await PostalMime.parse(bytes, {
    attachmentEncoding: 'utf8',
  });
  const entry = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return {
    to: to?.[0]?.address ?? '',
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    calendar: typeof entry?.content === 'string' ? entry.content : '',
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  };
}

/**
 * Test addresses: one for admitted readers only, one that throws, one that logs, and one that fails after its client
 * has disconnected.
 */
function serveTestResources(app: FastifyInstance, context: AppContext): void {
  serveResource(app, async (token) => (await authenticate(context, token)).reader, {
    path: ADMITTED_ONLY_PATH,
    access: 'admitted',
    GET: { summary: 'Only for tests', response: {}, handler: async () => ({}) },
  });
  app.post('/api/__log__/', { schema: { hide: true } }, async ({ body }) => {
    await context.database.reader.selectFrom('press_group').select('id').execute();
    await context.database.db.selectFrom('press_group').select('id').execute();
    context.log.info({ asked: body }, LOGGED);
    return {};
  });
  app.get('/api/__left__/:code/', { schema: { hide: true } }, async ({ raw, params }) => {
    context.log.info(LOGGED);
    await once(raw.socket, 'close');
    throw Object.assign(new Error('cut off'), params);
  });
  app.get('/api/__boom__/', { schema: { hide: true } }, async () => {
    throw new Error('a secret detail of the server');
  });
}

async function call(origin: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual', ...init });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true && text !== '';
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : null,
  };
}
