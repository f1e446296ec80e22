import { describe, expect, it } from 'vitest';
import { parseRange } from './byte-range.ts';

describe('parseRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-5', { start: 2, end: 5 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=5-100', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-100', { start: 0, end: 9 }],
    ['Bytes= 9-9 ', { start: 9, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=-', null],
    ['bytes=a-b', null],
    ['bytes=0-1,3-4', null],
    ['lines=0-1', null],
    ['', null],
  ])('reads %j of ten bytes as %j', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });

  it.each(['bytes=0-', 'bytes=-1'])('finds nothing in an empty file for %s', (header) => {
    expect(parseRange(header, 0)).toBe('unsatisfiable');
  });
});
