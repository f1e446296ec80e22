import { expect, it } from 'vitest';
import { toEndOfDay, toLastDay } from './last-day.ts';

it('ends at midnight in Rome, also on the days when the clock is changed', () => {
  for (const [day, end] of [
    ['2026-03-28', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-25T23:00:00.000Z'],
  ] as const) {
    expect(toEndOfDay(day)).toBe(end);
    expect(toLastDay(end)).toBe(day);
  }
  expect([toEndOfDay(''), toLastDay(null)]).toEqual([null, '']);
});
