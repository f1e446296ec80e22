import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Place, removePlace, withDatabase } from '../database.ts';
import { enqueueNumbers, isAtWork, runsOf, startHeldJobWorker, startLaterJobWorker } from '../job-runs.ts';
import { until } from '../load.ts';
import { endAll } from '../processes.ts';
import { makeReadyPlace } from '../ready-place.ts';

const NUMBERS = Array.from({ length: 40 }, (_, at) => at);

describe('jobs of a process that is killed', () => {
  let place: Place;
  beforeEach(async () => {
    place = await makeReadyPlace();
    await enqueueNumbers(place, NUMBERS);
  });
  afterEach(async () => {
    await endAll();
    await removePlace(place);
  });

  it('are done by the next one once their lease is over', { tags: ['quick'] }, async () => {
    const killed = startHeldJobWorker(place, 5);
    await until(() => runsOf(killed, 'done').length === 5 && isAtWork(killed));
    await killed.end('SIGKILL');
    const heir = startLaterJobWorker(place);
    await until(() => new Set([...runsOf(killed, 'done'), ...runsOf(heir, 'done')]).size === NUMBERS.length);
    await heir.end('SIGKILL');
    // Only the last one may have been done without a record.
    const again = runsOf(heir, 'begins').filter((job) => runsOf(killed, 'done').includes(job));
    expect(again.length).toBeLessThan(2);
    const left = await withDatabase(place, ({ db }) => db.selectFrom('job').select('id').execute());
    expect(left.length).toBeLessThan(2);
  });
});
