import { describe, expect, it } from 'vitest';
import { KEEP_MS, listExcess } from './bounds.ts';
import { listSuccessors } from './successors.ts';

const NOW = Date.parse('2026-03-01T10:00:00Z');
const BOUNDS = { most: 3, bytes: 100, each: 80 };
const keep = (key: string, minutesAgo: number, bytes = 1) => ({ key, at: NOW - minutesAgo * 60_000, bytes });
const keysOf = (kept: { key: string }[]) => kept.map(({ key }) => key);

describe('listExcess', () => {
  it('keeps entries within bounds', () => {
    expect(listExcess([keep('a', 1, 50), keep('b', 2, 50), keep('c', 3, 0)], BOUNDS, NOW)).toEqual([]);
  });

  it('removes the oldest if there are too many', () => {
    const kept = [keep('b', 2), keep('d', 4), keep('a', 1), keep('c', 3)];
    expect(keysOf(listExcess(kept, BOUNDS, NOW))).toEqual(['d']);
  });

  it('removes the oldest if they are too large together', () => {
    const kept = [keep('old', 3, 30), keep('new', 1, 60), keep('between', 2, 30)];
    expect(keysOf(listExcess(kept, BOUNDS, NOW))).toEqual(['old']);
  });

  it('removes expired entries of any size', () => {
    const kept = [keep('a', 1), { key: 'ancient', at: NOW - KEEP_MS - 1, bytes: 1 }];
    expect(keysOf(listExcess(kept, BOUNDS, NOW))).toEqual(['ancient']);
  });
});

describe('listSuccessors', () => {
  it('lists new files whose predecessors were used', () => {
    const used = ['/assets/gallery-page-Aa1-_b2.js', '/assets/gallery-page-0000000.css', '/theme.js', '/'];
    const later = [
      '/assets/gallery-page-1111111.js',
      '/assets/gallery-page-2222222.css',
      '/assets/x-3333333.js',
    ];
    expect(listSuccessors(used, later)).toEqual(later.slice(0, 2));
  });
});
