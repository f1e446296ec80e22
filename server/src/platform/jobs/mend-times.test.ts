/** @module-tag engine */
import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { enqueueJob, type Jobs, startWorker, type Worker, type WorkerOptions } from './queue.ts';

describe('jobs of a clock that is put back', () => {
  const RIGHT = new Date('2026-11-20T10:00:00Z');
  const AHEAD = new Date('2026-11-20T13:00:00Z');
  let target: TestDatabase;
  let now: Date;
  let ran: string[];
  let workers: Worker[];

  beforeEach(async () => {
    target = await createTestDatabase();
    now = AHEAD;
    ran = [];
    workers = [];
    return async () => {
      for (const worker of workers) await worker.stop();
      await target.drop();
    };
  });

  const jobs: Jobs = {
    fine: async (payload) => void ran.push(String(payload)),
    'fails once': async (payload, { attempts }) => {
      ran.push(`${String(payload)} ${attempts}`);
      if (attempts === 1) throw new Error('not today');
    },
  };
  const work = (more: Pick<WorkerOptions, 'kinds' | 'leaseMs'> = {}): Worker => {
    const options = { database: target.database, loadHandlers: async () => jobs, log: Fastify().log };
    const worker = startWorker({ ...options, ...more, now: () => now });
    workers.push(worker);
    return worker;
  };
  const rows = () => target.database.db.selectFrom('job').selectAll().orderBy('id').execute();

  it('are done at once where nobody chose their moment, and at their moment where somebody did', async () => {
    const { db } = target.database;
    await enqueueJob(db, 'fine', 'at once', now);
    await enqueueJob(db, 'fine', 'after a pause', { now, at: new Date(now.getTime() + 900_000) });
    const chosen = new Date('2026-11-20T11:00:00Z');
    await enqueueJob(db, 'fine', 'chosen', { chosen });
    now = RIGHT;
    const worker = work();
    await expect.poll(() => ran).toEqual(['at once', 'after a pause']);
    expect(await rows()).toMatchObject([{ run_at: chosen.toISOString() }]);
    now = chosen;
    worker.wake();
    await expect.poll(() => ran.at(-1)).toBe('chosen');
  });

  it('are tried again at once, also by who sees it put back', async () => {
    await enqueueJob(target.database.db, 'fails once', 'tried', now);
    const worker = work();
    await expect.poll(async () => (await rows()).map(({ last_error }) => last_error)).toEqual(['not today']);
    now = RIGHT;
    worker.wake();
    await expect.poll(() => ran).toEqual(['tried 1', 'tried 2']);
  });

  it('are taken over from a process that died when a lease from now would be over', async () => {
    const { database } = target;
    await enqueueJob(database.db, 'fine', 'abandoned', now);
    const leasedUntil = new Date(now.getTime() + 120_000).toISOString();
    expect(await database.claimJobs({ now: now.toISOString(), leasedUntil, limit: 1 })).toHaveLength(1);
    now = RIGHT;
    const worker = work();
    await expect.poll(async () => (await rows())[0]?.leased_until).toBe('2026-11-20T10:02:00.000Z');
    expect(ran).toEqual([]);
    now = new Date('2026-11-20T10:02:01Z');
    worker.wake();
    await expect.poll(() => ran).toEqual(['abandoned']);
  });

  it('keep the lease of their own kind where a worker of others gives shorter ones', async () => {
    const { database } = target;
    await enqueueJob(database.db, 'fine', 'held', now);
    const leasedUntil = new Date(now.getTime() + 120_000).toISOString();
    await database.claimJobs({ now: now.toISOString(), leasedUntil, limit: 1 });
    const before = await rows();
    await enqueueJob(database.db, 'fails once', 'other', now);
    work({ kinds: { only: ['fails once'] }, leaseMs: 10_000 });
    await expect.poll(() => ran).toEqual(['other 1']);
    expect((await rows()).slice(0, 1)).toEqual(before);
  });

  it('keep the pause between two tries where clocks differ by seconds', async () => {
    await enqueueJob(target.database.db, 'fine', 'soon', { now, at: new Date(now.getTime() + 10_000) });
    now = new Date(now.getTime() - 5000);
    const worker = work();
    const before = await rows();
    await enqueueJob(target.database.db, 'fine', 'mark', now);
    worker.wake();
    await expect.poll(() => ran).toEqual(['mark']);
    expect(await rows()).toEqual(before);
  });
});
