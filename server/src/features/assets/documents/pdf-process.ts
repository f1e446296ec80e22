import { drawCover, openPdf, PdfError, readPages } from './pdf.ts';
import type { DocumentContent, PdfAnswer } from './read-document.ts';

// A process of its own, started by `read-document.ts`: one document comes in on stdin, one message goes out.

const [task, size] = process.argv.slice(2);

async function readInput(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for await (const chunk of process.stdin) {
    const piece = Buffer.from(chunk);
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

async function read(): Promise<DocumentContent> {
  const document = await openPdf(await readInput(Number(size)));
  const pages = document.numPages;
  if (task === 'inspect') return { pages, texts: [], cover: null };
  return { pages, cover: await drawCover(document), texts: await readPages(document) };
}

async function answer(): Promise<PdfAnswer> {
  try {
    return await read();
  } catch (error) {
    return { fault: error instanceof PdfError ? error.fault : 'document_broken' };
  }
}

const message = await answer();
process.send?.(message, () => process.exit(0));
