import type { Program } from './programs.ts';
import { type Counts, countPlaywright, countVitest } from './test-counts.ts';
import { type Failure, listPlaywrightFailures, listVitestFailures } from './test-failures.ts';

/** One runner: its commands run one after another until one fails. */
export interface Step {
  name: string;
  parts: readonly Part[];
  commands: readonly (readonly string[])[];
  /** The step before it in the list whose work it needs. */
  after?: string;
  needs?: 'postgres' | 'chromium';
  /** Its many small databases lie in memory where the system has a folder for that. */
  isInMemory?: boolean;
  /** Without one of them only the tests that run it are skipped, or fail with CI=true. */
  programs?: readonly Program[];
  /** Reads the runner's own report; without it the step counts as one. */
  read?: Reader;
}

interface Reader {
  count: (report: string) => Counts;
  listFailures: (report: string, root: string) => Failure[];
}

const VITEST: Reader = { count: countVitest, listFailures: listVitestFailures };
const PLAYWRIGHT: Reader = { count: countPlaywright, listFailures: listPlaywrightFailures };

export type Part = 'static' | 'units' | 'e2e';

const npmRun = (script: string): string[] => ['npm', 'run', '--silent', script];
const vitest = (config: string, report: string, ...options: string[]): string[] => [
  'npx',
  'vitest',
  'run',
  `--config=${config}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...options,
];
const server = (project: string, report: string): string[] =>
  vitest('server/vitest.config.ts', report, `--project=${project}`);

/** All runners, those that take long or are waited for first: three run at a time. `reportOf` names the file that a runner writes its report into. */
export const listSteps = (reportOf: (name: string) => string): Step[] => [
  { name: 'build', parts: ['e2e'], commands: [npmRun('build')] },
  { name: 'types', parts: ['static'], commands: [npmRun('typecheck')] },
  { name: 'checks', parts: ['static'], commands: [npmRun('check')] },
  // With types: it wants the compiled messages.
  { name: 'lint', parts: ['static'], after: 'types', commands: [npmRun('lint')] },
  {
    name: 'journeys',
    parts: ['e2e'],
    after: 'build',
    needs: 'chromium',
    programs: ['chromium-headless-shell'],
    isInMemory: true,
    commands: [['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']],
    read: PLAYWRIGHT,
  },
  {
    name: 'server on SQLite',
    parts: ['units'],
    isInMemory: true,
    programs: ['exiftool'],
    commands: [server('server', reportOf('server on SQLite'))],
    read: VITEST,
  },
  {
    name: 'operations on SQLite',
    parts: ['units'],
    programs: ['newsboat', 'nginx', 'promtool', 'strip', 'systemd-analyze'],
    commands: [server('operations', reportOf('operations on SQLite'))],
    read: VITEST,
  },
  {
    name: 'server on PostgreSQL',
    parts: ['units'],
    isInMemory: true,
    programs: ['exiftool'],
    needs: 'postgres',
    commands: [server('server', reportOf('server on PostgreSQL'))],
    read: VITEST,
  },
  {
    name: 'operations on PostgreSQL',
    parts: ['units'],
    programs: ['caddy', 'haproxy', 'nginx', 'promtool'],
    needs: 'postgres',
    commands: [server('operations', reportOf('operations on PostgreSQL'))],
    read: VITEST,
  },
  {
    name: 'web units',
    parts: ['units'],
    commands: [npmRun('generate'), vitest('web/vitest.config.ts', reportOf('web units'))],
    read: VITEST,
  },
  {
    name: 'demo content',
    parts: ['units'],
    commands: [vitest('demo/vitest.config.ts', reportOf('demo content'))],
    read: VITEST,
  },
];
