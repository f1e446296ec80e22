import MDBReader from 'mdb-reader';
import { listCalculated } from './access-flags.ts';
import { type FoundColumn, type FoundTable, ReadError, type ReadRow } from './shape.ts';

/** Jet 3 has pages of half the size; this byte contains the version. */
const VERSION_OFFSET = 0x14;

/** An opened Access file; all errors of its reader mean that the file is damaged. */
export class AccessFile {
  readonly #reader: MDBReader;
  readonly #bytes: Buffer;
  readonly #password: string | undefined;
  readonly tables: readonly FoundTable[];
  /** It can only be opened with its password. */
  readonly isLocked: boolean;

  /** @throws {ReadError} */
  constructor(bytes: Uint8Array<ArrayBuffer>, password?: string) {
    const page = bytes[VERSION_OFFSET] === 0 ? 2048 : 4096;
    // A truncated file would be read partially without an error.
    if (bytes.length % page !== 0) throw new ReadError('import_truncated');
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const open = (word: string | undefined) =>
      new MDBReader(whole, word === undefined ? {} : { password: word });
    // Many files with a password are not encrypted, and can be opened without it.
    const plain = attempt(() => open(undefined));
    this.isLocked = plain === null;
    this.#bytes = whole;
    this.#password = plain === null ? password : undefined;
    this.#reader = plain ?? guard(() => open(password), password);
    this.tables = guard(() => this.#listTables());
  }

  #listTables(): FoundTable[] {
    const own = this.#reader.getTableNames().filter((name) => !name.startsWith('~'));
    const all = this.#reader.getTableNames({ linkedTables: true }).filter((name) => !name.startsWith('~'));
    return [
      ...own.map((name): FoundTable => ({ name, problem: this.#problemOf(name) })),
      ...all.filter((name) => !own.includes(name)).map((name): FoundTable => ({ name, problem: 'linked' })),
    ];
  }

  #problemOf(name: string): FoundTable['problem'] {
    try {
      const table = this.#reader.getTable(name);
      table.getColumns();
      // The row count in the header may be wrong, but an empty table has none.
      return table.rowCount === 0 ? 'empty' : null;
    } catch {
      return 'unreadable';
    }
  }

  #listCalculated(name: string): ReadonlySet<string> {
    const opened = { reader: this.#reader, bytes: this.#bytes, password: this.#password };
    const flags = listCalculated(opened, name);
    const columns = this.#reader.getTable(name).getColumns();
    return new Set(columns.filter((_column, at) => flags[at] === true).map((column) => column.name));
  }

  /** @throws {ReadError} */
  read(name: string, maxRows: number): { columns: FoundColumn[]; rows: ReadRow[] } {
    return guard(() => {
      const table = this.#reader.getTable(name);
      const all = table.getColumns();
      const calculated = this.#listCalculated(name);
      const simple = all.filter(({ type }) => type !== 'complex').map((column) => column.name);
      const read = table.getData({ columns: simple, rowLimit: maxRows + 1 });
      const rows = read.map((row, at): ReadRow => {
        const values = new Map(Object.entries(row));
        return { line: at + 1, cells: simple.map((column) => toCell(values.get(column))) };
      });
      const problemOf = (column: string, at: number): FoundColumn['problem'] => {
        if (calculated.has(column)) return 'calculated';
        return rows.some(({ cells }) => cells[at]?.includes('\0') === true) ? 'garbage' : null;
      };
      return {
        columns: [
          ...simple.map(
            (column, at): FoundColumn => ({
              name: column,
              problem: problemOf(column, at),
            }),
          ),
          ...all
            .filter(({ type }) => type === 'complex')
            .map((column): FoundColumn => ({ name: column.name, problem: 'complex' })),
        ],
        rows,
      };
    });
  }
}

const isLock = (error: unknown): boolean => error instanceof Error && error.message === 'Wrong password';

/** Encryption from before Office 2010, which the reader recognises but does not support. */
const isOtherLock = (error: unknown): boolean =>
  error instanceof Error && /not implemented yet|encryption/i.test(error.message);

/** Null if a password is required. @throws {ReadError} */
function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    if (isLock(error)) return null;
    throw new ReadError(isOtherLock(error) ? 'import_lock_unknown' : 'import_damaged');
  }
}

function guard<T>(run: () => T, password = ''): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof ReadError) throw error;
    if (!isLock(error)) throw new ReadError('import_damaged');
    throw new ReadError(password === '' ? 'import_password' : 'import_password_wrong');
  }
}

/** A cell as text, without conversions; dates are days or instants as stored. */
function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (value instanceof Date) return toDateText(value);
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value);
  // Binary data of pictures or other programs are useless in a table.
  return '';
}

// Local time was stored as if it were UTC.
function toDateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .split('T');
  return time === '00:00:00' ? day : `${day} ${time}`;
}
