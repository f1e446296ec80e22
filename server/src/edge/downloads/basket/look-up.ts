import {
  type Basket,
  type BasketItem,
  type BasketRow,
  basketSchema,
  PICTURE_USES,
} from '@press-room/contract/downloads';
import { otherLanguage } from '@press-room/contract/languages';
import { toFileTitle, toPicture } from '../../../content/assets/presentation.ts';
import { listPictures } from '../../../content/assets/queries.ts';
import { toWholeFile } from '../../../content/assets/whole-file.ts';
import type { AppContext } from '../../../core/context.ts';
import type { MediaLinks } from '../../../platform/signing/file-links.ts';
import type { DownloadView } from '../archive.ts';
import { findDocumentOrigin } from '../contents/document-origin.ts';
import type { DownloadableAsset } from '../contents/queries.ts';
import { pickNearest, type RenditionWish } from '../contents/rules.ts';
import { type FoundItem, findItems, WISHES } from './find-items.ts';

/** What the items are at this moment, as far as the reader may see them. */
export async function lookUpBasket(
  { database: { db } }: Pick<AppContext, 'database'>,
  view: DownloadView & { link: MediaLinks['toPublic'] },
  items: readonly BasketItem[],
): Promise<Basket> {
  const found = await findItems(db, view, items);
  const pictures = await listPictures(db, view.language, found.flatMap(pictureIdOf));
  const rows: BasketRow[] = [];
  for (const each of found) {
    const record = pictures.get(pictureIdOf(each)[0] ?? 0);
    const origin =
      each.kind === 'file' || each.kind === 'magazine'
        ? await findDocumentOrigin(db, view, each.asset)
        : null;
    rows.push({
      kind: each.item.kind,
      id: each.item.id,
      ...toTitle(each, view, origin?.subject),
      credit: each.kind === 'picture' ? each.asset.credit : '',
      picture: record === undefined ? null : toPicture(record, view.link),
      bytes: toBytes(each),
    });
  }
  return basketSchema.parse({ items: rows });
}

/** Of a release its first picture, of a document its cover. */
function pictureIdOf(found: FoundItem): number[] {
  if (found.kind === 'gone') return [];
  if (found.kind !== 'press_release') return [found.asset.id];
  return found.assets
    .filter(({ kind }) => kind === 'picture')
    .slice(0, 1)
    .map(({ id }) => id);
}

function toTitle(
  found: FoundItem,
  { language }: DownloadView,
  subject = '',
): Pick<BasketRow, 'title' | 'language'> {
  if (found.kind === 'gone') return { title: null, language };
  if (found.kind === 'press_release') {
    const { texts } = found.release;
    const text = texts.find((each) => each.language === language) ?? texts[0];
    return { title: text?.title ?? null, language: text?.language ?? language };
  }
  const title = subject || toFileTitle(found.asset, language);
  const isOther = title === found.asset[`caption_${otherLanguage(language)}`];
  return { title, language: isOther ? otherLanguage(language) : language };
}

function toBytes(found: FoundItem): BasketRow['bytes'] {
  const sums = PICTURE_USES.map((use) => [use, sumBytes(found, WISHES[use])]);
  return Object.fromEntries(sums) as BasketRow['bytes'];
}

function sumBytes(found: FoundItem, wish: RenditionWish): number {
  if (found.kind === 'gone') return 0;
  if (found.kind === 'picture') return bytesOf(found.asset, wish);
  if (found.kind !== 'press_release') return toWholeFile(found.asset, found.asset.renditions)?.bytes ?? 0;
  const attached = new Set(found.release.attachment_ids);
  const sizes = found.assets.map((asset) => bytesOf(asset, attached.has(asset.id) ? {} : wish));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

const bytesOf = (asset: DownloadableAsset, wish: RenditionWish): number =>
  (asset.kind === 'picture' ? pickNearest(asset.renditions, wish) : toWholeFile(asset, asset.renditions))
    ?.bytes ?? 0;
