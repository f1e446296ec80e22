import { connect } from 'node:net';
import type { LoadReply, LoadRequest } from './loader.ts';
import { buildRequest, toWire } from './scenarios.ts';

const READ_BYTES = 64 * 1024;

interface Tally {
  /** Number of the next request. */
  index: number;
  bytes: number;
  latencies: number[];
  statuses: Record<string, number>;
}

/**
 * Load generator, a separate process: each connection sends the next request as soon as it has its answer. It parses
 * only the status and the length of an answer, so that the server is measured.
 */
async function load({ port, scenario, from, connections, seconds }: LoadRequest): Promise<LoadReply> {
  const tally: Tally = { index: from, bytes: 0, latencies: [], statuses: {} };
  const start = performance.now();
  const end = start + seconds * 1000;
  const next = (): string | null => {
    if (performance.now() >= end) return null;
    const request = toWire(buildRequest(scenario, tally.index));
    tally.index += 1;
    return request;
  };
  await Promise.all(Array.from({ length: connections }, () => converse(port, next, tally)));
  const elapsed = (performance.now() - start) / 1000;
  const { latencies, bytes, index, statuses } = tally;
  latencies.sort((a, b) => a - b);
  const quantile = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    perSecond: latencies.length / elapsed,
    p50: quantile(0.5),
    p99: quantile(0.99),
    bytesEach: bytes / latencies.length,
    next: index,
    statuses,
  };
}

/** One connection: sends the requests of `next`, one after another, until there are none. */
function converse(port: number, next: () => string | null, tally: Tally): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let missing = 0;
    let head = '';
    const send = (): void => {
      const request = next();
      sentAt = performance.now();
      if (request === null) socket.destroy();
      else socket.write(request);
    };
    const read = (chunk: Uint8Array): void => {
      tally.bytes += chunk.length;
      if (missing === 0) {
        const text = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
        const found = text.indexOf('\r\n\r\n');
        head += text.toString('latin1', 0, found === -1 ? text.length : found);
        if (found === -1) return;
        missing = readLength(head) + found + 4;
        const status = head.slice(9, 12);
        tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
        head = '';
      }
      missing -= chunk.length;
      if (missing > 0) return;
      tally.latencies.push(performance.now() - sentAt);
      send();
    };
    // One buffer for all received data, so that the load generator does not spend time on garbage collection.
    const onread = {
      buffer: Buffer.alloc(READ_BYTES),
      callback: (length: number, buffer: Uint8Array): boolean => {
        read(buffer.subarray(0, length));
        return true;
      },
    };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread }, send);
    socket.on('error', reject);
    socket.on('end', () => reject(new Error('The server closed a connection')));
    socket.on('close', () => resolve());
  });
}

function readLength(head: string): number {
  const match = /\r\ncontent-length: (\d+)/i.exec(head);
  if (match === null) throw new Error(`An answer without a length:\n${head}`);
  return Number(match[1]);
}

process.on('message', (request: LoadRequest) => {
  void load(request).then((reply) => process.send?.(reply));
});
