import type { DownloadRequest } from '@press-room/contract/downloads';
import type { Language } from '@press-room/contract/languages';
import type { PictureUse } from '@press-room/contract/picture-uses';
import type { AppContext } from '../../core/context.ts';
import { ANYBODY } from '../../core/visibility/visibility.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Contents } from '../downloads/archive.ts';
import { buildArchive } from '../downloads/basket/build-basket.ts';
import { fileIdsOf, hasPages, type FoundItem as Packable } from '../downloads/basket/find-items.ts';
import {
  findPressKit,
  findRelease,
  listDownloadableAssets,
  type View,
} from '../downloads/contents/queries.ts';
import { type FoundItem, findItem } from './items.ts';
import type { OpenHandout, StoredItem } from './queries.ts';

type HandoutContext = Pick<AppContext, 'config' | 'database' | 'now'>;

/** Null: withdrawn or expired, or no longer public and without an officer's confirmation. */
export async function findGiven(
  { database, now }: Pick<HandoutContext, 'database' | 'now'>,
  { language }: Pick<OpenHandout, 'language'>,
  item: StoredItem,
): Promise<FoundItem | null> {
  const found = await findItem(database.db, item, { language, now: now() });
  return found === null || !(found.isPublic || item.isConfirmed) ? null : found;
}

interface All {
  contents: Contents;
  /** Positions of its items. */
  positions: number[];
  /** Each item as a separate request. */
  asked: DownloadRequest[];
}

export interface Given extends Omit<All, 'contents'> {
  packed: Packable[];
  language: Language;
}

/** All items that a link still shares. */
export async function listGiven(
  context: HandoutContext,
  { language, items }: Pick<OpenHandout, 'language' | 'items'>,
): Promise<Given> {
  const { database, now } = context;
  const packed: Packable[] = [];
  const all: Pick<All, 'positions' | 'asked'> = { positions: [], asked: [] };
  for (const item of items) {
    const given = await findGiven(context, { language }, item);
    const view = item.isConfirmed && given ? given.handed : { reader: ANYBODY, now: now() };
    const found = given && (await toPackable(database.db, view, item, given));
    if (given === null || found === null) continue;
    packed.push(found);
    all.positions.push(item.position);
    all.asked.push(given.request);
  }
  return { ...all, packed, language };
}

/** The same as one archive with its list; null: empty, or too large. */
export async function findAll(
  { config, database, now }: HandoutContext,
  { packed, language, ...all }: Given,
  use: PictureUse,
): Promise<All | null> {
  try {
    const view = { reader: ANYBODY, now: now(), config, language };
    return { ...all, contents: await buildArchive(database.db, view, packed, { use }) };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function toPackable(
  db: Db,
  view: View,
  { kind, id, pages }: StoredItem,
  { request }: FoundItem,
): Promise<Packable | null> {
  if (kind === 'press_release') {
    const release = await findRelease(db, view, id);
    if (release === null) return null;
    return {
      kind,
      item: { kind, id },
      release,
      assets: await listDownloadableAssets(db, view, fileIdsOf(release)),
    };
  }
  if (kind === 'press_kit') {
    const kit = await findPressKit(db, view, id);
    if (kit === null) return null;
    const ids = kit.files.map(({ asset_id }) => asset_id);
    return { kind, item: { id }, kit, assets: await listDownloadableAssets(db, view, ids) };
  }
  const [asset] = 'asset' in request ? await listDownloadableAssets(db, view, [request.asset]) : [];
  if (asset === undefined) return null;
  const as = kind === 'magazine' ? 'magazine' : asset.kind === 'picture' ? 'picture' : 'file';
  if (!hasPages(asset, pages)) return null;
  return { kind: as, item: { kind: as, id, ...(pages && { pages }) }, asset };
}
