import { describe, expect, it } from 'vitest';
import {
  buildDocument,
  type SearchableText,
  sortKeyToDays,
  toDays,
  toSortKey,
  toSortKeyRange,
} from './document.ts';

const text = (parts: Partial<SearchableText>): SearchableText => ({
  language: 'it',
  title: '',
  subtitle: '',
  abstract: '',
  body: '',
  ...parts,
});

describe('buildDocument', () => {
  it('keeps words in order and concepts behind them', () => {
    const { fields } = buildDocument({ id: 7, date: '2026-05-04' }, [
      text({
        title: 'Il gres porcellanato',
        abstract: 'Sassuolo',
        subtitle: 'La fiera',
        body: 'Le città\nCO2',
      }),
      text({ language: 'en', title: 'Tiles' }),
    ]);
    expect(fields.title.join(' ')).toBe('iil igres iporcellan i0porcelain i0stoneware etile e0tile e1tile');
    expect(fields.abstract.slice(0, 3)).toEqual(['ila', 'ifiera', 'isassuol']);
    expect(fields.body).toEqual(['ile', 'icitt', 'ico', 'i2']);
  });

  it('collects the words of each language as they are written', () => {
    const { words } = buildDocument({ id: 7, date: '2026-05-04' }, [
      text({ title: 'Città e 2026', body: 'Città, citta' }),
      text({ language: 'en', title: 'City' }),
    ]);
    expect(words.it.get('citta')).toBe('Città');
    expect([...words.en.keys()]).toEqual(['city']);
  });

  it('keeps at most 250 occurrences of a token, and the places of the others', () => {
    const { fields } = buildDocument({ id: 7, date: '2026-05-04' }, [
      text({ title: 'uva', body: 'uva '.repeat(400) }),
    ]);
    expect(fields.body).toHaveLength(400);
    expect(fields.body.filter((token) => token === 'iuva')).toHaveLength(249);
  });

  it('stays within the positions that PostgreSQL counts', () => {
    const long = {
      title: 'fiera '.repeat(9000),
      abstract: 'fiera '.repeat(9000),
      body: 'fiera '.repeat(9000),
    };
    const { fields } = buildDocument({ id: 7, date: '2026-05-04' }, [
      text(long),
      text({ ...long, language: 'en' }),
    ]);
    expect(fields.title.length + fields.abstract.length + fields.body.length).toBeLessThan(16_383 - 900);
  });
});

describe('sort keys', () => {
  it('order by date, then by id', () => {
    const keys = [
      toSortKey('1969-12-30', 5),
      toSortKey('1969-12-31', 1),
      toSortKey('2026-01-01', 9_999_999),
      toSortKey('2026-01-02', 1),
    ];
    expect(keys.toSorted((a, b) => a - b)).toEqual(keys);
    expect(keys.map(sortKeyToDays)).toEqual(
      ['1969-12-30', '1969-12-31', '2026-01-01', '2026-01-02'].map(toDays),
    );
  });

  it.each<[number, number | undefined, string, string]>([
    [2026, undefined, '2026-01-01', '2026-12-31'],
    [2026, 2, '2026-02-01', '2026-02-28'],
    [2024, 2, '2024-02-01', '2024-02-29'],
    [2025, 12, '2025-12-01', '2025-12-31'],
  ])('of %i %s run from %s to %s', (year, month, first, last) => {
    const { min, max } = toSortKeyRange(year, month);
    expect(sortKeyToDays(min)).toBe(toDays(first));
    expect(sortKeyToDays(min - 1)).toBe(toDays(first) - 1);
    expect(sortKeyToDays(max)).toBe(toDays(last));
    expect(sortKeyToDays(max + 1)).toBe(toDays(last) + 1);
  });
});
