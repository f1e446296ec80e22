/** @module-tag engine */
import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { until } from '../../../test/operations/load.ts';
import { enqueueJob, type Jobs, runNextJob, type WorkerOptions } from './queue.ts';

const LEASE_MS = 400;
/** Clock of a worker whose leases have expired when they are written. */
const AN_HOUR_AGO = (): Date => new Date(Date.now() - 3_600_000);

describe('the lease of a job', () => {
  let target: TestDatabase;

  beforeEach(async () => {
    target = await createTestDatabase();
    return () => target.drop();
  });

  const enqueue = (kind: string) => enqueueJob(target.database.db, kind, {}, new Date(0));
  const rows = () => target.database.db.selectFrom('job').selectAll().orderBy('id').execute();
  const whenTaken = () => until(async () => (await rows())[0]?.attempts === 2);
  const run = (jobs: Jobs, options: Partial<WorkerOptions> = {}) =>
    runNextJob({
      database: target.database,
      loadHandlers: async () => jobs,
      leaseMs: LEASE_MS,
      now: () => new Date(),
      log: Fastify().log,
      ...options,
    });

  it('is renewed while the job runs, so that no other worker runs it too', async () => {
    await enqueue('long');
    const release = Promise.withResolvers<void>();
    // Advances from one renewal to the next, so that no lease expires while the machine delays this process.
    let instant = Date.now();
    const now = (): Date => new Date(instant);
    const first = run({ long: () => release.promise }, { now });
    const leasedUntil = async () => Date.parse((await rows())[0]?.leased_until ?? '');
    for (let renewals = 0; renewals < 6; renewals += 1) {
      await until(async () => (await leasedUntil()) === instant + LEASE_MS);
      instant += LEASE_MS - 1;
      expect(await run({ long: () => Promise.reject(new Error('taken')) }, { now })).toBe(false);
    }
    release.resolve();
    expect(await first).toBe(true);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['done', async () => undefined],
    [
      'failed',
      async () => {
        throw new Error('late');
      },
    ],
  ])('that was lost leaves the job to its new holder when the work is %s', async (_, end) => {
    await enqueue('long');
    const release = Promise.withResolvers<void>();
    const first = run({ long: () => whenTaken().then(end) }, { now: AN_HOUR_AGO, leaseMs: 60_000 });
    await until(async () => (await rows())[0]?.attempts === 1);
    const second = run({ long: () => release.promise });
    await first;
    expect(await rows()).toMatchObject([{ attempts: 2, last_error: null, dead_at: null }]);
    expect((await rows())[0]?.leased_until).not.toBeNull();
    release.resolve();
    await second;
    expect(await rows()).toEqual([]);
  });

  it('that was lost ends the work that goes on', async () => {
    await enqueue('long');
    const ended: unknown[] = [];
    const untilAborted: Jobs['long'] = (_payload, _job, signal) =>
      new Promise(() => signal.addEventListener('abort', () => ended.push(String(signal.reason))));
    const first = run({ long: untilAborted }, { now: AN_HOUR_AGO });
    await until(async () => (await rows())[0]?.attempts === 1);
    await run({ long: () => first.then(() => undefined) });
    expect(ended).toEqual(['Error: Another worker has taken the job']);
    expect(await rows()).toEqual([]);
  });

  it('ends at the limit of its kind: a stuck job is tried again later and holds up no other', async () => {
    await enqueue('stuck');
    await enqueue('fine');
    const signals: AbortSignal[] = [];
    const ran: string[] = [];
    const jobs: Jobs = {
      stuck: {
        limitMs: 2 * LEASE_MS,
        run: (_payload, _job, signal) => {
          signals.push(signal);
          return new Promise(() => undefined);
        },
      },
      fine: async () => void ran.push('fine'),
    };
    const begin = Date.now();
    const options = { now: () => new Date(begin) };
    expect([await run(jobs, options), await run(jobs, options)]).toEqual([true, true]);
    expect([signals.map(({ aborted }) => aborted), ran]).toEqual([[true], ['fine']]);
    const [stuck, ...others] = await rows();
    expect(others).toEqual([]);
    expect(stuck).toMatchObject({ kind: 'stuck', attempts: 1, leased_until: null, dead_at: null });
    expect(stuck?.last_error).toContain('Not done after');
    // The first pause, counted from when it was given up.
    expect(Date.parse(stuck?.run_at ?? '')).toBeGreaterThanOrEqual(begin + 5000);
  });
});
