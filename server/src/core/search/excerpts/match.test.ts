import { expect, it } from 'vitest';
import { toTokens } from '../document.ts';
import { parseQuery } from '../query.ts';
import { isMatch } from './match.ts';

it.each([
  ['gres', true],
  ['porcelain stoneware', true],
  ['"porcellanato gres"', false],
  ['"gres porcellanato"', true],
  ['gres sassuolo', false],
  ['sassuolo', false],
  ['pavimenti gres', true],
])('tells whether %s stands in a short text', (words, expected) => {
  const tokens = toTokens({ it: 'Il pavimento in gres porcellanato', en: '' });
  expect(isMatch(parseQuery(words), tokens)).toBe(expected);
});
