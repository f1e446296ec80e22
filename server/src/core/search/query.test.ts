import { describe, expect, it } from 'vitest';
import { parseQuery, type SearchQuery } from './query.ts';

const show = ({ clauses }: SearchQuery): string =>
  clauses
    .map(({ concepts, terms }) => {
      const words = terms
        .map(({ sequences }) => sequences.map((sequence) => sequence.join('-')).join('|'))
        .join('&');
      return concepts.length === 0 ? words : `${concepts.join('|')}|(${words})`;
    })
    .join(' ');

describe('parseQuery', () => {
  it.each([
    ['Sassuolo', 'esassuolo|isassuol'],
    ['citta', show(parseQuery('CITTÀ'))],
    ['"gres porcellanato"', 'egres-eporcellanato|igres-iporcellan'],
    ['«dell’arte»', 'edell-eart|idell-iarte'],
    ['high-tech', 'ehigh-etech|ihigh-itech'],
    ['60x120', 'e60-ex-e120|i60-ix-i120'],
    ['la ceramica di', 'e1ceramics|i1ceramics|(eceramica|iceram)'],
    ['2026', 'e2026|i2026'],
    ['the of', 'ethe|ithe eof|iof'],
    ['marazzi marazzi', 'emarazzi|imarazz'],
    ['', ''],
  ])('reads %j', (text, shown) => {
    expect(show(parseQuery(text))).toBe(shown);
  });

  it.each([
    ['gres porcellanato', 'porcelain stoneware'],
    ['piastrelle', 'tiles'],
    ['posa in opera', 'tile laying'],
    ['fiere', 'trade fair'],
    ['comunicati stampa', 'press release'],
    ['grandi formati', 'slabs'],
    ['laterizi', 'bricks'],
    ['economia circolare', 'Circular Economy'],
    ['decarbonizzazione', 'decarbonisation'],
    ['emissioni di CO2', 'carbon emissions'],
    ['10 marzo 2026', 'March 10th, 2026'],
    ['martedì 10/03/2026', '2026-03-10'],
    ['marzo 2026', 'Mar 2026'],
    ['dal 22 al 26 settembre', 'September 22–26'],
  ])('ties %j to %j', (italian, english) => {
    const concepts = parseQuery(italian).clauses.map((clause) => clause.concepts);
    expect(concepts).toHaveLength(1);
    expect(parseQuery(english).clauses.map((clause) => clause.concepts)).toEqual(concepts);
  });

  it('takes the longest phrase and leaves the other words alone', () => {
    const query = parseQuery('gres porcellanato Sassuolo');
    expect(query.clauses).toHaveLength(2);
    expect(query.clauses[0]?.concepts).toEqual(['e0porcelain', 'i0porcelain']);
    expect(query.clauses[0]?.terms).toHaveLength(2);
  });

  it('looks for a date, or for its words in a row', () => {
    expect(show(parseQuery('fiera 10 dic. 2026', ['it']))).toBe(
      'i0fair|(ifiera) i2d20261210|(i10-idic-i2026)',
    );
    expect(show(parseQuery('"10 marzo"', ['it']))).toBe('i10-imarz');
  });

  it('takes quoted words as they stand, without the glossary', () => {
    expect(parseQuery('“porcelain stoneware” fair').clauses.map(({ concepts }) => concepts.length)).toEqual([
      0, 2,
    ]);
  });

  it('never parts joined words for the glossary', () => {
    expect(parseQuery('forno-museo').clauses).toMatchObject([{ concepts: [] }]);
  });

  it('looks in one language only when asked', () => {
    expect(show(parseQuery('gres porcellanato', ['en']))).toBe('e0porcelain|(egres&eporcellanato)');
  });

  it('bounds length, clauses and phrases', () => {
    const many = Array.from({ length: 60 }, (_, index) => `w${String.fromCharCode(97 + (index % 26))}q`).join(
      ' ',
    );
    expect(parseQuery(many).clauses).toHaveLength(12);
    const long = parseQuery(`"${'a b '.repeat(5000)}"`);
    expect(long.clauses.length).toBeLessThanOrEqual(12);
    expect(parseQuery('x'.repeat(10_240)).clauses).toHaveLength(1);
    expect(parseQuery(`"${'ab cd '.repeat(20)}"`).clauses[0]?.terms[0]?.sequences[0]).toHaveLength(12);
  });

  it.each([
    '"',
    '""',
    '"gres',
    'gres"',
    '«"”',
    '*',
    'gres*',
    'title:gres',
    '-gres',
    'NEAR(gres, 2)',
    'gres AND NOT (tile OR ^x)',
    '{title abstract}: gres',
    "'gres' <-> & | !",
    '\\',
    '%_',
    ';drop table x;--',
    '🏺🇮🇹',
    '\0gres\0',
    '\uD800',
    '\u202Egres',
    '__proto__ constructor',
  ])('lets no operator through: %j', (text) => {
    for (const { concepts, terms } of parseQuery(text).clauses) {
      const tokens = [...concepts, ...terms.flatMap(({ sequences }) => sequences.flat())];
      expect(tokens.length).toBeGreaterThan(0);
      for (const token of tokens) expect(token).toMatch(/^[ei][a-z0-9]+$/);
    }
  });
});
