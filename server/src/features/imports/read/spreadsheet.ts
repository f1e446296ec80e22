import readSheets from 'read-excel-file/node';
import { toCell } from './cells.ts';
import { type FoundTable, ReadError, type ReadRow } from './shape.ts';

export interface Sheets {
  tables: FoundTable[];
  rowsOf: (name: string) => ReadRow[];
}

/** @throws {ReadError} */
export async function readSpreadsheet(bytes: Uint8Array<ArrayBuffer>): Promise<Sheets> {
  const sheets = await readSheets(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)).catch(() => {
    throw new ReadError('import_is_archive');
  });
  return {
    tables: sheets.map(({ sheet, data }) => ({ name: sheet, problem: data.length === 0 ? 'empty' : null })),
    rowsOf: (name) =>
      (sheets.find(({ sheet }) => sheet === name)?.data ?? [])
        .map((row, at): ReadRow => ({ line: at + 1, cells: row.map(toCell) }))
        .filter(({ cells }) => cells.some((cell) => cell !== '')),
  };
}
