import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideChromium } from './chromium.ts';
import { memoryFolder } from './memory-folder.ts';
import { providePostgres, startPostgres } from './postgres.ts';
import { commandOf, killAndWait, listTree } from './processes.ts';
import { provideProgram } from './programs.ts';
import type { Counts } from './test-counts.ts';
import { describeFailures, type Failure, quoteLog, quoteReasons } from './test-failures.ts';
import { listSteps, type Part, type Step, toCommands } from './test-steps.ts';

const USAGE =
  'Usage: npm test, npm run test:units, npm run test:e2e; each with -- --all to leave nothing out';
const PARTS: Record<string, readonly Part[]> = {
  everything: ['static', 'units', 'e2e'],
  units: ['units'],
  e2e: ['e2e'],
};
const STDOUT = 1;
/** CI kills a run after 90 minutes without output. Before that, we end hanging commands and report them. */
const LONGEST_RUN_MINUTES = 75;
const ROOT = join(import.meta.dirname, '..');

interface Result extends Counts {
  name: string;
  seconds: number;
  note: string;
  failures: readonly Failure[];
}

type Outcome = Omit<Result, 'name' | 'seconds'>;

/** Environment of a step, with a function to clean up; or the reason why the step cannot run. */
type Surroundings = { environment: Record<string, string>; tidy?: () => Promise<void> } | { reason: string };

async function surround({ needs = [], isInMemory, programs = [] }: Step): Promise<Surroundings> {
  const environment = isInMemory === true ? memoryFolder() : {};
  for (const program of programs) {
    const reason = provideProgram(program);
    if (reason !== null) console.log(reason);
  }
  if (needs.includes('chromium')) {
    const chromium = await provideChromium();
    if ('reason' in chromium) return chromium;
  }
  if (!needs.includes('postgres')) return { environment };
  const postgres = providePostgres();
  if ('reason' in postgres) return postgres;
  const server = await startPostgres({ fsync: false, parent: memoryFolder().TMPDIR });
  return { environment: { ...environment, TEST_POSTGRES_URL: server.url }, tidy: server.stop };
}

async function runCommands(
  commands: Step['commands'],
  environment: Record<string, string>,
  log: number,
): Promise<boolean> {
  for (const [program = '', ...parameters] of commands) {
    writeSync(log, `$ ${[program, ...parameters].join(' ')}\n`);
    const child = spawn(program, parameters, {
      cwd: ROOT,
      stdio: ['ignore', log, log],
      env: { ...process.env, ...environment },
    });
    const late = setTimeout(() => void endLate(child.pid, log), latest - Date.now());
    await once(child, 'close');
    clearTimeout(late);
    if (child.exitCode !== 0) return false;
  }
  return true;
}

/** Ends a command at the time limit of the run, and lists its remaining processes. */
async function endLate(pid: number | undefined, log: number): Promise<void> {
  if (pid === undefined) return;
  const tree = listTree(pid);
  const commands = tree.map((each) => `  ${each} ${commandOf(each)}`);
  const end = `Ended ${LONGEST_RUN_MINUTES} minutes after the start of the run, with what is named above`;
  writeSync(log, `${[...commands, end].join('\n')}\n`);
  await killAndWait(tree);
}

