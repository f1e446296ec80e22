// A process that runs jobs until it is stopped, and reports when each begins and ends. With `HOLDS_AFTER` it never
// finishes the job after that many.
import { writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { openDatabase } from '../../src/platform/db/client.ts';
import { startWorker } from '../../src/platform/jobs/queue.ts';

const { DATA_DIR = '', DATABASE_URL, CLOCK_AHEAD_MS = '0', HOLDS_AFTER } = process.env;
const database = await openDatabase({ DATA_DIR, DATABASE_URL });
await database.migrate();

let runs = 0;
const tellRun = async (payload: unknown): Promise<void> => {
  writeSync(1, `begins ${String(payload)}\n`);
  await delay(String(runs) === HOLDS_AFTER ? 3_600_000 : 30);
  runs += 1;
  writeSync(1, `done ${String(payload)}\n`);
};

startWorker({
  database,
  loadHandlers: async () => ({ 'test-job': tellRun }),
  // With a clock that is ahead, leases have expired without waiting.
  now: () => new Date(Date.now() + Number(CLOCK_AHEAD_MS)),
  log: Fastify().log,
});
writeSync(1, 'works\n');
