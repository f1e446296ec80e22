import { readInput, say } from '../../../platform/limited/limited-child.ts';
import { drawCover, extractPages, openPdf, PdfError, readPages } from './pdf.ts';
import type { DocumentContent, ExtractAnswer, PdfAnswer } from './read-document.ts';

// Separate process, started by `read-document.ts`: reads one document from stdin and sends one message.

const [task = '', size] = process.argv.slice(2);
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

const extracting = EXTRACTING.exec(task);
await say(
  await answer(extracting === null ? read : () => extract(Number(extracting[1]), Number(extracting[2]))),
);
process.exit(0);
