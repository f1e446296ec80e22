import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { buildEndlessAccess, toStoredFile } from '../../../../test/import-files.ts';
import { type ReadFile, readFile } from './read.ts';
import { inspectTable, readTable, UnreadableTable } from './read-table.ts';
import { ReadError, type ReadSettings } from './shape.ts';

const client = () => ({ key: 'a test', signal: new AbortController().signal });

const MAX_ROWS = 50_000;

const read = (bytes: Uint8Array, settings: ReadSettings = {}, maxRows = MAX_ROWS): Promise<ReadFile> =>
  readFile(new Uint8Array(bytes), settings, maxRows);

async function faultOf(work: Promise<unknown>): Promise<[string, number | null]> {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (error instanceof UnreadableTable) return [error.reason.fault, error.reason.line];
  if (error instanceof ReadError) return [error.fault, error.line];
  throw new Error('It was not refused', { cause: error });
}

const cellsOf = async (text: string, settings: ReadSettings = {}): Promise<string[][]> =>
  (await read(Buffer.from(text), settings)).rows.map(({ cells }) => cells);

describe('a text', () => {
  it('keeps zeros, provinces and blanks as they stand', async () => {
    expect(await cellsOf('cap;prov;piva\n00100;NA; 01234567890 \n')).toEqual([
      ['00100', 'NA', ' 01234567890 '],
    ]);
  });

  it('says the line of each row, also behind line ends in cells', async () => {
    const { rows } = await read(Buffer.from('a;b\n"x\ny";1\n\nz;2\n'));
    expect(rows.map(({ line }) => line)).toEqual([3, 5]);
  });

  it('reads mixed ends of lines', async () => {
    expect(await cellsOf('a;b\r\n1;2\n3;4\r5;6')).toEqual([
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ]);
  });

  it('keeps ragged rows as they are', async () => {
    expect(await cellsOf('a;b;c\n1;2\n1;2;3\n1;2;3;4\n')).toEqual([
      ['1', '2'],
      ['1', '2', '3'],
      ['1', '2', '3', '4'],
    ]);
  });

  it('has columns that share a name, have none, or bear a name of the language', async () => {
    const { columns, rows } = await read(Buffer.from('tel;tel;;__proto__;constructor\n1;2;3;4;5\n'));
    expect(columns.map(({ name }) => name)).toEqual(['tel', 'tel', '', '__proto__', 'constructor']);
    expect(rows).toEqual([{ line: 2, cells: ['1', '2', '3', '4', '5'] }]);
  });

  it('finds the names behind other lines, and takes them from where it is told', async () => {
    const text = Buffer.from('Estrazione del 2020-06-22\nnome;città\nAlfa;Sassuolo\n');
    expect(await read(text)).toMatchObject({ header_row: 2, row_count: 1 });
    expect(await read(text, { header_row: 0 })).toMatchObject({ header_row: 0, row_count: 3 });
  });

  it('obeys the line that names the delimiter', async () => {
    expect(await read(Buffer.from('sep=|\nnome|città\nAlfa|Sassuolo\n'))).toMatchObject({
      delimiter: '|',
      columns: [{ name: 'nome' }, { name: 'città' }],
      row_count: 1,
    });
  });

  it('has no rows of delimiters alone, wherever they stand and however many', async () => {
    const blank = ' ; ;\r\n;;\r\n';
    expect(await cellsOf(`${blank}a;b;c\r\n1;2;\r\n${blank.repeat(40)}3;;\r\n${blank}`)).toEqual([
      ['1', '2', ''],
      ['3', '', ''],
    ]);
    expect(await cellsOf('a;b\n"";""\n1;2\n', { quotes: false })).toEqual([['1', '2']]);
    const rows = Buffer.from(`a;b\n${';\n1;2\n'.repeat(11)}`);
    expect((await read(rows, {}, 11)).row_count).toBe(11);
  });

  it.each([
    ['"Alfa"', 'Alfa'],
    ['"Ditta ""Alfa"" srl"', 'Ditta "Alfa" srl'],
    ['"Ditta "Alfa" srl"', 'Ditta "Alfa" srl'],
    ['"Ditta "Alfa""', 'Ditta "Alfa"'],
    [' "Alfa" ', 'Alfa'],
    ['""', ''],
    ['"Alfa" e "Beta"', '"Alfa" e "Beta"'],
    ['Ditta "Alfa"', 'Ditta "Alfa"'],
    ['Tubo 3"', 'Tubo 3"'],
    ['"', '"'],
  ])('that is read with ordinary marks has %s as %s', async (cell, text) => {
    expect(await cellsOf(`a;b\n1;${cell}\n2;x\n`, { quotes: false })).toEqual([
      ['1', text],
      ['2', 'x'],
    ]);
  });

  it('with a stray quotation mark is refused with its line, and read where marks are ordinary signs', async () => {
    const text = 'a;b\n1;2\nx "y";"z" w\n';
    expect(await faultOf(read(Buffer.from(text)))).toEqual(['import_bad_quotes', 3]);
    expect(await cellsOf(text, { quotes: false })).toEqual([
      ['1', '2'],
      ['x "y"', '"z" w'],
    ]);
  });

  it.each([
    ['a page of the web', '<!DOCTYPE html><html><table>', 'import_is_html'],
    ['nothing', '', 'import_empty'],
    ['a zero in it', 'a;b\n1;x\0y\n', 'import_null_characters'],
    ['an endless cell', `a;b\n1;"${'x'.repeat(200_000)}"\n`, 'import_row_too_long'],
    ['thousands of columns', `${'a;'.repeat(5000)}\n`, 'import_too_many_columns'],
  ])('that is or has %s is refused', async (_what, text, fault) => {
    expect((await faultOf(read(Buffer.from(text))))[0]).toBe(fault);
  });

  it('with more rows than may be is refused', async () => {
    const rows = Buffer.from(`a;b\n${'1;2\n'.repeat(11)}`);
    expect(await faultOf(read(rows, {}, 10))).toEqual(['import_too_many_rows', null]);
    expect((await read(rows, {}, 11)).rows).toHaveLength(11);
  });
});

