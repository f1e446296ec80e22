import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { demoGalleries } from '../demo/src/galleries.ts';
import { demoReleases } from '../demo/src/releases.ts';
import { LATE_FILE_JOB } from '../server/src/fixtures/job.ts';

const RELEASES = 6;
const GALLERIES = ['maiolica', 'kilns', 'people-2026', 'district'];
const ISSUES = [
  'italian-2026-11',
  'italian-2024-06',
  'italian-2024-03',
  'international-us-2026-10',
  'international-de-2026-07',
  'international-de-2025-07',
];
const FILE_JOBS = [LATE_FILE_JOB, 'renditions', 'document'];
const POLL_MS = 500;

const fileSchema = z.object({
  asset: z.object({ key: z.string(), file: z.string() }),
  places: z.array(z.object({ on: z.string() })),
});

/** Files that the journeys look at; the whole demo would take the machine from them for minutes. */
const WANTED: ReadonlySet<string> = new Set([
  ...demoReleases.slice(-RELEASES).map(({ picture }) => picture),
  ...demoGalleries.filter(({ key }) => GALLERIES.includes(key)).flatMap(({ pictures }) => pictures),
  ...ISSUES,
]);

const openDatabase = (directory: string, readOnly: boolean): DatabaseSync =>
  new DatabaseSync(join(directory, 'press-room.db'), { readOnly });

/** Takes the jobs of all other files away, while no server runs. */
export function keepWantedFiles(directory: string): void {
  const database = openDatabase(directory, false);
  const jobs = database.prepare('select id, payload from job where kind = ?').all(LATE_FILE_JOB);
  const remove = database.prepare('delete from job where id = ?');
  for (const { id, payload } of jobs) {
    const { asset, places } = fileSchema.parse(JSON.parse(String(payload)));
    const isAttachment = asset.file.startsWith('documents/') && places.some(({ on }) => on === 'attachment');
    if (!isAttachment && !WANTED.has(asset.key)) remove.run(Number(id));
  }
  database.close();
}

/** Until the running server has made every file. @throws when one cannot be made */
export async function waitForFiles(directory: string): Promise<void> {
  const database = openDatabase(directory, true);
  const marks = FILE_JOBS.map(() => '?').join(', ');
  const count = database.prepare(
    `select count(*) as open, count(dead_at) as dead from job where kind in (${marks})`,
  );
  for (;;) {
    const { open, dead } = z.object({ open: z.int(), dead: z.int() }).parse(count.get(...FILE_JOBS));
    if (dead > 0) throw new Error(`${dead} files of the demo could not be made`);
    if (open === 0) break;
    await delay(POLL_MS);
  }
  database.close();
}
