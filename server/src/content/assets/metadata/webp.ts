import { buildExif } from './exif.ts';

/** Pixels, colours and animation. */
const KEPT = /^(?:VP8 |VP8L|ALPH|ICCP|ANIM|ANMF)$/;
const FLAGS = { profile: 0x20, alpha: 0x10, exif: 0x08, xmp: 0x04 };

class BrokenWebp extends Error {}

export interface WebpMetadata {
  xmp: string;
  orientation: number;
  /** For files that do not declare it themselves. */
  hasAlpha: boolean;
  width: number;
  height: number;
}

function chunk(name: string, content: Uint8Array): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

function listChunks(bytes: Buffer): { name: string; content: Buffer }[] {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebp) throw new BrokenWebp('This is no WebP');
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const chunks: { name: string; content: Buffer }[] = [];
  let at = 12;
  while (at + 8 <= end) {
    const bytesOf = bytes.readUInt32LE(at + 4);
    if (at + 8 + bytesOf > end) throw new BrokenWebp('A chunk is cut off');
    chunks.push({
      name: bytes.toString('latin1', at, at + 4),
      content: bytes.subarray(at + 8, at + 8 + bytesOf),
    });
    at += 8 + bytesOf + (bytesOf % 2);
  }
  return chunks;
}

function buildHeader({ hasAlpha, width, height }: WebpMetadata): Buffer {
  const header = Buffer.alloc(10);
  header[0] = hasAlpha ? FLAGS.alpha : 0;
  header.writeUIntLE(width - 1, 4, 3);
  header.writeUIntLE(height - 1, 7, 3);
  return header;
}

/** The same image data with our metadata instead of the original metadata. @throws {BrokenWebp} */
export function replaceWebpMetadata(bytes: Buffer, metadata: WebpMetadata): Buffer {
  const chunks = listChunks(bytes);
  const header = Buffer.from(chunks.find(({ name }) => name === 'VP8X')?.content ?? buildHeader(metadata));
  const exif = buildExif({ orientation: metadata.orientation });
  header[0] = ((header[0] ?? 0) & ~FLAGS.exif) | FLAGS.xmp | (exif === null ? 0 : FLAGS.exif);
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', header),
    ...chunks.filter(({ name }) => KEPT.test(name)).map(({ name, content }) => chunk(name, content)),
    ...(exif === null ? [] : [chunk('EXIF', exif)]),
    chunk('XMP ', Buffer.from(metadata.xmp)),
  ]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