describe('a spreadsheet', () => {
  it('is read as it is written: numbers, days, texts with zeros before them', async () => {
    const bytes = await writeXlsxFile(
      [
        [{ value: 'nome' }, { value: 'cap' }, { value: 'dal' }, { value: 'n' }],
        [
          { value: 'Alfa', type: String },
          { value: '00100', type: String },
          { value: new Date(Date.UTC(2026, 0, 2)), type: Date, format: 'dd/mm/yyyy' },
          { value: 12.5, type: Number },
        ],
      ],
      { sheet: 'Soci' },
    ).toBuffer();
    expect(await read(bytes)).toMatchObject({
      kind: 'xlsx',
      table: 'Soci',
      columns: [{ name: 'nome' }, { name: 'cap' }, { name: 'dal' }, { name: 'n' }],
      rows: [{ line: 2, cells: ['Alfa', '00100', '2026-01-02', '12.5'] }],
    });
  });

  it('that is another archive is refused', async () => {
    const zip = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(200)]);
    expect(await faultOf(read(zip))).toEqual(['import_is_archive', null]);
  });
});

describe('the process that reads', () => {
  it('hands over every row, some hundreds at a time, and waits until they are taken', async () => {
    const taken: number[] = [];
    let isTaking = false;
    const bytes = Buffer.from(`a;b\n${'1;2\n'.repeat(1201)}`);
    const reading = { settings: {}, client: client() };
    const found = await readTable(toStoredFile(bytes), reading, async (rows) => {
      expect(isTaking).toBe(false);
      isTaking = true;
      await new Promise(setImmediate);
      taken.push(rows.length);
      isTaking = false;
    });
    expect(taken).toEqual([500, 500, 201]);
    expect(found).toMatchObject({ row_count: 1201 });
    expect(found.rows).toHaveLength(200);
  });

  it('ends with whom it reads for', async () => {
    const failing = readTable(
      toStoredFile(Buffer.from('a;b\n1;2\n')),
      { settings: {}, client: client() },
      async () => {
        throw new Error('The database is gone');
      },
    );
    await expect(failing).rejects.toThrow('The database is gone');
  });

  it('says the line of a fault', async () => {
    const work = inspectTable(toStoredFile(Buffer.from('a;b\n1;2\nx "y";z\n')), {
      settings: {},
      client: client(),
    });
    expect(await faultOf(work)).toEqual(['import_bad_quotes', 3]);
  });
});

describe('what is hostile or damaged', () => {
  it('an Access file without end is ended at its limit', async () => {
    const reading = { settings: {}, client: client(), limits: { seconds: 2, patience: 100 } };
    expect(await faultOf(inspectTable(toStoredFile(buildEndlessAccess()), reading))).toEqual([
      'import_too_heavy',
      null,
    ]);
  });

  it.each([
    [
      'random bytes',
      Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251)),
      'import_not_a_table',
    ],
    ['zeros', Buffer.alloc(8192), 'import_not_a_table'],
    [
      'the beginning of an Access file',
      Buffer.from('\0\u0001\0\0Standard Jet DB\0\u0001'),
      'import_truncated',
    ],
    ['an Access file of zeros', buildHollow(), 'import_damaged'],
  ])('%s', async (_what, bytes, fault) => {
    expect((await faultOf(read(bytes)))[0]).toBe(fault);
  });
});

function buildHollow(): Buffer {
  const file = Buffer.alloc(4096 * 4);
  file.write('\0\u0001\0\0Standard Jet DB\0\u0001', 0, 'latin1');
  return file;
}
