import { type Basket, type BasketItem, type BasketRow, basketSchema } from '@press-room/contract/downloads';
import { otherLanguage } from '@press-room/contract/languages';
import { estimateBytes, PICTURE_USES, type PictureUse } from '@press-room/contract/picture-uses';
import { toFileTitle, toPicture } from '../../../content/assets/presentation.ts';
import { listPictures } from '../../../content/assets/queries.ts';
import { pickBest, toWholeFile } from '../../../content/assets/whole-file.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { MediaLinks } from '../../../platform/signing/file-links.ts';
import type { DownloadView } from '../archive.ts';
import { findDocumentOrigin } from '../contents/document-origin.ts';
import type { DownloadableAsset } from '../contents/queries.ts';
import { findPages } from '../uses.ts';
import { type FoundItem as AnyItem, estimatePages, findItems, picturesOf } from './find-items.ts';

/** An item that readers can put into a basket. */
type FoundItem = Exclude<AnyItem, { kind: 'press_kit' }>;

/** Current data of the items that the reader may see. */
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
      ...(each.item.pages && { pages: each.item.pages }),
      ...toTitle(each, view, origin?.subject),
      credit: each.kind === 'picture' ? each.asset.credit : '',
      picture: record === undefined ? null : toPicture(record, view.link),
      bytes: toBytes(each, await sizeOfPages(db, view, each)),
    });
  }
  return basketSchema.parse({ items: rows });
}

/** First picture of a release, or cover of a document. */
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

/** Estimated until the pages are extracted; null: the whole document is delivered. */
async function sizeOfPages(db: Db, view: DownloadView, found: FoundItem): Promise<number | null> {
  if (found.kind !== 'magazine' || found.item.pages === undefined) return null;
  const { asset } = found;
  const { pages } = found.item;
  const file = await findPages(db, view, { asset, pages });
  return file === undefined ? estimatePages(asset, pages) : (file?.bytes ?? 0);
}

function toBytes(found: FoundItem, pages: number | null): BasketRow['bytes'] {
  const sums = PICTURE_USES.map((use) => [use, pages ?? sumBytes(found, use)]);
  return Object.fromEntries(sums) as BasketRow['bytes'];
}

function sumBytes(found: FoundItem, use: PictureUse): number {
  if (found.kind === 'gone') return 0;
  const pictures = picturesOf(found);
  const isMade = new Set(pictures.map(({ id }) => id));
  const others = found.kind === 'press_release' ? found.assets : [found.asset];
  return [
    ...pictures.map((asset) => bytesOf(asset, use)),
    ...others.filter(({ id }) => !isMade.has(id)).map((asset) => bytesOf(asset, 'original')),
  ].reduce((sum, bytes) => sum + bytes, 0);
}

/** Files for a use are estimated, because most of them are not made yet. */
function bytesOf(asset: DownloadableAsset, use: PictureUse): number {
  const whole = pickBest(asset.renditions);
  if (use !== 'original' && whole !== null) return estimateBytes(use, whole);
  return toWholeFile(asset, asset.renditions)?.bytes ?? 0;
}
