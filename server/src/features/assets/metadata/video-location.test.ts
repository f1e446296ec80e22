import { describe, expect, it } from 'vitest';
import { withoutLocation } from './video-location.ts';

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
  const parts: Buffer[] = [];
  for await (const part of withoutLocation(read(), () => new Error('refused'))) parts.push(part);
  return Buffer.concat(parts);
}

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
