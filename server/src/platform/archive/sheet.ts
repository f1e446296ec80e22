import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { toCentralHeader, toDescriptor, toEnd, toLocalHeader, type ZipEntry } from './zip-records.ts';

/** Writes one sheet of an Excel workbook as a stream: SpreadsheetML in a ZIP, with inline strings. */

const NAMESPACE = 'http://schemas.openxmlformats.org';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const RELATED = `${NAMESPACE}/officeDocument/2006/relationships`;
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const MAIN = `xmlns="${NAMESPACE}/spreadsheetml/2006/main"`;
const relations = (list: readonly [type: string, target: string][]): string =>
  `${XML}<Relationships xmlns="${NAMESPACE}/package/2006/relationships">${list
    .map(([type, target], at) => `<Relationship Id="r${at}" Type="${RELATED}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;
const part = (name: string, type: string): string =>
  `<Override PartName="${name}" ContentType="${CONTENT}.${type}+xml"/>`;

/** All parts of the workbook except the rows. */
const FRAME: readonly [name: string, text: string][] = [
  [
    '[Content_Types].xml',
    `${XML}<Types xmlns="${NAMESPACE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/styles.xml', 'styles')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
  ],
  ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
  [
    'xl/workbook.xml',
    `${XML}<workbook ${MAIN} xmlns:r="${RELATED}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r0"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  ],
  // The second style is bold.
  [
    'xl/styles.xml',
    `${XML}<styleSheet ${MAIN}><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf fontId="0"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  ],
];
const ROWS_NAME = 'xl/worksheets/sheet1.xml';
// The header row is frozen.
const ROWS_HEAD = `${XML}<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>`;
const ROWS_END = '</sheetData></worksheet>';

type SheetCell = string | number | null;

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);

/** `A`, `B`, … `Z`, `AA`. */
function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter;
}

function toCell(value: SheetCell, place: string, style: string): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${place}"${style}><v>${value}</v></c>`;
  const text = `<t xml:space="preserve">${escapeText(value)}</t>`;
  return `<c r="${place}"${style} t="inlineStr"><is>${text}</is></c>`;
}

function toRow(cells: readonly SheetCell[], row: number, style = ''): string {
  const drawn = cells.map((cell, at) => toCell(cell, `${lettersOf(at)}${row}`, style));
  return `<row r="${row}">${drawn.join('')}</row>`;
}

type Pages = AsyncIterable<readonly (readonly SheetCell[])[]>;

async function* toRows(columns: readonly string[], pages: Pages): AsyncGenerator<string> {
  yield ROWS_HEAD + toRow(columns, 1, ' s="1"');
  let row = 1;
  for await (const rows of pages) {
    const first = row + 1;
    row += rows.length;
    yield rows.map((cells, at) => toRow(cells, first + at)).join('');
  }
  yield ROWS_END;
}

/** The next rows are queried while the previous ones are sent. Cells must be valid XML. */
export const openSheet = (columns: readonly string[], pages: Pages, now: Date): Readable =>
  Readable.from(writeSheet(columns, pages, now), { objectMode: false });

async function* writeSheet(columns: readonly string[], pages: Pages, now: Date): AsyncGenerator<Buffer> {
  const records: Buffer[] = [];
  let offset = 0;
  const entryOf = (name: string): ZipEntry => ({
    name: Buffer.from(name),
    modified_at: now,
    bytes: 0,
    offset,
    crc: undefined,
  });
  for (const [name, text] of FRAME) {
    const content = Buffer.from(text);
    const entry = { ...entryOf(name), bytes: content.length, crc: crc32(content) };
    records.push(toCentralHeader(entry, false));
    const whole = Buffer.concat([toLocalHeader(entry), content]);
    yield whole;
    offset += whole.length;
  }
  const rows: ZipEntry = { ...entryOf(ROWS_NAME), packed: 0 };
  const head = toLocalHeader(rows);
  yield head;
  const sum = { bytes: 0, crc: 0 };
  const packing = Readable.from(counted(toRows(columns, pages), sum), { objectMode: false });
  let packed = 0;
  // Compressed in separate threads, without blocking.
  for await (const chunk of packing.compose(createDeflateRaw({ level: 1 })) as AsyncIterable<Buffer>) {
    packed += chunk.length;
    yield chunk;
  }
  const tail = toDescriptor(sum.bytes, sum.crc, packed);
  records.push(toCentralHeader({ ...rows, ...sum, packed }, true));
  offset += head.length + packed + tail.length;
  const directory = Buffer.concat(records);
  yield Buffer.concat([tail, directory, toEnd({ offset, bytes: directory.length, entries: records.length })]);
}

async function* counted(
  texts: AsyncIterable<string>,
  sum: { bytes: number; crc: number },
): AsyncGenerator<Buffer> {
  for await (const text of texts) {
    const chunk = Buffer.from(text);
    sum.bytes += chunk.length;
    sum.crc = crc32(chunk, sum.crc);
    yield chunk;
  }
}
