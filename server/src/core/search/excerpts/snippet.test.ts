import type { Language } from '@press-room/contract/languages';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../query.ts';
import { buildSnippet, highlightAll } from './snippet.ts';

const marked = (parts: { text: string; hit: boolean }[]): string =>
  parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('highlightAll', () => {
  it.each<[string, Language, string, string]>([
    ['citta', 'it', 'La Città d’arte', 'La [Città] d’arte'],
    ['piastrella', 'it', 'Nuove piastrelle, vecchia piastrella', 'Nuove [piastrelle], vecchia [piastrella]'],
    ['tiles', 'it', 'Piastrelle da Sassuolo', '[Piastrelle] da Sassuolo'],
    ['porcelain stoneware', 'it', 'Il GRES PORCELLANATO e il gres', 'Il [GRES PORCELLANATO] e il gres'],
    [
      'gres porcellanato',
      'en',
      'Porcelain stoneware, porcelain tiles',
      '[Porcelain stoneware], [porcelain tiles]',
    ],
    ['gres porcellanato', 'it', 'Il gres è porcellanato', 'Il gres è [porcellanato]'],
    ['"made in Italy"', 'en', 'Made in Italy: Italy and in Rome', '[Made in Italy]: Italy and in Rome'],
    [
      '"ceramica italiana"',
      'it',
      'ceramica e italiana; la ceramica italiana',
      'ceramica e italiana; la [ceramica italiana]',
    ],
    ['architettura', 'it', "Dell'architettura, L’ARCHITETTURA", "Dell'[architettura], L’[ARCHITETTURA]"],
    ['60x120', 'it', 'Formato 60×120 cm o 60 x 120', 'Formato [60×120] cm o [60 x 120]'],
    ['la ceramica', 'it', 'La ceramica e la casa', 'La [ceramica] e la casa'],
    ['<b>', 'en', '<b> & b', '<[b]> & [b]'],
    ['zzz', 'en', 'Nothing here', 'Nothing here'],
    ['', 'en', '', ''],
  ])('marks %j in %s %j', (query, language, text, expected) => {
    expect(marked(highlightAll(text, parseQuery(query), language))).toBe(expected);
  });
});

describe('buildSnippet', () => {
  const filler = 'Il settore cresce ancora e guarda al futuro con fiducia. ';

  it('shows the beginning where nothing matches', () => {
    const parts = buildSnippet(filler.repeat(10), parseQuery('zzz'), 'it', 60);
    expect(marked(parts)).toBe('Il settore cresce ancora e guarda al futuro con fiducia. Il…');
  });

  it('shows where the words stand closest', () => {
    const text = `La fiera apre. ${filler.repeat(10)}Alla fiera il gres porcellanato vince. ${filler.repeat(10)}`;
    const shown = marked(buildSnippet(text, parseQuery('fiera porcelain stoneware'), 'it', 100));
    expect(shown).toContain('Alla [fiera] il [gres porcellanato] vince');
    expect(shown.startsWith('…')).toBe(true);
    expect(shown.endsWith('…')).toBe(true);
  });

  it('cuts between words and stays about as long as asked for', () => {
    const text = `${filler.repeat(20)}Sassuolo ${filler.repeat(20)}`;
    const words = new Set(text.split(/\s+/));
    for (const length of [40, 80, 160, 240]) {
      const shown = buildSnippet(text, parseQuery('sassuolo'), 'it', length)
        .map((part) => part.text)
        .join('');
      expect(shown.length).toBeLessThanOrEqual(length + 2);
      expect(shown.length).toBeGreaterThan(length / 2);
      for (const word of shown.replaceAll('…', '').trim().split(/\s+/)) expect(words).toContain(word);
    }
  });

  it('shows a short text whole, on one line', () => {
    expect(marked(buildSnippet('Uno\ndue', parseQuery('due'), 'it', 100))).toBe('Uno [due]');
  });

  it('copes with text that has no blanks', () => {
    const shown = buildSnippet('🏺'.repeat(300), parseQuery('x'), 'en', 51)
      .map((part) => part.text)
      .join('');
    expect(shown.isWellFormed()).toBe(true);
    expect(shown.length).toBeLessThanOrEqual(54);
  });
});
