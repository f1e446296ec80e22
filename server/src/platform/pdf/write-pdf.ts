import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { MARGINS, PAGE, type PdfBlock, type PdfDocument, TEXT_WIDTH } from './blocks.ts';
import { writeDrawing, writePicture } from './figures.ts';
import { cleanText, FAINT, Sheet } from './sheet.ts';
import { writeTable } from './table.ts';
import { writeContents, writeHeading, writeLink, writeParagraph } from './texts.ts';

/** Only the last piece is smaller. */
const PIECE_BYTES = 256 * 1024;

export async function* writePdf(document: PdfDocument): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const sheet = new Sheet(document);
  let chunks: Buffer[] = [];
  let bytes = 0;
  sheet.doc.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
  });
  const takeChunks = (): Uint8Array<ArrayBuffer> => {
    const piece = new Uint8Array(Buffer.concat(chunks));
    [chunks, bytes] = [[], 0];
    return piece;
  };
  const ended = once(sheet.doc, 'end');
  for (const block of document.blocks) {
    writeBlock(sheet, block);
    if (block.kind !== 'picture') continue;
    // PDFKit emits written data at the end of its turn, and pictures are large.
    await setImmediate();
    if (bytes >= PIECE_BYTES) yield takeChunks();
  }
  for (const finish of sheet.atEnd) finish();
  writeMargins(sheet, document);
  sheet.doc.end();
  await ended;
  yield takeChunks();
}

function writeBlock(sheet: Sheet, block: PdfBlock): void {
  switch (block.kind) {
    case 'heading':
      writeHeading(sheet, block);
      break;
    case 'paragraph':
      writeParagraph(sheet, block);
      break;
    case 'link':
      writeLink(sheet, block);
      break;
    case 'contents':
      writeContents(sheet, block);
      break;
    case 'table':
      writeTable(sheet, block);
      break;
    case 'picture':
      writePicture(sheet, block);
      break;
    case 'drawing':
      writeDrawing(sheet, block);
      break;
    case 'space':
      sheet.skip(block.height);
      break;
    case 'page':
      if (!sheet.isFresh()) sheet.doc.addPage();
  }
}

/** Header and footer of every page, written when the number of pages is known. */
function writeMargins(sheet: Sheet, { header, footer }: PdfDocument): void {
  const { doc } = sheet;
  const pages = sheet.page + 1;
  for (let page = 0; page < pages; page += 1) {
    doc.switchToPage(page);
    sheet.artifact(() => {
      const place = { width: TEXT_WIDTH, height: 12, ellipsis: true };
      const label = footer.replace('{page}', String(page + 1)).replace('{pages}', String(pages));
      // Text below the bottom margin would start a new page.
      doc.page.margins.bottom = 0;
      sheet.use({ size: 8, colour: FAINT });
      if (page > 0) doc.text(cleanText(header), MARGINS.left, 36, place);
      doc.text(label, MARGINS.left, PAGE.height - 44, { ...place, align: 'right' });
      doc.page.margins.bottom = MARGINS.bottom;
    }, 'Pagination');
  }
}
