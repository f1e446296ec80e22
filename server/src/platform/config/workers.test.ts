import { expect, it } from 'vitest';
import { ALONE, CONNECTIONS_MIN, shareConnections } from './workers.ts';

/** Includes the listening connections. */
function sum(workers: number, total?: number): number {
  const { ordinary, reader, search, scans } = shareConnections(workers, total);
  return workers * (ordinary + reader + search + scans + 1);
}

it('gives one process what it always had, and several no more in all than PostgreSQL takes', () => {
  expect(shareConnections(1, undefined)).toEqual(ALONE);
  expect([1, 2, 3, 4, 6].map((workers) => sum(workers))).toEqual([19, 38, 57, 60, 60]);
  expect(sum(2, 100)).toBe(100);
  expect(shareConnections(16, 16)).toEqual({ ordinary: CONNECTIONS_MIN - 4, reader: 1, search: 1, scans: 1 });
});
