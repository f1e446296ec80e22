import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../../core/context.ts';
import type { Config } from '../../platform/config/config.ts';
import { holdBackups, holdPlace } from '../../platform/db/snapshot.ts';
import { OperatorError } from '../../platform/errors/operator-error.ts';
import { ensureDataDirectory } from '../../platform/process/data-directory.ts';
import { ignoreMissing } from '../../platform/storage/spool.ts';

/** Lock files, which may be in use. */
const LOCK = /^lock/;

const placeIn = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'backup');

/**
 * A folder in DATA_DIR for temporary files of a backup, a dump or a restore, one at a time.
 * @throws {OperatorError} while another one is running
 */
export async function inWorkFolder<Result>(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  process.umask(0o077);
  ensureDataDirectory(config.DATA_DIR);
  const folder = placeIn(config);
  await mkdir(folder, { recursive: true });
  const release = await holdBackups(config, folder);
  try {
    // Left by a run that was killed.
    await empty(folder);
    return await work(folder);
  } finally {
    try {
      await empty(folder);
    } finally {
      await release();
    }
  }
}

/**
 * Deletes temporary files of a killed process, such as a copy of the database; not those of a running one. Failures are
 * logged: a folder that belongs to another user must not stop the nightly clean-up.
 */
export async function sweepWorkFolder({ config, log }: Pick<AppContext, 'config' | 'log'>): Promise<void> {
  try {
    const names = await readdir(placeIn(config)).catch(ignoreMissing);
    if (names === null || names.every((name) => LOCK.test(name))) return;
    await inWorkFolder(config, async () => undefined);
  } catch (error) {
    if (!(error instanceof OperatorError))
      log.warn({ err: error }, 'temporary files of backups are not removed');
  }
}

/** Prevents servers from starting in an empty location while it is filled. */
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
