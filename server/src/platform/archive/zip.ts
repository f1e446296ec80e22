import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ByteRange, FileStore, StoredFile } from '../storage/file-store.ts';
import { type ArchiveEntry, digestEntries } from './entries.ts';
import { toCentralHeader, toDescriptor, toEnd, toLocalHeader, type ZipEntry } from './zip-records.ts';
import { zipSize } from './zip-size.ts';

type Store = Pick<FileStore, 'find'>;

/** An archive with the interface of a stored file: resuming returns the rest of the same bytes. */
export const toStoredArchive = (store: Store, entries: readonly ArchiveEntry[]): StoredFile => ({
  key: digestEntries(entries),
  bytes: zipSize(entries),
  path: null,
  internalAddress: null,
  stream: (range) => openZip(store, entries, range),
});

/**
 * The entries as a ZIP of `zipSize` bytes; equal entries give equal bytes. Nothing is compressed. Files are read one at
 * a time, only as fast as the archive is consumed. If a file is missing, interrupted or of another size, the stream
 * fails, so that no incomplete archive looks complete.
 */
export const openZip = (store: Store, entries: readonly ArchiveEntry[], range?: ByteRange): Readable =>
  Readable.from(
    takeRange(
      writeZip(store, entries, range?.start ?? 0),
      range ?? { start: 0, end: Number.POSITIVE_INFINITY },
    ),
    { objectMode: false },
  );

/** Checksums of files sent before, by store and key: a resumed archive need not read them again. */
const CHECKSUMS_MAX = 50_000;
const checksums = new WeakMap<Store, LRUCache<string, number>>();

function checksumsOf(store: Store): LRUCache<string, number> {
  const known = checksums.get(store) ?? new LRUCache<string, number>({ max: CHECKSUMS_MAX });
  checksums.set(store, known);
  return known;
}

/** Content, or the number of bytes skipped because they are outside the range. */
type Part = Buffer | number;

async function* writeZip(
  store: Store,
  entries: readonly ArchiveEntry[],
  start: number,
): AsyncGenerator<Part, void> {
  const sums = new Uint32Array(entries.length);
  const offsets = new Float64Array(entries.length);
  let offset = 0;
  for (const [at, entry] of entries.entries()) {
    offsets[at] = offset;
    const { content } = entry;
    const isText = Buffer.isBuffer(content);
    if (isText) sums[at] = crc32(content);
    const head = toLocalHeader(toZipEntry(entry, offset, isText ? sums[at] : undefined));
    yield head;
    offset += head.length;
    if (isText) {
      yield content;
      offset += content.length;
      continue;
    }
    const { key, bytes } = content;
    const known = checksumsOf(store).get(key);
    const isWanted = known === undefined || offset + bytes > start;
    if (!isWanted) yield bytes;
    const sum = isWanted ? yield* readFile(store, entry.name, content) : known;
    checksumsOf(store).set(key, sum);
    sums[at] = sum;
    const descriptor = toDescriptor(bytes, sum);
    yield descriptor;
    offset += bytes + descriptor.length;
  }
  yield* writeDirectory(entries, { sums, offsets, offset });
}

/** Returns the checksum. */
async function* readFile(
  store: Store,
  name: string,
  { key, bytes }: { key: string; bytes: number },
): AsyncGenerator<Part, number> {
  const file = await store.find(key);
  if (file === null) throw new Error(`The file of ${name} is missing`);
  let read = 0;
  let sum = 0;
  for await (const chunk of file.stream() as AsyncIterable<Buffer>) {
    read += chunk.length;
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (read !== bytes) throw new Error(`The file of ${name} has ${read} bytes instead of ${bytes}`);
  return sum;
}

const DIRECTORY_CHUNK = 500;

async function* writeDirectory(
  entries: readonly ArchiveEntry[],
  { sums, offsets, offset }: { sums: Uint32Array; offsets: Float64Array; offset: number },
): AsyncGenerator<Part, void> {
  let bytes = 0;
  for (let from = 0; from < entries.length; from += DIRECTORY_CHUNK) {
    const records = entries.slice(from, from + DIRECTORY_CHUNK).map((entry, index) => {
      const crc = sums[from + index] ?? 0;
      const record = toZipEntry(entry, offsets[from + index] ?? 0, crc);
      return toCentralHeader({ ...record, crc }, !Buffer.isBuffer(entry.content));
    });
    const chunk = Buffer.concat(records);
    bytes += chunk.length;
    yield chunk;
  }
  yield toEnd({ offset, bytes, entries: entries.length });
}

const toZipEntry = (
  { name, modified_at, content }: ArchiveEntry,
  offset: number,
  crc: number | undefined,
): ZipEntry => ({
  name: Buffer.from(name),
  modified_at,
  bytes: Buffer.isBuffer(content) ? content.length : content.bytes,
  offset,
  crc,
});

// Files before the range are read if their checksum is unknown: the directory needs all of them.
async function* takeRange(
  parts: AsyncGenerator<Part, void>,
  { start, end }: ByteRange,
): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const part of parts) {
    const length = typeof part === 'number' ? part : part.length;
    const from = Math.max(0, start - at);
    const to = Math.min(length, end + 1 - at);
    if (typeof part !== 'number' && from < to) yield part.subarray(from, to);
    at += length;
    if (at > end) return;
  }
}
