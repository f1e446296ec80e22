import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { holdBackups, holdPlace } from '../db/snapshot.ts';
import { ensureDataDirectory } from '../process/data-directory.ts';

/** Of lock files, which may be held. */
const LOCK = /^lock/;

/**
 * A folder in DATA_DIR for what a backup, a dump or a restore needs meanwhile: one of them at a time has it.
 * @throws {OperatorError} while another one is under way
 */
export async function inWorkFolder<Result>(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  process.umask(0o077);
  ensureDataDirectory(config.DATA_DIR);
  const folder = join(config.DATA_DIR, 'backup');
  await mkdir(folder, { recursive: true });
  const release = await holdBackups(config, folder);
  try {
    // Of a run that was killed.
    await empty(folder);
    return await work(folder);
  } finally {
    await empty(folder);
    await release();
  }
}

/** Keeps servers away from an empty place while it is filled. */
export async function inEmptyFolder<Result>(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = await holdPlace(config);
  try {
    return await work();
  } finally {
    await release();
  }
}

async function empty(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !LOCK.test(name));
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
