import type { BasketItem } from '@press-room/contract/downloads';
import type { PageRange } from '@press-room/contract/page-range';
import { visibleTo } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import {
  type DownloadableAsset,
  findRelease,
  listDownloadableAssets,
  type PressKitContents,
  type ReleaseContents,
  type View,
} from '../contents/queries.ts';

/** Current data of a basket item for its reader; null: deleted or hidden. */
export type FoundItem =
  | { kind: 'picture' | 'file' | 'magazine'; item: BasketItem; asset: DownloadableAsset }
  | { kind: 'press_release'; item: BasketItem; release: ReleaseContents; assets: DownloadableAsset[] }
  | { kind: 'gone'; item: BasketItem; asset_id: number | null }
  /** Readers put the files of a kit into their baskets; only the office shares whole kits. */
  | { kind: 'press_kit'; item: { id: number }; kit: PressKitContents; assets: DownloadableAsset[] };

/** Issues that the reader may see, with their documents. */
const listMagazines = (db: Db, { reader, now }: View, ids: readonly number[]) =>
  db
    .selectFrom('magazine')
    .select(['id', 'document_asset_id', 'title_en', 'title_it', 'issue_number', 'year', 'month'])
    .where('id', 'in', ids)
    .where(visibleTo(reader, now, 'magazine'))
    .execute();

const idsOf = (items: readonly BasketItem[], kind: BasketItem['kind']): number[] =>
  items.filter((item) => item.kind === kind).map(({ id }) => id);

export const fileIdsOf = ({ picture_ids, attachment_ids }: ReleaseContents): number[] => [
  ...picture_ids,
  ...attachment_ids,
];

/** Looks up each item that the reader may see, in the order of the basket. */
export async function findItems(
  db: Db,
  view: View,
  items: readonly BasketItem[],
): Promise<Exclude<FoundItem, { kind: 'press_kit' }>[]> {
  const magazines = await listMagazines(db, view, idsOf(items, 'magazine'));
  const documents = new Map(magazines.map(({ id, document_asset_id }) => [id, document_asset_id]));
  const releases = new Map<number, ReleaseContents>();
  for (const id of idsOf(items, 'press_release')) {
    const release = await findRelease(db, view, id);
    if (release !== null && release.texts.length > 0) releases.set(id, release);
  }
  const wanted = [
    ...idsOf(items, 'picture'),
    ...idsOf(items, 'file'),
    ...documents.values(),
    ...[...releases.values()].flatMap(fileIdsOf),
  ];
  const assets = new Map((await listDownloadableAssets(db, view, wanted)).map((each) => [each.id, each]));
  return items.map((item) => {
    const { kind, id } = item;
    if (kind === 'press_release') {
      const release = releases.get(id);
      if (release === undefined) return { kind: 'gone', item, asset_id: null };
      return { kind, item, release, assets: fileIdsOf(release).flatMap((each) => assets.get(each) ?? []) };
    }
    const asset_id = kind === 'magazine' ? (documents.get(id) ?? null) : id;
    const asset = asset_id === null ? undefined : assets.get(asset_id);
    if (
      asset === undefined ||
      (kind === 'picture' && asset.kind !== 'picture') ||
      !hasPages(asset, item.pages)
    )
      return { kind: 'gone', item, asset_id };
    return { kind, item, asset };
  });
}

/** An issue may have been replaced by a shorter one. */
export const hasPages = ({ kind, pages }: DownloadableAsset, range: PageRange | undefined): boolean =>
  range === undefined || (kind === 'document' && pages !== null && range.last <= pages);

/** Their share of the document's size. */
export const estimatePages = ({ bytes, pages }: DownloadableAsset, { first, last }: PageRange): number =>
  Math.round((bytes * (last - first + 1)) / Math.max(1, pages ?? 1));

/** Pictures of an item that are converted for the use; attachments of a release are delivered unchanged. */
export function picturesOf(found: FoundItem): DownloadableAsset[] {
  if (found.kind === 'gone' || found.kind === 'press_kit') return [];
  if (found.kind !== 'press_release') return found.kind === 'picture' ? [found.asset] : [];
  const isPicture = new Set(found.release.picture_ids);
  return found.assets.filter(({ id, kind }) => kind === 'picture' && isPicture.has(id));
}
