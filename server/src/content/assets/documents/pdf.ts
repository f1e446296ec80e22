import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PageRange } from '@press-room/contract/page-range';
import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { toPageText } from './page-text.ts';

// Runs only in the child process, because the input is untrusted.

export type PdfFault = 'document_password' | 'document_broken';

export class PdfError extends Error {
  readonly fault: PdfFault;

  constructor(fault: PdfFault) {
    super(fault);
    this.fault = fault;
  }
}

const PACKAGE = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
const folder = (name: string): string => `${join(PACKAGE, name)}/`;

const PICTURE_WIDTH = 1280;
const PICTURE_MAX_HEIGHT = 2560;
/** Total of all pages; far more than the longest book. */
const MAX_CHARACTERS = 20_000_000;

const STREAMS_OR_STRINGS = /\/(?:StmF|StrF)\s*\/(\w+)/g;
const KEY = /\/Encrypt(?=\s*(?:\d+\s+\d+\s+R|<<))/g;

/**
 * Documents in which only attachments are encrypted (`EFF`, ISO 32000-2, 7.6.6) can be read without their password, but
 * pdf.js requires it. Removes the key in place.
 */
function withoutAttachmentKey(data: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (!bytes.includes('/EFF')) return data;
  const text = bytes.toString('latin1');
  const isMore = [...text.matchAll(STREAMS_OR_STRINGS)].some(([, filter]) => filter !== 'Identity');
  if (!isMore && /\/EFF\s*\/(?!Identity\b)/.test(text))
    for (const { index } of text.matchAll(KEY)) bytes.write('/Ignored', index, 'latin1');
  return data;
}

/** Opens a document and checks that it has a first page. @throws {PdfError} */
export async function openPdf(data: Uint8Array<ArrayBuffer>): Promise<PDFDocumentProxy> {
  try {
    const document = await getDocument({
      data: withoutAttachmentKey(data),
      // The package contains all fonts and tables that a document may lack; the machine needs none.
      standardFontDataUrl: folder('standard_fonts'),
      cMapUrl: folder('cmaps'),
      cMapPacked: true,
      wasmUrl: folder('wasm'),
      iccUrl: folder('iccs'),
      useSystemFonts: false,
      enableXfa: false,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
    await document.getPage(1);
    return document;
  } catch (error) {
    throw new PdfError(error instanceof PasswordException ? 'document_password' : 'document_broken');
  }
}

/** Text of each page in file order; empty for a page that cannot be read. */
export async function readPages(document: PDFDocumentProxy): Promise<string[]> {
  const texts: string[] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const text = characters < MAX_CHARACTERS ? await readPage(document, number).catch(() => '') : '';
    characters += text.length;
    texts.push(text);
  }
  return texts;
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return toPageText(items.flatMap((part) => ('str' in part ? [part] : [])));
}

/** A PDF of some existing pages. @throws {PdfError} */
export async function extractPages(
  document: PDFDocumentProxy,
  { first, last }: PageRange,
): Promise<Uint8Array> {
  if (last > document.numPages) throw new PdfError('document_broken');
  return document.extractPages([{ document: null, includePages: [[first - 1, last - 1]] }]);
}

/** A pdf.js page, which renders to an object with the interface of a browser canvas. */
interface Drawable {
  render(options: { canvas: Canvas; viewport: object }): { promise: Promise<void> };
}

/** First page as PNG; null: it cannot be rendered. */
export const drawCover = (document: PDFDocumentProxy): Promise<Uint8Array | null> =>
  draw(document, 1, (canvas) => canvas.encode('png'));

const PAGE_QUALITY = 78;

/** A page as JPEG; null: it cannot be rendered. */
export const drawPage = (document: PDFDocumentProxy, number: number): Promise<Uint8Array | null> =>
  draw(document, number, (canvas) => canvas.encode('jpeg', PAGE_QUALITY));

/** One canvas for all pages: the pixels of many would be freed late. */
const canvas = createCanvas(1, 1);

async function draw(
  document: PDFDocumentProxy,
  number: number,
  encode: (canvas: Canvas) => Promise<Uint8Array>,
): Promise<Uint8Array | null> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(PICTURE_WIDTH / width, PICTURE_MAX_HEIGHT / height) });
  // Setting the size clears pixels and drawing state.
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  try {
    await (page as unknown as Drawable).render({ canvas, viewport }).promise;
    return await encode(canvas);
  } catch {
    return null;
  } finally {
    page.cleanup();
  }
}
