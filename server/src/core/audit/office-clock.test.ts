import { startOfOfficeDay } from '@press-room/contract/office-clock';
import { expect, it } from 'vitest';

it.each([
  ['2026-01-15', 0, '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', 0, '2026-07-14T22:00:00.000Z'],
  // Days on which the clocks change, and the following days.
  ['2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', 1, '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
])('a day of the office begins at its midnight: %s and %i days', (day, later, instant) => {
  expect(startOfOfficeDay(day, later).toISOString()).toBe(instant);
});
