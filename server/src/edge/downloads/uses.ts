import type { DownloadRequest, Preparation } from '@press-room/contract/downloads';
import type { PictureUse } from '@press-room/contract/picture-uses';
import { makeUses } from '../../content/assets/uses/make-uses.ts';
import { listUses } from '../../content/assets/uses/queries.ts';
import type { RenditionFile } from '../../content/assets/whole-file.ts';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Client } from '../../platform/limited/concurrency-limiter.ts';
import type { DownloadView } from './archive.ts';
import { findItems, picturesOf } from './basket/find-items.ts';
import { type DownloadableAsset, listDownloadableAssets } from './contents/queries.ts';

/** Longer than one picture takes, and shorter than proxies and browsers wait. */
const PATIENCE_MS = 8_000;

interface Asking {
  client: Client;
  /** Called before each picture that is drawn. @throws 429 */
  count: () => Promise<void>;
}

/**
 * Makes the pictures that a download needs for its use, of those that the reader may see. Null when all of them are there.
 * @throws 429 {WorkRefused}
 */
export async function prepareUses(
  context: Pick<AppContext, 'config' | 'database' | 'store' | 'now'>,
  view: DownloadView,
  request: DownloadRequest,
  asking: Asking,
): Promise<Preparation | null> {
  const use = useOf(request);
  if (use === undefined || use === 'original') return null;
  const ids = [...new Set((await listPictures(context.database.db, view, request)).map(({ id }) => id))];
  const until = performance.now() + PATIENCE_MS;
  const { made, total } = await makeUses(context, { ids, use, until, ...asking });
  return made === total ? null : { made, total };
}

const useOf = (request: DownloadRequest): PictureUse | undefined =>
  'asset' in request || 'basket' in request ? request.use : undefined;

async function listPictures(
  db: Db,
  view: DownloadView,
  request: DownloadRequest,
): Promise<DownloadableAsset[]> {
  if ('basket' in request) return (await findItems(db, view, request.basket)).flatMap(picturesOf);
  const found = 'asset' in request ? await listDownloadableAssets(db, view, [request.asset]) : [];
  return found.filter(({ kind }) => kind === 'picture');
}

/** Files that were made of pictures for a use, by picture; undefined where they come as they are. */
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
