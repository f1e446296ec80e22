import { readFileSync } from 'node:fs';
import { COMPANY_FIELDS } from '@press-room/contract/companies';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
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

  it.each(['en', 'it'])(
    'is the one that bears the name in our screens in %s, whatever the column holds',
    (language) => {
      const path = new URL(`../../../../../web/messages/${language}.json`, import.meta.url);
      const words = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(path, 'utf8')));
      const wordOf = (key: string) => String(words[key]);
      const publicOf = (label: string) => wordOf('office.companies.publicOf').replace('{field}', label);
      for (const field of COMPANY_FIELDS) {
        const own = field.replace(/^pub_/, '');
        const key = own.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
        const label = wordOf(`office.companies.field.${key}`);
        const name = own === field ? label : publicOf(label);
        const [guess] = guessColumns(found(name, ['x']), 'company');
        expect([name, guess]).toEqual([name, { guess: field, is_confirmed: true }]);
      }
      const people = { 'account.email.label': 'email', 'account.firstName': 'first_name' };
      for (const [key, field] of Object.entries({ ...people, 'account.lastName': 'last_name' }))
        expect(guessColumns(found(wordOf(key), ['x']), 'user')).toEqual([
          { guess: field, is_confirmed: true },
        ]);
      const external = guessColumns(found(wordOf('office.imports.field.externalId'), ['7']), 'company');
      expect(external[0]?.guess).toBe('external_id');
    },
  );
});
