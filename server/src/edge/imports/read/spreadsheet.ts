import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { toFormattedText, toNumberText } from './number-text.ts';
import { COLUMNS_MAX, type FoundTable, ReadError, type ReadRow } from './shape.ts';

interface SheetRows {
  rows: ReadRow[];
  /** Positions of hidden columns, and numbers of hidden rows. */
  hidden: { columns: ReadonlySet<number>; lines: ReadonlySet<number> };
}

export interface Sheets {
  tables: FoundTable[];
  rowsOf: (name: string, maxRows: number) => SheetRows;
}

const KINDS: readonly unknown[] = ['xlsx', 'xlsm'];

/** Maximum number of rows before the header row. */
const ROWS_BESIDE = 1000;

/** Cells by row and column, sparse, so that a distant cell does not allocate memory. */
type Cells = (CellObject[] | undefined)[];

/** @throws {ReadError} */
export function readSpreadsheet(bytes: Uint8Array<ArrayBuffer>): Sheets {
  const book = open(bytes);
  const { WBProps, Sheets: states = [] } = book.Workbook ?? {};
  const is1904 = WBProps?.date1904 === true;
  const names = book.SheetNames.filter((name) => !isChart(book.Sheets[name]));
  return {
    tables: names.map((name) => ({
      name,
      problem: cellsOf(book, name).length === 0 ? 'empty' : null,
      is_hidden: (states.find((state) => state.name === name)?.Hidden ?? 0) !== 0,
    })),
    rowsOf: (name, maxRows) => {
      const rows = toRows(cellsOf(book, name), { is1904, maxRows: maxRows + ROWS_BESIDE });
      return { rows, hidden: findHidden(book.Sheets[name]) };
    },
  };
}

function open(bytes: Uint8Array<ArrayBuffer>): WorkBook {
  try {
    const book = read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
      // Includes hidden rows and columns.
      cellStyles: true,
    });
    if (KINDS.includes(book.bookType)) return book;
  } catch {
    // Any error means that it is not a readable workbook.
  }
  throw new ReadError('import_is_archive');
}

/** A sheet may contain a chart instead of cells. */
const isChart = (sheet: WorkSheet | undefined): boolean => (sheet?.['!type'] ?? 'sheet') !== 'sheet';

const cellsOf = ({ Sheets: sheets }: WorkBook, name: string): Cells => sheets[name]?.['!data'] ?? [];

function toRows(cells: Cells, { is1904, maxRows }: { is1904: boolean; maxRows: number }): ReadRow[] {
  const rows: ReadRow[] = [];
  let width = 0;
  cells.forEach((row, at) => {
    const last = row?.findLastIndex((cell) => cell !== undefined && toText(cell, is1904).trim() !== '') ?? -1;
    if (row === undefined || last < 0) return;
    if (last >= COLUMNS_MAX) throw new ReadError('import_too_many_columns', at + 1);
    if (rows.length === maxRows) throw new ReadError('import_too_many_rows');
    width = Math.max(width, last + 1);
    const texts = Array.from({ length: last + 1 }, (_, place) => {
      const cell = row[place];
      return cell === undefined ? '' : toText(cell, is1904);
    });
    rows.push({ line: at + 1, cells: texts });
  });
  // Trailing empty cells are omitted.
  return rows.map(({ line, cells: own }) => ({
    line,
    cells: [...own, ...Array.from({ length: width - own.length }, () => '')],
  }));
}

/** Error names of spreadsheets. */
const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

function toText({ t, v, z }: CellObject, is1904: boolean): string {
  const pattern = typeof z === 'string' ? z : 'General';
  if (t === 'e') return ERRORS[Number(v)] ?? '#N/A';
  if (typeof v === 'number') return toNumberText(v, { pattern, is1904 });
  if (typeof v === 'string') return toFormattedText(v, pattern);
  if (v instanceof Date)
    return v
      .toISOString()
      .replace('T', ' ')
      .replace(/(?: 00:00:00)?\.\d+Z$/, '');
  return typeof v === 'boolean' ? String(v) : '';
}

function findHidden(sheet: WorkSheet | undefined): SheetRows['hidden'] {
  const lines = new Set<number>();
  const columns = new Set<number>();
  sheet?.['!rows']?.forEach((row, at) => {
    if (row?.hidden === true) lines.add(at + 1);
  });
  sheet?.['!cols']?.forEach((column, at) => {
    if (column?.hidden === true) columns.add(at);
  });
  return { columns, lines };
}
