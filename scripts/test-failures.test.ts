import { describe, expect, it } from 'vitest';
import {
  describeFailures,
  listPlaywrightFailures,
  listVitestFailures,
  quoteLog,
  quoteReasons,
} from './test-failures.ts';

const ROOT = '/house';
const RED = '\u001B[31m';

const spec = (title: string, status: string, errors: object[]) => ({
  title,
  file: 'sign-in.spec.ts',
  line: 7,
  tests: [{ projectName: 'phone', status, results: [{ errors }] }],
});
const JOURNEYS = JSON.stringify({
  config: { rootDir: '/house/e2e' },
  errors: [{ message: 'no server', location: { file: '/house/e2e/start-site.ts', line: 3, column: 1 } }],
  suites: [
    {
      title: 'sign-in.spec.ts',
      file: 'sign-in.spec.ts',
      specs: [spec('signs in', 'expected', []), spec('signs out', 'skipped', [])],
      suites: [
        {
          title: 'the lock',
          file: 'sign-in.spec.ts',
          specs: [
            spec('opens', 'unexpected', [
              { message: `${RED}not seen`, location: { file: '/house/e2e/fixtures.ts', line: 9 } },
              { message: 'second error' },
            ]),
            spec('shuts', 'flaky', [{}]),
          ],
        },
      ],
    },
  ],
});

const UNITS = JSON.stringify({
  testResults: [
    {
      name: '/house/web/src/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'a works', status: 'passed', failureMessages: [] },
        {
          fullName: 'a fails',
          status: 'failed',
          failureMessages: [
            'Error: 1 is not 2\n    at inner (/house/web/src/a.ts:3:1)\n    at /house/web/src/a.test.ts:12:5',
          ],
        },
        { fullName: 'a is silent', status: 'failed', failureMessages: [null] },
      ],
    },
    { name: '/house/web/src/b.test.ts', status: 'failed', message: 'Cannot load', assertionResults: [] },
    { name: '/house/web/src/c.test.ts', status: 'passed', message: '', assertionResults: [] },
  ],
});

describe('what failed', () => {
  it('is read from the report of the journeys, with what passed only when tried again', () => {
    expect(listPlaywrightFailures(JOURNEYS, ROOT)).toEqual([
      { name: '[phone] the lock › opens', place: 'e2e/fixtures.ts:9', error: `${RED}not seen` },
      { name: '[phone] the lock › shuts (unsteady)', place: 'e2e/sign-in.spec.ts:7', error: '' },
      { name: 'outside of the journeys', place: 'e2e/start-site.ts:3', error: 'no server' },
    ]);
  });

  it('is read from the report of units, with files that cannot be loaded', () => {
    const [fails, ...others] = listVitestFailures(UNITS, ROOT);
    expect(fails).toMatchObject({ name: 'a fails', place: 'web/src/a.test.ts:12' });
    expect(fails?.error).toMatch(/^Error: 1 is not 2/);
    expect(others).toEqual([
      { name: 'a is silent', place: 'web/src/a.test.ts', error: '' },
      { name: 'the file itself', place: 'web/src/b.test.ts', error: 'Cannot load' },
    ]);
  });

  it('is read from the end of a log where there is no report', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
    expect(quoteLog(lines.join('\n\n')).split('\n')).toEqual(lines.slice(-8));
    const log = ['⎯ Unhandled Errors ⎯', 'Error: late', ...lines].join('\n');
    expect(quoteLog(log)).toMatch(/Unhandled Errors ⎯\nError: late\nline 0/);
  });
});

it('is silent of a step that passed, but for what it skipped', () => {
  const log = [
    '',
    '=== units',
    ' ✓ a.test.ts',
    'stdout | b.test.ts',
    'Skipped: b, which is not installed',
    '',
  ];
  expect(quoteReasons(log.join('\n'))).toBe('=== units\nSkipped: b, which is not installed');
});

describe('what is said of it', () => {
  const error = `${RED}first\n\n${Array.from({ length: 40 }, () => 'x'.repeat(999)).join('\n')}`;
  const toFailure = (name: string) => ({ name, place: 'e2e/a.ts:1', error });

  it('is its name, its place and the first lines of its error without colours', () => {
    const lines = describeFailures([toFailure('opens')]);
    expect(lines.slice(0, 3)).toEqual(['  ✗ opens', '    e2e/a.ts:1', '      first']);
    expect(lines).toHaveLength(10);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(210);
  });

  it('leaves out what libraries have in its stack', () => {
    const stack = [
      'Error: late',
      '    at run (/house/node_modules/x/y.js:1:2)',
      '    at /house/e2e/a.ts:1:1',
    ];
    const lines = describeFailures([{ name: 'late', place: '', error: stack.join('\n') }]);
    expect(lines.slice(1)).toEqual(['      Error: late', '          at /house/e2e/a.ts:1:1']);
  });

  it('leaves out a place that nobody knows', () => {
    expect(describeFailures([{ name: 'lint', place: '', error: 'bad' }])).toEqual(['  ✗ lint', '      bad']);
  });

  it('has room at the end of a log however much failed', () => {
    const lines = describeFailures(Array.from({ length: 50 }, (_, index) => toFailure(`test ${index}`)));
    expect(lines.length).toBeLessThan(85);
    expect(lines.filter((line) => line.includes('✗'))).toHaveLength(20);
    expect(lines.at(-1)).toBe('  and 30 more');
  });
});
