import { createHash } from 'node:crypto';
import MDBReader from 'mdb-reader';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lockAccess, toStoredFile } from '../../../../test/import-files.ts';
import { hasSharedImport, readExpected, readSharedImport } from '../../../../test/shared-import.ts';
import { type ReadFile, readFile } from './read.ts';
import { inspectTable, UnreadableTable } from './read-table.ts';
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

const cellSchema = z.union([z.string(), z.null(), z.boolean()]);
const expectedAccess = z.object({
  tables: z.record(
    z.string(),
    z.object({
      rowCount: z.int(),
      columns: z.array(z.tuple([z.string(), z.string()])),
      checkedColumns: z.array(z.string()),
      firstRow: z.array(cellSchema),
      lastRow: z.array(cellSchema),
      sha256StoredOrder: z.string(),
    }),
  ),
});
const expectedCsv = z.object({
  delimiter: z.string(),
  header: z.array(z.string()),
  dataRows: z.int(),
  sha256Rows: z.string(),
});

/** Currencies have four decimal places; the others show only significant ones. */
const trimmed = (cell: string): string => cell.replace(/^(-?\d+)(?:\.0+|(\.\d*?)0+)$/, '$1$2');

/** A cell as other programs write it: empty is null, a day has a time. */
function toTheirs(cell: string, type: string | undefined): string | boolean | null {
  if (cell === '') return null;
  if (type === 'boolean') return cell === 'true';
  if (type === 'datetime') return cell.includes(' ') ? cell : `${cell} 00:00:00`;
  return type === 'currency' ? trimmed(cell) : cell;
}

const digestOf = (rows: readonly unknown[]): string =>
  createHash('sha256')
    .update(rows.map((row) => JSON.stringify(row)).join('\n'))
    .digest('hex');

describe.skipIf(!hasSharedImport)('a real file', () => {
  it.each(['nwind.mdb', 'ASampleDatabase.accdb'])('%s is read as other programs read it', async (name) => {
    const bytes = readSharedImport(name);
    const { tables } = expectedAccess.parse(readExpected(name));
    const { tables: found } = await read(bytes);
    expect(found.map((table) => table.name).toSorted()).toEqual(Object.keys(tables).toSorted());
    for (const [table, expected] of Object.entries(tables)) {
      const { columns, rows } = await read(bytes, { table });
      const types = new Map(expected.columns);
      const places = expected.checkedColumns.map((column) => ({
        at: columns.findIndex((each) => each.name === column),
        type: types.get(column),
      }));
      const checked = rows.map(({ cells }) => places.map(({ at, type }) => toTheirs(cells[at] ?? '?', type)));
      expect(columns.map((column) => column.name).toSorted()).toEqual(
        expected.columns.map(([column]) => column).toSorted(),
      );
      expect(rows).toHaveLength(expected.rowCount);
      expect([checked[0], checked.at(-1)]).toEqual([expected.firstRow, expected.lastRow]);
      expect([table, digestOf(checked)]).toEqual([table, expected.sha256StoredOrder]);
    }
  });

  it('that is locked opens with its password', async () => {
    const plain = readSharedImport('ASampleDatabase.accdb');
    const locked = toStoredFile(lockAccess(plain, 'Zaffiro 1'));
    const open = (password?: string) =>
      inspectTable(locked, { settings: { table: 'Asset Items' }, password, client: client() });
    expect(await faultOf(open())).toEqual(['import_password', null]);
    expect(await faultOf(open('Rubino'))).toEqual(['import_password_wrong', null]);
    const opening = open('Zaffiro 1');
    const expected = await inspectTable(toStoredFile(plain), {
      settings: { table: 'Asset Items' },
      client: client(),
    });
    expect(await opening).toEqual({ ...expected, is_locked: true });
  });

  it.each([
    ['whatever it holds', (bytes: Uint8Array) => bytes],
    ['in a locked file', (bytes: Uint8Array) => lockAccess(bytes, 'Zaffiro 1')],
  ])('has a column that Access calculates, told by its flag, %s', async (_what, finish) => {
    const table = 'Asset Items';
    const plain = Buffer.from(readSharedImport('ASampleDatabase.accdb'));
    const reader = new MDBReader(plain);
    const columns = reader.getTable(table).getColumns();
    const at = columns.findIndex(({ type }) => type === 'long' || type === 'currency');
    const objects = reader.getTable('MSysObjects').getData({ columns: ['Id', 'Name'] });
    const page = 4096 * (Number(objects.find(({ Name }) => Name === table)?.Id) & 0xffffff);
    const entries = page + 63 + plain.readInt32LE(page + 51) * 12;
    const entry = columns.findIndex((_column, place) => plain[entries + place * 25 + 5] === at);
    plain[entries + entry * 25 + 16] = 0xc0;
    const { columns: found } = await read(finish(plain), { table, password: 'Zaffiro 1' } as ReadSettings);
    expect(found.filter(({ problem }) => problem === 'calculated')).toEqual([
      { name: columns[at]?.name, problem: 'calculated' },
    ]);
  });

  it('whose end is gone is refused', async () => {
    const bytes = readSharedImport('nwind.mdb');
    expect((await faultOf(read(bytes.subarray(0, bytes.length - 1000))))[0]).toBe('import_truncated');
    expect((await faultOf(read(bytes.subarray(0, 2048 * 20))))[0]).toBe('import_damaged');
  });

  it('istat-comuni-2020.csv is read as another program reads it', async () => {
    const expected = expectedCsv.parse(readExpected('istat-comuni-2020.csv'));
    const { rows, ...found } = await read(readSharedImport('istat-comuni-2020.csv'));
    expect(found).toMatchObject({ encoding: 'utf-8', delimiter: expected.delimiter, header_row: 1 });
    expect(found.columns.map(({ name }) => name)).toEqual(
      expected.header.map((name) => name.trim().replace(/\s+/g, ' ')),
    );
    expect(rows).toHaveLength(expected.dataRows);
    expect(digestOf(rows.map(({ cells }) => cells))).toBe(expected.sha256Rows);
    expect(rows.some(({ cells }) => cells[13] === 'NA')).toBe(true);
  });
});
