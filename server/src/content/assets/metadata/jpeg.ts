import { buildExif, type ExifNotice } from './exif.ts';
import { toPhotoshopBlock } from './iim.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;
const MARKER = 0xff;
/** Maximum content of one segment, without its length field. */
const SEGMENT_MAX = 0xffff - 2;
const XMP_NAME = 'http://ns.adobe.com/xap/1.0/\0';
export const XMP_MAX_BYTES = SEGMENT_MAX - XMP_NAME.length;

export interface JpegMetadata extends ExifNotice {
  xmp: string;
  iim: Buffer;
}

export class BrokenJpeg extends Error {}

function segment(number: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  if (content.length > SEGMENT_MAX) throw new Error(`A segment of ${content.length} bytes does not fit`);
  const head = Buffer.from([MARKER, number, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const startsWith = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(bytes.subarray(0, text.length)).equals(latin1(text));

/** Keeps only the density, because the segment may contain a thumbnail. */
function cleanJfif(content: Uint8Array): Buffer {
  const jfif = Buffer.alloc(14);
  jfif.set(content.subarray(0, 12));
  return jfif;
}

/**
 * Kept content of an application segment: only colour information. Other camera and program data are removed, as are
 * further pictures after the end of the first.
 */
function keepApplication(number: number, content: Uint8Array): Buffer[] {
  if (number === 0xe0 && startsWith(content, 'JFIF\0')) return [segment(number, cleanJfif(content))];
  const isProfile = number === 0xe2 && startsWith(content, 'ICC_PROFILE\0');
  const isAdobe = number === 0xee && startsWith(content, 'Adobe');
  return isProfile || isAdobe ? [segment(number, content)] : [];
}

const isApplication = (number: number): boolean => (number >= 0xe0 && number <= 0xef) || number === COMMENT;
/** Restart markers and stuffed bytes are part of the compressed data. */
const isInScan = (number: number): boolean => number === 0 || (number >= 0xd0 && number <= 0xd7);

/** End of the compressed data that start at `from`. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(MARKER, from);
  while (at !== -1) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== MARKER && !isInScan(next)) return at;
    at = bytes.indexOf(MARKER, at + (next === MARKER ? 1 : 2));
  }
  throw new BrokenJpeg('The compressed data has no end');
}

/** Parts of the file to keep: metadata segments are removed, image data are unchanged. */
function keepParts(bytes: Uint8Array): { jfif: Buffer[]; others: Uint8Array[] } {
  const jfif: Buffer[] = [];
  const others: Uint8Array[] = [];
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  for (;;) {
    while (view[at] === MARKER && view[at + 1] === MARKER) at += 1;
    const number = view[at + 1];
    if (view[at] !== MARKER || number === undefined) throw new BrokenJpeg('A marker is missing');
    if (number === EOI) return { jfif, others };
    if (at + 4 > view.length) throw new BrokenJpeg('A segment is cut off');
    const end = at + 2 + view.readUInt16BE(at + 2);
    if (end > view.length) throw new BrokenJpeg('A segment is cut off');
    const content = view.subarray(at + 4, end);
    const scanEnd = number === SOS ? findScanEnd(view, end) : end;
    if (!isApplication(number)) others.push(view.subarray(at, scanEnd));
    else (number === 0xe0 ? jfif : others).push(...keepApplication(number, content));
    at = scanEnd;
  }
}

/** The same image data with our metadata instead of the original metadata. @throws {BrokenJpeg} */
export function replaceJpegMetadata(bytes: Uint8Array, { xmp, iim, ...notice }: JpegMetadata): Buffer {
  if (bytes[0] !== MARKER || bytes[1] !== SOI) throw new BrokenJpeg('This is no JPEG');
  const { jfif, others } = keepParts(bytes);
  const exif = buildExif(notice);
  return Buffer.concat([
    Buffer.from([MARKER, SOI]),
    ...jfif.slice(0, 1),
    ...(exif === null ? [] : [segment(0xe1, latin1('Exif\0\0'), exif)]),
    segment(0xe1, latin1(XMP_NAME), Buffer.from(xmp)),
    segment(0xed, toPhotoshopBlock(iim, notice.density)),
    ...others,
    Buffer.from([MARKER, EOI]),
  ]);
}
