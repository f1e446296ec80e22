import { describe, expect, it } from 'vitest';
import { fold } from '../../../platform/text/fold.ts';
import { splitWords } from './words.ts';

const wordsOf = (text: string): string =>
  splitWords(text)
    .map(({ word, joined }) => (joined ? `+${word}` : word))
    .join(' ');

describe('fold', () => {
  it.each([
    ['Città', 'citta'],
    ['CITTÀ', 'citta'],
    ['citta\u0300', 'citta'],
    ['Ｇｒｅｓ', 'gres'],
    ['ﬁne', 'fine'],
    ['Straße', 'strasse'],
    ['Øresund', 'oresund'],
    ['İstanbul', 'istanbul'],
    ['m²', 'm2'],
    ['so\u00ADste\u200Bnibile', 'sostenibile'],
    ['🏺', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('splitWords', () => {
  it.each([
    ["l'architettura dell’arte", 'l architettura dell arte'],
    ['un`idea all´estero', 'un idea all estero'],
    ['high-tech, know\u2011how', 'high +tech know +how'],
    ['60x120 60×120 60 x 120', '60 +x +120 60 +x +120 60 x 120'],
    ['20 mm, 20mm', '20 mm 20 +mm'],
    ['Industria 4.0', 'industria 4 +0'],
    ['1.234,5 €', '1 +234 +5'],
    ['rosso,blu', 'rosso blu'],
    ['pavimento/rivestimento 2026/27', 'pavimento rivestimento 2026 +27'],
    ['CO₂ e H2O', 'co +2 e h +2 +o'],
    ['press@example.it', 'press +example +it'],
    ['', ''],
    ['"*:()-^~|& 🏺 \0', ''],
  ])('splits %j', (text, words) => {
    expect(wordsOf(text)).toBe(words);
  });

  it('keeps offsets into the source', () => {
    const text = '  La citta\u0300 dell’arte ';
    expect(splitWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'La',
      'citta\u0300',
      'dell',
      'arte',
    ]);
  });

  it('cuts very long words and stops at the limit', () => {
    expect(splitWords('a'.repeat(10_000))).toMatchObject([{ word: 'a'.repeat(40), end: 10_000 }]);
    expect(splitWords('uno due tre', 2)).toHaveLength(2);
  });

  it.each(['\u0301', 'a', 'ﷺ', '1a', '-', "a'", '\u200B'])('reads half a megabyte of %j at once', (part) => {
    const text = part.repeat(500_000 / part.length);
    const before = process.threadCpuUsage();
    splitWords(text, 6500);
    // Processor time, because the machine may be busy.
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(500);
  });
});
