import { setTimeout as delay } from 'node:timers/promises';
import { DirectoryInUseError } from '../platform/errors/operator-error.ts';
import { hasServer } from './server-socket.ts';

const PATIENCE_MS = 300_000;
const LOOK_MS = 300;

/**
 * Opens the SQLite file, waiting for a command that uses it. Does not wait for a server.
 * @throws {DirectoryInUseError}
 */
export async function whenFree<Result>(directory: string, open: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  for (let isTold = false; ; isTold = true) {
    try {
      return await open();
    } catch (error) {
      const isOver = performance.now() - start > PATIENCE_MS;
      if (!(error instanceof DirectoryInUseError) || isOver || (await hasServer(directory))) throw error;
    }
    if (!isTold) {
      console.error(
        `A command is using ${directory}: its end is waited for, ${PATIENCE_MS / 60_000} minutes at most`,
      );
    }
    await delay(LOOK_MS);
  }
}
