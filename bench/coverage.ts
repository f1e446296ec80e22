import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIPPING_FEED_PATH } from '@press-room/contract/clipping-feeds';
import { CLIPPING_PROPOSAL_PATH } from '@press-room/contract/clipping-proposals';
import { CLIPPING_PATH } from '@press-room/contract/clippings';
import { readFeeds } from '../server/src/content/clippings/feeds/poll.ts';
import type { Config } from '../server/src/platform/config/config.ts';
import { openDatabase } from '../server/src/platform/db/client.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { COVERAGE_SIZES, fillCoverage, toFeed } from './coverage-content.ts';
import { ENVIRONMENT } from './databases.ts';
import { type OfficeCall, toListAddress } from './office-calls.ts';
import { addOfficer } from './officers.ts';
import { measureCalls, type OfficeFigures } from './offices.ts';
import { readCpuSeconds } from './processes.ts';
import { startAppIn } from './servers.ts';

/** A feed is read every half hour. */
const PAUSE_SECONDS = 1800;

export interface CoverageFigures {
  calls: OfficeFigures['calls'];
  /** All feeds read once, with new entries in each; `share`: of a core, spread over the interval of two reads. */
  feeds: { feeds: number; cpuSeconds: number; share: number; proposals: number };
  /** The first edition, and one whose pages were already rendered. */
  editions: EditionFigures[];
}

/**
 * Made in a separate process. Memory in MB, including the server's code: before, and the maximum with rendering
 * processes.
 */
export interface EditionFigures {
  pages: number;
  seconds: number;
  /** Of all processes. */
  cpuSeconds: number;
  before: number;
  resident: number;
  /** All processes, with shared memory divided among them. */
  together: number;
}

/** Lists of the office with 10,000 clippings, the reading of 200 feeds, and a long edition of the press review. */
export async function measureCoverage(): Promise<CoverageFigures> {
  const directory = mkdtempSync(join(tmpdir(), 'press-room-bench-coverage-'));
  try {
    const database = await openDatabase({ DATA_DIR: directory });
    await database.migrate();
    await fillCoverage(database);
    const feeds = await measureFeeds(database);
    await database.close();
    const headers = await addOfficer({}, directory, 'administrator_global');
    const app = await startAppIn(directory, { environment: { ...ENVIRONMENT, LINK_CHECKS: 'off' } });
    try {
      const readCpu = (): number => readCpuSeconds(app.pid);
      const calls = await measureCalls(CALLS, { origin: app.origin, headers, readCpu });
      return { calls, feeds, editions: await measureEditions() };
    } finally {
      await app.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const one = (name: string, path: string, ...asked: Parameters<typeof toListAddress>[1][]): OfficeCall => ({
  name,
  addresses: asked.map((each) => toListAddress(path, each)),
});

const CALLS: readonly OfficeCall[] = [
  one('clippings: first page', CLIPPING_PATH, {}),
  one('clippings: last page', CLIPPING_PATH, { start: COVERAGE_SIZES.clippings - 50 }),
  one('clippings: words', CLIPPING_PATH, ...['ceramica', 'gres export', 'nothinghere'].map((q) => ({ q }))),
  one(
    'clippings: filters',
    CLIPPING_PATH,
    { filters: { kind: 'web', tone: 'positive' } },
    { filters: { from: '2025-01-01', to: '2025-03-31' } },
    { filters: { company: '3' } },
  ),
  one('clippings: order', CLIPPING_PATH, { sort: '-reach' }, { sort: 'headline' }),
  one('proposals: first page', CLIPPING_PROPOSAL_PATH, { filters: { state: 'waiting' } }),
  one('proposals: words', CLIPPING_PROPOSAL_PATH, { q: 'ceramica' }),
  one('feeds', CLIPPING_FEED_PATH, {}),
];

/** In this process, with the server of the feeds, so the result includes more than the reader's cost. */
async function measureFeeds(database: Database): Promise<CoverageFigures['feeds']> {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/rss+xml' });
    response.end(toFeed(request.headers.host ?? ''));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await database.db
    .updateTable('clipping_feed')
    .set((eb) => ({ url: eb.fn<string>('replace', ['url', eb.val('/feed'), eb.val(`:${port}/feed`)]) }))
    .execute();
  const rules = {
    resolve: () => Promise.resolve(['127.0.0.1']),
    mayConnect: () => true,
    limitMs: 10_000,
  };
  const never = new AbortController().signal;
  const context = { config: { LINK_CHECKS: true } as Config, database, now: () => new Date() };
  const before = process.cpuUsage();
  try {
    const isDue = async (): Promise<boolean> =>
      (
        await database.db
          .selectFrom('clipping_feed')
          .select('id')
          .where('read_at', 'is', null)
          .limit(1)
          .execute()
      ).length > 0;
    while (await isDue()) await readFeeds(context, { signal: never, stopping: never }, rules);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  const { user, system } = process.cpuUsage(before);
  const cpuSeconds = (user + system) / 1e6;
  const { count } = await database.db
    .selectFrom('clipping_proposal')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('feed_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return {
    feeds: COVERAGE_SIZES.feeds,
    cpuSeconds,
    share: cpuSeconds / PAUSE_SECONDS,
    proposals: Number(count),
  };
}

/** The first time the pages of its files are rendered and stored. */
async function measureEditions(): Promise<EditionFigures[]> {
  const directory = mkdtempSync(join(tmpdir(), 'press-room-bench-edition-'));
  const run = async (task: string): Promise<EditionFigures> => {
    const child = fork(join(import.meta.dirname, 'coverage-edition.ts'), [task, directory]);
    const [figures] = (await once(child, 'message')) as [EditionFigures];
    await once(child, 'exit');
    return figures;
  };
  try {
    await run('fill');
    return [await run('make'), await run('make')];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
