import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { report } from '../server/test/operations/chaos/report.ts';
import { runChaos } from '../server/test/operations/chaos/run.ts';
import { providePostgres } from './postgres.ts';

// Injects faults into a press room under load, and reports violations.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    engine: { type: 'string' },
    storage: { type: 'string' },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
const chosen = (['sqlite', 'postgres'] as const)
  .flatMap((engine) => (['directory', 's3'] as const).map((storage) => ({ engine, storage })))
  .filter(({ engine }) => values.engine === undefined || values.engine === engine)
  .filter(({ storage }) => values.storage === undefined || values.storage === storage);
if (!(minutes > 0 && Number.isSafeInteger(seed) && chosen.length > 0)) {
  console.error(
    'npm run chaos -- [--minutes 10] [--seed 1] [--engine sqlite|postgres] [--storage directory|s3]',
  );
  process.exit(2);
}

// Graceful end: nothing is left running or mounted.
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupted.abort());
// The same after an unexpected error.
process.on('uncaughtException', (error) => {
  console.error(error);
  interrupted.abort();
});

let isWell = true;
for (const { engine, storage } of chosen) {
  const postgres = engine === 'postgres' ? providePostgres() : null;
  if (postgres !== null && 'reason' in postgres) {
    console.log(`${engine}: ${postgres.reason}`);
    isWell &&= values.engine === undefined;
    continue;
  }
  if (interrupted.signal.aborted) break;
  // The time is divided among them.
  const seconds = (minutes * 60) / chosen.length;
  const again = `npm run chaos -- --engine ${engine} --storage ${storage} --minutes ${seconds / 60} --seed ${seed}`;
  console.log(`\n=== ${engine}, files: ${storage}. The same order of faults again: ${again}`);
  const options = {
    engine,
    storage,
    seconds,
    seed,
    folder: tmpdir(),
    tell: console.log,
    signal: interrupted.signal,
  };
  const history = await runChaos(options);
  console.log(
    interrupted.signal.aborted ? 'Interrupted: nothing was looked at in the end.' : report(history),
  );
  isWell &&= history.breaches.length === 0;
}
process.exit(interrupted.signal.aborted ? 130 : isWell ? 0 : 1);
