import { deflateSync } from 'node:zlib';
import { toTextString } from './encoding.ts';
import { FONTS } from './fonts.ts';
import { num, SHEET, type Sheet } from './sheet.ts';

export interface Bookmark {
  title: string;
  /** Index of the page. */
  page: number;
}

export interface PdfDocument {
  title: string;
  subject: string;
  author: string;
  /** Of the document as a whole. */
  language: string;
  /** `YYYY-MM-DD` */
  date: string;
  sheets: readonly Sheet[];
  bookmarks: readonly Bookmark[];
}

/** After catalogue, pages, information and fonts. */
const FIRST_SHEET = 4 + FONTS.length;
/** A page and its content. */
const OBJECTS_PER_SHEET = 2;

const sheetObject = (index: number): string => `${FIRST_SHEET + index * OBJECTS_PER_SHEET} 0 R`;
const destination = (page: number): string => `[${sheetObject(page)} /XYZ 0 ${SHEET.height} null]`;

function sheetObjects(sheet: Sheet, index: number): Buffer[] {
  const packed = deflateSync(Buffer.from(sheet.content(), 'latin1'));
  const links = sheet.links.map(({ box: { x, y, width, height }, page }) => {
    const rect = [x, SHEET.height - y - height, x + width, SHEET.height - y].map(num).join(' ');
    return `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${rect}] /Dest ${destination(page)} >>`;
  });
  const fonts = FONTS.map((_, at) => `/F${at} ${at + 4} 0 R`).join(' ');
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${SHEET.width} ${SHEET.height}] /Contents ${FIRST_SHEET + index * OBJECTS_PER_SHEET + 1} 0 R /Resources << /Font << ${fonts} >> >> /Annots [${links.join(' ')}] >>`;
  return [
    Buffer.from(page),
    Buffer.concat([
      Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]),
  ];
}

function outlineObjects(bookmarks: readonly Bookmark[], first: number): string[] {
  const root = `<< /Type /Outlines /Count ${bookmarks.length}${bookmarks.length ? ` /First ${first + 1} 0 R /Last ${first + bookmarks.length} 0 R` : ''} >>`;
  const entries = bookmarks.map(({ title, page }, index) => {
    const previous = index === 0 ? '' : ` /Prev ${first + index} 0 R`;
    const next = index === bookmarks.length - 1 ? '' : ` /Next ${first + index + 2} 0 R`;
    return `<< /Title ${toTextString(title)} /Parent ${first} 0 R /Dest ${destination(page)}${previous}${next} >>`;
  });
  return [root, ...entries];
}

/** A PDF with real text in the standard fonts, links, bookmarks, language and title; the same bytes every time. */
export function buildPdf(document: PdfDocument): Uint8Array {
  const { sheets, bookmarks } = document;
  const outline = FIRST_SHEET + sheets.length * OBJECTS_PER_SHEET;
  const kids = sheets.map((_, index) => sheetObject(index)).join(' ');
  const day = document.date.replaceAll('-', '');
  const info = `<< /Title ${toTextString(document.title)} /Subject ${toTextString(document.subject)} /Author ${toTextString(document.author)} /CreationDate (D:${day}090000Z) >>`;
  const pageMode = bookmarks.length > 0 ? ' /PageMode /UseOutlines' : '';
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${document.language}) /ViewerPreferences << /DisplayDocTitle true >> /Outlines ${outline} 0 R${pageMode} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`,
    info,
    ...FONTS.map((font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`),
    ...sheets.flatMap(sheetObjects),
    ...outlineObjects(bookmarks, outline),
  ];
  return assemble(objects);
}

function assemble(objects: readonly (string | Buffer)[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const whole = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    const offset = length;
    parts.push(whole);
    length += whole.length;
    return offset;
  });
  let table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) table += `${String(offset).padStart(10, '0')} 00000 n \n`;
  table += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(table)]));
}
