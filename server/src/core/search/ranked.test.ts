import { expect, it } from 'vitest';
import { toSortKey } from './document.ts';
import { orderHits } from './ranked.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

const order = (...hits: [id: number, date: string, rank: number][]): number[] =>
  orderHits(
    hits.map(([id, date, rank]) => ({ sortKey: toSortKey(date, id), rank })),
    NOW,
  );

it('puts the better hit first, and the newer one where the engine takes them for equal', () => {
  expect(order([1, '2026-01-01', 1], [2, '2026-01-01', 3], [3, '2026-01-01', 2])).toEqual([2, 3, 1]);
  expect(order([1, '2026-01-01', 1], [2, '2026-01-01', 1], [3, '2026-02-01', 1])).toEqual([3, 2, 1]);
});

it('takes away a quarter in the first year and at most half for age, and nothing from what is of a later day', () => {
  expect(order([1, '2016-01-01', 1], [2, '2026-11-01', 0.6], [3, '2026-11-01', 0.3])).toEqual([2, 1, 3]);
  expect(order([1, '2025-11-20', 4], [2, '2026-11-20', 3.1], [3, '2026-11-20', 2.9])).toEqual([2, 1, 3]);
  expect(order([1, '1970-01-01', 2.1], [2, '2027-01-01', 1])).toEqual([1, 2]);
});
