import { describe, expect, it } from 'vitest';
import { findNextCheck, findNextDigest, isPaused } from './schedule.ts';

const daily = { rhythm: 'daily', hour: 8, weekday: 1, time_zone: 'Europe/Rome' } as const;
const next = (schedule: Parameters<typeof findNextDigest>[0], after: string) =>
  findNextDigest(schedule, new Date(after))?.toISOString() ?? null;

describe('the next digest', () => {
  it.each([
    ['today', '2026-11-20T06:59:00Z', '2026-11-20T07:00:00.000Z'],
    ['tomorrow, not the instant itself', '2026-11-20T07:00:00Z', '2026-11-21T07:00:00.000Z'],
    ['on the day the clock goes forward', '2026-03-28T07:00:00Z', '2026-03-29T06:00:00.000Z'],
    ['on the day the clock goes back', '2026-10-24T06:00:00Z', '2026-10-25T07:00:00.000Z'],
  ])('comes daily: %s', (_what, after, expected) => expect(next(daily, after)).toBe(expected));

  it('takes the next hour where the clock skips one, and comes once where it repeats one', () => {
    const early = { ...daily, hour: 2 };
    expect(next(early, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(next(early, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:00:00.000Z');
    expect(next(early, '2026-10-25T00:00:00Z')).toBe('2026-10-26T01:00:00.000Z');
  });

  it('comes weekly on its day, on the clock of the person', () => {
    const weekly = { rhythm: 'weekly', hour: 18, weekday: 5, time_zone: 'America/New_York' } as const;
    expect(next(weekly, '2026-11-20T10:00:00Z')).toBe('2026-11-20T23:00:00.000Z');
    expect(next(weekly, '2026-11-20T23:00:00Z')).toBe('2026-11-27T23:00:00.000Z');
  });

  it('is never where news come at once', () =>
    expect(next({ ...daily, rhythm: 'now' }, '2026-11-20T10:00:00Z')).toBeNull());
});

describe('a pause', () => {
  const there = { away_from: null, away_until: null };
  const pause = { paused_until: '2026-03-29', time_zone: 'America/New_York' };
  const at = (instant: string) => new Date(instant);

  it('includes its day as the person counts it', () => {
    expect(isPaused(pause, there, at('2026-03-30T03:59:00Z'))).toBe(true);
    expect(isPaused(pause, there, at('2026-03-30T04:00:00Z'))).toBe(false);
    const rome = { ...pause, time_zone: 'Europe/Rome' };
    expect(isPaused(rome, there, at('2026-03-29T21:59:00Z'))).toBe(true);
    expect(isPaused(rome, there, at('2026-03-29T22:00:00Z'))).toBe(false);
  });

  it('is also an absence, from its first day to its last', () => {
    const open = { paused_until: null, time_zone: 'Europe/Rome' };
    const paused = (away: Parameters<typeof isPaused>[1]) =>
      ['2026-08-09', '2026-08-10', '2026-08-12', '2026-08-13'].map((day) =>
        isPaused(open, away, at(`${day}T12:00:00Z`)),
      );
    expect(paused({ away_from: '2026-08-10', away_until: '2026-08-12' })).toEqual([false, true, true, false]);
    expect(paused({ away_from: '2026-08-10', away_until: null })).toEqual([false, true, true, true]);
    expect(paused({ away_from: null, away_until: '2026-08-12' })).toEqual([true, true, true, false]);
    expect(paused({ away_from: null, away_until: null })).toEqual([false, false, false, false]);
  });

  it('is checked at each digest, and where news come at once every day', () => {
    const checked = (more: object) =>
      findNextCheck({ ...daily, ...more }, at('2026-08-12T07:00:00Z'))?.toISOString();
    expect(checked({})).toBe('2026-08-13T06:00:00.000Z');
    expect(checked({ rhythm: 'now', hour: 0 })).toBe('2026-08-12T22:00:00.000Z');
    expect(checked({ rhythm: 'weekly', weekday: 1 })).toBe('2026-08-17T06:00:00.000Z');
  });
});
