import {
  REVIEW_PAGES_MAX,
  REVIEW_PAGES_OF_ONE_MAX,
  type ReviewContent,
} from '@press-room/contract/press-reviews';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Client } from '../../../platform/limited/concurrency-limiter.ts';
import type { Picture } from '../../../platform/pdf/blocks.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { drawPages } from '../../assets/documents/draw-pages.ts';
import { requireStored } from '../../assets/stored-file.ts';
import type { ShownFile } from '../reading.ts';
import type { ClippingPage, ClippingPages } from './edition-document.ts';

/** Sufficient for print. */
const PICTURE_WIDTH_MAX = 1600;

/** Each is rendered by a process that uses one core. */
const FILES_AT_ONCE = 2;

type PageContext = Pick<AppContext, 'database' | 'store'>;

/** Pages of the clippings whose files may be shown, in their order, up to the limit of an edition. */
export async function listClippingPages(
  context: PageContext,
  { clippings }: ReviewContent,
  files: ReadonlyMap<number, ShownFile>,
  client: Client,
): Promise<Map<number, ClippingPages>> {
  let room = REVIEW_PAGES_MAX;
  const wanted = clippings.flatMap(({ id }) => {
    const file = files.get(id);
    if (file === undefined) return [];
    const most = Math.min(room, REVIEW_PAGES_OF_ONE_MAX, file.pages);
    room -= most;
    return [{ id, file, most }];
  });
  const pagesOf = new Map<number, ClippingPages>();
  const draw = async (): Promise<void> => {
    for (let next = wanted.shift(); next !== undefined; next = wanted.shift()) {
      client.signal.throwIfAborted();
      const { id, file, most } = next;
      const pages =
        file.kind === 'picture'
          ? await listPicture(context, file, most)
          : await listPages(context, { ...file, most }, client);
      pagesOf.set(id, { pages, left: file.pages - pages.length });
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, draw));
  return pagesOf;
}

async function toSource(store: FileStore, key: string): Promise<Picture['source']> {
  const file = await requireStored(store, key);
  return file.path === null ? { bytes: await readAll(file.stream()) } : { path: file.path };
}

async function readAll(stream: AsyncIterable<unknown>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

async function listPicture(
  { database, store }: PageContext,
  { asset }: ShownFile,
  most: number,
): Promise<ClippingPage[]> {
  if (most === 0) return [];
  const rendition = await database.db
    .selectFrom('asset_rendition')
    .select('sha256')
    .where('asset_id', '=', asset)
    .where('media_type', '=', 'image/jpeg')
    .where('width', '<=', PICTURE_WIDTH_MAX)
    .orderBy('width', 'desc')
    .limit(1)
    .executeTakeFirst();
  return rendition === undefined ? [] : [{ source: await toSource(store, rendition.sha256), text: '' }];
}

const selectPages = (db: Db, asset: number, most: number) =>
  db
    .selectFrom('asset_page')
    .select(['page', 'text', 'picture_sha256'])
    .where('asset_id', '=', asset)
    .where('page', '<=', most)
    .orderBy('page')
    .execute();

/** Pages of a document, rendered once and stored; backups do not contain these pictures. */
async function listPages(
  context: PageContext,
  file: ShownFile & { most: number },
  client: Client,
): Promise<ClippingPage[]> {
  const { database, store } = context;
  const { asset, most } = file;
  const isStored = async (key: string | null): Promise<boolean> =>
    key !== null && (await store.find(key)) !== null;
  let rows = await selectPages(database.db, asset, most);
  for (const { picture_sha256 } of rows) {
    if (await isStored(picture_sha256)) continue;
    await drawPages(context, file, client);
    rows = await selectPages(database.db, asset, most);
    break;
  }
  const pages: ClippingPage[] = [];
  for (const { text, picture_sha256 } of rows) {
    // Stops at a page that cannot be rendered.
    if (picture_sha256 === null || !(await isStored(picture_sha256))) break;
    pages.push({ source: await toSource(store, picture_sha256), text });
  }
  return pages;
}
