import { resolve, sep } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { parseS3Address } from '../../platform/config/s3-address.ts';
import { OperatorError } from '../../platform/errors/operator-error.ts';
import { ensureDirectory } from '../../platform/process/data-directory.ts';
import { openVault } from '../../platform/storage/open-vault.ts';
import type { Vault } from '../../platform/storage/vault.ts';
import { listManifests, type ManifestFile } from './manifest.ts';

interface Named {
  /** `--to` or `--from`. */
  option: string;
  /** Value of the option. */
  value: string | undefined;
  /** Working directory of the caller. */
  folder: string;
}

/** Location of backups: the option, else BACKUP_TO. @throws {OperatorError} */
export function readPlace(config: Config, { option, value, folder }: Named): string {
  const named = value ?? config.BACKUP_TO;
  if (named === undefined || named === '') {
    throw new OperatorError(
      `Name the location of backups: ${option} FOLDER, ${option} s3://…, or BACKUP_TO.`,
    );
  }
  return named.startsWith('s3:') ? named : resolve(folder, named);
}

/** Location of new backups. @throws {OperatorError} if it is stored with the original data */
export async function openForBackups(config: Config, place: string, waiting: string): Promise<Vault> {
  const { DATA_DIR, STORAGE_URL } = config;
  if (place === DATA_DIR || place.startsWith(`${DATA_DIR}${sep}`)) {
    throw new OperatorError(`${place} is in DATA_DIR, and would be lost with it: name another place.`);
  }
  const bucket = parseS3Address(place);
  if (bucket !== null && bucket.endpoint === STORAGE_URL?.endpoint && bucket.bucket === STORAGE_URL.bucket) {
    throw new OperatorError('That is the bucket of STORAGE_URL: backups need one of their own.');
  }
  if (bucket === null && !place.startsWith('s3:')) ensureDirectory('The place of backups', place);
  return openVault(place, waiting);
}

/** The named backup, else the newest. @throws {OperatorError} */
export async function chooseBackup(vault: Vault, name: string | undefined): Promise<ManifestFile> {
  const manifests = await listManifests(vault);
  const found = name === undefined ? manifests.at(-1) : manifests.find((each) => each.name === name);
  if (found !== undefined) return found;
  throw new OperatorError(
    manifests.length === 0
      ? `There is no backup in ${vault.address}.`
      : `There is no backup ${name} in ${vault.address}; there is ${manifests.map((each) => each.name).join(', ')}.`,
  );
}
