import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KNOWS_NO_ENGINE, ONLY_POSTGRES } from '../server/vitest.config.ts';
import { listSteps, toCommands } from './test-steps.ts';

const steps = listSteps((name) => `${name}.json`);

it('selects by tag in the steps that are shortened, and nowhere else', () => {
  const selecting = steps.filter(
    (step) =>
      step.leftOut === undefined &&
      toCommands(step, false)
        .flat()
        .some((word) => /^--(?:tags-filter=!?\w+(?: && !\w+)?|grep=@\w+)$/.test(word)),
  );
  expect(selecting.map(({ name }) => name)).toEqual([
    'server on SQLite',
    'server on PostgreSQL',
    'journeys',
    'operations on SQLite',
    'operations on PostgreSQL',
  ]);
});

it('leaves whole steps to --all', () => {
  expect(steps.filter(({ leftOut }) => leftOut !== undefined).map(({ name }) => name)).toEqual([
    'journeys on PostgreSQL',
    'lint',
  ]);
});

it('runs everything with --all', () => {
  for (const step of steps) expect(toCommands(step, true)).toBe(step.commands);
});

it.each([...KNOWS_NO_ENGINE, ...ONLY_POSTGRES])('leaves out of an engine what there is: %s', (pattern) => {
  expect(globSync(pattern, { cwd: join(import.meta.dirname, '../server') })).not.toEqual([]);
});
