import { type Counts, countPlaywright, countVitest } from './test-counts.ts';

/** One runner: its commands run one after another until one fails. */
export interface Step {
  name: string;
  parts: readonly Part[];
  commands: readonly (readonly string[])[];
  needs?: 'postgres' | 'chromium';
  /** Its many small databases lie in memory where the system has a folder for that. */
  isInMemory?: boolean;
  /** Reads metadata with exiftool; without it only those tests are skipped, or fail with CI=true. */
  wantsExiftool?: boolean;
  /** Reads the runner's own report; without it the step counts as one. */
  count?: (report: string) => Counts;
}

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

/** All runners in their order; `reportOf` names the file that a runner writes its report into. */
export const listSteps = (reportOf: (name: string) => string): Step[] => [
  { name: 'types', parts: ['static'], commands: [npmRun('typecheck')] },
  { name: 'lint', parts: ['static'], commands: [npmRun('lint')] },
  { name: 'checks', parts: ['static'], commands: [npmRun('check')] },
  {
    name: 'web units',
    parts: ['units'],
    commands: [npmRun('generate'), vitest('web/vitest.config.ts', reportOf('web units'))],
    count: countVitest,
  },
  {
    name: 'demo content',
    parts: ['units'],
    commands: [vitest('demo/vitest.config.ts', reportOf('demo content'))],
    count: countVitest,
  },
  {
    name: 'server on SQLite',
    parts: ['units'],
    isInMemory: true,
    wantsExiftool: true,
    commands: [server('server', reportOf('server on SQLite'))],
    count: countVitest,
  },
  {
    name: 'server on PostgreSQL',
    parts: ['units'],
    isInMemory: true,
    wantsExiftool: true,
    needs: 'postgres',
    commands: [server('server', reportOf('server on PostgreSQL'))],
    count: countVitest,
  },
  {
    name: 'operations on SQLite',
    parts: ['units'],
    commands: [server('operations', reportOf('operations on SQLite'))],
    count: countVitest,
  },
  {
    name: 'operations on PostgreSQL',
    parts: ['units'],
    needs: 'postgres',
    commands: [server('operations', reportOf('operations on PostgreSQL'))],
    count: countVitest,
  },
  { name: 'build', parts: ['e2e'], commands: [npmRun('build')] },
  {
    name: 'journeys',
    parts: ['e2e'],
    needs: 'chromium',
    isInMemory: true,
    commands: [['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']],
    count: countPlaywright,
  },
];
