import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

const WORDS = 'Kilns, tiles and glazes '.repeat(4);

it('cuts one endless word after exactly 100 characters and adds three dots', () => {
  expect(excerpt('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
});
it('cuts a text without sentences after a word', () => {
  expect(excerpt(`${WORDS}in one, two and three rows`)).toBe(`${WORDS}in...`);
  expect(excerpt(`${WORDS}they are burnt in rows`)).toBe(`${WORDS}they...`);
});
it('ends at the last sentence that fits', () => {
  const first = 'Output rises by 1.6% in six months.';
  expect(excerpt(`${first} Exports follow. ${WORDS.trim()}.`, 'en')).toBe(`${first} Exports follow.`);
});
it('keeps a first sentence that is longer whole, unless it is endless', () => {
  const first = `${WORDS}are shown to buyers from forty countries.`;
  expect(excerpt(`${first} Halls open at nine.`, 'en')).toBe(first);
  expect(excerpt(`${WORDS.repeat(3)}are shown.`)).toBe(`${WORDS}Kiln...`.replace(' Kiln...', '...'));
});
it('leaves 100 characters alone', () => {
  expect(excerpt('a'.repeat(100))).toBe('a'.repeat(100));
});
it('never cuts a character in two', () => {
  expect(excerpt('🏺'.repeat(101))).toBe(`${'🏺'.repeat(100)}...`);
});
