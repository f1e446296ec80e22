import type { Language } from '@press-room/contract/languages';
import { describe, expect, it } from 'vitest';
import { analyse } from './analyser.ts';
import { findConcepts } from './glossary.ts';
import { GLOSSARY_LINES } from './glossary-entries.ts';

const conceptsOf = (text: string, language: Language): string[] => [
  ...new Set(findConcepts(analyse(text, language), language).map(({ concept }) => concept.slice(2))),
];

describe('the glossary', () => {
  const rows = GLOSSARY_LINES.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it('has at least eighty complete concepts under distinct names', () => {
    expect(rows.length).toBeGreaterThanOrEqual(80);
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
    for (const row of rows) {
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
    for (const row of rows) {
      for (const phrase of (row[column] ?? '').split(',')) {
        const key = analyse(phrase, language)
          .map(({ token }) => token)
          .join(' ');
        expect(key).not.toBe('');
        expect(owners.get(key) ?? row[0], `${phrase.trim()} stands under two concepts`).toBe(row[0]);
        owners.set(key, row[0] ?? '');
      }
    }
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
