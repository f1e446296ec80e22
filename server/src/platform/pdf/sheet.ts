import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { MARGINS, PAGE, type PdfDocument, TEXT_WIDTH } from './blocks.ts';

const FONTS = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))), 'standard_fonts');
const font = (name: string): string => join(FONTS, `LiberationSans-${name}.ttf`);

export const INK = '#1a1a1f';
export const FAINT = '#55555f';
export const RULE = '#c8c8ce';
export const LINK = '#1d3f8f';

type Element = PDFKit.PDFStructureElement;

export interface Type {
  size: number;
  face?: 'Regular' | 'Bold' | 'Italic';
  colour?: string;
}

/** The PDF being written: a position on a page, and the element of the structure tree that receives content. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Element;
  /** Page numbers of anchors, from 0. */
  readonly anchors = new Map<string, number>();
  /** Called when all pages are written. */
  readonly atEnd: (() => void)[] = [];

  constructor({ title, language, author, madeAt }: PdfDocument) {
    this.doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margins: MARGINS,
      font: font('Regular'),
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, Creator: author, CreationDate: madeAt, ModDate: madeAt },
    });
    for (const face of ['Regular', 'Bold', 'Italic']) this.doc.registerFont(face, font(face));
    this.root = this.doc.struct('Document', { title });
    this.doc.addStructure(this.root);
  }

  get page(): number {
    const { start, count } = this.doc.bufferedPageRange();
    return start + count - 1;
  }

  get left(): number {
    return PAGE.height - MARGINS.bottom - this.doc.y;
  }

  use({ size, face = 'Regular', colour = INK }: Type): this {
    this.doc.font(face).fontSize(size).fillColor(colour);
    return this;
  }

  /** Starts a new page if less height is left. */
  ensure(height: number): void {
    if (this.left < height) this.doc.addPage();
  }

  isFresh(): boolean {
    return this.doc.y <= MARGINS.top;
  }

  skip(height: number): void {
    if (!this.isFresh()) this.doc.y += height;
  }

  /** A text in full width, which may continue on the next page. */
  text(tag: string, text: string, type: Type, parent: Element = this.root): void {
    const clean = cleanText(text);
    if (clean === '') return;
    this.use(type);
    parent.add(
      this.doc.struct(tag, {}, () => {
        this.doc.text(clean, MARGINS.left, this.doc.y, { width: TEXT_WIDTH, lineGap: type.size * 0.22 });
      }),
    );
  }

  /** Content that assistive technology skips, such as rules and page numbers. */
  artifact(draw: () => void, type: 'Pagination' | 'Layout' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  rule(y: number, colour = RULE): void {
    this.artifact(() => {
      this.doc
        .lineWidth(0.6)
        .moveTo(MARGINS.left, y)
        .lineTo(PAGE.width - MARGINS.right, y)
        .stroke(colour);
    });
  }
}

/** Removes control characters, for which fonts have no glyph. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{C}\n]/gu, '')
    .trim();
