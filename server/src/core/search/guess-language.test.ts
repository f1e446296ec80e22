import { expect, it } from 'vitest';
import { guessLanguage } from './guess-language.ts';

it.each([
  ['Dal 1962 produciamo piastrelle in gres porcellanato per la casa e la città.', 'it'],
  ['Lastre di grande formato', 'it'],
  ['L’ARTE DELLA CERAMICA', 'it'],
  ['Since 1962 we have been making tiles for homes and for cities.', 'en'],
  ['The tiles of La Fabbrica, made in Sassuolo for the whole world', 'en'],
  ['Ceramiche Alfa S.p.A. — Sassuolo', null],
  ['', null],
])('tells a language by its small words: %s', (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});
