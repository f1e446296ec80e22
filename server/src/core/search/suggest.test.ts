import { describe, expect, it } from 'vitest';
import { fold } from '../../platform/text/fold.ts';
import { type KnownWord, type Suggesting, suggestQueries } from './suggest.ts';
import { editDistance } from './words/edit-distance.ts';
import { splitWords } from './words/words.ts';

const ENGLISH = [
  'porcelain',
  'stoneware',
  'quality',
  'architecture',
  'november',
  'ceramics',
  'market',
  'event',
];
const VOCABULARY: (KnownWord & { releases: number })[] = Object.entries({
  piastrella: 40,
  piastrelle: 90,
  porcellanato: 60,
  porcelain: 70,
  gres: 80,
  città: 20,
  citta: 1,
  sostenibilità: 50,
  sostenibile: 30,
  stoneware: 65,
  ceramica: 100,
  ceramiche: 60,
  forno: 9,
  fuga: 5,
  fughe: 4,
  sassuolo: 70,
  marmo: 30,
  quality: 50,
  architecture: 40,
  november: 40,
  ceramics: 80,
  market: 60,
  event: 20,
}).map(([word, releases]) => ({
  language: ENGLISH.includes(word) ? 'en' : 'it',
  word,
  folded: fold(word),
  releases,
}));

// The same rules as the engines' lookup.
const lookup: Suggesting = {
  isFound: async (word) => VOCABULARY.some(({ folded, releases }) => folded === word && releases > 5),
  count: async (query) =>
    Math.min(
      ...splitWords(query).map(
        ({ word }) => VOCABULARY.find(({ folded }) => folded === word)?.releases ?? 50,
      ),
    ),
  findNeighbours: async ({ head, tail, lengths, prefix }) =>
    VOCABULARY.filter(
      ({ folded }) =>
        folded.startsWith(prefix) ||
        ((folded.startsWith(head) || folded.endsWith(tail)) &&
          folded.length >= lengths.min &&
          folded.length <= lengths.max),
    ),
};

describe('editDistance', () => {
  it.each([
    ['gres', 'gres', 0],
    ['gers', 'gres', 1],
    ['gress', 'gres', 1],
    ['grs', 'gres', 1],
    ['gras', 'gres', 1],
    ['piastrele', 'piastrelle', 1],
    ['paistrele', 'piastrelle', 2],
    ['abc', 'xyz', 3],
    ['', 'ab', 2],
    ['gres', 'piastrella', 3],
  ])('from %j to %j is %i, or more than 2', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
    expect(editDistance(b, a, 2)).toBe(distance);
  });
});

describe('suggestQueries', () => {
  it.each([
    ['piastrele', 'piastrelle'],
    ['paistrella', 'piastrella'],
    ['gress porcelanato', 'gres porcellanato'],
    ['gers', 'gres'],
    ['porcelan stonware', 'porcelain stoneware'],
    ['cità', 'città'],
    ['sosten', 'sostenibilità'],
    ['"gres porcelanato"', '"gres porcellanato"'],
    ['alla sasuolo!', 'alla sassuolo!'],
    ['Gres porcelanato', 'Gres porcellanato'],
  ])('offers for %j first %j', async (query, first) => {
    expect((await suggestQueries(query, lookup))[0]).toBe(first);
  });

  it.each(['', '   ', 'zzzzzz', 'la', '2026', '🏺', '"*:()', 'xyzxyz qwqwqw'])(
    'offers nothing for %j',
    async (query) => {
      expect(await suggestQueries(query, lookup)).toEqual([]);
    },
  );

  it.each([
    ['a date', '10 marzo'],
    ['a date', '10 Marzo 2026'],
    ['a date', 'November 10, 2026'],
    ['a month', 'novembre'],
    ['a word of the trade that no text has', 'architettura'],
    ['a word of the trade that no text has', 'ceramiche'],
    ['a word that ends as the other language does', 'qualità'],
    ['a word that ends as the other language does', 'mercato'],
    ['a word that ends as the other language does', 'evento'],
    ['a word that finds something', 'forno 2026'],
    ['numbers', '60x120 20mm 4.0'],
  ])('lets %s stand: %j', async (_, query) => {
    expect(await suggestQueries(query, lookup)).toEqual([]);
  });

  it('corrects beside what it lets stand', async () => {
    expect(await suggestQueries('piastrele 10 marzo 2026', lookup)).toEqual(
      expect.arrayContaining(['piastrelle 10 marzo 2026']),
    );
    expect(await suggestQueries('forno gers', lookup)).toEqual(['forno gres']);
  });

  it('prefers the accented and frequent form and offers at most five', async () => {
    const suggestions = await suggestQueries('ceramca piastrele sosten', lookup);
    expect(suggestions[0]).toBe('ceramica piastrelle sostenibilità');
    expect(suggestions.length).toBeLessThanOrEqual(5);
    expect(new Set(suggestions).size).toBe(suggestions.length);
  });

  it('offers nothing that finds nothing', async () => {
    const count = async (query: string): Promise<number> => (query === 'piastrelle' ? 0 : 1);
    expect(await suggestQueries('piastrele', { ...lookup, count })).toEqual(['piastrella']);
  });

  it('asks for few words of a long query', async () => {
    let asked = 0;
    await suggestQueries('uva '.repeat(3000), {
      findNeighbours: async () => {
        asked += 1;
        return [];
      },
      isFound: async () => {
        asked += 1;
        return false;
      },
      count: async () => 1,
    });
    expect(asked).toBeLessThanOrEqual(8);
  });
});
