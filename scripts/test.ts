import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideChromium } from './chromium.ts';
import { provideExiftool } from './exiftool.ts';
import { memoryFolder } from './memory-folder.ts';
import { providePostgres, startPostgres } from './postgres.ts';
import type { Counts } from './test-counts.ts';
import { listSteps, type Part, type Step } from './test-steps.ts';

const USAGE = 'Usage: npm test, npm run test:units, npm run test:e2e';
const PARTS: Record<string, readonly Part[]> = {
  all: ['static', 'units', 'e2e'],
  units: ['units'],
  e2e: ['e2e'],
};
const ROOT = join(import.meta.dirname, '..');

interface Result extends Counts {
  name: string;
  seconds: number;
  note: string;
}

/** What a step runs in, with the way to tidy up after it; or why it cannot run. */
type Surroundings = { environment: Record<string, string>; tidy?: () => Promise<void> } | { reason: string };

async function surround({ needs, isInMemory, wantsExiftool }: Step): Promise<Surroundings> {
  const environment = isInMemory === true ? memoryFolder() : {};
  const missing = wantsExiftool === true ? provideExiftool() : null;
  if (missing !== null) console.log(missing);
  if (needs === 'postgres') {
    const postgres = providePostgres();
    if ('reason' in postgres) return postgres;
    const server = await startPostgres({ fsync: false, parent: memoryFolder().TMPDIR });
    return { environment: { ...environment, TEST_POSTGRES_URL: server.url }, tidy: server.stop };
  }
  if (needs === 'chromium') {
    const chromium = await provideChromium();
    return 'reason' in chromium ? chromium : { environment };
  }
  return { environment };
}

async function runCommands(
  commands: Step['commands'],
  environment: Record<string, string>,
): Promise<boolean> {
  for (const [program = '', ...parameters] of commands) {
    console.log(`$ ${[program, ...parameters].join(' ')}`);
    const child = spawn(program, parameters, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    await once(child, 'close');
    if (child.exitCode !== 0) return false;
  }
  return true;
}

async function runStep(step: Step, report: string): Promise<Omit<Result, 'name' | 'seconds'>> {
  const surroundings = await surround(step);
  if ('reason' in surroundings) {
    const isCi = process.env.CI === 'true';
    return { passed: 0, failed: isCi ? 1 : 0, skipped: isCi ? 0 : 1, note: surroundings.reason };
  }
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...surroundings.environment };
  const isDone = await runCommands(step.commands, environment);
  await surroundings.tidy?.();
  const counts =
    step.count !== undefined && existsSync(report)
      ? step.count(readFileSync(report, 'utf8'))
      : { passed: isDone && step.count === undefined ? 1 : 0, failed: 0, skipped: 0 };
  if (step.count !== undefined && counts.passed + counts.failed === 0) {
    return { ...counts, failed: 1, note: 'no test was run' };
  }
  // A runner may fail without a failed test: a file that cannot be loaded, an error between tests.
  if (!isDone && counts.failed === 0) return { ...counts, failed: 1, note: 'the runner failed' };
  return { ...counts, note: '' };
}

function summarise(results: readonly Result[]): boolean {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('\nSummary');
  for (const { name, passed, failed, skipped, seconds, note } of results) {
    const counts = [passed, failed, skipped].map((count) => String(count).padStart(6)).join('');
    console.log(`  ${name.padEnd(width)}${counts}${seconds.toFixed(1).padStart(8)} s  ${note}`.trimEnd());
  }
  const sum = (key: keyof Counts): number => results.reduce((total, result) => total + result[key], 0);
  const skipped = sum('skipped');
  console.log(`  ${''.padEnd(width)}passed failed skipped\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return sum('failed') === 0;
}

const [selection = 'all', ...rest] = process.argv.slice(2);
const parts = PARTS[selection];
if (parts === undefined || rest.length > 0) {
  console.error(USAGE);
  process.exit(1);
}
const reports = mkdtempSync(join(tmpdir(), 'press-room-reports-'));
const reportOf = (name: string): string => join(reports, `${name.replaceAll(' ', '-')}.json`);
const results: Result[] = [];
for (const step of listSteps(reportOf).filter((each) => each.parts.some((part) => parts.includes(part)))) {
  console.log(`\n=== ${step.name}`);
  const start = performance.now();
  const result = await runStep(step, reportOf(step.name));
  if (result.note !== '') console.log(`${step.name}: ${result.note}`);
  results.push({ name: step.name, ...result, seconds: (performance.now() - start) / 1000 });
}
rmSync(reports, { recursive: true, force: true });
process.exitCode = summarise(results) ? 0 : 1;
