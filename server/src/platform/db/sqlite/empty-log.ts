import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const ATTEMPTS = 100;
const PAUSE_MS = 50;

/**
 * Writes the log into the database file and truncates it: it contains deleted rows, which `secure_delete` has
 * overwritten in the file. Waits for a reader of the log without blocking the event loop.
 */
export async function emptyLog(file: DatabaseSync): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (!file.isTransaction && isEmptied(file)) return;
    await delay(PAUSE_MS);
  }
  throw new Error('The write-ahead log is read without a pause and could not be emptied');
}

function isEmptied(file: DatabaseSync): boolean {
  // Connections usually wait for each other, here in the thread that answers requests.
  const { timeout } = file.prepare('pragma busy_timeout').get() ?? {};
  file.exec('pragma busy_timeout = 0');
  try {
    return file.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0;
  } finally {
    file.exec(`pragma busy_timeout = ${Number(timeout)}`);
  }
}
