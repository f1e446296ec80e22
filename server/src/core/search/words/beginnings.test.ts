import type { Language } from '@press-room/contract/languages';
import { expect, it } from 'vitest';
import { readCodeUnits } from '../excerpts/code-units.ts';
import { Beginnings } from './beginnings.ts';
import { toToken } from './stems.ts';
import { splitWords } from './words.ts';

// Words whose stems start differently, words of other scripts, and other notations.
const WORDS: [Language, string][] = [
  [
    'en',
    'dying lying tying skies sky only early ugly company companies possibly sensibility digitalisation hoping relational 瓷砖 a瓷 x1 CO₂',
  ],
  [
    'it',
    'città forni fughe fiera fiere resistenza efficienze smalti impasti mostre ricavo piastrellista ÈTOILE perché a瓷砖',
  ],
];

it.each(WORDS)('passes over no word of %s that has the token', (language, text) => {
  for (const { word, start, end } of splitWords(text)) {
    expect(new Beginnings([toToken(word, language)]).mayStandAt(readCodeUnits(text), start, end), word).toBe(
      true,
    );
  }
});

it.each([
  ['iceram', 'ce', false],
  ['iceram', 'Ceramica', true],
  ['iceram', 'C E R A M I C A', true],
  ['iforn', 'ceramica', false],
])('of %s, may %j have it: %s', (token, word, expected) => {
  expect(new Beginnings([token]).mayStandAt(readCodeUnits(word), 0, word.length)).toBe(expected);
});

it('copes with words that look like the code of a letter', () => {
  expect(() => new Beginnings(['iufffff', 'eu00', 'iu', 'e'])).not.toThrow();
});
