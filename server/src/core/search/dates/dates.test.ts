import type { Language } from '@press-room/contract/languages';
import { describe, expect, it } from 'vitest';
import { splitWords } from '../words/words.ts';
import { findDates, listDateTokens, longestDate, toDateTokens } from './dates.ts';

const show = (text: string, language: Language): string =>
  findDates(text, splitWords(text), language)
    .map(({ year, month, days }) => `${year ?? '*'}-${month}${days.length === 0 ? '' : `-${days.join('+')}`}`)
    .join(' ');

describe('findDates', () => {
  it.each<[Language, string, string]>([
    ...[
      '10 marzo 2026',
      'martedì 10 marzo 2026',
      '10 mar. 2026',
      '10 MARZO 2026',
      '10º marzo 2026',
      '10 di marzo del 2026',
      "10 marzo '26",
      '10/03/2026',
      '10/3/2026',
      '10.3.2026',
      '10-03-2026',
      '10/03/26',
      '10.03.26',
      '2026-03-10',
      '2026/03/10',
      '2026-03-10T09:00',
      'March 10, 2026',
      '10 March 2026',
    ].map((text): [Language, string, string] => ['it', text, '2026-3-10']),
    ...[
      'March 10, 2026',
      'March 10th, 2026',
      'Mar. 10, 2026',
      'Tuesday, March 10, 2026',
      '10 March 2026',
      '10th March 2026',
      'the 10th of March, 2026',
      'March the 10th 2026',
      '10 Mar 2026',
      '10/03/2026',
      '10 marzo 2026',
    ].map((text): [Language, string, string] => ['en', text, '2026-3-10']),
    ['it', '1° marzo 2026', '2026-3-1'],
    ['it', 'il primo marzo', '*-3-1'],
    ['it', "l'8 marzo", '*-3-8'],
    ['en', '10th March', '*-3-10'],
    ['en', 'on the first of May', '*-5-1'],
    ['it', 'marzo 2026', '2026-3'],
    ['it', 'nel settembre del 2025', '2025-9'],
    ['it', '03/2026', '2026-3'],
    ['en', 'Mar 2026', '2026-3'],
    ['en', 'Sept. 2025', '2025-9'],
    ['it', 'sett. 2025', '2025-9'],
    ['it', 'dal 22 al 26 settembre 2025', '2025-9-22+23+24+25+26'],
    ['it', '22-26 settembre 2025', '2025-9-22+23+24+25+26'],
    ['it', '10 e 12 marzo', '*-3-10+12'],
    ['it', '10, 11 e 12 marzo', '*-3-10+11+12'],
    ['en', 'September 22–26, 2025', '2025-9-22+23+24+25+26'],
    ['en', 'from 22 to 26 September 2025', '2025-9-22+23+24+25+26'],
    ['it', 'fra il 22 e il 26 settembre 2025', '2025-9-22+23+24+25+26'],
    ['it', 'tra il 7 e l’8 marzo', '*-3-7+8'],
    ['it', 'il 10 e il 12 marzo', '*-3-10+12'],
    ['it', 'da lunedì 22 a venerdì 26 settembre 2025', '2025-9-22+23+24+25+26'],
    ['it', 'dal 22 fino al 24 settembre 2025', '2025-9-22+23+24'],
    ['en', 'between 22 and 26 September 2025', '2025-9-22+23+24+25+26'],
    ['en', 'between the 1st and the 3rd of March', '*-3-1+2+3'],
    ['en', 'from Monday 22 to Friday 26 September 2025', '2025-9-22+23+24+25+26'],
    ['it', 'dal 28 febbraio al 3 marzo 2026', '*-2-28 2026-3-3'],
    ['en', '03/25/2026', '2026-3-25'],
    ['it', 'a marzo', '*-3'],
    ['en', 'in March and in May', '*-3 *-5'],
  ])('reads in %s %j', (language, text, shown) => {
    expect(show(text, language)).toBe(shown);
  });

  it.each<[Language, string]>([
    ['it', '60x120'],
    ['it', '1.234.567'],
    ['it', 'Industria 4.0'],
    ['it', '2026/27'],
    ['it', 'il biennio 2010-12'],
    ['it', '192.168.10.3.20'],
    ['it', '31/02/2026'],
    ['it', '32 marzo'.slice(0, 2)],
    ['it', '45/13/2026'],
    ['it', 'martedì'],
    ['it', 'i marzi e le marziali'],
    ['it', 'dic e set'],
    ['en', 'tiles that may march on'],
    ['en', 'a set of ten'],
    ['en', 'ten years ago'],
    ['en', ''],
  ])('finds none in %s %j', (language, text) => {
    expect(show(text, language)).toBe('');
  });

  it('takes a day without a year for that of the nearest year', () => {
    const [date] = findDates('10 gennaio', splitWords('10 gennaio'), 'it');
    expect(date && [...listDateTokens(date, 'it', '2025-12-01')]).toContain('i2d20260110');
    expect(date && [...listDateTokens(date, 'it', '2026-02-01')]).toContain('i2d20260110');
    expect(date && [...listDateTokens(date, 'it', null)].toSorted()).toEqual(['i2d01', 'i2d0110']);
  });

  it('reads half a megabyte of numbers at once', () => {
    const text = '10-11-'.repeat(80_000);
    const words = splitWords(text, 6500);
    const before = process.threadCpuUsage();
    findDates(text, words, 'it');
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(500);
  });
});

describe('longestDate', () => {
  const tokensOf = (text: string): string[] | null => {
    const date = longestDate(text, splitWords(text), 0);
    return date && toDateTokens(date, ['it']);
  };

  it.each([
    ['10 marzo 2026', 'i2d20260310'],
    ['March 10, 2026', 'i2d20260310'],
    ['10 dic 2026', 'i2d20261210'],
    ['10 dec 2026', 'i2d20261210'],
    ['10 marzo', 'i2d0310'],
    ['marzo 2026', 'i2d202603'],
    ['marzo', 'i2d03'],
    ['10-11 marzo 2026', 'i2d20260310 i2d20260311'],
  ])('reads a query %j', (text, tokens) => {
    expect(tokensOf(text)?.join(' ')).toBe(tokens);
  });
});
