import type { Language } from '@press-room/contract/languages';
import { describe, expect, it } from 'vitest';
import { analyse } from './analyser.ts';
import { findConcepts } from './glossary.ts';
import { FAMILY_LINES, GLOSSARY_LINES } from './glossary-entries.ts';

const conceptsOf = (text: string, language: Language): string[] => [
  ...new Set(
    findConcepts(analyse(text, language), language)
      .filter(({ concept }) => concept.startsWith('0', 1))
      .map(({ concept }) => concept.slice(2)),
  ),
];

const readRows = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the glossary', () => {
  const rows = readRows(GLOSSARY_LINES);
  const families = readRows(FAMILY_LINES);

  it('has at least eighty complete concepts under distinct names', () => {
    expect(rows.length).toBeGreaterThanOrEqual(80);
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
    expect(new Set(families.map(([name]) => name)).size).toBe(families.length);
    for (const row of [...rows, ...families]) {
      expect(row).toHaveLength(3);
      expect(row[0]).toMatch(/^[a-z0-9]+$/);
      expect(row[1]).not.toBe('');
      expect(row[2]).not.toBe('');
    }
  });

  it.each<[number, Language]>([
    [1, 'it'],
    [2, 'en'],
  ])('gives no phrase to two concepts (column %i)', (column, language) => {
    const owners = new Map<string, string>();
    for (const row of [...rows, ...families.map(([name, ...words]) => [`family ${name}`, ...words])]) {
      const kind = row[0]?.startsWith('family') === true ? 'family' : 'concept';
      for (const phrase of (row[column] ?? '').split(',')) {
        const tokens = analyse(phrase, language).map(({ token }) => token);
        expect(tokens.length).toBeGreaterThan(0);
        const key = `${kind}: ${tokens.join(' ')}`;
        expect(owners.get(key) ?? row[0], `${phrase.trim()} stands under two concepts`).toBe(row[0]);
        owners.set(key, row[0] ?? '');
      }
    }
  });
});

describe('families of words', () => {
  const familiesOf = (text: string, language: Language): string[] =>
    findConcepts(analyse(text, language), language)
      .filter(({ concept }) => concept.startsWith('1', 1))
      .map(({ concept }) => concept.slice(2));

  it.each<[Language, string]>([
    ['it', 'architetto architetti architetta architettura architetture architettonico architettoniche'],
    ['it', 'ceramica ceramiche ceramico ceramici ceramista ceramisti'],
    ['it', 'piastrella piastrelle piastrellista piastrellisti piastrellatura'],
    ['it', 'design designer progettista progettisti progettazione'],
    ['it', 'produttore produttori produttrice produzione produzioni produttivo'],
    ['it', 'esposizione esposizioni espositore espositori espositrice espositivi'],
    ['it', 'arredo arredi arredamento arredamenti arredobagno arredatore'],
    ['it', 'industria industriale industriali industrie'],
    ['it', 'giornalista giornalisti giornalismo giornalistica'],
    ['en', 'architect architects architecture architectural'],
    ['en', 'ceramic ceramics ceramist ceramicists'],
    ['en', 'tile tiles tiler tiling'],
    ['en', 'design designer designers designing'],
    ['en', 'producer producers production'],
    ['en', 'exhibition exhibitor exhibitors'],
    ['en', 'furnishing furnishings furniture'],
    ['en', 'journalist journalists journalism'],
  ])('are one in %s: %s', (language, text) => {
    const words = text.split(' ');
    const found = words.map((word) => familiesOf(word, language).join());
    expect(found[0]).not.toBe('');
    expect(found).toEqual(words.map(() => found[0]));
  });

  it.each<[Language, string]>([
    ['it', 'prodotto prodotti progetto progetti esporre esportazione esportare posate archivio architrave'],
    ['it', 'articolo articoli giornale giorno importo importante visto designare impressione ristorante'],
    ['it', 'stornare legge digitare cultore vendetta turno marmellata'],
    ['en', 'product products productive designate designation journal archive article important furnace'],
    ['en', 'till tilt investigate restaurant tour cult'],
  ])('leave strangers alone in %s: %s', (language, text) => {
    expect(text.split(' ').flatMap((word) => familiesOf(word, language))).toEqual([]);
  });
});

describe('findConcepts', () => {
  it.each<[Language, string, string]>([
    ['it', 'Piastrelle in GRÈS porcellanato', 'tile porcelain stoneware'],
    ['en', 'porcelain tiles', 'porcelain tile'],
    ['it', 'i grandi formati e le lastre', 'slab'],
    ['en', 'large-format slabs', 'slab'],
    ['it', 'i distretti ceramici', 'district'],
    ['en', 'the tile district', 'tile district'],
    ['it', 'comunicati stampa', 'pressrelease'],
    ['it', 'lo smaltimento', ''],
    ['it', 'fornire', ''],
    ['en', 'the fire', ''],
  ])('finds in %s %j: %s', (language, text, names) => {
    expect(conceptsOf(text, language).sort()).toEqual(
      names
        .split(' ')
        .filter((name) => name !== '')
        .sort(),
    );
  });

  it('says which words a concept covers', () => {
    const words = analyse('fiera del gres porcellanato', 'it');
    expect(findConcepts(words, 'it')).toContainEqual({ concept: 'i0porcelain', from: 2, to: 4 });
  });
});
