import { createCipheriv, createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { StoredFile } from '../src/platform/storage/file-store.ts';

export const toStoredFile = (bytes: Uint8Array): StoredFile => ({
  key: '',
  bytes: bytes.length,
  path: null,
  internalAddress: null,
  stream: () => Readable.from([bytes]),
});

const PAGE = 4096;
/** RC4 key that obfuscates the first page of every Access file, and the offset at which it starts. */
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

/** An Access file of 2.2 MB whose first table definition refers to itself: a naive parser would never end. */
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

/** Encryption of a locked file, and its declaration (Office's agile encryption). */
const LOCK = {
  key: Buffer.alloc(16, 7),
  salt: Buffer.alloc(16, 9),
  pages: Buffer.from([1, 2, 3, 4]),
  turns: 50,
};
const PAGES_OFFSET = 0x3e;
const DESCRIPTION_OFFSET = 0x299;
const BLOCKS = {
  verifierHashInput: [0xfe, 0xa7, 0xd2, 0x76, 0x3b, 0x4b, 0x9e, 0x79],
  verifierHashValue: [0xd7, 0xaa, 0x0f, 0x6d, 0x30, 0x61, 0x34, 0x4e],
  keyValue: [0x14, 0x6e, 0x0b, 0xe7, 0xab, 0xac, 0xd0, 0xd6],
};

const digest = (...parts: readonly Uint8Array[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha512')).digest();
const encrypt = (key: Buffer, start: Buffer, bytes: Uint8Array): Buffer =>
  createCipheriv('aes-128-cbc', key, start).setAutoPadding(false).update(bytes);

/** Locks an Access file like Access 2010 and later. */
export function lockAccess(file: Uint8Array, password: string): Buffer {
  const turned = Array.from({ length: LOCK.turns }).reduce<Buffer>(
    (sum, _, turn) => {
      const count = Buffer.alloc(4);
      count.writeUInt32LE(turn);
      return digest(count, sum);
    },
    digest(LOCK.salt, Buffer.from(password, 'utf16le')),
  );
  const sealed = (name: keyof typeof BLOCKS, value: Buffer): string => {
    const key = digest(turned, Buffer.from(BLOCKS[name])).subarray(0, 16);
    const text = encrypt(key, LOCK.salt, value).toString('base64');
    return `encrypted${name[0]?.toUpperCase()}${name.slice(1)}="${text}"`;
  };
  const verifier = Buffer.alloc(16, 5);
  const proof = digest(verifier);
  const way = `blockSize="16" keyBits="128" hashSize="64" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512" saltValue="${LOCK.salt.toString('base64')}"`;
  const xml = `<encryption><keyData ${way}/><keyEncryptors><keyEncryptor><p:encryptedKey spinCount="${LOCK.turns}" ${way} ${sealed('verifierHashInput', verifier)} ${sealed('verifierHashValue', proof)} ${sealed('keyValue', LOCK.key)}/></keyEncryptor></keyEncryptors></encryption>`;
  const locked = Buffer.from(file);
  for (let page = 1; page < file.length / PAGE; page += 1) {
    const number = Buffer.alloc(4);
    number.writeUInt32LE(page);
    const start = digest(
      LOCK.salt,
      number.map((byte, at) => byte ^ (LOCK.pages[at] ?? 0)),
    ).subarray(0, 16);
    locked.set(encrypt(LOCK.key, start, file.subarray(page * PAGE, (page + 1) * PAGE)), page * PAGE);
  }
  const veiled = veil();
  for (const [at, byte] of LOCK.pages.entries())
    locked[PAGES_OFFSET + at] = byte ^ (veiled[PAGES_OFFSET - VEIL_OFFSET + at] ?? 0);
  const description = Buffer.concat([Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]), Buffer.from(xml)]);
  locked.writeUInt16LE(description.length, DESCRIPTION_OFFSET);
  locked.set(description, DESCRIPTION_OFFSET + 2);
  return locked;
}
