import { Readable } from 'node:stream';
import type { StoredFile } from '../src/storage/file-store.ts';

export const toStoredFile = (bytes: Uint8Array): StoredFile => ({
  key: '',
  bytes: bytes.length,
  path: null,
  internalAddress: null,
  stream: () => Readable.from([bytes]),
});

const PAGE = 4096;
/** What veils the first page of every Access file (RC4), and where it begins. */
const VEIL_KEY = [0xc7, 0xda, 0x39, 0x6b];
const VEIL_OFFSET = 0x18;
const VEIL_BYTES = 128;

function veil(): number[] {
  const box = Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number): void => {
    [box[one], box[other]] = [box[other] ?? 0, box[one] ?? 0];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (box[at] ?? 0) + (VEIL_KEY[at % VEIL_KEY.length] ?? 0)) % 256;
    swap(at, other);
  }
  let other = 0;
  return Array.from({ length: VEIL_BYTES }, (_, place) => {
    const at = (place + 1) % 256;
    other = (other + (box[at] ?? 0)) % 256;
    swap(at, other);
    return box[((box[at] ?? 0) + (box[other] ?? 0)) % 256] ?? 0;
  });
}

/** An Access file of 2.2 MB whose first table definition goes on in itself: whoever follows it never comes to an end. */
export function buildEndlessAccess(): Buffer {
  const file = Buffer.alloc(PAGE * 550);
  file.write('\0\u0001\0\0Standard Jet DB\0\u0001', 0, 'latin1');
  file.set(veil(), VEIL_OFFSET);
  const definition = PAGE * 2;
  file[definition] = 2;
  file[definition + 1] = 1;
  file.writeUInt32LE(2, definition + 4);
  return file;
}
