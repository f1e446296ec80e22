import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** For the demo's pictures and magazines to be made, which goes on after the start. */
const SETTLE_WITHIN_MS = 900_000;

/**
 * Until the demo content is there, which brings jobs with it, and no job is due. The app answers before that; it holds its
 * directory, but its file may be read beside it.
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
