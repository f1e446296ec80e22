import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

it('cuts one endless word after exactly 100 characters and adds three dots', () => {
  expect(excerpt('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
});
it('ends at the end of a word, without what only joins it to the next', () => {
  expect(excerpt('Kilns, tiles and glazes', 15)).toBe('Kilns, tiles...');
  expect(excerpt('Kilns, tiles and glazes', 16)).toBe('Kilns, tiles and...');
  expect(excerpt('Kilns, tiles and glazes', 8)).toBe('Kilns...');
  expect(excerpt('Kilns. Tiles and glazes', 8)).toBe('Kilns...');
});
it('leaves 100 characters alone', () => {
  expect(excerpt('a'.repeat(100))).toBe('a'.repeat(100));
});
it('never cuts a character in two', () => {
  expect(excerpt('🏺🏺🏺', 2)).toBe('🏺🏺...');
});
