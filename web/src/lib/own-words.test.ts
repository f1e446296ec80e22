import { afterEach, describe, expect, it } from 'vitest';
import { chooseLocale, drawIn } from '../i18n/locale.ts';
import { ownTitle, ownWords } from './own-words.ts';

afterEach(() => chooseLocale('en'));

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
    drawIn(shown);
    expect(ownTitle(text)).toBe(title);
  });

  it('takes the other language where a text is empty', () => {
    expect(ownWords({ it: 'Didascalia', en: '' })).toBe('Didascalia');
  });
});
