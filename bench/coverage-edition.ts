import { createAsset } from '../server/src/content/assets/queries.ts';
import { buildReview } from '../server/src/content/press-review/pdf/build-review.ts';
import { getReview } from '../server/src/content/press-review/reading.ts';
import { openDatabase } from '../server/src/platform/db/client.ts';
import { makePdf } from '../server/src/platform/pdf/make-pdf.ts';
import { openStore } from '../server/src/platform/storage/open-store.ts';
import type { EditionFigures } from './coverage.ts';
import { addClippings, addGroup, makeArticle } from './coverage-content.ts';
import { readCpuSeconds, readMemory } from './processes.ts';

// Separate processes, started by `coverage.ts`: one fills a folder, others make the edition and report its cost.

/** Each has its own page before those of its file. */
const CLIPPINGS = 39;
const PAGES = 2;

const MB = 1_000_000;

const [task = '', directory = ''] = process.argv.slice(2);
const database = await openDatabase({ DATA_DIR: directory });
const { db } = database;
const store = await openStore({ DATA_DIR: directory, STORAGE_URL: undefined, ACCEL_REDIRECT: undefined });
const now = (): Date => new Date();
async function fill(): Promise<void> {
  await database.migrate();
  const group = await addGroup(db);
  const nothing = { credit: '', caption_en: '', caption_it: '', alt_en: '', alt_it: '', placeholder: '' };
  const ids = await addClippings(db, group, CLIPPINGS);
  for (const [at, id] of ids.entries()) {
    const bytes = await makePdf(makeArticle(at, PAGES));
    const sha256 = await store.put(bytes);
    const file = { sha256, bytes: bytes.length, media_type: 'application/pdf', width: null, height: null };
    await database.change(async (trx) => {
      const asset_id = await createAsset(
        trx,
        {
          kind: 'document',
          name: 'page.pdf',
          ...nothing,
          ...file,
          state: 'ready',
          pages: PAGES,
          renditions: [],
        },
        now(),
      );
      const pages = Array.from({ length: PAGES }, (_, page) => ({
        asset_id,
        page: page + 1,
        text: 'Ceramica',
      }));
      await trx.insertInto('asset_page').values(pages).execute();
      await trx
        .updateTable('clipping')
        .set({ licence: 'own', file_asset_id: asset_id })
        .where('id', '=', id)
        .execute();
    });
  }
  const at = now().toISOString();
  const { id } = await db
    .insertInto('press_review')
    .values({
      press_group_id: group,
      day: at.slice(0, 10),
      title: 'Rassegna stampa',
      language: 'it',
      state: 'draft',
      published_at: null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('press_review_clipping')
    .values(
      ids.map((clipping_id, position) => ({ press_review_id: id, clipping_id, section: 'market', position })),
    )
    .execute();
}

async function make(): Promise<EditionFigures> {
  const { id } = await db.selectFrom('press_review').select('id').executeTakeFirstOrThrow();
  await db.deleteFrom('press_review_file').execute();
  const client = { key: 'bench', client: 'bench', signal: new AbortController().signal };
  const before = process.memoryUsage.rss() / MB;
  const cpuBefore = readCpuSeconds(process.pid);
  let together = 0;
  const watching = setInterval(() => {
    // A process that ends meanwhile is not counted.
    try {
      together = Math.max(together, (readMemory(process.pid).pss * 1024 ** 2) / MB);
    } catch {}
  }, 200);
  const begin = performance.now();
  const file = await buildReview({ database, store, now }, await getReview(db, id, now()), client);
  const seconds = (performance.now() - begin) / 1000;
  clearInterval(watching);
  const cpuSeconds = readCpuSeconds(process.pid) - cpuBefore;
  const resident = (process.resourceUsage().maxRSS * 1024) / MB;
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream()) chunks.push(chunk as Buffer);
  // Its memory does not count.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { numPages } = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)) }).promise;
  return { pages: numPages, seconds, cpuSeconds, before, resident, together };
}

const told = task === 'fill' ? await fill() : await make();
await database.close();
process.send?.(told ?? null, () => process.exit(0));