async function runStep(step: Step, log: number): Promise<Outcome> {
  writeSync(log, `\n=== ${step.name}\n`);
  const report = pathOf(step.name, 'json');
  const surroundings = await surround(step);
  if ('reason' in surroundings) {
    const isCi = process.env.CI === 'true';
    return {
      passed: 0,
      failed: isCi ? 1 : 0,
      skipped: isCi ? 0 : 1,
      note: surroundings.reason,
      failures: [],
    };
  }
  const environment = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // The type checker is written in Go, whose garbage collector takes a third of the time by default.
    GOGC: '400',
    // Hundreds of processes load the same modules, which are compiled once.
    NODE_COMPILE_CACHE: join(reports, 'compiled'),
    ...surroundings.environment,
  };
  const isDone = await runCommands(toCommands(step, isAll), environment, log);
  await surroundings.tidy?.();
  if (step.runner === undefined || !existsSync(report)) {
    // A runner without a report counts as one test.
    const isPassed = isDone && step.runner === undefined;
    const note = isPassed ? '' : 'the runner failed';
    return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0, note, failures: [] };
  }
  const text = readFileSync(report, 'utf8');
  const counts = step.runner.count(text, isAll ? undefined : step.quick);
  const failures = step.runner.listFailures(text, ROOT);
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'no test was run', failures };
  // A runner may fail without a failed test: a file that cannot be loaded, an error between tests.
  if (!isDone && counts.failed === 0) return { ...counts, failed: 1, note: 'the runner failed', failures };
  return { ...counts, note: '', failures };
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
  for (const line of describeFailures(results.flatMap(({ failures }) => failures))) console.log(line);
  for (const line of describeLeftOut()) console.log(line);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return sum('failed') === 0;
}

/** Tests of these steps that run only with `--all`. */
function describeLeftOut(): string[] {
  const shortened = selected.flatMap(({ name, quick, leftOut = quick?.leavesOut }) =>
    isAll || leftOut === undefined ? [] : [`  ${name}: ${leftOut}`],
  );
  return shortened.length === 0 ? [] : ['Left out; npm test -- --all runs everything:', ...shortened, ''];
}

const words = process.argv.slice(2);
const isAll = process.env.CI === 'true' || words.includes('--all');
const [selection = 'everything', ...rest] = words.filter((word) => word !== '--all');
const parts = PARTS[selection];
if (parts === undefined || rest.length > 0) {
  console.error(USAGE);
  process.exit(1);
}
const latest = Date.now() + LONGEST_RUN_MINUTES * 60_000;
const reports = mkdtempSync(join(tmpdir(), 'press-room-reports-'));
const selected = listSteps((name) => pathOf(name, 'json')).filter((each) =>
  each.parts.some((part) => parts.includes(part)),
);
const steps = selected.filter(({ leftOut }) => isAll || leftOut === undefined);
const done = new Map<string, Promise<Result>>();
const waiting = steps.slice();
const isChain = steps.slice(1).every(({ after }) => after !== undefined);
// Runners wait for servers, browsers and their slowest files: with two at a time one core was idle for a quarter of the
// time.
await Promise.all([takeSteps(), takeSteps(), takeSteps()]);
rmSync(reports, { recursive: true, force: true });
process.exitCode = summarise(await Promise.all(done.values())) ? 0 : 1;

async function takeSteps(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const result = run(step);
    done.set(step.name, result);
    await result;
  }
}

async function run(step: Step): Promise<Result> {
  if (step.after !== undefined) await done.get(step.after);
  const start = performance.now();
  const result = await (isChain ? runStep(step, STDOUT) : runInOnePiece(step));
  if (result.note !== '') console.log(`${step.name}: ${result.note}`);
  return { name: step.name, ...result, seconds: (performance.now() - start) / 1000 };
}

/** The output is printed at the end, because other steps run concurrently; for a passed step only its skipped tests. */
async function runInOnePiece(step: Step): Promise<Outcome> {
  console.log(`... ${step.name}`);
  const path = pathOf(step.name, 'log');
  const log = openSync(path, 'a');
  const result = await runStep(step, log);
  closeSync(log);
  const said = readFileSync(path, 'utf8');
  console.log(result.failed === 0 ? quoteReasons(said) : said);
  if (result.failed === 0 || result.failures.length > 0) return result;
  return {
    ...result,
    failures: [{ name: step.name, place: '', error: `${result.note}\n${quoteLog(said)}` }],
  };
}

function pathOf(name: string, end: string): string {
  return join(reports, `${name.replaceAll(' ', '-')}.${end}`);
}
