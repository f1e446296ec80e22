import { expect, it } from 'vitest';
import { keepMonth, monthsOf, withChosen, withPeriod, yearsOf } from './periods.ts';

const PERIODS = [
  { year: 2026, month: 3, count: 2 },
  { year: 2024, month: 11, count: 1 },
  { year: 2026, month: 9, count: 1 },
  { year: 2025, month: 3, count: 1 },
];

it('offers the years that exist, newest first, and the months of one', () => {
  expect(yearsOf(PERIODS)).toEqual([2026, 2025, 2024]);
  expect(monthsOf(PERIODS, 2026)).toEqual([9, 3]);
  expect(monthsOf(PERIODS, undefined)).toEqual([11, 9, 3]);
});
it('shows the newest year when no period is chosen', () => {
  expect(withPeriod({ q: '', shelf: 1 }, PERIODS)).toEqual({ q: '', year: 2026, shelf: 1 });
});
it.each([
  { q: 'smalto', shelf: 1 },
  { q: '', month: 3, shelf: 1 },
  { q: '', year: 2019, shelf: 1 },
])('leaves a choice and a search as they are: %o', (filter) => {
  expect(withPeriod(filter, PERIODS)).toBe(filter);
});
it('shows everything where there is nothing', () => {
  expect(withPeriod({ q: '', shelf: 1 }, [])).toEqual({ q: '', shelf: 1 });
});
it('keeps a month only in a year that has it', () => {
  expect(keepMonth(PERIODS, 2025, 3)).toBe(3);
  expect(keepMonth(PERIODS, 2025, 9)).toBeUndefined();
});
it('offers the value in the address, although it does not exist', () => {
  expect(withChosen([2026, 2025], 2019)).toEqual([2026, 2025, 2019]);
  expect(withChosen([2026], 2026)).toEqual([2026]);
});
