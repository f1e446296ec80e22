import { parseS3Address } from '../config/s3-address.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { openDirectoryVault } from './directory-vault.ts';
import type { Vault } from './vault.ts';

/**
 * `place`: path of a folder, or `s3://…`. Uploads to S3 are kept in `waiting` until their name is known.
 * @throws {OperatorError}
 */
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
