import { describe, expect, it } from 'vitest';
import { toEnd } from './event.ts';

describe('the end of an event', () => {
  it.each([
    ['2027-09-24', '2027-09-24T22:00:00.000Z'],
    ['2026-12-31', '2026-12-31T23:00:00.000Z'],
    // Days on which the clocks change: 23 and 25 hours long.
    ['2027-03-27', '2027-03-27T23:00:00.000Z'],
    ['2027-03-28', '2027-03-28T22:00:00.000Z'],
    ['2027-10-30', '2027-10-30T22:00:00.000Z'],
    ['2027-10-31', '2027-10-31T23:00:00.000Z'],
  ])('is midnight in Rome after %s', (ends_on, end) => {
    expect(toEnd({ ends_on }).toISOString()).toBe(end);
  });
});
