/** Of MP4 and QuickTime: what says where a video was recorded. */
const LOCATION_BOXES: ReadonlySet<string> = new Set(['\xa9xyz', 'loci']);
const CONTAINERS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'udta', 'ilst']);
const XMP_BOXES: ReadonlySet<string> = new Set(['uuid', 'XMP_']);
const LOCATION_KEY = /location|gps/i;
const XMP_LOCATION = /exif:GPS\w+="[^"]*"|<(exif:GPS\w+)>[^<]*<\/\1>/g;

/** Boxes at the top of a file that may hold a location; the others are pictures and sound. */
const HELD: ReadonlySet<string> = new Set(['moov', 'meta', 'udta', 'uuid']);
const HELD_MAX_BYTES = 64 * 2 ** 20;
const HEADER = 8;
const LONG_HEADER = 16;

interface Box {
  type: string;
  /** Where its content begins, and where it ends. */
  content: number;
  end: number;
}

/**
 * The same video, byte for byte, without its place of recording: lengths stay, so that every offset in it holds.
 * @param toRefusal for a video whose description is too long to be looked at
 */
export async function* withoutLocation(
  source: AsyncIterable<Buffer>,
  toRefusal: () => Error,
): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  let waiting: Buffer = Buffer.alloc(0);
  /** Reads on until so many bytes wait; false where the source ends before. */
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
      // To the end of the file, or no box at all.
      if (length < HEADER) break;
      if (HELD.has(typeAt(waiting, 0))) {
        if (length > HELD_MAX_BYTES) throw toRefusal();
        await fill(length);
        yield blankLocations(take(Math.min(length, waiting.length)));
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

const typeAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at + 4, at + HEADER);

function blankLocations(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  blankIn(copy, { content: 0, end: copy.length }, new Set());
  return copy;
}

function* listBoxes(bytes: Buffer, { content, end }: Omit<Box, 'type'>): Generator<Box & { at: number }> {
  for (let at = content; at + HEADER <= end; ) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + LONG_HEADER <= end;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + HEADER)) : short === 0 ? end - at : short;
    if (length < HEADER || at + length > end) return;
    yield { at, type: typeAt(bytes, at), content: at + (isLong ? LONG_HEADER : HEADER), end: at + length };
    at += length;
  }
}

/** @param named numbers of the items of a list whose keys name a location */
function blankIn(bytes: Buffer, place: Omit<Box, 'type'>, named: ReadonlySet<number>): void {
  for (const box of listBoxes(bytes, place)) {
    const isNamed = named.has(bytes.readUInt32BE(box.at + 4));
    if (LOCATION_BOXES.has(box.type) || isNamed) blank(bytes, box);
    else if (box.type === 'meta') blankMeta(bytes, box);
    else if (XMP_BOXES.has(box.type)) blankXmp(bytes, box);
    else if (CONTAINERS.has(box.type)) blankIn(bytes, box, new Set());
  }
}

/** A box that players pass over. */
function blank(bytes: Buffer, { at, content, end }: Box & { at: number }): void {
  bytes.write('free', at + 4, 'latin1');
  bytes.fill(0, content, end);
}

/** QuickTime's begins with its boxes, that of MP4 with four bytes of version and flags. */
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

/** Keys count from 1. */
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
