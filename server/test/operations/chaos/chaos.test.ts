import { tmpdir } from 'node:os';
import { expect, inject, it } from 'vitest';
import { report } from './report.ts';
import { runChaos } from './run.ts';

/** With the other engine's it is a minute. */
const SECONDS = 30;
const SEED = 20_260_306;

it('a press room in use keeps its principles while everything that it leans on breaks', async ({
  signal,
}) => {
  const engine = inject('postgresUrl') === null ? 'sqlite' : 'postgres';
  const options = {
    engine,
    seconds: SECONDS,
    seed: SEED,
    folder: tmpdir(),
    tell: console.log,
    signal,
  } as const;
  const history = await runChaos(options);
  expect(history.breaches, report(history)).toEqual([]);
});
