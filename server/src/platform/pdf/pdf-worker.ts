import { parentPort, workerData } from 'node:worker_threads';
import type { PdfDocument } from './blocks.ts';
import type { PdfReply } from './make-pdf.ts';
import { writePdf } from './write-pdf.ts';

const say = (reply: PdfReply): void =>
  parentPort?.postMessage(reply, typeof reply === 'object' && 'bytes' in reply ? [reply.bytes.buffer] : []);

try {
  // The parent passes typed data.
  for await (const bytes of writePdf(workerData as PdfDocument)) say({ bytes });
  say('end');
} catch (error) {
  say({ error: error instanceof Error ? error.message : String(error) });
}
