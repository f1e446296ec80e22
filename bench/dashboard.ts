import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoadReply, startLoader } from './loader.ts';
import { median, type Rounds } from './measure.ts';
import { addOfficer, type OfficeWork, publishReleases, saveDrafts } from './officers.ts';
import { readCpuSeconds } from './processes.ts';
import { type AppOptions, startAppIn } from './servers.ts';

/** Writes come once per second, so a round must be long enough. */
const SECONDS = 6;

const WORKS = { quiet: null, saving: saveDrafts, publishing: publishReleases } satisfies Record<
  string,
  OfficeWork | null
>;
export type DeskWork = keyof typeof WORKS;

export interface DeskFigures {
  work: DeskWork;
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of the server per answer to a reader, in microseconds, including the cost of officers' calls. */
  cpuEach: number;
  /** Acknowledged writes per second. */
  writes: number;
}

/**
 * Answer times of readers without writes, while officers type, and while a release is published each second,
 * alternating.
 */
export async function measureDesk(
  { data, environment = {} }: AppOptions,
  { count, connections }: Rounds,
): Promise<DeskFigures[]> {
  const directory = mkdtempSync(join(tmpdir(), 'press-room-bench-desk-'));
  if (data !== null) cpSync(data, directory, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const loader = startLoader();
  try {
    const headers = await addOfficer(environment, directory);
    const app = await startAppIn(directory, { environment });
    try {
      let from = 0;
      const read = async (seconds: number): Promise<LoadReply> => {
        const reply = await loader.run({ port: app.port, scenario: 'readers', from, connections, seconds });
        from = reply.next;
        return reply;
      };
      const rounds: (DeskFigures & { round: number })[] = [];
      await read(2);
      for (let round = 0; round < count; round += 1)
        for (const work of Object.keys(WORKS) as DeskWork[]) {
          const end = new AbortController();
          const written = WORKS[work]?.(app.origin, headers, end.signal);
          const cpuBefore = readCpuSeconds(app.pid);
          const { perSecond, p50, p99 } = await read(SECONDS);
          const cpuEach = ((readCpuSeconds(app.pid) - cpuBefore) * 1e6) / (perSecond * SECONDS);
          end.abort();
          const writes = ((await written) ?? 0) / SECONDS;
          rounds.push({ round, work, perSecond, p50, p99, cpuEach, writes });
        }
      return (Object.keys(WORKS) as DeskWork[]).map((work) => {
        const own = rounds.filter((each) => each.work === work);
        const medianOf = (name: 'perSecond' | 'p50' | 'p99' | 'cpuEach' | 'writes'): number =>
          median(own.map((each) => each[name]));
        return {
          work,
          perSecond: medianOf('perSecond'),
          p50: medianOf('p50'),
          p99: medianOf('p99'),
          cpuEach: medianOf('cpuEach'),
          writes: medianOf('writes'),
        };
      });
    } finally {
      await app.stop();
    }
  } finally {
    loader.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
