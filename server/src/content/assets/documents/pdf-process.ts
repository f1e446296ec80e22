import { readInput, say } from '../../../platform/limited/limited-child.ts';
import { drawCover, drawPage, extractPages, openPdf, PdfError, readPages } from './pdf.ts';
import type { DocumentContent, ExtractAnswer, PdfAnswer } from './read-document.ts';

// A separate process, started by `read-document.ts` and `draw-pages.ts`: reads one document from stdin, sends one message,
// or one for each drawn page.

const [task = '', size] = process.argv.slice(2);
const DRAWING = /^draw-(\d+)$/;
const EXTRACTING = /^pages-(\d+)-(\d+)$/;

async function read(): Promise<DocumentContent> {
  const document = await openPdf(await readInput(Number(size)));
  const pages = document.numPages;
  if (task === 'inspect') return { pages, texts: [], cover: null };
  return { pages, cover: await drawCover(document), texts: await readPages(document) };
}

async function extract(first: number, last: number): Promise<ExtractAnswer> {
  return { file: await extractPages(await openPdf(await readInput(Number(size))), { first, last }) };
}

async function answer(work: () => Promise<PdfAnswer>): Promise<PdfAnswer> {
  try {
    return await work();
  } catch (error) {
    return { fault: error instanceof PdfError ? error.fault : 'document_broken' };
  }
}

async function sendPages(most: number): Promise<void> {
  const document = await openPdf(await readInput(Number(size)));
  for (let page = 1; page <= Math.min(most, document.numPages); page += 1) {
    const picture = await drawPage(document, page);
    if (picture !== null) await say({ page, picture });
  }
}

const drawing = DRAWING.exec(task);
const extracting = EXTRACTING.exec(task);
// A document that cannot be opened has no pages to send.
if (extracting !== null) await say(await answer(() => extract(Number(extracting[1]), Number(extracting[2]))));
else if (drawing === null) await say(await answer(read));
else await sendPages(Number(drawing[1])).catch(() => undefined);
process.exit(0);
