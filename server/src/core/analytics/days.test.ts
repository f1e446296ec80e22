import { describe, expect, it } from 'vitest';
import { addDays, listPeriods, toOfficeDay, toPeriod } from './days.ts';

describe('days of the office', () => {
  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
  ])('has %s on %s', (instant, day) => {
    expect(toOfficeDay(new Date(instant))).toBe(day);
  });

  it('knows the beginnings of weeks and months', () => {
    expect(toPeriod('2026-11-22', 'week')).toBe('2026-11-16');
    expect(toPeriod('2026-11-16', 'week')).toBe('2026-11-16');
    expect(toPeriod('2026-11-22', 'month')).toBe('2026-11-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('lists all periods, also over the ends of years and months of any length', () => {
    const span = { from: '2026-11-30', to: '2027-03-01' };
    expect(listPeriods({ ...span, per: 'month' }, 99)).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
    ]);
    expect(listPeriods({ ...span, per: 'week' }, 99)).toHaveLength(14);
    expect(listPeriods({ ...span, per: 'day' }, 5)).toHaveLength(5);
  });
});
