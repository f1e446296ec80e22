import type { DownloadRequest, Preparation } from '@press-room/contract/downloads';
import type { PageRange } from '@press-room/contract/page-range';
import type { PictureUse } from '@press-room/contract/picture-uses';
import { makeUses } from '../../content/assets/uses/make-uses.ts';
import { listUses, toPagesUse } from '../../content/assets/uses/queries.ts';
import type { RenditionFile, WholeFile } from '../../content/assets/whole-file.ts';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AssetUse } from '../../platform/db/media-tables.ts';
import type { Client } from '../../platform/limited/concurrency-limiter.ts';
import type { DownloadView } from './archive.ts';
import { type FoundItem, findItems, hasPages, picturesOf } from './basket/find-items.ts';
import { type DownloadableAsset, listDownloadableAssets } from './contents/queries.ts';

/** Longer than a picture takes, and shorter than the timeouts of proxies and browsers. */
const PATIENCE_MS = 8_000;

export interface Asking {
  client: Client;
  /** Called before each picture is made. @throws 429 */
  count: () => Promise<void>;
}

/**
 * Makes the pictures and pages that a download needs and the reader may see. Null: all exist.
 * @throws 429 {WorkRefused}
 */
export async function prepareUses(
  context: Pick<AppContext, 'config' | 'database' | 'store' | 'now'>,
  view: DownloadView,
  request: DownloadRequest,
  asking: Asking,
): Promise<Preparation | null> {
  return makeOrders(context, await listOrders(context.database.db, view, request), asking);
}

/** Files of assets that are made for a download. */
export interface Order {
  use: AssetUse;
  ids: readonly number[];
}

/** Null: all exist. @throws 429 {WorkRefused} */
export async function makeOrders(
  context: Pick<AppContext, 'config' | 'database' | 'store' | 'now'>,
  orders: readonly Order[],
  asking: Asking,
): Promise<Preparation | null> {
  const until = performance.now() + PATIENCE_MS;
  const sum = { made: 0, total: 0 };
  for (const order of orders) {
    sum.total += order.ids.length;
    if (sum.made > 0 && performance.now() > until) continue;
    sum.made += (await makeUses(context, { ...order, until, ...asking })).made;
  }
  return sum.made === sum.total ? null : sum;
}

async function listOrders(db: Db, view: DownloadView, request: DownloadRequest): Promise<Order[]> {
  if ('basket' in request) return toOrders(await findItems(db, view, request.basket), request.use);
  if (!('asset' in request)) return [];
  const { asset: id, use, pages } = request;
  if (pages === undefined && use === undefined) return [];
  const [asset] = await listDownloadableAssets(db, view, [id]);
  if (asset === undefined) return [];
  if (pages !== undefined) return hasPages(asset, pages) ? [{ use: toPagesUse(pages), ids: [id] }] : [];
  return asset.kind === 'picture' && use !== undefined ? [{ use, ids: [id] }] : [];
}

/** Files to make for items of a basket. */
export function toOrders(found: readonly FoundItem[], use: PictureUse = 'original'): Order[] {
  const ids = [...new Set(found.flatMap(picturesOf).map(({ id }) => id))];
  const pages = found.flatMap((each): Order[] =>
    each.kind === 'magazine' && each.item.pages !== undefined
      ? [{ use: toPagesUse(each.item.pages), ids: [each.asset.id] }]
      : [],
  );
  return [...(use === 'original' || ids.length === 0 ? [] : [{ use, ids }]), ...pages];
}

/** Extracted pages of a document; null: not possible; undefined: not extracted yet. */
export async function findPages(
  db: Db,
  { config }: Pick<DownloadView, 'config'>,
  { asset, pages }: { asset: Pick<DownloadableAsset, 'id'>; pages: PageRange },
): Promise<WholeFile | null | undefined> {
  const made = (await listUses(db, config, { ids: [asset.id], use: toPagesUse(pages) })).get(asset.id);
  if (made === undefined) return undefined;
  const { sha256: key, media_type, bytes } = made;
  return key === null ? null : { key, media_type, bytes };
}

/** Files made of pictures for a use, by picture; undefined: delivered unchanged. */
export async function listMade(
  db: Db,
  { config }: Pick<DownloadView, 'config'>,
  pictures: readonly DownloadableAsset[],
  use: PictureUse = 'original',
): Promise<ReadonlyMap<number, RenditionFile> | undefined> {
  if (use === 'original') return undefined;
  const uses = await listUses(db, config, { ids: pictures.map(({ id }) => id), use });
  return new Map(
    [...uses].flatMap(([id, { sha256, ...file }]) => (sha256 === null ? [] : [[id, { sha256, ...file }]])),
  );
}
