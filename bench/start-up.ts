import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type FirstLoadPart, isWebBuilt, measureFirstLoad } from './first-load.ts';
import { median } from './measure.ts';
import { readMemory } from './processes.ts';
import { type AppServer, startAppIn } from './servers.ts';
import { waitForJobs } from './settled.ts';

const STARTS = 5;

/** Milliseconds of wall time and of processor time, which does not depend on other load. */
interface StartTime {
  ms: number;
  cpuMs: number;
}

export interface StartUpFigures {
  first: StartTime;
  later: StartTime;
  /** Memory in MB after the start, with the demo content, before any request. */
  memory: { rss: number; pss: number };
  firstLoad: FirstLoadPart[];
}

/**
 * Starts the app with its demo content in empty directories, and again. Medians, from the process start to the first
 * 200.
 */
export async function measureStartUp(): Promise<StartUpFigures> {
  const first: AppServer[] = [];
  const later: AppServer[] = [];
  let firstLoad: FirstLoadPart[] = [];
  let memory = { rss: 0, pss: 0 };
  for (let count = 0; count < STARTS; count += 1) {
    const directory = mkdtempSync(join(tmpdir(), 'press-room-start-'));
    const isLast = count === STARTS - 1;
    const fresh = await startAppIn(directory, {});
    first.push(fresh);
    if (isLast) {
      await waitForJobs(directory);
      if (isWebBuilt()) firstLoad = await measureFirstLoad(fresh.origin);
    }
    await fresh.stop();
    const again = await startAppIn(directory, {});
    later.push(again);
    if (isLast) {
      await delay(1000);
      memory = readMemory(again.pid);
    }
    await again.stop();
    rmSync(directory, { recursive: true, force: true });
  }
  return { first: toStartTime(first), later: toStartTime(later), memory, firstLoad };
}

const toStartTime = (starts: readonly AppServer[]): StartTime => ({
  ms: median(starts.map(({ msToFirstAnswer }) => msToFirstAnswer)),
  cpuMs: median(starts.map(({ cpuMsToFirstAnswer }) => cpuMsToFirstAnswer)),
});
