import { readInput, say } from '../../../platform/limited/limited-child.ts';
import { drawCover, openPdf, PdfError, readPages } from './pdf.ts';
import type { DocumentContent, PdfAnswer } from './read-document.ts';

// A separate process, started by `read-document.ts`: reads one document from stdin, sends one message.

const [task, size] = process.argv.slice(2);

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

await say(await answer());
process.exit(0);
