import { describe, expect, it } from 'vitest';
import { toStoredFile } from '../../../../test/import-files.ts';
import { buildWorkbook, buildZip, textCell } from '../../../../test/workbook.ts';
import { readFile } from './read.ts';
import { inspectTable, UnreadableTable } from './read-table.ts';
import { ReadError, type ReadSettings } from './shape.ts';

const MAX_ROWS = 50_000;
const read = (bytes: Uint8Array, settings: ReadSettings = {}, maxRows = MAX_ROWS) =>
  readFile(new Uint8Array(bytes), settings, maxRows);

/** Text of a number in a cell with a format. */
async function readNumber(format: string, value: number | string, is1904 = false): Promise<string> {
  const rows = `<row r="1">${textCell('A', 'A1')}</row><row r="2"><c r="A2" s="1"><v>${value}</v></c></row>`;
  const { rows: found } = await read(buildWorkbook([{ name: 'F', rows }], { formats: [format], is1904 }));
  return found[0]?.cells[0] ?? '';
}

describe('a number in a cell', () => {
  it.each([
    ['00000', 144, '00144'],
    ['[Red]00000;[Blue]-00000', 144, '00144'],
    ['00000000000', 488410010, '00488410010'],
    ['"IT"00000000000', 488410010, 'IT00488410010'],
    ['"+39 "0000 000000', 536111111, '+39 0536 111111'],
    ['000\\-0000000', 590123456, '059-0123456'],
    ['0 "pezzi"', 5, '5 pezzi'],
    ['0.00%', 0.125, '12.50%'],
    ['0%', 0.22, '22%'],
    ['[h]:mm', 1.25, '30:00'],
    ['[mm]:ss', 0.0625, '90:00'],
    ['h:mm', 0.375, '9:00'],
    ['dd/mm/yyyy', 46000, '2025-12-09'],
    ['[$-410]d mmmm yyyy', 46000, '2025-12-09'],
    ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 46000, '2025-12-09'],
    ['gg/mm/aaaa', 46000, '2025-12-09'],
    ['d/m/yy h:mm', 46000.5, '2025-12-09 12:00:00'],
    ['@', 144, '144'],
    ['#,##0', 1234567890, '1234567890'],
    ['#,##0.00\\ "€"', 1234.5, '1234.5'],
    ['_-* #,##0.00\\ "€"_-', 1234.5, '1234.5'],
    ['0', 12.7, '12.7'],
    ['0.00', 12.5, '12.5'],
    ['0_);(0)', -5, '-5'],
    [';;;', 5, '5'],
    ['0.00E+00', 390536111111, '390536111111'],
    ['General', 390536111111, '390536111111'],
    ['General', 0.1 + 0.2, '0.3'],
    ['General', 0.00000012, '0.00000012'],
    // Excel's value of 1234567890123456789, whose last digits are lost.
    ['General', '1.2345678901234568E+18', '1.2345678901234568E+18'],
    ['"never ended', 5, '5'],
  ])('with the format %s', async (format, value, text) => {
    expect(await readNumber(format, value)).toBe(text);
  });

  it('is a day of another calendar where its workbook says so', async () => {
    expect(await readNumber('yyyy-mm-dd', 44538, true)).toBe('2025-12-09');
  });
});

