import { tmpdir } from 'node:os';
import { expect, inject, it } from 'vitest';
import { report } from './report.ts';
import { runChaos } from './run.ts';

/** Together with the run on the other engine, a minute. */
const SECONDS = 30;
const SEED = 20_260_306;

it('a press room in use keeps its principles while everything that it leans on breaks', async ({
  signal,
}) => {
  const options = {
    // Each with the storage for which the other one tests less.
    ...(inject('postgresUrl') === null
      ? ({ engine: 'sqlite', storage: 's3' } as const)
      : ({ engine: 'postgres', storage: 'directory' } as const)),
    seconds: SECONDS,
    seed: SEED,
    folder: tmpdir(),
    tell: console.log,
    signal,
  } as const;
  const history = await runChaos(options);
  expect(history.breaches, report(history)).toEqual([]);
});
