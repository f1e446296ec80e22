import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './blocks.ts';

export type PdfReply = { bytes: Uint8Array<ArrayBuffer> } | { error: string };

const HEAP = { maxOldGenerationSizeMb: 256 };
const MOST_MS = 60_000;

/**
 * A tagged PDF with outline, A4, written in a thread of its own. Letters outside Latin, Greek and Cyrillic are boxes.
 * @throws {Error} after a minute, and if a picture cannot be read
 */
export async function makePdf(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: document,
    resourceLimits: HEAP,
  });
  try {
    const reply = await new Promise<PdfReply>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The PDF took too long')), MOST_MS);
      worker.on('message', resolve);
      worker.on('error', reject);
      worker.on('exit', () => {
        clearTimeout(timer);
        reject(new Error('The PDF thread ended early'));
      });
    });
    if ('error' in reply) throw new Error(reply.error);
    return reply.bytes;
  } finally {
    await worker.terminate();
  }
}
