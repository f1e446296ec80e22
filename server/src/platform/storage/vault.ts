import type { Readable } from 'node:stream';
import type { ReceivedFile } from './file-store.ts';

export interface VaultFile {
  name: string;
  bytes: number;
}

/** Files under names with slashes, in a folder or with S3: each appears when it is whole. */
export interface Vault {
  /** For people: without keys. */
  address: string;
  /** Stores what arrives under the name that is made of its hash; nothing stays where that throws. */
  store(source: Readable, toName: (received: ReceivedFile) => string): Promise<VaultFile>;
  /** Files of a folder and its subfolders, in no order. */
  list(folder: string): AsyncIterable<VaultFile>;
  read(name: string): Readable;
  remove(name: string): Promise<void>;
  /** Removes what stores have left that ended before they were whole: none may be under way. */
  sweepUnfinished(): Promise<void>;
}
