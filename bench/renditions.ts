import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sizeOfUse } from '@press-room/contract/picture-uses';
import sharp from 'sharp';
import { createIntakenAsset, NO_WORDS } from '../server/src/content/assets/intake/create-asset.ts';
import { intakeFile } from '../server/src/content/assets/intake/intake.ts';
import { makeRenditions } from '../server/src/content/assets/renditions/job.ts';
import { makeUses } from '../server/src/content/assets/uses/make-uses.ts';
import { type Config, loadConfig } from '../server/src/platform/config/config.ts';
import { printProfileOf } from '../server/src/platform/config/print-profile.ts';
import { openDatabase } from '../server/src/platform/db/client.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { asHouse } from '../server/src/platform/pictures/ask-picture.ts';
import type { FileStore } from '../server/src/platform/storage/file-store.ts';
import { openStore } from '../server/src/platform/storage/open-store.ts';
import { median } from './measure.ts';

const ROUNDS = 25;
/** Unit of the kernel's counters. */
const TICK_MS = 10;
/** Twelve megapixels. */
const SIZE = { width: 4000, height: 3000 };

/** Median milliseconds: wall time, and total processor time. */
export interface RenditionFigures {
  plain: number;
  first: number;
  all: number;
  allCpu: number;
  /** Plain sharp for print in CMYK. */
  plainPrint: number;
  print: number;
}

interface Bench {
  config: Config;
  database: Database;
  store: FileStore;
  assetId: number;
  now: () => Date;
}

/**
 * The job's first rendition of a 12-megapixel JPEG, stored durably and in the database, compared with plain sharp from
 * file to file.
 */
export async function measureRenditions(): Promise<RenditionFigures> {
  const directory = mkdtempSync(join(tmpdir(), 'press-room-renditions-'));
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: directory });
  try {
    await database.migrate();
    const store = await openStore({ DATA_DIR: directory, STORAGE_URL: undefined, ACCEL_REDIRECT: undefined });
    const picture = await drawPicture();
    const file = await intakeFile({ store }, picture, 'photograph.jpg');
    const words = {
      ...NO_WORDS,
      credit: 'Press office',
      caption_en: 'A photograph',
      caption_it: 'Una fotografia',
    };
    const assetId = await database.change((trx) => createIntakenAsset(trx, file, words, new Date()));
    const paths = { from: join(directory, 'photograph.jpg'), to: join(directory, 'rendition.webp') };
    writeFileSync(paths.from, picture);
    const config = loadConfig({ DATA_DIR: directory });
    const bench = { config, database, store, assetId, now: () => new Date() };
    return { ...(await measureInTurns(bench, paths)), ...(await measurePrints(bench, paths)) };
  } finally {
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Fewer rounds, because a print file takes a second. */
const PRINT_ROUNDS = 9;

/** Time until the print file is stored and in the database, compared with plain sharp from file to file. */
async function measurePrints(
  { assetId, ...context }: Bench,
  paths: { from: string; to: string },
): Promise<Pick<RenditionFigures, 'plainPrint' | 'print'>> {
  const figures = { plain: [] as number[], ours: [] as number[] };
  const { path } = printProfileOf(context.config);
  const size = sizeOfUse('print', SIZE);
  const count = async (): Promise<void> => undefined;
  for (let round = -1; round < PRINT_ROUNDS; round += 1) {
    await context.database.db.deleteFrom('asset_use').execute();
    const plain = await timeOf(() =>
      sharp(paths.from)
        .autoOrient()
        .resize(size.width, size.height)
        .withIccProfile(path)
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .toFile(paths.to),
    );
    const ours = await timeOf(() =>
      makeUses(context, {
        ids: [assetId],
        use: 'print',
        client: asHouse(),
        count,
        until: Number.POSITIVE_INFINITY,
      }),
    );
    if (round === -1) continue;
    figures.plain.push(plain);
    figures.ours.push(ours);
  }
  return { plainPrint: median(figures.plain), print: median(figures.ours) };
}

async function measureInTurns(
  bench: Bench,
  paths: { from: string; to: string },
): Promise<Omit<RenditionFigures, 'plainPrint' | 'print'>> {
  const figures = { plain: [] as number[], first: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1) {
    const plain = await timeOf(() =>
      sharp(paths.from).autoOrient().resize(320).webp({ quality: 80, effort: 2 }).toFile(paths.to),
    );
    const first = await timeToFirst(bench);
    if (round === -1) continue;
    figures.plain.push(plain);
    figures.first.push(first);
  }
  const cpuBefore = readCpu();
  const all = await timeOf(() => makeRenditions(bench, { asset_id: bench.assetId }));
  return { plain: median(figures.plain), first: median(figures.first), all, allCpu: readCpu() - cpuBefore };
}

/** Processor time of this process and its picture processes, in milliseconds. */
function readCpu(): number {
  const { user, system } = process.cpuUsage();
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  const ticks = children.map((pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may contain anything, and ends with the last parenthesis.
    const [own = '0', kernel = '0'] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return Number(own) + Number(kernel);
  });
  return (user + system) / 1000 + ticks.reduce((sum, each) => sum + each, 0) * TICK_MS;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Time from the start of the job to its first database change; the rest is not awaited. */
async function timeToFirst({ database, store, assetId, now }: Bench): Promise<number> {
  await database.db.deleteFrom('asset_rendition').execute();
  const stop = new AbortController();
  const start = performance.now();
  let first = Number.NaN;
  const change: Database['change'] = async (run) => {
    const result = await database.change(run);
    first = performance.now() - start;
    stop.abort();
    return result;
  };
  const watched = Object.assign(Object.create(database) as Database, { change });
  await makeRenditions({ database: watched, store, now }, { asset_id: assetId }, stop.signal).catch(
    (error: unknown) => {
      if (!stop.signal.aborted) throw error;
    },
  );
  return first;
}

/** With noise like a photograph: a smooth picture would be decoded faster than a camera file. */
const drawPicture = (): Promise<Buffer> =>
  sharp({
    create: { ...SIZE, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 25 } },
  })
    .blur(0.9)
    .jpeg({ quality: 88 })
    .toBuffer();
