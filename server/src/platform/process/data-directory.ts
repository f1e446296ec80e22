import cluster from 'node:cluster';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { OperatorError, reasonOf } from '../errors/operator-error.ts';

/**
 * Creates DATA_DIR if it is missing. Workers do not create it: that would hide that it was lost.
 * @throws {OperatorError} if it is not writable
 */
export const ensureDataDirectory = (directory: string): void =>
  ensureDirectory('DATA_DIR', directory, { isMade: cluster.isPrimary });

/** `named`: name of the setting; `isMade`: whether a missing directory is created. @throws {OperatorError} */
export function ensureDirectory(named: string, directory: string, { isMade } = { isMade: true }): void {
  try {
    if (isMade) makeDirectory(directory);
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(
      `${named}: ${directory} cannot be used (${reasonOf(error)}); it must be a directory that this user may write to.`,
    );
  }
}

// Node's `recursive` never returns if a folder neither exists nor can be created, as in /proc.
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  const parent = dirname(directory);
  if (parent !== directory) makeDirectory(parent);
  mkdirSync(directory);
}

/** Our own files there; others are not touched. */
const OURS =
  /^(?:press-room\.db(?:-\w+)?|lock(?:-\w+)?|secret|commands\.sock|outbox|unfinished|uploads|files|backup)$/;

/** Modes of folders and files. */
interface Rights {
  folder: number;
  file: number;
}

const OWNER_ONLY: Rights = { folder: 0o700, file: 0o600 };
/** The web server in front sends stored files: its user is in our group, and can read nothing else. */
export const FOR_WEB_SERVER: Rights = { folder: 0o750, file: 0o640 };

/**
 * Removes access of other users that earlier releases, a copy or a backup left: DATA_DIR and its content are only for
 * the user that runs the press room. Returns paths that could not be corrected, because they belong to another user.
 */
export async function restrictDataDirectory({
  DATA_DIR,
  ACCEL_REDIRECT,
}: Pick<Config, 'DATA_DIR' | 'ACCEL_REDIRECT'>): Promise<string[]> {
  const names = await readdir(DATA_DIR);
  const refused: string[] = [];
  const isShared = ACCEL_REDIRECT !== undefined;
  for (const name of names.filter((each) => OURS.test(each))) {
    const rights = isShared && name === 'files' ? FOR_WEB_SERVER : OWNER_ONLY;
    await restrict(join(DATA_DIR, name), { rights, depth: 1, refused });
  }
  // A directory with other files too, such as a home directory, is not restricted.
  if (names.every((name) => OURS.test(name))) {
    await correct(DATA_DIR, isShared ? 0o710 : OWNER_ONLY.folder, refused);
  }
  return refused;
}

interface Walk {
  rights: Rights;
  depth: number;
  refused: string[];
}

// Of folders of stored files, only accessible ones are entered: others cannot read the content of the rest.
async function restrict(path: string, { rights, depth, refused }: Walk): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found === null || found.isSymbolicLink()) return;
  if (!found.isDirectory()) return void (await correct(path, rights.file, refused));
  const wasOpen = await correct(path, rights.folder, refused);
  if (depth > 1 && !wasOpen) return;
  for (const name of await readdir(path).catch(() => [])) {
    await restrict(join(path, name), { rights, depth: depth + 1, refused });
  }
}

/** True if the mode was different. */
async function correct(path: string, mode: number, refused: string[]): Promise<boolean> {
  try {
    if (((await lstat(path)).mode & 0o777) === mode) return false;
    await chmod(path, mode);
  } catch {
    refused.push(path);
  }
  return true;
}
