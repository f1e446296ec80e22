import { CONTACT_TABLE_FIELDS } from '@press-room/contract/table-formats';
import { readCsv } from './csv.ts';
import {
  COLUMNS_MAX,
  type Found,
  type FoundColumn,
  type FoundTable,
  ReadError,
  type ReadKey,
  type ReadRow,
  type ReadSettings,
} from './shape.ts';

// Runs only in the limited process, because the input is untrusted. The kind of file is detected first, so that only
// its parser is loaded.

// Signatures of file kinds; only the parser of the detected kind is loaded.
const MAGIC_OFFSET = 4;
const MAGIC = ['Standard Jet DB', 'Standard ACE DB'];

const isAccess = (bytes: Uint8Array): boolean =>
  MAGIC.includes(Buffer.from(bytes.subarray(MAGIC_OFFSET, MAGIC_OFFSET + 15)).toString('latin1'));

const ZIP = [0x50, 0x4b, 0x03, 0x04];

const isZip = (bytes: Uint8Array): boolean => ZIP.every((byte, at) => bytes[at] === byte);

/** A completely read file: its content and rows. */
export type ReadFile = Omit<Found, 'rows'> & { rows: ReadRow[] };

/** @throws {ReadError} */
export async function readFile(
  bytes: Uint8Array<ArrayBuffer>,
  settings: ReadKey,
  maxRows: number,
): Promise<ReadFile> {
  const file = await open(bytes, settings, maxRows);
  if (file.rows.length > maxRows) throw new ReadError('import_too_many_rows');
  if (file.columns.length > COLUMNS_MAX)
    throw new ReadError('import_too_many_columns', Math.max(1, file.header_row));
  const wide = file.rows.find(({ cells }) => cells.length > 10 * COLUMNS_MAX);
  if (wide !== undefined) throw new ReadError('import_too_many_columns', wide.line);
  return { ...file, row_count: file.rows.length };
}

async function open(
  bytes: Uint8Array<ArrayBuffer>,
  settings: ReadKey,
  maxRows: number,
): Promise<Omit<ReadFile, 'row_count'>> {
  if (bytes.length === 0) throw new ReadError('import_empty');
  if (isAccess(bytes)) return openAccess(bytes, settings, maxRows);
  if (isZip(bytes)) return openSpreadsheet(bytes, settings, maxRows);
  if (isVcard(bytes)) return openVcards(bytes, settings, maxRows);
  if (isBinary(bytes)) throw new ReadError('import_not_a_table');
  const { rows, ...text } = readCsv(bytes, settings, maxRows);
  return { kind: 'csv', tables: [], table: null, ...text, ...nameColumns(rows, settings.header_row) };
}

/**
 * Files of other programs start with bytes that do not occur in texts: a zero is one unless it is half of a UTF-16
 * character.
 */
function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 512);
  const control = head.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length;
  const zeros = head.filter((byte) => byte === 0).length;
  return control > zeros ? control - zeros > head.length / 100 : zeros > head.length * 0.6;
}

const isVcard = (bytes: Uint8Array): boolean =>
  /^[\s\ufeff]*BEGIN:VCARD/i.test(new TextDecoder().decode(bytes.subarray(0, 200)));

const PLAIN = { encoding: null, delimiter: null, quotes: true } as const;

async function openAccess(bytes: Uint8Array<ArrayBuffer>, settings: ReadKey, maxRows: number) {
  const { AccessFile } = await import('./access.ts');
  const file = new AccessFile(bytes, settings.password);
  const table = chooseTable(file.tables, settings.table);
  const read = table === null ? { columns: [], rows: [] } : file.read(table, maxRows);
  const { isLocked: is_locked } = file;
  return {
    kind: 'access' as const,
    tables: [...file.tables],
    table,
    ...PLAIN,
    header_row: 0,
    is_locked,
    ...read,
  };
}

/** A vCard names its own fields. */
async function openVcards(bytes: Uint8Array<ArrayBuffer>, settings: ReadSettings, maxRows: number) {
  const { readVcards } = await import('../vcard/read-vcards.ts');
  const { encoding, rows } = readVcards(bytes, settings, maxRows);
  const columns = CONTACT_TABLE_FIELDS.map((name): FoundColumn => ({ name, problem: null }));
  return {
    kind: 'vcard' as const,
    tables: [],
    table: null,
    ...PLAIN,
    encoding,
    header_row: 0,
    columns,
    rows,
  };
}

async function openSpreadsheet(bytes: Uint8Array<ArrayBuffer>, settings: ReadSettings, maxRows: number) {
  const { readSpreadsheet } = await import('./spreadsheet.ts');
  const { tables, rowsOf } = readSpreadsheet(bytes);
  const table = chooseTable(tables, settings.table);
  const base = { kind: 'xlsx' as const, tables, table, ...PLAIN };
  if (table === null) return { ...base, ...nameColumns([], settings.header_row) };
  const { rows: all, hidden } = rowsOf(table, maxRows);
  const { columns, rows, header_row } = nameColumns(all, settings.header_row);
  return {
    ...base,
    header_row,
    rows,
    columns: columns.map((column, at) => ({ ...column, is_hidden: hidden.columns.has(at) })),
    hidden_rows: rows.filter(({ line }) => hidden.lines.has(line)).length,
  };
}

/** The requested table, else the only visible one; null if there are several. */
function chooseTable(tables: readonly FoundTable[], wanted: string | undefined): string | null {
  const readable = tables.filter(({ problem }) => problem === null);
  const shown = readable.filter(({ is_hidden }) => is_hidden !== true);
  const [only, ...others] = shown.length === 0 ? readable : shown;
  if (wanted === undefined) return others.length === 0 ? (only?.name ?? null) : null;
  if (!readable.some(({ name }) => name === wanted)) throw new ReadError('import_unknown_table');
  return wanted;
}

/** Column names and the rows after them. Default header row: the first one as wide as most rows. */
function nameColumns(
  rows: readonly ReadRow[],
  told: number | undefined,
): { header_row: number; columns: FoundColumn[]; rows: ReadRow[] } {
  const at = told === undefined ? guessHeader(rows) : told - 1;
  const names = at < 0 ? [] : (rows[at]?.cells ?? []);
  const width = at < 0 ? Math.max(0, ...rows.slice(0, 100).map(({ cells }) => cells.length)) : names.length;
  const columns = Array.from(
    { length: width },
    (_, place): FoundColumn => ({
      name: (names[place] ?? '').trim().replace(/\s+/g, ' '),
      problem: null,
    }),
  );
  return { header_row: at + 1, columns, rows: rows.slice(at + 1) };
}

function guessHeader(rows: readonly ReadRow[]): number {
  const head = rows.slice(0, 50);
  const times = new Map<number, number>();
  for (const { cells } of head) times.set(cells.length, (times.get(cells.length) ?? 0) + 1);
  const [usual] = [...times].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0]);
  return Math.max(
    0,
    head.findIndex(
      ({ cells }) => cells.length === usual && cells.filter((cell) => cell.trim() !== '').length > usual / 2,
    ),
  );
}
