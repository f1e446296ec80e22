/** @module-tag engine */
import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { enqueueJob, type LimitedJob, runNextJob } from './queue.ts';

describe('jobs of several workers', () => {
  let target: TestDatabase;
  let now: Date;

  beforeEach(async () => {
    target = await createTestDatabase();
    now = new Date('2026-11-20T10:00:00Z');
    return () => target.drop();
  });

  const claim = (seconds: number) =>
    target.database.claimJobs({
      now: now.toISOString(),
      leasedUntil: new Date(now.getTime() + seconds * 1000).toISOString(),
      limit: 1,
    });

  it('are claimed by one of them only, one at a time', async () => {
    for (let count = 0; count < 20; count += 1) await enqueueJob(target.database.db, 'fire', { count }, now);
    const claims = await Promise.all(Array.from({ length: 15 }, () => claim(60)));
    expect(claims.map(({ length }) => length)).toEqual(claims.map(() => 1));
    expect(new Set(claims.flat().map(({ id }) => id)).size).toBe(claims.length);
  });

  /** Several processes claim it and are killed. */
  const abandon = async (times: number): Promise<void> => {
    for (let attempt = 1; attempt <= times; attempt += 1) {
      expect(await claim(30)).toMatchObject([{ attempts: attempt }]);
      now = new Date(now.getTime() + 60_000);
    }
  };
  const run = (fire: LimitedJob) =>
    runNextJob({
      database: target.database,
      loadHandlers: async () => ({ fire }),
      now: () => now,
      log: Fastify().log,
    });

  it('are not to blame for the end of their process where nothing that they do can cause it', async () => {
    await enqueueJob(target.database.db, 'fire', {}, now);
    await abandon(40);
    let runs = 0;
    const fire = async (): Promise<void> => {
      runs += 1;
      if (runs === 1) throw new Error('not today');
    };
    await run({ maxAttempts: 2, isHarmless: true, run: fire });
    const [job] = await target.database.db.selectFrom('job').selectAll().execute();
    // Only failures count, also for the pause.
    expect(job).toMatchObject({
      dead_at: null,
      run_at: new Date(now.getTime() + 5000).toISOString(),
    });
    now = new Date(now.getTime() + 5000);
    await run({ maxAttempts: 2, isHarmless: true, run: fire });
    expect(runs).toBe(2);
    expect(await target.database.db.selectFrom('job').selectAll().execute()).toEqual([]);
  });

  it('are given up when their process ended too often, however many attempts they have', async () => {
    await enqueueJob(target.database.db, 'fire', {}, now);
    await abandon(8);
    let runs = 0;
    const fire = async (): Promise<void> => {
      runs += 1;
    };
    const { database } = target;
    await run({ maxAttempts: 1000, run: fire });
    expect(runs).toBe(0);
    expect(await database.db.selectFrom('job').select(['last_error', 'dead_at']).execute()).toEqual([
      { last_error: 'Its process ended too often', dead_at: now.toISOString() },
    ]);
  });
});
