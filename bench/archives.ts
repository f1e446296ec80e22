import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOWNLOAD_PATH, downloadSchema } from '@press-room/contract/downloads';
import { createAsset } from '../server/src/content/assets/queries.ts';
import { openDatabase } from '../server/src/platform/db/client.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { openStore } from '../server/src/platform/storage/open-store.ts';
import { readMemory } from './processes.ts';
import { type AppServer, startAppIn } from './servers.ts';

/** The first run warms up; the difference between the last and the second is the cost of the pictures. */
const SIZES = [20, 20, 200] as const;
const PICTURE_BYTES = 2 * 1024 * 1024;
/** One stored file, for comparison. */
const FILE_BYTES = 64 * 1024 * 1024;
const SAMPLE_MS = 250;
const NOW = new Date('2026-01-01T00:00:00.000Z');

export interface ArchiveFigures {
  /** 0: the stored file. */
  pictures: number;
  megabytes: number;
  perSecond: number;
  /** Memory of the process in MB: before, and the maximum while the archive was sent. */
  before: number;
  peak: number;
}

/** Downloads ZIPs of pictures from a separate server and measures its memory. */
export async function measureArchives(): Promise<ArchiveFigures[]> {
  const directory = mkdtempSync(join(tmpdir(), 'press-room-archives-'));
  try {
    const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: directory });
    await database.migrate();
    const galleries = await makeGalleries(database, directory);
    await database.close();
    const app = await startAppIn(directory, { environment: { DEMO: 'off' } });
    try {
      const figures: ArchiveFigures[] = [];
      for (const pictures of SIZES) {
        figures.push(await measureDownload(app, pictures, { gallery: galleries.get(pictures) }));
      }
      figures.push(await measureDownload(app, 0, { asset: 1 }));
      return figures.slice(1);
    } finally {
      await app.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Public galleries, by their number of pictures. */
async function makeGalleries(database: Database, directory: string): Promise<Map<number, number>> {
  const store = await openStore({ DATA_DIR: directory, STORAGE_URL: undefined, ACCEL_REDIRECT: undefined });
  const files = [{ bytes: FILE_BYTES, sha256: await store.put(randomBytes(FILE_BYTES)) }];
  for (let count = Math.max(...SIZES); count > 0; count -= 1) {
    files.push({ bytes: PICTURE_BYTES, sha256: await store.put(randomBytes(PICTURE_BYTES)) });
  }
  const galleries = new Map<number, number>();
  await database.change(async (trx) => {
    const ids: number[] = [];
    for (const [at, stored] of files.entries()) {
      const file = { ...stored, media_type: 'image/jpeg', width: 4000, height: 3000 };
      const words = {
        credit: 'Bench',
        caption_en: 'Tiles',
        caption_it: 'Piastrelle',
        alt_en: '',
        alt_it: '',
      };
      const picture = { ...file, ...words, name: `picture-${at}.jpg`, placeholder: '#c0a890' };
      ids.push(await createAsset(trx, { ...picture, renditions: [{ ...file, is_original: 1 }] }, NOW));
    }
    const name = { name_en: 'Bench', name_it: 'Bench' };
    const node = await trx
      .insertInto('gallery_node')
      .values({ parent_id: null, position: 0, ...name })
      .returning('id')
      .executeTakeFirstOrThrow();
    const at = NOW.toISOString();
    const visible = {
      status: 'published',
      access: 'public',
      published_at: at,
      created_at: at,
      updated_at: at,
    } as const;
    const [file = 0, ...pictureIds] = ids;
    for (const pictures of new Set([0, ...SIZES])) {
      const { id } = await trx
        .insertInto('gallery')
        .values({ ...visible, ...name, gallery_node_id: node.id, position: 0 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const attached = pictures === 0 ? [file] : pictureIds.slice(0, pictures);
      const links = attached.map((asset_id, position) => ({ gallery_id: id, asset_id, position }));
      await trx.insertInto('gallery_picture').values(links).execute();
      galleries.set(pictures, id);
    }
  });
  return galleries;
}

async function measureDownload(
  { origin, pid }: AppServer,
  pictures: number,
  request: object,
): Promise<ArchiveFigures> {
  const asked = await fetch(origin + DOWNLOAD_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  });
  const { url, bytes } = downloadSchema.parse(await asked.json());
  const before = readMemory(pid).rss;
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, readMemory(pid).rss);
  }, SAMPLE_MS);
  const start = performance.now();
  let received = 0;
  const response = await fetch(origin + url);
  for await (const chunk of response.body ?? []) received += chunk.length;
  const seconds = (performance.now() - start) / 1000;
  clearInterval(timer);
  if (received !== bytes) throw new Error(`The archive has ${received} bytes instead of ${bytes}`);
  const megabytes = bytes / 1024 ** 2;
  return { pictures, megabytes, perSecond: megabytes / seconds, before, peak };
}
