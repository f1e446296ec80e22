import { type ArchiveEntry, sizeOfContent } from './entries.ts';

const LOCAL_HEADER = 30;
const CENTRAL_HEADER = 46;
const DESCRIPTOR = { plain: 16, large: 24 };
/** Both sizes in 64 bits. */
const LARGE_SIZES = 20;
const END = 22;
const LARGE_END = 56 + 20;
const LARGEST = 0xff_ff_ff_ff;
const MOST_ENTRIES = 0xffff;

/** Size in bytes of the archive that `openZip` makes of the entries, including Zip64 records where needed. */
export function zipSize(entries: readonly Pick<ArchiveEntry, 'name' | 'content'>[]): number {
  let offset = 0;
  let directory = 0;
  for (const { name, content } of entries) {
    const bytes = sizeOfContent(content);
    const nameBytes = Buffer.byteLength(name);
    const isLarge = bytes >= LARGEST;
    directory += CENTRAL_HEADER + nameBytes + largeExtra(isLarge, offset >= LARGEST);
    // Texts are in memory, so their headers contain the size and checksum and need no descriptor.
    const descriptor = Buffer.isBuffer(content) ? 0 : isLarge ? DESCRIPTOR.large : DESCRIPTOR.plain;
    offset += LOCAL_HEADER + nameBytes + (isLarge ? LARGE_SIZES : 0) + bytes + descriptor;
  }
  const hasLargeEnd = entries.length >= MOST_ENTRIES || offset >= LARGEST || directory >= LARGEST;
  return offset + directory + (hasLargeEnd ? LARGE_END : 0) + END;
}

function largeExtra(hasLargeSize: boolean, hasLargeOffset: boolean): number {
  const values = (hasLargeSize ? 2 : 0) + (hasLargeOffset ? 1 : 0);
  return values === 0 ? 0 : 4 + values * 8;
}
