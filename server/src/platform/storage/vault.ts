import type { Readable } from 'node:stream';
import type { ReceivedFile } from './file-store.ts';

export interface VaultFile {
  name: string;
  bytes: number;
}

/** Files under names with slashes, in a folder or in S3; a file appears when it is complete. */
export interface Vault {
  /** For people: without secrets. */
  address: string;
  /** Stores a stream under a name made of its hash; stores nothing if that throws. */
  store(source: Readable, toName: (received: ReceivedFile) => string): Promise<VaultFile>;
  /** Files of a folder and its subfolders, in no order. */
  list(folder: string): AsyncIterable<VaultFile>;
  read(name: string): Readable;
  remove(name: string): Promise<void>;
  /** Removes the remains of incomplete uploads; call it only when none is running. */
  sweepUnfinished(): Promise<void>;
}
