import { expect, it } from 'vitest';
import { Heads } from './heads.ts';
import type { Head } from './rank.ts';

const LENGTH = 1000;
const COUNT = 700;
/** Far apart and near each other, and more than one array holds. */
const KEYS = Array.from({ length: COUNT }, (_, at) => (at % 2 === 0 ? at : at * 400_000));

const codesOf = (key: number): number[] => Array.from({ length: LENGTH }, (_, at) => key + at);

function readCodes(head: Head | null): number[] {
  if (head === null) return [];
  return [...head.codes.subarray(head.from, head.from + head.count)];
}

it('keeps each head under its key, and tells which it has not', () => {
  const heads = new Heads();
  for (const key of KEYS) heads.add(key, { codes: Uint32Array.from(codesOf(key)), from: 0, count: LENGTH });
  expect(KEYS.filter((key) => !heads.has(key))).toEqual([]);
  expect(KEYS.filter((key) => readCodes(heads.find(key)).join() !== codesOf(key).join())).toEqual([]);
  expect([heads.has(COUNT + 1), heads.find(COUNT + 1), heads.isFull]).toEqual([false, null, false]);
});

it('takes a part of an array, also an empty one, and says when it is full', () => {
  const heads = new Heads();
  heads.add(7, { codes: Uint32Array.from([1, 2, 3, 4]), from: 1, count: 2 });
  heads.add(8, { codes: new Uint32Array(0), from: 0, count: 0 });
  expect([readCodes(heads.find(7)), heads.has(8), readCodes(heads.find(8))]).toEqual([[2, 3], true, []]);
  const long = { codes: new Uint32Array(2 ** 22), from: 0, count: 2 ** 22 };
  for (let key = 9; key < 12; key += 1) heads.add(key, long);
  expect([heads.isFull, heads.find(11)?.count, readCodes(heads.find(7))]).toEqual([true, long.count, [2, 3]]);
});
