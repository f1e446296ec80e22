import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** A test that failed, or passed only in a retry. */
export interface Failure {
  name: string;
  /** File and line, if known. */
  place: string;
  error: string;
}

const MOST_NAMED = 20;
const MOST_LINES_EACH = 8;
/** About as many lines as the end of a CI log shows. */
const LINES_IN_ALL = 80;
const MOST_LETTERS = 200;
/** A stack frame outside of this project. */
const LIBRARY_FRAME = /^\s+at .*(?:node_modules|node:|<anonymous>)/;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string().catch('')),
        }),
      ),
    }),
  ),
});

export function listVitestFailures(report: string, root: string): Failure[] {
  return vitestReport.parse(JSON.parse(report)).testResults.flatMap(({ name: path, ...file }) => {
    const place = relative(root, path);
    const failed = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => {
        const error = failureMessages.join('\n');
        return { name: fullName, place: placeIn(error, path) ?? place, error };
      });
    // No test of a file runs if the file cannot be loaded.
    const isWhole = file.status === 'failed' && failed.length === 0;
    return isWhole ? [{ name: 'the file itself', place, error: file.message }] : failed;
  });

  function placeIn(stack: string, path: string): string | null {
    const start = stack.indexOf(`${path}:`);
    const line = start < 0 ? null : /^\d+/.exec(stack.slice(start + path.length + 1));
    return line === null ? null : `${relative(root, path)}:${line[0]}`;
  }
}

const playwrightError = z.object({
  message: z.string().default(''),
  location: z.object({ file: z.string(), line: z.int() }).optional(),
});
const playwrightSuite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.int(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(z.object({ errors: z.array(playwrightError) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
  errors: z.array(playwrightError),
});

export function listPlaywrightFailures(report: string, root: string): Failure[] {
  const { config, suites, errors } = playwrightReport.parse(JSON.parse(report));
  const between = errors.map(({ message, location }) => ({
    name: 'outside of the journeys',
    place: location === undefined ? '' : `${relative(root, location.file)}:${location.line}`,
    error: message,
  }));
  return [...suites.flatMap((suite) => listOf(suite, [])), ...between];

  function listOf(suite: z.infer<typeof playwrightSuite>, above: readonly string[]): Failure[] {
    // The title of the outermost suite is the file.
    const titles = suite.title === suite.file ? above : [...above, suite.title];
    const own = suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, status, results }) => {
          const first = results.flatMap((result) => result.errors).at(0);
          const at = first?.location ?? { file: `${config.rootDir}/${file}`, line };
          const unsteady = status === 'flaky' ? ' (unsteady)' : '';
          return {
            name: `[${projectName}] ${[...titles, title].join(' › ')}${unsteady}`,
            place: `${relative(root, at.file)}:${at.line}`,
            error: first?.message ?? '',
          };
        }),
    );
    return [...own, ...(suite.suites ?? []).flatMap((inner) => listOf(inner, titles))];
  }
}

/** Last output of a runner without a report, or its error outside of tests. */
export function quoteLog(log: string): string {
  const lines = toLines(log);
  const unhandled = lines.findLastIndex((line) => line.includes('Unhandled'));
  return lines.slice(unhandled < 0 ? -MOST_LINES_EACH : unhandled).join('\n');
}

/** Name of a step, with the reasons for skipped tests in its log. */
export function quoteReasons(log: string): string {
  return toLines(log)
    .filter((line) => /^(?:=== |Skipped: |Not looked at: )/.test(line))
    .join('\n');
}

/** One line for each name and one for its place, with as many lines of the error as fit. */
export function describeFailures(failures: readonly Failure[]): string[] {
  const named = failures.slice(0, MOST_NAMED);
  const room = Math.floor(LINES_IN_ALL / Math.max(named.length, 1)) - 2;
  const lines = named.flatMap(({ name, place, error }) => [
    `  ✗ ${name}`,
    ...(place === '' ? [] : [`    ${place}`]),
    ...toLines(error)
      .slice(0, Math.min(room, MOST_LINES_EACH))
      .map((line) => `      ${line.slice(0, MOST_LETTERS)}`),
  ]);
  const rest = failures.length - named.length;
  return rest > 0 ? [...lines, `  and ${rest} more`] : lines;
}

const toLines = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !LIBRARY_FRAME.test(line));
