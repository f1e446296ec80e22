import { describe, expect, it } from 'vitest';
import type { Found } from '../read/shape.ts';
import { guessColumns } from './guess.ts';

const found = (name: string, cells: readonly string[]): Found => ({
  kind: 'csv',
  tables: [],
  table: null,
  columns: [{ name, problem: null }],
  header_row: 1,
  encoding: 'utf-8',
  delimiter: ';',
  quotes: true,
  rows: cells.map((cell, at) => ({ line: at + 2, cells: [cell] })),
  row_count: cells.length,
});

describe('the field that a column is guessed to be', () => {
  it.each([
    ['by name and content', 'P.IVA', ['00488410010', 'DE136695976'], { guess: 'vat', is_confirmed: true }],
    [
      'by content alone, not taken',
      'X',
      ['00488410010', 'DE136695976', '00488410010'],
      { guess: 'vat', is_confirmed: false },
    ],
    [
      'not a VAT number for names of people',
      'ContactName',
      ['Maria Anders', 'Ana Trujillo', 'Thomas Hardy'],
      { guess: null, is_confirmed: false },
    ],
    [
      'not taken where rates are called like it',
      'Iva',
      ['22', '10', '4'],
      { guess: 'vat', is_confirmed: false },
    ],
  ])('is guessed %s', (_, name, cells, guess) => {
    expect(guessColumns(found(name, cells), 'company')).toEqual([guess]);
  });
});
