import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESK_CONTENT } from './desk-content.ts';
import { REVIEW_CONTENT } from './review-content.ts';
import { type LoadedServer, runLoadedServer } from './run-server.ts';
import { test as base } from './settled.ts';
import { PATIENCE_MS, startSmall } from './small-content.ts';

interface Sites {
  /** Folder of this worker, deleted with it. */
  folder: string;
  /** Press room with officers and press offices of companies, without content. */
  desk: LoadedServer;
  /** Press room that reviews every registration. */
  office: LoadedServer;
  /** Press room with one release and two kits. */
  small: LoadedServer;
}

/**
 * Press rooms of journeys besides the demo: each worker starts its own on first use. They are in one list, because a
 * second list would need another worker and browser.
 */
export const test = base.extend<object, Sites>({
  // oxlint-disable eslint/no-empty-pattern
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'press-room-sites-'));
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  desk: [
    async ({ folder }, use) =>
      lend(join(folder, 'desk'), (place) => runLoadedServer(place, DESK_CONTENT), use),
    { scope: 'worker' },
  ],
  office: [
    async ({ folder }, use) =>
      lend(
        join(folder, 'office'),
        (place) => runLoadedServer(place, REVIEW_CONTENT, { ACCREDITATION: 'review' }),
        use,
      ),
    { scope: 'worker' },
  ],
  small: [
    async ({ folder }, use) => lend(join(folder, 'small'), startSmall, use),
    { scope: 'worker', timeout: PATIENCE_MS },
  ],
});

/** Runs a press room in a folder of its own while it is used. */
export async function lend(
  place: string,
  start: (place: string) => Promise<LoadedServer>,
  use: (site: LoadedServer) => Promise<void>,
): Promise<void> {
  mkdirSync(place);
  const site = await start(place);
  await use(site);
  await site.stop();
}
