import { DEFAULT_LANGUAGE, LANGUAGES } from '@press-room/contract/languages';
import type { FileWords } from './words.ts';

/** Declares the texts as UTF-8. */
const UTF_8 = Buffer.from('\u001b%G', 'latin1');
/** Limit of a caption in bytes; the XMP contains the whole text. */
const CAPTION_MAX_BYTES = 2000;
const KEYWORD_MAX_BYTES = 64;

function dataset(record: number, number: number, value: Buffer): Buffer {
  const head = Buffer.from([0x1c, record, number, 0, 0]);
  head.writeUInt16BE(value.length, 3);
  return Buffer.concat([head, value]);
}

const text = (number: number, value: string): Buffer[] =>
  value === '' ? [] : [dataset(2, number, Buffer.from(value))];

/** Cuts between characters. */
function cutBytes(value: string, maxBytes: number): string {
  const bytes = Buffer.from(value);
  if (bytes.length <= maxBytes) return value;
  return new TextDecoder().decode(bytes.subarray(0, maxBytes), { stream: true });
}

// Release and expiration are instants: day and time in UTC.
const toDay = (instant: string | null): string => instant?.slice(0, 10).replaceAll('-', '') ?? '';
const toTime = (instant: string | null): string =>
  instant === null ? '' : `${instant.slice(11, 19).replaceAll(':', '')}+0000`;

/** IPTC IIM for programs that do not read XMP; it contains only the default language. */
export function buildIim({
  credit,
  copyright,
  caption,
  taken_on,
  keywords,
  embargo_until,
  rights_until,
}: FileWords): Buffer {
  const shown =
    caption[DEFAULT_LANGUAGE] || LANGUAGES.map((language) => caption[language]).find(Boolean) || '';
  return Buffer.concat([
    dataset(1, 90, UTF_8),
    dataset(2, 0, Buffer.from([0, 4])),
    ...keywords.flatMap((keyword) => text(25, cutBytes(keyword, KEYWORD_MAX_BYTES))),
    ...text(30, toDay(embargo_until)),
    ...text(35, toTime(embargo_until)),
    ...text(37, toDay(rights_until)),
    ...text(38, toTime(rights_until)),
    ...text(55, taken_on?.replaceAll('-', '') ?? ''),
    ...text(80, credit),
    ...text(110, credit),
    ...text(116, copyright),
    ...text(120, cutBytes(shown, CAPTION_MAX_BYTES)),
  ]);
}

const IIM = 0x0404;
const RESOLUTION = 0x03ed;
const PER_INCH = 1;
const IN_CENTIMETRES = 2;

/**
 * Wraps IIM like Photoshop for the APP13 segment of a JPEG, with the density, for which a CMYK JPEG has no other place.
 */
export function toPhotoshopBlock(iim: Buffer, density?: number): Buffer {
  const resources = density === undefined ? [] : [toResource(RESOLUTION, toResolution(density))];
  return Buffer.concat([Buffer.from('Photoshop 3.0\0'), ...resources, toResource(IIM, iim)]);
}

function toResource(number: number, content: Buffer): Buffer {
  const head = Buffer.from('8BIM\0\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt16BE(number, 4);
  head.writeUInt32BE(content.length, head.length - 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** Horizontal and vertical: a fixed-point number, its unit, and the unit in which Photoshop displays that side. */
function toResolution(density: number): Buffer {
  const side = Buffer.alloc(8);
  side.writeUInt16BE(density);
  side.writeUInt16BE(PER_INCH, 4);
  side.writeUInt16BE(IN_CENTIMETRES, 6);
  return Buffer.concat([side, side]);
}
