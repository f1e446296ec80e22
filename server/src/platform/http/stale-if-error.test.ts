import { beforeEach, describe, expect, it } from 'vitest';
import { StaleIfError } from './stale-if-error.ts';

const HOUR_MS = 3_600_000;
const EMBARGO = Date.parse('2026-11-20T12:00:00Z');
const AWAY_AT = EMBARGO - 60_000;
const away = new Error('away');

describe('what was kept before the database went away', () => {
  let now = 0;
  let asked = 0;
  let kept: StaleIfError;
  const shelf = new Map([['list', { value: 'old' }]]);

  beforeEach(() => {
    [now, asked] = [AWAY_AT, 0];
    kept = new StaleIfError({
      database: { classify: (error) => (error === away ? 'unavailable' : null) },
      now: () => new Date(now),
    });
    kept.keep(shelf, { from: AWAY_AT - HOUR_MS, until: EMBARGO });
  });

  const read = (key = 'list', failure: Error = away): Promise<string> =>
    kept.orStale(
      key,
      async (): Promise<string> => {
        asked += 1;
        throw failure;
      },
      (value, since) => `${value} of ${since.toISOString()}`,
    );

  it('is shown with its time, and the database is asked again a second later', async () => {
    const shown = 'old of 2026-11-20T11:59:00.000Z';
    expect([await read(), await read(), asked]).toEqual([shown, shown, 1]);
    now += 1000;
    expect([await read(), asked]).toEqual([shown, 2]);
  });

  it('is shown to all but the one who waits for the database', async () => {
    expect(await read()).toContain('old');
    now += 1000;
    const silent = Promise.withResolvers<string>();
    const waiting = kept.orStale(
      'list',
      () => silent.promise,
      (value) => value,
    );
    expect([await read(), asked]).toEqual([expect.stringContaining('old'), 1]);
    silent.resolve('new');
    expect(await waiting).toBe('new');
    expect([await read(), asked]).toEqual([expect.stringContaining('old'), 2]);
  });

  it('is shown to nobody from the instant on to which it is right', async () => {
    now = EMBARGO - 1;
    expect(await read()).toContain('old');
    // Also while the database is not asked again.
    now = EMBARGO;
    await expect(read()).rejects.toBe(away);
    now = EMBARGO + HOUR_MS;
    await expect(read()).rejects.toBe(away);
  });

  it('is shown to nobody where the clock is put back behind its beginning', async () => {
    now = AWAY_AT - HOUR_MS - 1;
    await expect(read()).rejects.toBe(away);
  });

  it('is shown for an hour at most', async () => {
    kept.keep(shelf, { from: 0, until: Number.POSITIVE_INFINITY });
    now += HOUR_MS - 1;
    expect(await read()).toContain('old');
    now += 1;
    await expect(read()).rejects.toBe(away);
  });

  it('takes the place of no other failure, and of nothing that was not kept', async () => {
    const fault = new Error('a fault of ours');
    await expect(read('list', fault)).rejects.toBe(fault);
    await expect(read('another')).rejects.toBe(away);
    kept.forget();
    await expect(read()).rejects.toBe(away);
  });

  it('is not asked for where the database answers', async () => {
    expect(
      await kept.orStale(
        'list',
        async () => 'new',
        () => 'old',
      ),
    ).toBe('new');
  });
});
