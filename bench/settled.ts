import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** Maximum time for the demo's pictures and magazines, which are processed after the start. */
const SETTLE_WITHIN_MS = 900_000;

/**
 * Waits until the demo content is loaded, which adds jobs, and no job is due. The app answers earlier; it locks its
 * directory, but the file is readable.
 */
export async function waitForJobs(directory: string): Promise<void> {
  const file = new DatabaseSync(join(directory, 'press-room.db'), { readOnly: true });
  const due = file.prepare('select id from job where dead_at is null and run_at <= ? limit 1');
  const any = file.prepare('select id from job limit 1');
  const deadline = performance.now() + SETTLE_WITHIN_MS;
  try {
    while (any.get() === undefined || due.get(new Date().toISOString()) !== undefined) {
      if (performance.now() > deadline) throw new Error('The demo content was not made in time');
      await delay(1000);
    }
  } finally {
    file.close();
  }
}
