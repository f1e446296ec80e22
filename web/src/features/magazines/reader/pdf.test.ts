import { ReadableStream } from 'node:stream/web';
// Runs the PDF.js worker in the test thread.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import { expect, it, vi } from 'vitest';
import { isLost, startReading, troubleOf } from './pdf.ts';

it.each([403, 404])('an address that is answered %i is lost, so that another one helps', async (status) => {
  // jsdom lacks ReadableStream.
  vi.stubGlobal('ReadableStream', ReadableStream);
  vi.stubGlobal('fetch', async () => new Response('no', { status }));
  const { promise } = startReading('https://press.example.com/media/cer.pdf?signature=spoilt');
  const error = await promise.catch((reason: unknown) => reason);
  expect([isLost(error), troubleOf(error)]).toEqual([true, 'line']);
});

it('an error in the document itself is not', () => {
  expect(isLost(new Error('no PDF'))).toBe(false);
});
