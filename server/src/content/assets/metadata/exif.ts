/** Values that some programs read only from EXIF. */
export interface ExifNotice {
  orientation: number;
  artist?: string;
  copyright?: string;
  /** Dots per inch. */
  density?: number | undefined;
}

const ORIENTATION = 0x0112;
const X_RESOLUTION = 0x011a;
const Y_RESOLUTION = 0x011b;
const RESOLUTION_UNIT = 0x0128;
const ARTIST = 0x013b;
const COPYRIGHT = 0x8298;
const ASCII = 2;
const SHORT = 3;
const RATIONAL = 5;
const INCH = 2;
const ENTRY_BYTES = 12;
/** Byte order, magic number, offset of the entries, and their number. */
const HEAD_BYTES = 10;

interface Entry {
  tag: number;
  type: number;
  /** Number of values, not bytes. */
  count: number;
  value: Buffer;
}

const toText = (tag: number, text: string): Entry[] => {
  const value = Buffer.from(`${text.replaceAll('\0', '')}\0`);
  return text === '' ? [] : [{ tag, type: ASCII, count: value.length, value }];
};

const toShort = (tag: number, number: number): Entry => ({
  tag,
  type: SHORT,
  count: 1,
  value: Buffer.from([number >> 8, number & 0xff]),
});

function toResolution(density: number): Entry[] {
  const value = Buffer.alloc(8);
  value.writeUInt32BE(density);
  value.writeUInt32BE(1, 4);
  return [
    { tag: X_RESOLUTION, type: RATIONAL, count: 1, value },
    { tag: Y_RESOLUTION, type: RATIONAL, count: 1, value },
    toShort(RESOLUTION_UNIT, INCH),
  ];
}

/** A TIFF structure with orientation, density and rights notice, without other camera data. Null: no values. */
export function buildExif({ orientation, artist = '', copyright = '', density }: ExifNotice): Buffer | null {
  // Sorted by tag number.
  const entries = [
    ...(orientation === 1 ? [] : [toShort(ORIENTATION, orientation)]),
    ...(density === undefined ? [] : toResolution(density)),
    ...toText(ARTIST, artist),
    ...toText(COPYRIGHT, copyright),
  ];
  if (entries.length === 0) return null;
  const exif = Buffer.alloc(HEAD_BYTES + entries.length * ENTRY_BYTES + 4);
  exif.write('MM\0*\0\0\0\u0008', 'latin1');
  exif.writeUInt16BE(entries.length, HEAD_BYTES - 2);
  const values: Buffer[] = [];
  let free = exif.length;
  for (const [index, { tag, type, count, value }] of entries.entries()) {
    const at = HEAD_BYTES + index * ENTRY_BYTES;
    exif.writeUInt16BE(tag, at);
    exif.writeUInt16BE(type, at + 2);
    exif.writeUInt32BE(count, at + 4);
    if (value.length <= 4) {
      value.copy(exif, at + 8);
      continue;
    }
    exif.writeUInt32BE(free, at + 8);
    // Values start at even offsets.
    values.push(value, Buffer.alloc(value.length % 2));
    free += value.length + (value.length % 2);
  }
  return Buffer.concat([exif, ...values]);
}
