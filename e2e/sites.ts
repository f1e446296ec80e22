import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESK_CONTENT } from './desk-content.ts';
import { REVIEW_CONTENT } from './review-content.ts';
import { type LoadedServer, runLoadedServer } from './run-server.ts';
import { test as base } from './settled.ts';
import { PATIENCE_MS, startSmall } from './small-content.ts';

interface Sites {
  /** Of this worker alone, for as long as it lives. */
  folder: string;
  /** Officers and companies' press offices, and nothing to read. */
  desk: LoadedServer;
  /** Everybody who registers is looked at. */
  office: LoadedServer;
  /** One release and two kits. */
  small: LoadedServer;
}

/**
 * Press rooms of journeys besides the demo: each worker starts its own on first use. They are in one list, because
 * another list would need another worker, with another browser.
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

/** A press room in a place of its own, for as long as it is used. */
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
