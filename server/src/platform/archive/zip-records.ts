/** The records of a ZIP (APPNOTE 6.3): names are UTF-8, dates have no zone. */

const LARGEST = 0xff_ff_ff_ff;
/** Size and checksum follow the content. */
const HAS_DESCRIPTOR = 0x08;
const NAME_IS_UTF8 = 0x800;
const VERSION = { plain: 20, large: 45 };
/** Unix, version 6.3. */
const MADE_BY = 0x033f;
/** A regular file that everybody may read. */
const ATTRIBUTES = (0o100644 << 16) >>> 0;
const LARGE_TAG = 0x0001;
const MOST_ENTRIES = 0xffff;

export interface ZipEntry {
  name: Buffer;
  modified_at: Date;
  bytes: number;
  offset: number;
  /** Undefined: not known before the content is sent; a descriptor follows it. */
  crc: number | undefined;
  /** Compressed size in bytes; undefined: not compressed. */
  packed?: number | undefined;
}

const DEFLATED = 8;
const methodOf = ({ packed }: Pick<ZipEntry, 'packed'>): number => (packed === undefined ? 0 : DEFLATED);

const isLarge = (value: number): boolean => value >= LARGEST;
const atMost = (value: number): number => Math.min(value, LARGEST);

/** Concatenates numbers, each with its width in bytes. */
function pack(...fields: readonly (readonly [value: number, width: 2 | 4 | 8])[]): Buffer {
  const record = Buffer.allocUnsafe(fields.reduce((sum, [, width]) => sum + width, 0));
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 2) record.writeUInt16LE(value, at);
    else if (width === 4) record.writeUInt32LE(value, at);
    else record.writeBigUInt64LE(BigInt(value), at);
    at += width;
  }
  return record;
}

function toDosTime(instant: Date): [time: number, date: number] {
  const year = Math.min(Math.max(instant.getUTCFullYear(), 1980), 2107);
  const time =
    (instant.getUTCHours() << 11) | (instant.getUTCMinutes() << 5) | (instant.getUTCSeconds() >> 1);
  return [time, ((year - 1980) << 9) | ((instant.getUTCMonth() + 1) << 5) | instant.getUTCDate()];
}

const flagsOf = ({ crc }: Pick<ZipEntry, 'crc'>): number =>
  NAME_IS_UTF8 | (crc === undefined ? HAS_DESCRIPTOR : 0);

export function toLocalHeader(entry: ZipEntry): Buffer {
  const { name, modified_at, bytes, crc } = entry;
  const [time, date] = toDosTime(modified_at);
  const size = isLarge(bytes) ? LARGEST : crc === undefined ? 0 : bytes;
  const known = crc === undefined ? 0 : bytes;
  const extra = isLarge(bytes) ? pack([LARGE_TAG, 2], [16, 2], [known, 8], [known, 8]) : Buffer.of();
  const header = pack(
    [0x04034b50, 4],
    [isLarge(bytes) ? VERSION.large : VERSION.plain, 2],
    [flagsOf(entry), 2],
    [methodOf(entry), 2],
    [time, 2],
    [date, 2],
    [crc ?? 0, 4],
    [size, 4],
    [size, 4],
    [name.length, 2],
    [extra.length, 2],
  );
  return Buffer.concat([header, name, extra]);
}

/** Data descriptor, which follows the content of an entry whose checksum was unknown before. */
export function toDescriptor(bytes: number, crc: number, packed = bytes): Buffer {
  const width = isLarge(bytes) ? 8 : 4;
  return pack([0x08074b50, 4], [crc, 4], [packed, width], [bytes, width]);
}

/** `crc` is final; `hasDescriptor`: a descriptor follows the content. */
export function toCentralHeader(entry: ZipEntry & { crc: number }, hasDescriptor: boolean): Buffer {
  const { name, modified_at, bytes, offset, crc, packed = bytes } = entry;
  const [time, date] = toDosTime(modified_at);
  const large = [...(isLarge(bytes) ? [bytes, packed] : []), ...(isLarge(offset) ? [offset] : [])];
  const extra =
    large.length === 0
      ? Buffer.of()
      : pack([LARGE_TAG, 2], [large.length * 8, 2], ...large.map((value) => [value, 8] as const));
  const header = pack(
    [0x02014b50, 4],
    [MADE_BY, 2],
    [large.length > 0 ? VERSION.large : VERSION.plain, 2],
    [flagsOf({ crc: hasDescriptor ? undefined : crc }), 2],
    [methodOf(entry), 2],
    [time, 2],
    [date, 2],
    [crc, 4],
    [isLarge(bytes) ? LARGEST : packed, 4],
    [atMost(bytes), 4],
    [name.length, 2],
    [extra.length, 2],
    ...([0, 0, 0].map((value) => [value, 2]) as [number, 2][]),
    [ATTRIBUTES, 4],
    [atMost(offset), 4],
  );
  return Buffer.concat([header, name, extra]);
}

/** End record of the archive, with offset, size and number of entries of its central directory. */
export function toEnd(directory: { offset: number; bytes: number; entries: number }): Buffer {
  const { offset, bytes, entries } = directory;
  const count = Math.min(entries, MOST_ENTRIES);
  const end = pack(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [atMost(bytes), 4],
    [atMost(offset), 4],
    [0, 2],
  );
  if (entries < MOST_ENTRIES && !isLarge(offset) && !isLarge(bytes)) return end;
  const large = pack(
    [0x06064b50, 4],
    [44, 8],
    [MADE_BY, 2],
    [VERSION.large, 2],
    [0, 4],
    [0, 4],
    [entries, 8],
    [entries, 8],
    [bytes, 8],
    [offset, 8],
  );
  const locator = pack([0x07064b50, 4], [0, 4], [offset + bytes, 8], [1, 4]);
  return Buffer.concat([large, locator, end]);
}
