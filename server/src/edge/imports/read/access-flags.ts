import type MDBReader from 'mdb-reader';

/** Part of the library's page reader that is used here; it decrypts the pages of a locked file. */
interface Pages {
  format: {
    tableDefinitionPage: {
      columnCountOffset: number;
      realIndexCountOffset: number;
      realIndexStartOffset: number;
      realIndexEntrySize: number;
      columnsDefinition: { entrySize: number; flagsOffset: number; indexOffset: number };
    };
  };
  getPage(page: number): Buffer;
}
type PageReader = new (bytes: Buffer, password: string) => Pages;

// The library skips these flags and does not export its page reader, so `package.json` pins its version.
const { Database } = (await import(new URL('./Database.js', import.meta.resolve('mdb-reader')).href)) as {
  Database: PageReader;
};

/** Files of Access 97 have neither these flags nor calculated columns. */
const JET_4_ENTRY = 25;
/** Both bits, in the byte after the flags that the library reads. */
const CALCULATED = 0xc0;
const TABLE_ID = 0xffffff;
const NEXT_PAGE_OFFSET = 4;
const CONTINUED_OFFSET = 8;

function readDefinition(pages: Pages, first: number): Buffer {
  const parts: Buffer[] = [];
  for (let page = first; page > 0; page = parts.at(-1)?.readUInt32LE(NEXT_PAGE_OFFSET) ?? 0)
    parts.push(pages.getPage(page));
  const [head = Buffer.alloc(0), ...rest] = parts;
  return Buffer.concat([head, ...rest.map((part) => part.subarray(CONTINUED_OFFSET))]);
}

interface Opened {
  reader: MDBReader;
  bytes: Buffer;
  password: string | undefined;
}

/** For each column of a table, in its order, whether Access calculates it. */
export function listCalculated({ reader, bytes, password }: Opened, name: string): boolean[] {
  const objects = reader.getTable('MSysObjects').getData({ columns: ['Id', 'Name', 'Type'] });
  const id = objects.find((object) => object.Name === name && Number(object.Type) === 1)?.Id;
  const pages = new Database(bytes, password ?? '');
  const definition = readDefinition(pages, Number(id) & TABLE_ID);
  const { columnsDefinition, ...page } = pages.format.tableDefinitionPage;
  const { entrySize, flagsOffset, indexOffset } = columnsDefinition;
  if (entrySize < JET_4_ENTRY) return [];
  const start =
    page.realIndexStartOffset + definition.readInt32LE(page.realIndexCountOffset) * page.realIndexEntrySize;
  return Array.from({ length: definition.readUInt16LE(page.columnCountOffset) }, (_, at) => {
    const entry = definition.subarray(start + at * entrySize);
    const isCalculated = ((entry[flagsOffset + 1] ?? 0) & CALCULATED) === CALCULATED;
    return { index: entry[indexOffset] ?? 0, isCalculated };
  })
    .toSorted((one, other) => one.index - other.index)
    .map(({ isCalculated }) => isCalculated);
}
