import { expect, it } from 'vitest';
import { Heads } from './heads.ts';
import { type Head, IN_ABSTRACT, IN_TITLE, toCodes, toRankText } from './rank.ts';

const LENGTH = 1000;
const COUNT = 700;
/** Far apart and near each other, and more than one array holds. */
const KEYS = Array.from({ length: COUNT }, (_, at) => (at % 2 === 0 ? at : at * 400_000));

const wordsOf = (key: number, length = LENGTH): string[] => Array.from({ length }, (_, at) => `w${key + at}`);
const placesOf = (head: Head | null, word: string): number | undefined =>
  head?.placesOf(toCodes(word)[0] ?? 0);

it('keeps each head under its key, and tells which it has not', () => {
  const heads = new Heads();
  for (const key of KEYS) heads.add(key, { title: toRankText(wordsOf(key)), abstract: `of ${key}` });
  expect(KEYS.filter((key) => !heads.has(key))).toEqual([]);
  for (const key of KEYS) {
    const head = heads.find(key);
    expect([key, ...wordsOf(key).filter((word) => placesOf(head, word) !== IN_TITLE)]).toEqual([key]);
    expect([placesOf(head, String(key)), placesOf(head, `w${key - 1}`)]).toEqual([IN_ABSTRACT, 0]);
    expect(placesOf(head, `w${key + LENGTH}`)).toBe(0);
  }
  expect([heads.has(COUNT + 1), heads.find(COUNT + 1)]).toEqual([false, null]);
});

it('tells of a token whether it stands in the title, in the abstract or in both, also once all numbers are given', () => {
  const heads = new Heads();
  const texts = { title: 'one two', abstract: 'two three two' };
  const tell = (): (number | undefined)[] => {
    const head = heads.find(1);
    return ['one', 'two', 'three', 'four'].map((word) => placesOf(head, word));
  };
  const expected = [IN_TITLE, IN_TITLE | IN_ABSTRACT, IN_ABSTRACT, 0];
  heads.add(1, texts);
  heads.add(2, { title: '', abstract: '' });
  expect([tell(), placesOf(heads.find(2), 'one')]).toEqual([expected, 0]);
  const full = new Heads();
  full.add(9, { title: toRankText(wordsOf(0, 70_000)), abstract: '' });
  full.add(1, texts);
  const head = full.find(1);
  expect(['one', 'two', 'three', 'four'].map((word) => placesOf(head, word))).toEqual(expected);
  const long = full.find(9);
  expect(wordsOf(0, 70_000).filter((word) => placesOf(long, word) !== IN_TITLE)).toEqual([]);
  expect(full.isFull).toBe(false);
});

it('says when it is full', () => {
  const heads = new Heads(3 * 1024 * 1024);
  for (let key = 0; key < 200; key += 1) heads.add(key, { title: '', abstract: toRankText(wordsOf(key)) });
  expect(heads.isFull).toBe(false);
  for (let key = 200; key < 2000; key += 1) heads.add(key, { title: '', abstract: toRankText(wordsOf(key)) });
  expect([heads.isFull, placesOf(heads.find(7), 'w7'), placesOf(heads.find(7), 'w6')]).toEqual([
    true,
    IN_ABSTRACT,
    0,
  ]);
});
