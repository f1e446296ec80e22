import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readZip } from '../../../test/zip.ts';
import type { FileStore, StoredFile } from '../storage/file-store.ts';
import type { ArchiveEntry } from './entries.ts';
import { openZip, toStoredArchive } from './zip.ts';
import { zipSize } from './zip-size.ts';

const run = promisify(execFile);
const MODIFIED = new Date('2026-06-15T12:34:56Z');

/** Generated files: the text `key`, repeated up to their size. */
function createStore(bytes: number, broken: ReadonlySet<string> = new Set()) {
  const streams: Readable[] = [];
  const read = { bytes: 0 };
  const find = async (key: string): Promise<StoredFile> => ({
    key,
    bytes,
    path: null,
    internalAddress: null,
    stream: () => {
      let left = bytes;
      const stream = new Readable({
        read() {
          const size = Math.min(left, 65_536);
          left -= size;
          read.bytes += size;
          if (broken.has(key) && left < bytes / 2) this.destroy(new Error('The disk is broken'));
          else this.push(size === 0 ? null : Buffer.alloc(size, key));
        },
      });
      streams.push(stream);
      return stream;
    },
  });
  const store: Pick<FileStore, 'find'> = { find };
  const openStreams = () =>
    streams.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length;
  return { store, read, streams, openStreams };
}

const toEntries = (count: number, bytes: number): ArchiveEntry[] => [
  { name: 'perché 🧱.txt', modified_at: MODIFIED, content: Buffer.from('Città') },
  { name: 'empty.txt', modified_at: MODIFIED, content: Buffer.of() },
  ...Array.from({ length: count }, (_, at) => ({
    name: `pictures/a-picture-with-a-long-name-number-${at}.jpg`,
    modified_at: MODIFIED,
    content: { key: `${at} `, bytes },
  })),
];

describe('ZIP', () => {
  it.each([
    [0, 10],
    [3, 100_000],
    // The central directory is larger than 64 KB.
    [1500, 10],
  ])('of %i files has the size that was announced and opens everywhere', async (count, bytes) => {
    const { store } = createStore(bytes);
    const entries = toEntries(count, bytes);
    const zip = await buffer(openZip(store, entries));
    expect(zip.length).toBe(zipSize(entries));
    const files = await readZip(zip);
    expect(Object.keys(files)).toEqual(entries.map(({ name }) => name));
    expect(String(files['perché 🧱.txt'])).toBe('Città');
    const folder = mkdtempSync(join(tmpdir(), 'press-room-zip-'));
    try {
      const path = join(folder, 'all.zip');
      writeFileSync(path, zip);
      expect((await run('unzip', ['-tqq', path])).stdout).toBe('');
      const check =
        'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), len(z.namelist()), z.infolist()[0].date_time)';
      const { stdout } = await run('python3', ['-c', check, path]);
      expect(stdout.trim()).toBe(`None ${count + 2} (2026, 6, 15, 12, 34, 56)`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is the same each time, and can be taken up anywhere', async () => {
    const { store } = createStore(70_000);
    const archive = toStoredArchive(store, toEntries(3, 70_000));
    const whole = await buffer(archive.stream());
    expect(await buffer(archive.stream())).toEqual(whole);
    for (const start of [0, 1, 65_535, 70_100, whole.length - 1]) {
      const end = whole.length - 1;
      expect(await buffer(archive.stream({ start, end }))).toEqual(whole.subarray(start));
      expect(await buffer(archive.stream({ start, end: start }))).toEqual(whole.subarray(start, start + 1));
    }
  });

  it('reads nothing again of the files before the place where it is taken up', async () => {
    const { store, read } = createStore(70_000);
    const archive = toStoredArchive(store, toEntries(3, 70_000));
    const whole = await buffer(archive.stream());
    read.bytes = 0;
    const last = { start: whole.length - 30, end: whole.length - 1 };
    expect(await buffer(archive.stream(last))).toEqual(whole.subarray(-30));
    expect(read.bytes).toBe(0);
    const middle = { start: 100_000, end: whole.length - 1 };
    expect(await buffer(archive.stream(middle))).toEqual(whole.subarray(100_000));
    expect(read.bytes).toBe(140_000);
  });

  it('changes its key with names, dates, order and contents', () => {
    const { store } = createStore(1);
    const [text, empty, picture] = toEntries(1, 1) as [ArchiveEntry, ArchiveEntry, ArchiveEntry];
    const keyOf = (...entries: ArchiveEntry[]) => toStoredArchive(store, entries).key;
    const keys = [
      keyOf(text, empty, picture),
      keyOf(empty, text, picture),
      keyOf({ ...text, name: 'other' }, empty, picture),
      keyOf({ ...text, modified_at: new Date(0) }, empty, picture),
      keyOf({ ...text, content: Buffer.from('other') }, empty, picture),
      keyOf(text, empty, { ...picture, content: { key: 'other', bytes: 1 } }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyOf(...toEntries(1, 1))).toBe(keys[0]);
  });

  it('reads one file at a time, and none once nobody takes it any more', async () => {
    const { store, read, openStreams, streams } = createStore(10_000_000);
    const zip = openZip(store, toEntries(50, 10_000_000));
    for await (const _chunk of zip) if (read.bytes > 25_000_000) break;
    expect(zip.destroyed).toBe(true);
    await new Promise((resolve) => setImmediate(resolve));
    expect(openStreams()).toBe(0);
    expect(streams.length).toBeLessThanOrEqual(4);
    const before = read.bytes;
    await new Promise((resolve) => setImmediate(resolve));
    expect(read.bytes).toBe(before);
  });

  it('waits for whoever takes it slowly', async () => {
    const { store, read } = createStore(10_000_000);
    const zip = openZip(store, toEntries(1, 10_000_000));
    await new Promise((resolve) => zip.once('readable', resolve));
    for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(read.bytes).toBeLessThan(2_000_000);
    zip.destroy();
  });

  it.each([
    ['breaks', createStore(100_000, new Set(['1 '])).store, 'The disk is broken'],
    [
      'is gone',
      { find: async () => null },
      'The file of pictures/a-picture-with-a-long-name-number-0.jpg is missing',
    ],
    [
      'has another size',
      createStore(99_999).store,
      'The file of pictures/a-picture-with-a-long-name-number-0.jpg has 99999 bytes instead of 100000',
    ],
  ])('ends in an error where a file %s', async (_what, store, message) => {
    await expect(buffer(openZip(store, toEntries(3, 100_000)))).rejects.toThrow(message);
  });

  it('announces Zip64 from 4 GB and from 65,535 files on', () => {
    const small = { name: 'a', content: { key: '', bytes: 1 } };
    const each = 30 + 1 + 1 + 16 + 46 + 1;
    expect(zipSize(Array.from({ length: 65_534 }, () => small))).toBe(65_534 * each + 22);
    expect(zipSize(Array.from({ length: 65_535 }, () => small))).toBe(65_535 * each + 22 + 76);
    const large = { name: 'a', content: { key: '', bytes: 2 ** 32 } };
    expect(zipSize([large])).toBe(30 + 1 + 20 + 2 ** 32 + 24 + 46 + 1 + 20 + 22 + 76);
    expect(zipSize([large, small]) - zipSize([large])).toBe(each + 12);
  });
});
