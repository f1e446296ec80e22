import { describe, expect, it } from 'vitest';
import { type AudienceSize, groupAudiences } from './audience.ts';
import { MissedSearches, SETTLE_MS } from './missed-searches.ts';
import { namesSomebody, toKeptQuery } from './query-text.ts';

describe('the words of a search that are kept', () => {
  it.each([
    ['  Gres   Porcellanato ', 'gres porcellanato'],
    ['CITTÀ', 'citta'],
    ['60x120', '60x120'],
    ['fiera 2026', 'fiera 2026'],
  ])('are those of "%s" without case, accents and spaces', (typed, kept) => {
    expect(toKeptQuery(typed)).toBe(kept);
  });

  it.each([
    'ada.rossi@example.com',
    '+39 0536 804 585',
    '3331234567',
    'https://example.com/x',
    'www.example.com',
    'RSSDAA80A41F257X',
    'please find everything that was ever said of our house',
    'x'.repeat(61),
    '   ',
  ])('are never "%s"', (typed) => {
    expect(toKeptQuery(typed)).toBeNull();
  });

  it('are not the name of somebody who has an account, in either order', () => {
    const people = [
      { first_name: 'Zoë', last_name: "D'Amico" },
      { first_name: '', last_name: 'Gres' },
    ];
    expect(namesSomebody("zoe d'amico", people)).toBe(true);
    expect(namesSomebody("d'amico zoe modena", people)).toBe(true);
    expect(namesSomebody('zoe', people)).toBe(false);
    expect(namesSomebody('gres', people)).toBe(false);
  });
});

describe('groupAudiences', () => {
  const sizes: AudienceSize[] = [
    { outlet: 'journalist', country: 'IT', people: 40 },
    { outlet: 'journalist', country: 'FR', people: 4 },
    { outlet: 'journalist', country: 'MT', people: 1 },
    { outlet: 'blogger', country: 'DE', people: 3 },
    { outlet: 'freelance', country: 'DE', people: 2 },
  ];
  const group = groupAudiences(sizes);

  it('keeps what five people share', () => {
    expect(group({ outlet: 'journalist', country: 'IT' })).toEqual({ outlet: 'journalist', country: 'IT' });
  });

  it('puts the only one of a country with the rest of the outlet', () => {
    expect(group({ outlet: 'journalist', country: 'MT' })).toEqual({
      outlet: 'journalist',
      country: 'other',
    });
  });

  it('puts who is left over together, where they are five', () => {
    expect(group({ outlet: 'blogger', country: 'DE' })).toEqual({ outlet: 'other', country: 'other' });
    const few = groupAudiences(sizes.slice(0, 4));
    expect(few({ outlet: 'blogger', country: 'DE' })).toEqual({ outlet: '', country: '' });
    expect(few({ outlet: 'director', country: 'SM' })).toEqual({ outlet: '', country: '' });
  });
});

describe('MissedSearches', () => {
  const start = Date.parse('2026-11-20T10:00:00Z');
  const after = (ms: number): Date => new Date(start + ms);
  const see = (searches: MissedSearches, text: string, ms: number, more: object = {}): void =>
    searches.see({ client: 'a', text, group: 0, account: null, isFound: false, ...more }, after(ms));
  const texts = (searches: MissedSearches, ms: number): string[] =>
    searches.take(after(ms)).map(({ text }) => text);

  it('counts what was meant, not each letter of it', () => {
    const searches = new MissedSearches();
    for (const [at, text] of ['g', 'gz', 'gzh', 'gzhel'].entries()) see(searches, text, at * 300);
    expect(texts(searches, 1000 + SETTLE_MS - 200)).toEqual([]);
    expect(texts(searches, 1000 + SETTLE_MS)).toEqual(['gzhel']);
    expect(texts(searches, 60_000)).toEqual([]);
  });

  it('counts nothing that was mended, or found elsewhere', () => {
    const searches = new MissedSearches();
    see(searches, 'gresx', 0);
    see(searches, 'gres', 500, { isFound: true });
    see(searches, 'cotto', 1000);
    see(searches, 'cotto', 1200, { isFound: true });
    expect(texts(searches, 60_000)).toEqual([]);
  });

  it('counts one search after the other, and people apart', () => {
    const searches = new MissedSearches();
    see(searches, 'raku', 0);
    see(searches, 'zellige', 500);
    see(searches, 'raku', 600, { client: 'b' });
    expect(texts(searches, 60_000).toSorted()).toEqual(['raku', 'raku', 'zellige']);
  });

  it('listens to a machine for a while only, and stays small', () => {
    const searches = new MissedSearches();
    for (let at = 0; at < 500; at += 1) see(searches, `${at} nothing`, at);
    expect(texts(searches, 60_000)).toHaveLength(60);
    for (let at = 0; at < 20_000; at += 1) see(searches, 'nothing', at, { client: `a${at}` });
    expect(searches.take(after(100_000)).length).toBeLessThanOrEqual(5000);
  });
});
