import { type Box, findBox, type Place } from './boxes.ts';

/** First byte, and the byte after the last. */
export interface ByteSpan {
  from: number;
  to: number;
}

/** Version and flags at the start of a table. */
const FLAGS = 4;

/** Whether a track contains camera measurements, which include locations: `gpmd`, `camm`, `mebx` and others. */
export function isTimedMetadata(bytes: Buffer, track: Box): boolean {
  const handler = findBox(bytes, track, 'mdia', 'hdlr');
  return handler !== null && bytes.toString('latin1', handler.content + 8, handler.content + 12) === 'meta';
}

/** Byte ranges of a track's samples, from its tables. */
export function* listSamples(bytes: Buffer, track: Box): Generator<ByteSpan> {
  const table = findBox(bytes, track, 'mdia', 'minf', 'stbl');
  if (table === null) return;
  const lengthOf = readSizes(bytes, table);
  const countAt = readRuns(bytes, table);
  let sample = 0;
  let chunk = 0;
  for (const from of listChunks(bytes, table)) {
    chunk += 1;
    const count = countAt(chunk);
    yield { from, to: from + lengthOf(sample, count) };
    sample += count;
  }
}

/** Number of entries of a table after its flags and `before` further bytes, limited by the table's size. */
function countEntries(bytes: Buffer, { content, end }: Place, width: number, before = 0): number {
  const first = content + FLAGS + before + 4;
  if (first > end) return 0;
  return Math.min(bytes.readUInt32BE(first - 4), Math.floor((end - first) / width));
}

function* listChunks(bytes: Buffer, table: Box): Generator<number> {
  const short = findBox(bytes, table, 'stco');
  const box = short ?? findBox(bytes, table, 'co64');
  if (box === null) return;
  const width = short === null ? 8 : 4;
  const count = countEntries(bytes, box, width);
  for (let index = 0; index < count; index += 1) {
    const at = box.content + FLAGS + 4 + index * width;
    yield short === null ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at);
  }
}

/** Number of samples per chunk; chunks are numbered from 1 and must be requested in order. */
function readRuns(bytes: Buffer, table: Box): (chunk: number) => number {
  const box = findBox(bytes, table, 'stsc');
  if (box === null) return () => 0;
  const runs = countEntries(bytes, box, 12);
  const first = box.content + FLAGS + 4;
  let run = 0;
  return (chunk) => {
    // Each run starts at a chunk.
    if (run + 1 < runs && bytes.readUInt32BE(first + (run + 1) * 12) <= chunk) run += 1;
    return run < runs ? bytes.readUInt32BE(first + run * 12 + 4) : 0;
  };
}

/** Total size of a number of consecutive samples. */
function readSizes(bytes: Buffer, table: Box): (from: number, count: number) => number {
  const box = findBox(bytes, table, 'stsz');
  if (box === null || box.content + FLAGS + 8 > box.end) return () => 0;
  const each = bytes.readUInt32BE(box.content + FLAGS);
  if (each > 0) return (_from, count) => each * count;
  const sizes = countEntries(bytes, box, 4, 4);
  return (from, count) => {
    let sum = 0;
    for (let index = from; index < Math.min(from + count, sizes); index += 1)
      sum += bytes.readUInt32BE(box.content + FLAGS + 8 + index * 4);
    return sum;
  };
}

/** Merges overlapping ranges, in order. */
function merge(spans: readonly ByteSpan[]): ByteSpan[] {
  const merged: ByteSpan[] = [];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/** The same bytes with these ranges zeroed. */
export async function* withoutSpans(
  source: AsyncIterable<Buffer>,
  spans: readonly ByteSpan[],
): AsyncGenerator<Buffer> {
  const places = merge(spans);
  let next = 0;
  let at = 0;
  for await (const chunk of source) {
    const end = at + chunk.length;
    const clean = Buffer.from(chunk);
    for (let place = places[next]; place !== undefined && place.from < end; place = places[next]) {
      clean.fill(0, Math.max(0, place.from - at), Math.min(place.to, end) - at);
      if (place.to > end) break;
      next += 1;
    }
    yield clean;
    at = end;
  }
}
