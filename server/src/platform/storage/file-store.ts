import { Readable } from 'node:stream';

/** Places of bytes in a file, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  key: string;
  bytes: number;
  /** Path on this machine; null for remote storage. */
  path: string | null;
  /** Address under which the web server in front of us sends the file itself; null where it cannot. */
  internalAddress: string | null;
  stream(range?: ByteRange): Readable;
}

/** Bytes in memory as a file; `key` changes with them, if needed. */
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
  /** Answers the key once the bytes are safely stored. */
  put(bytes: Uint8Array): Promise<string>;
  /**
   * The same for bytes that arrive, whatever their number: memory holds a few of them at a time. Nothing stays of a
   * source that breaks or is too long; the rest of a long one is left unread, for the caller to answer its sender.
   * @throws {FileTooLargeError}
   */
  receive(source: Readable, limit: { maxBytes: number }): Promise<ReceivedFile>;
  find(key: string): Promise<StoredFile | null>;
  /** With `olderThan`, only if it was not stored again since: otherwise false. A missing key is no error. */
  remove(key: string, when?: { olderThan: Date }): Promise<boolean>;
  /** Every stored file, in no order, with the instant at which it was last stored. */
  list(): AsyncIterable<{ key: string; modified_at: Date }>;
  /** Removes what uploads have left that ended before they were whole. Answers how many. */
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
