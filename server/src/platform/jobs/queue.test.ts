/** @module-tag engine */
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { anyText } from '../../../test/matchers.ts';
import { enqueueJob, HopelessJob, type Jobs, RunAgain, runNextJob } from './queue.ts';

describe('job queue', () => {
  let target: TestDatabase;
  let now: Date;
  let ran: string[];

  beforeEach(async () => {
    target = await createTestDatabase();
    now = new Date('2026-11-20T10:00:00Z');
    ran = [];
    return () => target.drop();
  });

  const jobs: Jobs = {
    fine: async (payload) => void ran.push(String(payload)),
    broken: async () => {
      throw new Error('not today');
    },
    stubborn: {
      maxAttempts: 20,
      run: async () => {
        throw new Error('not today');
      },
    },
    hopeless: async () => {
      throw new HopelessJob('never');
    },
  };
  const log = { warn: () => undefined } as never;
  const run = (kinds?: { only?: string[]; except?: string[] }) =>
    runNextJob({
      database: target.database,
      loadHandlers: async () => jobs,
      now: () => now,
      log,
      ...(kinds === undefined ? {} : { kinds }),
    });
  const rows = () => target.database.db.selectFrom('job').selectAll().orderBy('id').execute();

  it('runs what is due, oldest first, and forgets it', async () => {
    await enqueueJob(target.database.db, 'fine', 'later', new Date('2026-11-20T09:59:00Z'));
    await enqueueJob(target.database.db, 'fine', 'first', new Date('2026-11-20T09:58:00Z'));
    await enqueueJob(target.database.db, 'fine', 'tomorrow', new Date('2026-11-21T09:58:00Z'));
    expect([await run(), await run(), await run()]).toEqual([true, true, false]);
    expect(ran).toEqual(['first', 'later']);
    expect(await rows()).toHaveLength(1);
  });

  it('runs a job again at the instant that it names, with all its attempts', async () => {
    const instants: string[] = [];
    const again = new Date('2026-11-20T10:05:00Z');
    const slow: Jobs = {
      slow: async () => {
        instants.push(now.toISOString());
        return instants.length < 3 ? new RunAgain(again) : undefined;
      },
    };
    await enqueueJob(target.database.db, 'slow', {}, now, 'slow');
    const { database } = target;
    const runSlow = () => runNextJob({ database, loadHandlers: async () => slow, now: () => now, log });
    expect([await runSlow(), await runSlow()]).toEqual([true, false]);
    expect(await rows()).toMatchObject([{ run_at: again.toISOString(), attempts: 0, leased_until: null }]);
    now = again;
    expect([await runSlow(), await runSlow(), await runSlow()]).toEqual([true, true, false]);
    expect(await rows()).toEqual([]);
  });

  it('leases one at a time, also where the engine knows how few there are', async () => {
    for (const name of ['one', 'two', 'three']) await enqueueJob(target.database.db, 'fine', name, now);
    await target.database.forget();
    expect([await run(), await run(), await run(), await run()]).toEqual([true, true, true, false]);
    expect(ran).toEqual(['one', 'two', 'three']);
  });

  it('leaves other kinds to other workers', async () => {
    await enqueueJob(target.database.db, 'fine', 'x', now);
    expect(await run({ except: ['fine'] })).toBe(false);
    expect(await run({ only: ['broken'] })).toBe(false);
    expect(await run({ only: ['fine'] })).toBe(true);
  });

  it('adds one of several jobs with the same key, and many without', async () => {
    for (const key of ['a', 'a', 'b', null, null]) await enqueueJob(target.database.db, 'fine', '', now, key);
    expect((await rows()).map(({ unique_key }) => unique_key)).toEqual(['a', 'b', null, null]);
  });

  it.each([
    ['broken', 8],
    ['stubborn', 20],
    ['hopeless', 1],
  ])(
    '%s jobs are given up after %i attempts, with growing pauses of ten minutes at most',
    async (kind, attempts) => {
      await enqueueJob(target.database.db, kind, {}, now);
      const pauses: number[] = [];
      for (let tries = 0; tries < attempts; tries += 1) {
        expect(await run()).toBe(true);
        const [job] = await rows();
        pauses.push((Date.parse(job?.run_at ?? '') - now.getTime()) / 1000);
        now = new Date(Date.parse(job?.run_at ?? ''));
      }
      expect(await run()).toBe(false);
      expect(await rows()).toMatchObject([{ attempts, dead_at: anyText, leased_until: null }]);
      expect(pauses.slice(0, 3)).toEqual([5, 10, 20].slice(0, attempts));
      expect(Math.max(...pauses)).toBeLessThanOrEqual(600);
    },
  );
});
