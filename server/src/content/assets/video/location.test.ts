import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { withoutLocation } from './location.ts';
import { type ByteSpan, withoutSpans } from './timed-metadata.ts';

const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const item = (index: number, value: string): Buffer => {
  const made = box('free', box('data', number(1), number(0), value));
  made.writeUInt32BE(index, 4);
  return made;
};
const PLACE = '+44.5386+010.7843+121.000/';
const keys = (...names: string[]): Buffer =>
  box('keys', number(0), number(names.length), ...names.map((name) => box('mdta', name)));
const handler = box('hdlr', number(0), number(0), 'mdta', Buffer.alloc(12), '\0');

const MOVIE = box(
  'moov',
  box('mvhd', Buffer.alloc(100)),
  box(
    'udta',
    box('\xa9xyz', Buffer.from([0, PLACE.length, 0x15, 0xc7]), PLACE),
    box('loci', number(0), `Sassuolo\0${PLACE}`),
    box('\xa9nam', Buffer.from([0, 4, 0, 0]), 'Film'),
  ),
  box(
    'meta',
    handler,
    keys('com.apple.quicktime.location.ISO6709', 'com.apple.quicktime.make'),
    box('ilst', item(1, PLACE), item(2, 'Camera')),
  ),
);
const XMP = box(
  'uuid',
  Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'),
  '<x exif:GPSLatitude="44,32.3N" dc:rights="Rossi"><exif:GPSLongitude>10,47E</exif:GPSLongitude></x>',
);
const VIDEO = Buffer.concat([
  box('ftyp', 'qt  ', number(0), 'qt  '),
  box('mdat', Buffer.alloc(5000, 7)),
  MOVIE,
  XMP,
]);

async function strip(video: Buffer, size: number): Promise<Buffer> {
  async function* read(): AsyncGenerator<Buffer> {
    for (let at = 0; at < video.length; at += size) yield video.subarray(at, at + size);
  }
  const spans: ByteSpan[] = [];
  const options = { toRefusal: () => new Error('refused'), onSamples: (span: ByteSpan) => spans.push(span) };
  const first = await collect(withoutLocation(read(), options));
  return collect(withoutSpans(Readable.from([first.subarray(0, 40), first.subarray(40)]), spans));
}

async function collect(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};
const track = (kind: string, entry: string, ...tables: Buffer[]): Buffer =>
  box(
    'trak',
    box(
      'mdia',
      box('hdlr', number(0), number(0), kind, Buffer.alloc(12), '\0'),
      box('minf', box('stbl', box('stsd', number(0), number(1), box(entry)), ...tables)),
    ),
  );

/**
 * Camera measurements interleaved with pictures, located by the table of a track; `sizes` as a number: all have the
 * same length.
 */
function recorded(sizes: number | number[], isLong: boolean): Buffer {
  const head = box('ftyp', 'mp42', number(0));
  const lengths = typeof sizes === 'number' ? [sizes, sizes, sizes] : sizes;
  const samples = lengths.map((length) => 'GPS5'.repeat(length).slice(0, length));
  // Two samples are adjacent, the third is after further pictures.
  const [one = '', two = '', three = ''] = samples;
  const media = box('mdat', 'PICTURE1', one, two, 'PICTURE2', three, 'PICTURE3');
  const begin = head.length + 16;
  const chunks = [begin, begin + one.length + two.length + 8];
  const sizeTable =
    typeof sizes === 'number'
      ? box('stsz', number(0), number(sizes), number(3))
      : box('stsz', number(0), number(0), number(3), ...sizes.map(number));
  const places = isLong
    ? box('co64', number(0), number(2), ...chunks.map(long))
    : box('stco', number(0), number(2), ...chunks.map(number));
  const runs = box(
    'stsc',
    number(0),
    number(2),
    number(1),
    number(2),
    number(1),
    number(2),
    number(1),
    number(1),
  );
  const movie = box('moov', track('vide', 'avc1'), track('meta', 'gpmd', sizeTable, runs, places));
  return Buffer.concat([head, media, movie]);
}

describe('a video without what the camera measured', () => {
  it.each([
    ['of the same length', 12, false],
    ['of several lengths', [4, 20, 9], false],
    ['beyond four gigabytes', [4, 20, 9], true],
  ])('has nothing in the samples of its track, %s', async (_, sizes, isLong) => {
    const video = recorded(sizes, isLong);
    const stripped = await strip(video, 64);
    expect(stripped).toHaveLength(video.length);
    const text = stripped.toString('latin1');
    for (const gone of ['GPS5', 'gpmd', 'stco']) expect(text).not.toContain(gone);
    for (const kept of ['PICTURE1', 'PICTURE2', 'PICTURE3', 'avc1']) expect(text).toContain(kept);
  });

  it('keeps its length where the tables of that track say what cannot be', async () => {
    const huge = number(0xffffffff);
    const movie = (...tables: Buffer[]) => box('moov', track('meta', 'camm', ...tables));
    for (const video of [
      movie(),
      movie(box('stco', number(0), huge, number(0))),
      movie(
        box('stsz', number(0), huge, huge),
        box('stsc', number(0), number(1), number(1), huge, number(1)),
        box('stco', number(0), number(1), number(4)),
      ),
      movie(box('stsz', number(0)), box('stsc'), box('co64', number(0), number(1), long(2 ** 52))),
    ])
      expect(await strip(video, 50)).toHaveLength(video.length);
  });
});

describe('a video without its place of recording', () => {
  it.each([1, 7, 4096, 100_000])('keeps every offset and all else, read %i bytes at a time', async (size) => {
    const stripped = await strip(VIDEO, size);
    expect(stripped).toHaveLength(VIDEO.length);
    const text = stripped.toString('latin1');
    for (const gone of [PLACE, '44,32.3N', '10,47E', 'Sassuolo']) expect(text).not.toContain(gone);
    for (const kept of ['Film', 'Camera', 'dc:rights="Rossi"']) expect(text).toContain(kept);
    expect(stripped.indexOf('mdat')).toBe(VIDEO.indexOf('mdat'));
    expect(stripped.subarray(0, 5000)).toEqual(VIDEO.subarray(0, 5000));
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['half a header', Buffer.from([0, 0, 0])],
    ['a box that is cut off', VIDEO.subarray(0, VIDEO.length - 250)],
    ['a box of no length', Buffer.concat([number(0), Buffer.from('mdat'), Buffer.alloc(100, 1)])],
    ['a box within that is longer than its own', box('moov', number(4_000_000_000), 'udta')],
    ['what is no video', Buffer.alloc(300, 255)],
  ])('leaves %s as long as it is', async (_, bytes) => {
    expect(await strip(bytes, 50)).toHaveLength(bytes.length);
  });

  it('refuses a description that is too long to be looked at', async () => {
    await expect(
      strip(Buffer.concat([number(2 ** 31), Buffer.from('moov'), Buffer.alloc(100)]), 50),
    ).rejects.toThrow('refused');
  });
});
