import { type Box, blank, HEADER, LONG_HEADER, listBoxes, type Place, typeAt } from './boxes.ts';
import { type ByteSpan, isTimedMetadata, listSamples } from './timed-metadata.ts';

/** Boxes of MP4 and QuickTime with the recording location. */
const LOCATION_BOXES: ReadonlySet<string> = new Set(['\xa9xyz', 'loci']);
const CONTAINERS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'udta', 'ilst']);
const XMP_BOXES: ReadonlySet<string> = new Set(['uuid', 'XMP_']);
const LOCATION_KEY = /location|gps/i;
const XMP_LOCATION = /exif:GPS\w+="[^"]*"|<(exif:GPS\w+)>[^<]*<\/\1>/g;

/** Top-level boxes that may contain a location; the others are pictures and sound. */
const HELD: ReadonlySet<string> = new Set(['moov', 'meta', 'udta', 'uuid']);
const HELD_MAX_BYTES = 64 * 2 ** 20;

interface Options {
  /** For a video whose metadata are too long to check. */
  toRefusal: () => Error;
  /** Called with the samples of each removed track, which can precede the current position. */
  onSamples: (span: ByteSpan) => void;
}

/**
 * The same video without recording location and measurement tracks. Lengths are kept, so that all offsets stay valid.
 */
export async function* withoutLocation(
  source: AsyncIterable<Buffer>,
  { toRefusal, onSamples }: Options,
): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  let waiting: Buffer = Buffer.alloc(0);
  /** Reads on until this number of bytes is buffered; false: the source ended before. */
  const fill = async (bytes: number): Promise<boolean> => {
    const parts = [waiting];
    for (let length = waiting.length; length < bytes; ) {
      const next = await chunks.next();
      if (next.done === true) break;
      parts.push(next.value);
      length += next.value.length;
    }
    waiting = Buffer.concat(parts);
    return waiting.length >= bytes;
  };
  const take = (bytes: number): Buffer => {
    const taken = waiting.subarray(0, bytes);
    waiting = waiting.subarray(bytes);
    return taken;
  };
  try {
    while (await fill(HEADER)) {
      const isLong = waiting.readUInt32BE(0) === 1;
      if (isLong && !(await fill(LONG_HEADER))) break;
      const length = isLong ? Number(waiting.readBigUInt64BE(HEADER)) : waiting.readUInt32BE(0);
      // Extends to the end of the file, or is not a box.
      if (length < HEADER) break;
      if (HELD.has(typeAt(waiting, 0))) {
        if (length > HELD_MAX_BYTES) throw toRefusal();
        await fill(length);
        yield blankLocations(take(Math.min(length, waiting.length)), onSamples);
        continue;
      }
      for (let left = length; left > 0 && (await fill(1)); ) {
        const part = take(left);
        left -= part.length;
        yield part;
      }
    }
    while (await fill(1)) yield take(waiting.length);
  } finally {
    await chunks.return?.();
  }
}

function blankLocations(bytes: Buffer, onSamples: Options['onSamples']): Buffer {
  const copy = Buffer.from(bytes);
  const whole = { content: 0, end: copy.length };
  for (const movie of listBoxes(copy, whole)) {
    if (movie.type === 'moov') blankTracks(copy, movie, onSamples);
  }
  blankIn(copy, whole, new Set());
  return copy;
}

function blankTracks(bytes: Buffer, movie: Box, onSamples: Options['onSamples']): void {
  for (const track of listBoxes(bytes, movie)) {
    if (track.type !== 'trak' || !isTimedMetadata(bytes, track)) continue;
    for (const span of listSamples(bytes, track)) onSamples(span);
    blank(bytes, track);
  }
}

/** @param named numbers of the list items whose keys name a location */
function blankIn(bytes: Buffer, place: Place, named: ReadonlySet<number>): void {
  for (const box of listBoxes(bytes, place)) {
    const isNamed = named.has(bytes.readUInt32BE(box.at + 4));
    if (LOCATION_BOXES.has(box.type) || isNamed) blank(bytes, box);
    else if (box.type === 'meta') blankMeta(bytes, box);
    else if (XMP_BOXES.has(box.type)) blankXmp(bytes, box);
    else if (CONTAINERS.has(box.type)) blankIn(bytes, box, new Set());
  }
}

/** In QuickTime it starts with boxes, in MP4 with four bytes of version and flags. */
function blankMeta(bytes: Buffer, box: Box): void {
  const isPlain = typeAt(bytes, box.content) === 'hdlr';
  const inner = { content: box.content + (isPlain ? 0 : 4), end: box.end };
  const keys = Array.from(listBoxes(bytes, inner)).find(({ type }) => type === 'keys');
  const named = keys === undefined ? new Set<number>() : listLocationKeys(bytes, keys);
  for (const each of listBoxes(bytes, inner)) {
    if (each.type === 'ilst') blankIn(bytes, each, named);
    else if (XMP_BOXES.has(each.type)) blankXmp(bytes, each);
  }
}

/** Keys are numbered from 1. */
function listLocationKeys(bytes: Buffer, { content, end }: Box): Set<number> {
  const found = new Set<number>();
  let number = 1;
  for (const key of listBoxes(bytes, { content: content + HEADER, end })) {
    if (LOCATION_KEY.test(bytes.toString('latin1', key.content, key.end))) found.add(number);
    number += 1;
  }
  return found;
}

function blankXmp(bytes: Buffer, { content, end }: Box): void {
  const text = bytes.toString('latin1', content, end);
  bytes.write(
    text.replace(XMP_LOCATION, (found) => ' '.repeat(found.length)),
    content,
    'latin1',
  );
}
