import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { type KnownWord, suggestQueries, type WordLookup } from './suggest.ts';
import { fold } from './words.ts';

const VOCABULARY: KnownWord[] = Object.entries({
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
}).map(([word, releases]) => ({ word, folded: fold(word), releases }));

// The same rules as the engines' lookup.
const lookup: WordLookup = {
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

  it('prefers the accented and frequent form and offers at most five', async () => {
    const suggestions = await suggestQueries('ceramca piastrele sosten', lookup);
    expect(suggestions[0]).toBe('ceramica piastrelle sostenibilità');
    expect(suggestions.length).toBeLessThanOrEqual(5);
    expect(new Set(suggestions).size).toBe(suggestions.length);
  });

  it('asks for few words of a long query', async () => {
    let asked = 0;
    await suggestQueries('uva '.repeat(3000), {
      findNeighbours: async () => {
        asked += 1;
        return [];
      },
    });
    expect(asked).toBeLessThanOrEqual(4);
  });
});
