/** What programs look for in EXIF alone. */
export interface ExifNotice {
  orientation: number;
  artist?: string;
  copyright?: string;
}

const ORIENTATION = 0x0112;
const ARTIST = 0x013b;
const COPYRIGHT = 0x8298;
const ASCII = 2;
const SHORT = 3;
const ENTRY_BYTES = 12;
/** A byte order, a number, where the entries begin, and how many there are. */
const HEAD_BYTES = 10;

/**
 * A TIFF structure with orientation and rights notice, as far as there is something to say: everything else that cameras
 * write stays out. Null where nothing is left to say.
 */
export function buildExif({ orientation, artist = '', copyright = '' }: ExifNotice): Buffer | null {
  const texts = [
    { tag: ARTIST, text: artist },
    { tag: COPYRIGHT, text: copyright },
  ].filter(({ text }) => text !== '');
  const count = texts.length + (orientation === 1 ? 0 : 1);
  if (count === 0) return null;
  const exif = Buffer.alloc(HEAD_BYTES + count * ENTRY_BYTES + 4);
  exif.write('MM\0*\0\0\0\u0008', 'latin1');
  exif.writeUInt16BE(count, HEAD_BYTES - 2);
  const values: Buffer[] = [];
  let at = HEAD_BYTES;
  let free = exif.length;
  const head = (tag: number, type: number, length: number): void => {
    exif.writeUInt16BE(tag, at);
    exif.writeUInt16BE(type, at + 2);
    exif.writeUInt32BE(length, at + 4);
  };
  if (orientation !== 1) {
    head(ORIENTATION, SHORT, 1);
    exif.writeUInt16BE(orientation, at + 8);
    at += ENTRY_BYTES;
  }
  for (const { tag, text } of texts) {
    const value = Buffer.from(`${text.replaceAll('\0', '')}\0`);
    head(tag, ASCII, value.length);
    if (value.length <= 4) value.copy(exif, at + 8);
    else {
      exif.writeUInt32BE(free, at + 8);
      // Values begin at even places.
      values.push(value, Buffer.alloc(value.length % 2));
      free += value.length + (value.length % 2);
    }
    at += ENTRY_BYTES;
  }
  return Buffer.concat([exif, ...values]);
}
