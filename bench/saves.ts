import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, type Rounds } from './measure.ts';
import { addOfficer, openSavers } from './officers.ts';
import type { DatabaseServer } from './postgres-databases.ts';
import { readCpuSeconds } from './processes.ts';
import { type AppOptions, startAppIn } from './servers.ts';

const SAVERS = 8;
const SECONDS = 4;

export interface SaveFigures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Processor time of the server and of its database per save, in microseconds. */
  cpuEach: number;
  databaseCpuEach: number;
}

/** Officers who each save the text of a published release, one save after another. */
export async function measureSaves(
  { data, environment = {} }: AppOptions,
  { count }: Rounds,
  database: DatabaseServer | null,
): Promise<SaveFigures> {
  const directory = mkdtempSync(join(tmpdir(), 'press-room-bench-saves-'));
  if (data !== null) cpSync(data, directory, { recursive: true, mode: constants.COPYFILE_FICLONE });
  try {
    const headers = await addOfficer(environment, directory);
    const app = await startAppIn(directory, { environment });
    const readCpu = (pid: number | undefined): number => (pid === undefined ? 0 : readCpuSeconds(pid));
    try {
      const savers = await openSavers(app.origin, headers, SAVERS);
      const measureRound = async (): Promise<SaveFigures> => {
        const [start, own, beside] = [performance.now(), readCpu(app.pid), readCpu(database?.pid)];
        const took = (await Promise.all(savers.map((save) => repeat(save, start + SECONDS * 1000)))).flat();
        const seconds = (performance.now() - start) / 1000;
        const sorted = took.toSorted((a, b) => a - b);
        const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
        return {
          perSecond: took.length / seconds,
          p50: at(0.5),
          p99: at(0.99),
          cpuEach: ((readCpu(app.pid) - own) * 1e6) / took.length,
          databaseCpuEach: ((readCpu(database?.pid) - beside) * 1e6) / took.length,
        };
      };
      await measureRound();
      const rounds: SaveFigures[] = [];
      for (let round = 0; round < count; round += 1) rounds.push(await measureRound());
      const medianOf = (name: keyof SaveFigures): number => median(rounds.map((round) => round[name]));
      return {
        perSecond: medianOf('perSecond'),
        p50: medianOf('p50'),
        p99: medianOf('p99'),
        cpuEach: medianOf('cpuEach'),
        databaseCpuEach: medianOf('databaseCpuEach'),
      };
    } finally {
      await app.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Milliseconds of each save. */
async function repeat(save: () => Promise<void>, until: number): Promise<number[]> {
  const took: number[] = [];
  while (performance.now() < until) {
    const start = performance.now();
    await save();
    took.push(performance.now() - start);
  }
  return took;
}
