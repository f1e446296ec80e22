import MDBReader from 'mdb-reader';
import { toCell } from './cells.ts';
import { type FoundColumn, type FoundTable, ReadError, type ReadRow } from './shape.ts';

const MAGIC_OFFSET = 4;
const MAGIC = ['Standard Jet DB', 'Standard ACE DB'];
/** Jet 3 has pages of half the size; this byte tells the version. */
const VERSION_OFFSET = 0x14;

export const isAccess = (bytes: Uint8Array): boolean =>
  MAGIC.includes(Buffer.from(bytes.subarray(MAGIC_OFFSET, MAGIC_OFFSET + 15)).toString('latin1'));

/** An opened Access file; whatever its reader throws says that the file is damaged. */
export class AccessFile {
  readonly #reader: MDBReader;
  readonly tables: readonly FoundTable[];

  /** @throws {ReadError} */
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    const page = bytes[VERSION_OFFSET] === 0 ? 2048 : 4096;
    // A file whose last pages are gone would be read without a word, as far as it goes.
    if (bytes.length % page !== 0) throw new ReadError('import_truncated');
    this.#reader = guard(() => new MDBReader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
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
      // The figure of the header may be wrong, but an empty table has none.
      return table.rowCount === 0 ? 'empty' : null;
    } catch {
      return 'unreadable';
    }
  }

  /** @throws {ReadError} */
  read(name: string, maxRows: number): { columns: FoundColumn[]; rows: ReadRow[] } {
    return guard(() => {
      const table = this.#reader.getTable(name);
      const all = table.getColumns();
      const simple = all.filter(({ type }) => type !== 'complex').map((column) => column.name);
      const read = table.getData({ columns: simple, rowLimit: maxRows + 1 });
      const rows = read.map((row, at): ReadRow => {
        const values = new Map(Object.entries(row));
        return { line: at + 1, cells: simple.map((column) => toCell(values.get(column))) };
      });
      const garbage = simple.map((_name, at) => rows.some(({ cells }) => cells[at]?.includes('\0') === true));
      return {
        columns: [
          ...simple.map(
            (column, at): FoundColumn => ({
              name: column,
              problem: garbage[at] === true ? 'garbage' : null,
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

function guard<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof ReadError) throw error;
    const isLocked = error instanceof Error && error.message === 'Wrong password';
    throw new ReadError(isLocked ? 'import_password' : 'import_damaged');
  }
}
