import { defineConfig } from 'vitest/config';

const OPERATIONS = 'test/operations/**/*.test.ts';
/**
 * Tests of code without a database, and of the bytes of files, SMTP, rights and the API document: other tests run
 * their statements on each engine.
 */
export const KNOWS_NO_ENGINE = [
  'src/platform/{archive,config,limited,outbound,pdf,pictures,process,storage,text,translation}/*.test.ts',
  'src/core/account/password/guessed.test.ts',
  'src/core/search/*.test.ts',
  'src/core/search/{dates,excerpts,words}/*.test.ts',
  'src/platform/db/postgres/failures.test.ts',
  'src/platform/db/prepared.test.ts',
  'src/content/assets/documents/*.test.ts',
  'src/content/assets/intake/{embedded-words,intake}.test.ts',
  'src/content/assets/uses/uses.test.ts',
  'src/content/assets/{metadata,readable,renditions,svg}/*.test.ts',
  'src/content/clippings/feeds/{fetch-feed,read-feed}.test.ts',
  'src/content/press-review/pdf/*.test.ts',
  'src/edge/doctor/{silence,checks/mail,sender/sender}.test.ts',
  'src/edge/{downloads/release-texts,imports/read}/*.test.ts',
  'src/edge/mailings/sending/stages.test.ts',
  'src/content/press-releases/links/ask-link.test.ts',
  'src/platform/http/{admission-filter,byte-range,representation}.test.ts',
  'src/platform/http/openapi.test.ts',
  'src/platform/mail/{sending,smtp,template-list}.test.ts',
  'test/security/{memory,multipart,role-calls,slow}.test.ts',
];
/** PostgreSQL's way of finding the same results, and its connections. */
export const ONLY_POSTGRES = [
  'src/platform/db/postgres/pools.test.ts',
  'src/core/search/index/postgres.test.ts',
];
/**
 * Operations that know no engine, with mail servers, npm and Prometheus, and those of which a harder one runs on
 * PostgreSQL: a mailing of two processes.
 */
const OPERATIONS_ON_SQLITE = [
  'test/operations/{mail,sqlite}/**',
  'test/operations/{mailings,metrics,npm-start}.test.ts',
];
const isOnPostgres = process.env.TEST_POSTGRES_URL !== undefined;

const shared = {
  root: import.meta.dirname,
  globalSetup: ['test/global-setup.ts'],
  setupFiles: ['test/setup.ts'],
  // Guards against hanging, like the timeouts below, not limits: the machine may be busy, or pause for a minute.
  expect: { poll: { timeout: 240_000 } },
  // Left to itself vitest leaves one core free, which of two is half of them.
  maxWorkers: '100%',
  // A server is built for each test. With the default size half of the young generation is copied before it is
  // released.
  execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
};

export default defineConfig({
  test: {
    tags: [
      { name: 'engine', description: '`npm test` runs it on PostgreSQL too' },
      {
        name: 'slow',
        description: 'Floods, hostile files and the like, which only `npm test -- --all` runs',
      },
      { name: 'quick', description: 'An operation that `npm test` runs' },
    ],
    projects: [
      {
        test: {
          ...shared,
          name: 'server',
          // Test files of a worker share its modules (decision 030): each file must stop what it starts.
          isolate: false,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [OPERATIONS, ...(isOnPostgres ? KNOWS_NO_ENGINE : ONLY_POSTGRES)],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'operations',
          include: [OPERATIONS],
          // Folders `sqlite` and `postgres` hold what only one engine can do.
          exclude: isOnPostgres ? OPERATIONS_ON_SQLITE : ['test/operations/postgres/**'],
          sequence: { groupOrder: 1 },
          // A busy machine starts a process in half a minute, and some tests start thirty of them.
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
