import { afterEach, describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { ownTitle, ownWords } from './own-words.ts';

let locale: 'it' | 'en' | 'ar' = 'en';
overwriteGetLocale(() => locale);
afterEach(() => {
  locale = 'en';
});

const BOTH = { it: { title: 'Mattoni' }, en: { title: 'Bricks' } };

describe('own words', () => {
  it.each([
    ['it', BOTH, 'Mattoni'],
    ['en', BOTH, 'Bricks'],
    ['ar', BOTH, 'Bricks'],
    ['en', { it: { title: 'Mattoni' }, en: { title: '' } }, 'Mattoni'],
    ['it', { en: { title: 'Bricks' } }, 'Bricks'],
    ['it', {}, ''],
  ] as const)('titles a release in %s: %j', (shown, text, title) => {
    locale = shown;
    expect(ownTitle(text)).toBe(title);
  });

  it('takes the other language where a text is empty', () => {
    expect(ownWords({ it: 'Didascalia', en: '' })).toBe('Didascalia');
  });
});
