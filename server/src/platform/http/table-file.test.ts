import { describe, expect, it } from 'vitest';
import { toSafeText } from './table-file.ts';

/** Cells as a spreadsheet may read them: split at any delimiter, quotation mark or line end, without leading spaces. */
const cellsOf = (text: string): string[] => text.split(/[;,|\t\r\n\u2028\u2029"]/);
const isFormula = (cell: string): boolean => /^[\s\p{Cf}]*[=+\-@％＝＋－＠﹢﹣﹦﹫]/u.test(cell);

const csv = (text: string): string => toSafeText(text, { type: 'csv', isOwn: false });

describe('a text in a CSV file', () => {
  it.each([
    's;=cmd|calc',
    '=1+1',
    '\t=1',
    '\r=1',
    ' =1',
    '\u200b=1',
    'a,+1',
    'a, \u00a0@SUM(A1)',
    'a"=1"',
    'a\n=1\r\n-1',
    'a;\n=1',
    'a\u2028=1',
    '＝1;＋1',
    'a;－1,＠x',
    '﹦1',
    'a|=1',
    ';;;=1',
    "a;'\n=1",
  ])('begins no formula, wherever it is split: %j', (text) => {
    expect(cellsOf(csv(text)).filter(isFormula)).toEqual([]);
    expect(csv(text).replaceAll("'", '')).toBe(text.replaceAll('\r\n', '\n').replaceAll("'", ''));
  });

  it.each(['Via Emilia, 12', 'A-B', 'nome@example.com', 'a = b', 'Città "alta"', '12.5%', ''])(
    'that begins none stays as it is: %j',
    (text) => {
      expect(csv(text)).toBe(text);
    },
  );

  it('keeps telephone numbers of the office’s own tables', () => {
    expect(toSafeText('+39 0536 1', { type: 'csv', isOwn: true })).toBe('+39 0536 1');
    expect(csv('+39 0536 1')).toBe("'+39 0536 1");
  });
});

it('a text in a sheet is split by nobody', () => {
  const sheet = (text: string) => toSafeText(text, { type: 'xlsx', isOwn: false });
  expect([sheet('s;=cmd|calc'), sheet('=1')]).toEqual(['s;=cmd|calc', "'=1"]);
});
