import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Place, removePlace } from '../database.ts';
import {
  enqueueNumbers,
  isAtWork,
  runsOf,
  startHeldJobWorker,
  startJobWorker,
  startLaterJobWorker,
} from '../job-runs.ts';
import { until } from '../load.ts';
import { endAll, type Started } from '../processes.ts';
import { makeReadyPlace } from '../ready-place.ts';

const NUMBERS = Array.from({ length: 120 }, (_, at) => at);
const LATER = 120;
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const allRuns = (workers: readonly Started[], what: 'begins' | 'done'): number[] =>
  sorted(workers.flatMap((worker) => runsOf(worker, what)));

describe('jobs of one PostgreSQL queue', () => {
  let place: Place;
  beforeEach(async () => {
    place = await makeReadyPlace();
  });
  afterEach(async () => {
    await endAll();
    await removePlace(place);
  });

  it('are each done once by four processes', { tags: ['quick'] }, async () => {
    const workers = Array.from({ length: 4 }, () => startJobWorker(place));
    for (const worker of workers) await worker.outputs(/^works$/m);
    await enqueueNumbers(place, NUMBERS);
    await until(() => allRuns(workers, 'done').length >= NUMBERS.length);
    expect(allRuns(workers, 'begins')).toEqual(NUMBERS);
    expect(workers.filter((worker) => runsOf(worker, 'done').length > 0).length).toBeGreaterThan(1);
  });

  it('are kept for a killed process while its lease holds, and done by another one afterwards', async () => {
    await enqueueNumbers(place, NUMBERS);
    const killed = startHeldJobWorker(place, 4);
    await until(() => runsOf(killed, 'done').length === 4 && isAtWork(killed));
    const survivor = startJobWorker(place);
    await until(() => runsOf(survivor, 'done').length > 3);
    await killed.end('SIGKILL');
    const orphan = runsOf(killed, 'begins').filter((job) => !runsOf(killed, 'done').includes(job));
    // The survivor runs all jobs except the orphan, whose lease has not expired yet.
    await until(() => allRuns([killed, survivor], 'done').length >= NUMBERS.length - orphan.length);
    // Jobs are taken in order of their due time: the survivor has skipped the orphan.
    await enqueueNumbers(place, [LATER]);
    await until(() => runsOf(survivor, 'done').includes(LATER));
    expect(allRuns([killed, survivor], 'begins')).toEqual([...NUMBERS, LATER]);
    await survivor.end('SIGKILL');

    const heir = startLaterJobWorker(place);
    await until(() => allRuns([killed, survivor, heir], 'done').length > NUMBERS.length);
    await heir.end('SIGKILL');
    expect([...new Set(allRuns([killed, survivor, heir], 'done'))]).toEqual([...NUMBERS, LATER]);
  });
});
