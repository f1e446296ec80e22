import { on } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './blocks.ts';

export type PdfReply = { bytes: Uint8Array<ArrayBuffer> } | { error: string } | 'end';

const HEAP = { maxOldGenerationSizeMb: 256 };
const MOST_MS = 60_000;

/**
 * Tagged PDF with outline, A4, written in a separate thread. Letters outside Latin, Greek and Cyrillic become boxes.
 * The stream fails after a minute, and if a picture cannot be read.
 */
export const streamPdf = (document: PdfDocument): Readable =>
  Readable.from(readPieces(document), { objectMode: false });

/** @throws {Error} if the stream fails */
export const makePdf = async (document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await buffer(streamPdf(document)));

async function* readPieces(document: PdfDocument): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: document,
    resourceLimits: HEAP,
  });
  try {
    const replies = on(worker, 'message', { signal: AbortSignal.timeout(MOST_MS), close: ['exit'] });
    for await (const [reply] of replies as AsyncIterable<[PdfReply]>) {
      if (reply === 'end') return;
      if ('error' in reply) throw new Error(reply.error);
      yield reply.bytes;
    }
    throw new Error('The PDF thread ended early');
  } finally {
    await worker.terminate();
  }
}
