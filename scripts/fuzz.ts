import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { providePostgres, startPostgres } from './postgres.ts';

// Sends random requests to every call of the OpenAPI document, different ones each time.
const seed = process.env.FUZZ_SEED ?? String(randomInt(2 ** 31));
const runs = process.env.FUZZ_RUNS ?? '100';
const again = `FUZZ_SEED=${seed} FUZZ_RUNS=${runs} npm run fuzz`;

function fuzz(name: string, environment: Record<string, string>): boolean {
  console.log(`\n=== ${name}: ${runs} requests to each call and role. The same again: ${again}`);
  const parameters = ['vitest', 'run', '--config=server/vitest.config.ts', 'test/security/fuzz.test.ts'];
  const { status } = spawnSync('npx', parameters, {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, ...environment, FUZZ_SEED: seed, FUZZ_RUNS: runs },
  });
  return status === 0;
}

let isWell = fuzz('SQLite', {});
const postgres = providePostgres();
if ('reason' in postgres) console.log(postgres.reason);
else {
  const server = await startPostgres({ fsync: false });
  isWell = fuzz('PostgreSQL', { TEST_POSTGRES_URL: server.url }) && isWell;
  await server.stop();
}
console.log(isWell ? '\nNothing broke.' : `\nSomething broke. The same again: ${again}`);
process.exitCode = isWell ? 0 : 1;
