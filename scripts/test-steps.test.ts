import { expect, it } from 'vitest';
import { listSteps, toCommands } from './test-steps.ts';

const steps = listSteps((name) => `${name}.json`);

it('selects by tag in the steps that are shortened, and nowhere else', () => {
  const selecting = steps.filter((step) =>
    toCommands(step, false)
      .flat()
      .some((word) => /^--(?:tags-filter=\w+|grep=@\w+)$/.test(word)),
  );
  expect(selecting.map(({ name }) => name)).toEqual([
    'operations on SQLite',
    'journeys',
    'server on PostgreSQL',
    'operations on PostgreSQL',
  ]);
});

it('runs everything with --all', () => {
  for (const step of steps) expect(toCommands(step, true)).toBe(step.commands);
});
