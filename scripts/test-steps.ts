import type { Program } from './programs.ts';
import { type Counts, countPlaywright, countVitest, type TagFilter } from './test-counts.ts';
import { type Failure, listPlaywrightFailures, listVitestFailures } from './test-failures.ts';

/** One runner: its commands run one after another until one fails. */
export interface Step {
  name: string;
  parts: readonly Part[];
  commands: readonly (readonly string[])[];
  /** The earlier step in the list whose result it needs. */
  after?: string;
  needs?: readonly ('postgres' | 'chromium')[];
  /** Whether its many small databases are in memory, if the system has a folder for that. */
  isInMemory?: boolean;
  /** Without one of them, only the tests that use it are skipped, or fail with CI=true. */
  programs?: readonly Program[];
  /** The runner of its last command; without it the step counts as one test. */
  runner?: Runner;
  /** Tests that run without `--all`; absent: all. */
  quick?: Quick;
  /** For a step that runs only with `--all`: its description for the end of the output. */
  leftOut?: string;
}

interface Runner {
  /** Option that selects tests by tags. */
  select: (filter: TagFilter) => string;
  count: (report: string, filter?: TagFilter) => Counts;
  listFailures: (report: string, root: string) => Failure[];
}

interface Quick extends TagFilter {
  /** Description of the omitted tests, for the end of the output. */
  leavesOut: string;
}

const VITEST: Runner = {
  select: ({ tag, without }) =>
    `--tags-filter=${[tag, without && `!${without}`].filter((part) => part !== undefined).join(' && ')}`,
  count: countVitest,
  listFailures: listVitestFailures,
};
const PLAYWRIGHT: Runner = {
  select: ({ tag }) => `--grep=@${tag}`,
  count: countPlaywright,
  listFailures: listPlaywrightFailures,
};
const quick = (leavesOut: string): Quick => ({ tag: 'quick', leavesOut });

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

const journeys = (...options: string[]): string[] => [
  'npx',
  'playwright',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  '--reporter=list,json',
  ...options,
];

/** All steps, longest and prerequisites first; three run at a time. `reportOf`: file for the report of a runner. */
export const listSteps = (reportOf: (name: string) => string): Step[] => [
  { name: 'build', parts: ['e2e'], commands: [npmRun('build')] },
  { name: 'checks', parts: ['static'], commands: [npmRun('check')] },
  {
    name: 'server on SQLite',
    parts: ['units'],
    isInMemory: true,
    programs: ['exiftool'],
    commands: [server('server', reportOf('server on SQLite'))],
    runner: VITEST,
    quick: {
      without: 'slow',
      leavesOut: 'floods, hostile files, slow connections, documents, SMTP and other tests with the tag slow',
    },
  },
  {
    name: 'server on PostgreSQL',
    parts: ['units'],
    isInMemory: true,
    programs: ['exiftool'],
    needs: ['postgres'],
    commands: [server('server', reportOf('server on PostgreSQL'))],
    runner: VITEST,
    quick: {
      tag: 'engine',
      without: 'slow',
      leavesOut: 'tests with the tag slow, and those without the tag engine, whose queries are like others',
    },
  },
  {
    name: 'journeys',
    parts: ['e2e'],
    after: 'build',
    needs: ['chromium'],
    programs: ['chromium-headless-shell'],
    isInMemory: true,
    commands: [journeys()],
    runner: PLAYWRIGHT,
    quick: quick('journeys without the tag @quick: every screen with axe and the Tab key, snapshots, tours'),
  },
  {
    name: 'operations on SQLite',
    parts: ['units'],
    // It packages the build, and would otherwise build concurrently.
    after: 'build',
    programs: ['dovecot', 'newsboat', 'nginx', 'postfix', 'promtool', 'strip', 'systemd-analyze'],
    commands: [server('operations', reportOf('operations on SQLite'))],
    runner: VITEST,
    quick: quick(
      'the package, proxies, backups, traces, full disks, chaos and all but one round of the other operations',
    ),
  },
  {
    name: 'operations on PostgreSQL',
    parts: ['units'],
    programs: ['caddy', 'haproxy', 'nginx'],
    needs: ['postgres'],
    commands: [server('operations', reportOf('operations on PostgreSQL'))],
    runner: VITEST,
    quick: quick(
      'proxies, backups, failover, faults of connections, chaos and all but one round of the other operations',
    ),
  },
  {
    name: 'journeys on PostgreSQL',
    parts: ['e2e'],
    after: 'build',
    needs: ['postgres', 'chromium'],
    programs: ['chromium-headless-shell'],
    isInMemory: true,
    // The size of the window makes no difference to the engine.
    commands: [journeys('--grep=@engine', '--project=desktop', '--output=test-results/postgres')],
    runner: PLAYWRIGHT,
    leftOut: 'coverage, a press conference and a crisis in a browser',
  },
  // Both need the messages that the build compiles.
  { name: 'types', parts: ['static'], after: 'build', commands: [npmRun('typecheck')] },
  {
    name: 'lint',
    parts: ['static'],
    after: 'build',
    commands: [npmRun('lint')],
    leftOut: 'format, lint rules and unused exports, which npm run validate checks',
  },
  {
    name: 'web units',
    parts: ['units'],
    commands: [npmRun('generate'), vitest('web/vitest.config.ts', reportOf('web units'))],
    runner: VITEST,
  },
  {
    name: 'demo content',
    parts: ['units'],
    commands: [vitest('demo/vitest.config.ts', reportOf('demo content'))],
    runner: VITEST,
  },
];

/** Commands of a step, restricted to the tests that run without `--all` if it has such a selection. */
export function toCommands({ commands, quick, runner }: Step, isAll: boolean): Step['commands'] {
  if (isAll || quick === undefined || runner === undefined) return commands;
  return commands.map((command) => [...command, runner.select(quick)]);
}