describe('a cell', () => {
  it('without a place follows the one before it', async () => {
    const rows = `<row>${textCell('Ragione sociale')}${textCell('Città')}</row><row>${textCell('Senza')}${textCell('Imola')}</row>`;
    expect(await read(buildWorkbook([{ name: 'F', rows }]))).toMatchObject({
      columns: [{ name: 'Ragione sociale' }, { name: 'Città' }],
      rows: [{ line: 2, cells: ['Senza', 'Imola'] }],
    });
  });

  it('is read by its kind: errors, yes and no, texts in a format', async () => {
    const rows = `<row r="1">${textCell('A', 'A1')}${textCell('B', 'B1')}${textCell('C', 'C1')}</row><row r="2"><c r="A2" t="e"><v>#N/A</v></c><c r="B2" t="b"><v>1</v></c><c r="C2" s="1" t="inlineStr"><is><t>Roma</t></is></c></row>`;
    const { rows: found } = await read(buildWorkbook([{ name: 'F', rows }], { formats: ['"Via "@'] }));
    expect(found[0]?.cells).toEqual(['#N/A', 'true', 'Via Roma']);
  });

  it('far from all others is refused by its row, at once and without the space between', async () => {
    const far = `<row r="1">${textCell('Nome', 'A1')}</row><row r="1048576">${textCell('x', 'XFD1048576')}</row>`;
    const bytes = buildWorkbook([{ name: 'F', rows: far }]);
    const started = performance.now();
    const client = { key: 'a test', signal: new AbortController().signal };
    const error: unknown = await inspectTable(toStoredFile(bytes), { settings: {}, client }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(UnreadableTable);
    expect((error as UnreadableTable).reason).toEqual({ fault: 'import_too_many_columns', line: 1048576 });
    expect(performance.now() - started).toBeLessThan(20_000);
    const low = `<row r="1">${textCell('Nome', 'A1')}</row><row r="1048576">${textCell('Alfa', 'A1048576')}</row>`;
    const { rows } = await read(buildWorkbook([{ name: 'F', rows: low }]));
    expect(rows).toEqual([{ line: 1048576, cells: ['Alfa'] }]);
  });
});

describe('a sheet', () => {
  const rows = `<row r="1">${textCell('Nome', 'A1')}${textCell('Città', 'B1')}</row><row r="2" hidden="1">${textCell('Alfa', 'A2')}${textCell('Imola', 'B2')}</row><row r="3">${textCell('Beta', 'A3')}</row><row r="4">${textCell('  ', 'A4')}</row>`;

  it('that is hidden is marked and not taken for the one that is meant', async () => {
    const bytes = buildWorkbook([
      { name: 'Vecchi', rows, state: 'hidden' },
      { name: 'Soci', rows },
      { name: 'Macchina', rows, state: 'veryHidden' },
    ]);
    expect(await read(bytes)).toMatchObject({
      table: 'Soci',
      tables: [
        { name: 'Vecchi', is_hidden: true },
        { name: 'Soci', is_hidden: false },
        { name: 'Macchina', is_hidden: true },
      ],
    });
    expect(await read(bytes, { table: 'Vecchi' })).toMatchObject({ table: 'Vecchi', row_count: 2 });
  });

  it('says which rows and columns it does not show, and reads them', async () => {
    const head = '<cols><col min="2" max="2" width="0" hidden="1" customWidth="1"/></cols>';
    expect(await read(buildWorkbook([{ name: 'F', rows, head }]))).toMatchObject({
      columns: [{ is_hidden: false }, { is_hidden: true }],
      hidden_rows: 1,
      rows: [{ cells: ['Alfa', 'Imola'] }, { cells: ['Beta', ''] }],
    });
  });

  it('of too many rows is refused', async () => {
    const many = Array.from(
      { length: 1100 },
      (_, at) => `<row r="${at + 1}">${textCell('x', `A${at + 1}`)}</row>`,
    );
    const bytes = buildWorkbook([{ name: 'F', rows: many.join('') }]);
    await expect(read(bytes, {}, 1098)).rejects.toEqual(new ReadError('import_too_many_rows'));
    expect((await read(bytes, {}, 1099)).row_count).toBe(1099);
  });
});

describe('another archive', () => {
  it.each([
    ['no workbook', { 'a.txt': 'a' }],
    [
      'an OpenDocument',
      { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' },
    ],
    ['a workbook without its parts', { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }],
  ])('%s is refused', async (_what, files) => {
    await expect(read(buildZip(files))).rejects.toEqual(new ReadError('import_is_archive'));
  });
});
