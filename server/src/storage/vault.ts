import type { Readable } from 'node:stream';
import { OperatorError } from '../process/operator-error.ts';
import { openDirectoryVault } from './directory-vault.ts';
import type { ReceivedFile } from './file-store.ts';
import { parseS3Address } from './s3-address.ts';

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
  /** What lies in a folder and in those below it, in no order. */
  list(folder: string): AsyncIterable<VaultFile>;
  read(name: string): Readable;
  remove(name: string): Promise<void>;
  /** Removes what stores have left that ended before they were whole: none may be under way. */
  sweepUnfinished(): Promise<void>;
}

/** `place` is a folder's path or `s3://…`; what goes to S3 waits in `waiting` until its name is known. @throws {OperatorError} */
export async function openVault(place: string, waiting: string): Promise<Vault> {
  if (!place.startsWith('s3:')) return openDirectoryVault(place);
  const address = parseS3Address(place);
  if (address === null) {
    throw new OperatorError(
      'A bucket must look like s3://key:secret@host:port/bucket?region=eu-south-1&tls=on',
    );
  }
  const { openS3Vault } = await import('./s3-vault.ts');
  return openS3Vault(address, waiting);
}
