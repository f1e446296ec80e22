import { Readable } from 'node:stream';

/** Positions of the first and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  key: string;
  bytes: number;
  /** Path on this machine; null for remote storage. */
  path: string | null;
  /** Address under which the web server in front sends the file itself; null: it cannot. */
  internalAddress: string | null;
  stream(range?: ByteRange): Readable;
}

/** Bytes in memory as a file; if needed, `key` must change with them. */
export const asFile = (bytes: Buffer, key = ''): StoredFile => ({
  key,
  bytes: bytes.length,
  path: null,
  internalAddress: null,
  stream: (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
});

export interface ReceivedFile {
  key: string;
  bytes: number;
}

/** Files by the sha256 of their bytes: a key never changes its content, and storing twice is storing once. */
export interface FileStore {
  /** Returns the key once the bytes are stored durably. */
  put(bytes: Uint8Array): Promise<string>;
  /**
   * The same for a stream of any length, with few bytes in memory. Nothing is kept of a source that fails or is too
   * long; the rest of a long one is left unread, so that the caller can answer its sender. @throws {FileTooLargeError}
   */
  receive(source: Readable, limit: { maxBytes: number }): Promise<ReceivedFile>;
  find(key: string): Promise<StoredFile | null>;
  /** With `olderThan`: only if it was not stored again since; otherwise returns false. A missing key is no error. */
  remove(key: string, when?: { olderThan: Date }): Promise<boolean>;
  /** All stored files, in no order, with the time of their last storing. */
  list(): AsyncIterable<{ key: string; modified_at: Date }>;
  /** Removes the remains of incomplete uploads. Returns their number. */
  sweepUnfinished(olderThan: Date): Promise<number>;
}

export class FileTooLargeError extends Error {
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`More than ${maxBytes} bytes`);
    this.maxBytes = maxBytes;
  }
}

/** Temporary failure of remote storage. */
export class StorageUnavailable extends Error {}

const KEY_PATTERN = /^[0-9a-f]{64}$/;

export const isFileKey = (text: string): boolean => KEY_PATTERN.test(text);
