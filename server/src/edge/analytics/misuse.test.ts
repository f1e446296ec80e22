import { COPY_PATH, READ_PATH } from '@press-room/contract/analytics';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AnalyticsSite, startAnalyticsSite } from '../../../test/analytics.ts';
import { post } from '../../../test/requests.ts';
import { startTestServer } from '../../../test/server.ts';
import { AnalyticsCounter } from '../../core/analytics/counter.ts';

describe('figures under misuse and in trouble', () => {
  let site: AnalyticsSite;

  beforeEach(async () => {
    site = await startAnalyticsSite();
  });
  afterEach(() => site.server.close());

  describe(`POST ${COPY_PATH}`, () => {
    it('takes nothing but one thing that is there', async () => {
      for (const [body, status] of [
        [{}, 400],
        [{ press_release: 1, asset: 1 }, 400],
        [{ press_release: 'x' }, 400],
        [{ press_release: -1 }, 400],
        [{ press_release: 2 ** 40 }, 400],
        [{ press_release: 999_999 }, 404],
        [{ press_kit: 1 }, 400],
        [[1], 400],
        [{ press_release: 1, more: 'x'.repeat(200_000) }, 413],
      ]) {
        expect([(await site.copy(body)).status, body]).toEqual([status, body]);
      }
      expect((await site.read()).total).toBe(0);
    });

    it('believes no copy of what its reader cannot see', async () => {
      const { hall, later } = site.ids;
      expect((await site.copy({ asset: hall })).status).toBe(404);
      expect((await site.copy({ press_release: site.release + 1 })).status).toBe(404);
      expect((await site.copy({ asset: later }, site.ann)).status).toBe(404);
      expect((await site.copy({ press_release: site.release + 1 }, site.ann)).status).toBe(204);
      expect((await site.read()).total).toBe(1);
    });
  });

  it('take only what can be read as something that is read, and believe nothing of what is hidden', async () => {
    const { hall } = site.ids;
    for (const [body, status] of [
      [{}, 400],
      [{ asset: hall }, 400],
      [{ press_release: 1, magazine: 1 }, 400],
      [{ magazine: 999_999 }, 404],
      [{ press_release: site.release + 1 }, 404],
      [{ press_release: site.release, more: 'x'.repeat(200_000) }, 413],
    ]) {
      expect([(await site.open(body)).status, body]).toEqual([status, body]);
    }
    expect((await site.read()).total).toBe(0);
  });

  it.each([
    [COPY_PATH, 60],
    [READ_PATH, 120],
  ])('count a machine that asks %s for a while only', async (path, max) => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    limited.clock.now = new Date();
    try {
      const statuses: number[] = [];
      for (let at = 0; at <= max; at += 1) {
        statuses.push((await limited.call(path, post({ press_release: 1 }))).status);
      }
      expect(statuses.indexOf(429)).toBe(max);
    } finally {
      await limited.close();
    }
  });

  it('add up over processes that write at the same time', async () => {
    const { database, now, log } = site.server.context;
    const counters = [1, 2].map(() => new AnalyticsCounter({ database, now, log }));
    const rounds = 20;
    for (let round = 0; round < rounds; round += 1) {
      for (const counter of counters) {
        for (let id = 1; id <= 30; id += 1) {
          counter.count({ kind: 'copy', subject: { kind: 'press_release', id }, account: null });
        }
      }
      await Promise.all(counters.map((counter) => counter.flush()));
    }
    await Promise.all(counters.map((counter) => counter.close()));
    expect((await site.read()).total).toBe(2 * rounds * 30);
  });

  it('hold a bounded number of things in memory, and of words a day', async () => {
    const { database, now, log } = site.server.context;
    const counter = new AnalyticsCounter({ database, now, log, waitingMax: 600 });
    for (let id = 1; id <= 700; id += 1) {
      counter.count({ kind: 'copy', subject: { kind: 'asset', id }, account: null });
    }
    await counter.flush();
    for (let at = 0; at < 600; at += 1) {
      counter.search({ client: `a${at}`, text: `word ${at}`, group: 0, account: null, isFound: false });
    }
    await counter.close();
    expect((await site.read('kind=copy')).total).toBe(600);
    expect((await site.read('kind=search')).total).toBe(600);
    expect((await site.read('by=query')).total).toBe(500);
  });

  it('are kept when writing fails, and written with what comes next', async () => {
    const { database, now, log } = site.server.context;
    let isBroken = true;
    const counter = new AnalyticsCounter({
      database: {
        get db() {
          if (isBroken) throw new Error('no database');
          return database.db;
        },
        reader: database.reader,
      },
      now,
      log,
    });
    counter.count({ kind: 'copy', subject: { kind: 'press_release', id: site.release }, account: null });
    await counter.flush();
    isBroken = false;
    counter.count({ kind: 'copy', subject: { kind: 'press_release', id: site.release }, account: null });
    await counter.close();
    expect(await site.lines('')).toEqual([['copy', 2]]);
  });
});
