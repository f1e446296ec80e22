import type { Room } from '../room.ts';
import { read } from './readers.ts';
import { upload } from './uploads.ts';
import { visit } from './visitors.ts';
import { writeReleases } from './writers.ts';

interface Work {
  callers: number;
  /** Runs until the end. */
  run: (room: Room, caller: number) => Promise<void>;
}

/** Continuous work. */
export const WORKLOAD: readonly Work[] = [
  { callers: 2, run: read },
  { callers: 3, run: writeReleases },
  { callers: 1, run: upload },
  { callers: 1, run: visit },
];
