import { describe, expect, it } from 'vitest';
import { findSubjects, indexSubjects, type Subject } from './match.ts';

const subjects: Subject[] = [
  { kind: 'company', id: 1, name: 'Ceramiche Città S.p.A.' },
  { kind: 'company', id: 2, name: 'Sol' },
  { kind: 'company', id: 3, name: 'Il' },
  { kind: 'brand', id: 4, name: 'L’Oréa' },
  { kind: 'event', id: 5, name: 'Cersaie' },
  { kind: 'event', id: 6, name: '2026' },
  { kind: 'release', id: 7, name: 'Record visitors at the fair' },
  { kind: 'release', id: 8, name: 'News' },
];
const index = indexSubjects(subjects);
const marked = (text: string) =>
  findSubjects(text, index).marks.map(([start, end]) => text.slice(start, end));

describe('names of ours in a text', () => {
  it('are found by whole words, without regard to case and accents', () => {
    expect(marked('Oggi CERAMICHE  citta’ e dell’Oréa a Cersaie')).toEqual(['CERAMICHE  citta', 'Cersaie']);
    expect(marked('L’OREA nuova')).toEqual(['L’OREA']);
    expect(marked('Decomposed: Ceramiche Citta\u0300')).toEqual(['Ceramiche Citta\u0300']);
  });

  it('are not found inside other words, nor where a word is missing', () => {
    expect(marked('La Solana e il Parasol, Ceramiche di Città, Cersaie2026')).toEqual([]);
    expect(marked('Sol')).toEqual(['Sol']);
  });

  it('are left out where they are ordinary words, numbers or short titles', () => {
    expect(findSubjects('Il 2026 e le News', index).matches).toEqual([]);
  });

  it('name each subject once, and overlapping places are one', () => {
    const text = 'Sol: record visitors at the fair. Sol!';
    const { matches, marks } = findSubjects(text, index);
    expect(matches.map(({ kind, id }) => `${kind}:${id}`)).toEqual(['company:2', 'release:7']);
    expect(marks).toHaveLength(3);
    const twice = indexSubjects([...subjects, { kind: 'brand', id: 9, name: 'Città Sol' }]);
    expect(findSubjects('Ceramiche Città Sol', twice).marks).toEqual([[0, 19]]);
  });
});
