import { MARGINS, type Table, TEXT_HEIGHT, TEXT_WIDTH } from './blocks.ts';
import { cleanText, INK, RULE, type Sheet, type Type } from './sheet.ts';

const SIZE = 9.5;
const PADDING = 4;
const HEAD: Type = { size: SIZE, face: 'Bold' };
const BODY: Type = { size: SIZE };

interface Cell {
  x: number;
  width: number;
  align: 'left' | 'right';
  text: string;
}

/**
 * Rows are not split across pages. The header row is repeated on each page, and tagged as content on the first only.
 */
export function writeTable(sheet: Sheet, { caption = '', columns, rows }: Table): void {
  const { doc } = sheet;
  const table = doc.struct('Table');
  sheet.root.add(table);
  const whole = columns.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const toCells = (texts: readonly string[]): Cell[] => {
    let x = MARGINS.left;
    return columns.map(({ weight = 1, align = 'left' }, at) => {
      const width = (TEXT_WIDTH * weight) / whole;
      const cell = { x: x + PADDING, width: width - 2 * PADDING, align, text: cleanText(texts[at] ?? '') };
      x += width;
      return cell;
    });
  };
  const head = toCells(columns.map(({ title }) => title));
  const headHeight = heightOf(sheet, head, HEAD);
  sheet.ensure(headHeight + 60);
  sheet.text('Caption', caption, { size: 10.5, face: 'Bold' }, table);
  if (caption !== '') doc.y += PADDING;
  writeRow(sheet, head, { height: headHeight, type: HEAD, tag: 'TH', table });
  for (const row of rows) {
    const cells = toCells(row);
    const height = heightOf(sheet, cells, BODY);
    if (sheet.left < height) {
      doc.addPage();
      sheet.artifact(() => drawCells(sheet, head, headHeight, HEAD));
      finishRow(sheet, doc.y, headHeight, INK);
    }
    writeRow(sheet, cells, { height, type: BODY, tag: 'TD', table });
  }
  table.end();
  doc.y += 12;
}

function heightOf(sheet: Sheet, cells: readonly Cell[], type: Type): number {
  sheet.use(type);
  const heights = cells.map(({ text, width }) => sheet.doc.heightOfString(text || ' ', { width }));
  return Math.min(Math.max(...heights), TEXT_HEIGHT / 2) + 2 * PADDING;
}

function drawCell(sheet: Sheet, { x, width, align, text }: Cell, y: number, height: number): void {
  if (text === '') return;
  sheet.doc.text(text, x, y + PADDING, { width, align, height: height - 2 * PADDING + 1, ellipsis: true });
}

function drawCells(sheet: Sheet, cells: readonly Cell[], height: number, type: Type): void {
  const y = sheet.doc.y;
  sheet.use(type);
  for (const cell of cells) drawCell(sheet, cell, y, height);
  sheet.doc.y = y;
}

function finishRow(sheet: Sheet, y: number, height: number, colour: string): void {
  sheet.rule(y + height, colour);
  sheet.doc.y = y + height;
}

interface Row {
  height: number;
  type: Type;
  tag: 'TH' | 'TD';
  table: PDFKit.PDFStructureElement;
}

function writeRow(sheet: Sheet, cells: readonly Cell[], { height, type, tag, table }: Row): void {
  const { doc } = sheet;
  const y = doc.y;
  sheet.use(type);
  const row = doc.struct('TR');
  table.add(row);
  // The types of PDFKit lack `scope`.
  const options: object = tag === 'TH' ? { scope: 'Column' } : {};
  for (const cell of cells) row.add(doc.struct(tag, options, () => drawCell(sheet, cell, y, height)));
  row.end();
  finishRow(sheet, y, height, tag === 'TH' ? INK : RULE);
}
