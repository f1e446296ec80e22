import { serveTasks } from '../../../platform/limited/warm-child.ts';
import type { DrawnPage } from './draw-pages.ts';
import { drawPage, openPdf } from './pdf.ts';

// Separate process, started by `draw-pages.ts`: renders the first pages of documents, one after another.

/** Processor time per file after which no further page is started. */
const FILE_SECONDS = 60;

// pdf.js may reject promises of a document after its last page, which must not affect the next document.
process.on('unhandledRejection', () => undefined);

const usedSeconds = (before?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

async function* perform(most: unknown, file: Buffer): AsyncGenerator<DrawnPage> {
  const before = process.cpuUsage();
  const document = await openPdf(new Uint8Array(file)).catch(() => null);
  if (document === null) return;
  try {
    const pages = Math.min(Number(most), document.numPages);
    for (let page = 1; page <= pages && usedSeconds(before) < FILE_SECONDS; page += 1) {
      const picture = await drawPage(document, page).catch(() => null);
      if (picture !== null) yield { page, picture };
    }
  } finally {
    await document.loadingTask.destroy().catch(() => undefined);
  }
}

await serveTasks(perform);
