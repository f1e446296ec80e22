import { parentPort, workerData } from 'node:worker_threads';
import type { PdfDocument } from './blocks.ts';
import type { PdfReply } from './make-pdf.ts';
import { writePdf } from './write-pdf.ts';

// The parent's data are typed.
const document = workerData as PdfDocument;

async function answer(): Promise<PdfReply> {
  try {
    return { bytes: await writePdf(document) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

const reply = await answer();
parentPort?.postMessage(reply, 'bytes' in reply ? [reply.bytes.buffer] : []);
