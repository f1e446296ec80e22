import { describe, expect, it } from 'vitest';
import { toSortKey } from '../search/document.ts';
import { IdSet } from '../search/id-set.ts';
import { parseQuery } from '../search/query.ts';
import { type FindBatch, findVisibleHits, readIdSet } from './search-hits.ts';

const setOf = (ids: readonly number[]): IdSet => {
  const set = new IdSet();
  set.addAll(ids);
  return set;
};

/** One document a day, all of which match. */
const KEYS = Array.from({ length: 3000 }, (_, at) =>
  toSortKey(new Date(Date.UTC(2015, 0, at + 1)).toISOString().slice(0, 10), at + 1),
).toReversed();

const findIn =
  (sizes: number[]): FindBatch =>
  async ({ min, max }, size) => {
    sizes.push(size);
    const keys = KEYS.filter((key) => key >= min && key <= max).slice(0, size);
    return { keys, next: keys.length < size ? null : (keys.at(-1) ?? 0) - 1 };
  };

describe('findVisibleHits', () => {
  const search = { corpus: 'release' as const, query: parseQuery('forno'), limit: 10 };

  it.each([
    ['all', (id: number) => id > 0],
    ['every other one', (id: number) => id % 2 === 0],
    ['few old ones', (id: number) => id < 40 && id % 5 === 0],
    ['none', () => false],
  ])('answers the newest of those that are visible: %s', async (_, isVisible) => {
    const visible = setOf(KEYS.map((_key, at) => at + 1).filter(isVisible));
    const found = await findVisibleHits({ ...search, visible }, findIn([]));
    const expected = KEYS.filter((key) => visible.has(key % 1e8)).slice(0, 10);
    expect(found.keys).toEqual(expected);
  });

  it('asks for few where most are visible, and for more each time', async () => {
    const sizes: number[] = [];
    await findVisibleHits({ ...search, visible: setOf([1, 3000]) }, findIn(sizes));
    expect(sizes.every((size) => size <= 20_000)).toBe(true);
    const few: number[] = [];
    await findVisibleHits({ ...search, visible: setOf(KEYS.map((_, at) => at + 1)) }, findIn(few));
    expect(few).toEqual([12]);
  });

  it('asks nothing for an empty query', async () => {
    const sizes: number[] = [];
    const empty = { ...search, query: parseQuery(''), visible: setOf([1]) };
    expect((await findVisibleHits(empty, findIn(sizes))).keys).toEqual([]);
    expect(sizes).toEqual([]);
  });
});

it('reads ids in their order until there are no more', async () => {
  const all = Array.from({ length: 45_000 }, (_, at) => at * 3 + 1);
  const ids = await readIdSet(async (after, limit) => all.filter((id) => id > after).slice(0, limit));
  expect([ids.size, ids.highest]).toEqual([45_000, 134_998]);
  expect([ids.has(1), ids.has(2), ids.has(134_998), ids.has(999_999)]).toEqual([true, false, true, false]);
});
