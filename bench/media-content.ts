import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAsset } from '../server/src/content/assets/queries.ts';
import { openDatabase } from '../server/src/platform/db/client.ts';
import { openStore } from '../server/src/platform/storage/open-store.ts';

const BLOCK_BYTES = 64 * 1024;
const AT = '2026-01-01T00:00:00.000Z';

export interface MediaContent {
  /** `DATA_DIR` of an app with the file. */
  directory: string;
  key: string;
  /** Path of the file in the archive. */
  path: string;
}

/** An installation with one public magazine of this size, the same in each run. */
export async function makeMediaContent(bytes: number): Promise<MediaContent> {
  const directory = mkdtempSync(join(tmpdir(), 'press-room-bench-media-'));
  const database = await openDatabase({ DATA_DIR: directory, DATABASE_URL: undefined });
  try {
    await database.migrate();
    const store = await openStore({ DATA_DIR: directory, STORAGE_URL: undefined, ACCEL_REDIRECT: undefined });
    const key = await store.put(makeBytes(bytes));
    const words = { credit: '', caption_en: '', caption_it: '', alt_en: '', alt_it: '', placeholder: '' };
    const file = { sha256: key, media_type: 'application/pdf', bytes, width: null, height: null };
    await database.change(async (trx) => {
      const asset = { ...file, ...words, name: 'magazine.pdf', kind: 'document' as const, renditions: [] };
      const document_asset_id = await createAsset(trx, asset, new Date(AT));
      const times = {
        published_at: AT,
        embargo_until: null,
        expires_at: null,
        created_at: AT,
        updated_at: AT,
      };
      const issue = {
        kind: 'italian' as const,
        territory: null,
        year: 2026,
        month: 1,
        title_en: 'January',
        title_it: '',
      };
      await trx
        .insertInto('magazine')
        .values({ ...issue, ...times, status: 'published', access: 'public', document_asset_id })
        .execute();
    });
    const path = (await store.find(key))?.path;
    if (path == null) throw new Error('The file was not stored');
    return { directory, key, path };
  } finally {
    await database.close();
  }
}

// Different blocks, so that nothing can compress them.
function makeBytes(bytes: number): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at * BLOCK_BYTES < bytes; at += 1) {
    const seed = createHash('sha512').update(String(at)).digest();
    blocks.push(Buffer.alloc(Math.min(BLOCK_BYTES, bytes - at * BLOCK_BYTES), seed));
  }
  return Buffer.concat(blocks);
}
