import { crc32, deflateSync } from 'node:zlib';
import { buildExif } from './exif.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Pixels, colours and animation. Texts, dates and EXIF are removed. */
const KEPT =
  /^(?:IHDR|PLTE|tRNS|IDAT|IEND|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

class BrokenPng extends Error {}

function chunk(name: string, content: Uint8Array): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), content, Buffer.alloc(4)]);
  whole.writeUInt32BE(content.length, 0);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4);
  return whole;
}

/** Length of the signature and the first chunk. */
const HEAD_BYTES = 33;

/** Adds a colour profile to a PNG without one. */
export function withPngProfile(bytes: Buffer, icc: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from('ICC\0\0', 'latin1'), deflateSync(icc)]);
  return Buffer.concat([bytes.subarray(0, HEAD_BYTES), chunk('iCCP', content), bytes.subarray(HEAD_BYTES)]);
}

/** The same image data with our metadata instead of the original metadata. @throws {BrokenPng} */
export function replacePngMetadata(
  bytes: Buffer,
  { xmp, orientation }: { xmp: string; orientation: number },
): Buffer {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) throw new BrokenPng('This is no PNG');
  const kept: Buffer[] = [];
  let at = SIGNATURE.length;
  for (let name = ''; name !== 'IEND'; ) {
    if (at + 12 > bytes.length) throw new BrokenPng('The end is missing');
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new BrokenPng('A chunk is cut off');
    name = bytes.toString('latin1', at + 4, at + 8);
    if (KEPT.test(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const exif = buildExif({ orientation });
  const ours = [
    chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1'), Buffer.from(xmp)])),
    ...(exif === null ? [] : [chunk('eXIf', exif)]),
  ];
  return Buffer.concat([SIGNATURE, ...kept.slice(0, 1), ...ours, ...kept.slice(1)]);
}
