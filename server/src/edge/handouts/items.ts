import type { DownloadRequest } from '@press-room/contract/downloads';
import type { Language } from '@press-room/contract/languages';
import { toFileTitle } from '../../content/assets/presentation.ts';
import { ANYBODY, SOMEBODY, visibleTo } from '../../core/visibility/visibility.ts';
import type { Db } from '../../platform/db/db.ts';
import { chooseTitle, wordsIn } from '../../platform/text/bilingual.ts';
import { describePages } from '../downloads/basket/list-text.ts';
import {
  findPressKit,
  findRelease,
  isHandedOut,
  listDownloadableAssets,
  type View,
} from '../downloads/contents/queries.ts';
import type { HandoutItem } from './queries.ts';

interface Reading {
  language: Language;
  now: Date;
}

export interface FoundItem {
  title: string;
  /** Public. */
  isPublic: boolean;
  /** Not even visible to the press: a draft, or under embargo. */
  isEarly: boolean;
  /** Credit of a picture, always shown with it. */
  credit: string;
  alt: string;
  /** Placeholder colour. */
  placeholder: string;
  isPicture: boolean;
  request: DownloadRequest;
  /** View that gives access before publication. */
  handed: View;
}

/** Item that can be shared now; null: deleted, withdrawn, expired, or its rights have ended. */
export function findItem(
  db: Db,
  { kind, id, pages }: HandoutItem,
  reading: Reading,
): Promise<FoundItem | null> {
  if (kind === 'magazine') return findMagazine(db, id, { ...reading, pages });
  const find = { asset: findAsset, press_release: findText, press_kit: findKit }[kind];
  return find(db, id, reading);
}

const viewsAt = (now: Date, asset = 0) => ({
  open: { reader: ANYBODY, now },
  press: { reader: SOMEBODY, now },
  ready: { reader: ANYBODY, now, handed: { asset: 0 } },
  handed: { reader: ANYBODY, now, handed: { asset } },
});
const NO_PICTURE = { credit: '', alt: '', placeholder: '', isPicture: false };

async function findAsset(db: Db, id: number, { language, now }: Reading): Promise<FoundItem | null> {
  const { open, ready, handed } = viewsAt(now, id);
  const [asset] = await listDownloadableAssets(db, handed, [id]);
  if (asset === undefined) return null;
  return {
    title: toFileTitle(asset, language),
    isPublic: (await listDownloadableAssets(db, open, [id])).length > 0,
    isEarly: (await listDownloadableAssets(db, ready, [id])).length === 0,
    credit: [asset.credit, asset.copyright].filter(Boolean).join(' · '),
    alt: wordsIn({ en: asset.alt_en, it: asset.alt_it }, language),
    placeholder: asset.placeholder,
    isPicture: asset.kind === 'picture',
    request: { asset: id },
    handed,
  };
}

async function findText(db: Db, id: number, { language, now }: Reading): Promise<FoundItem | null> {
  const { open, press, handed } = viewsAt(now);
  const texts = (await findRelease(db, handed, id))?.texts ?? [];
  const text = texts.find((each) => each.language === language) ?? texts[0];
  if (text === undefined) return null;
  const isPublic = (await findRelease(db, open, id)) !== null;
  const isEarly = (await findRelease(db, press, id)) === null;
  return { ...NO_PICTURE, title: text.title, isPublic, isEarly, request: { press_release: id }, handed };
}

async function findMagazine(
  db: Db,
  id: number,
  { language, now, pages }: Reading & Pick<HandoutItem, 'pages'>,
): Promise<FoundItem | null> {
  const issue = await db
    .selectFrom('magazine')
    .select(['title_en', 'title_it', 'document_asset_id'])
    .select((eb) => eb.and([visibleTo(ANYBODY, now, 'magazine')]).as('is_visible'))
    .select((eb) => eb.and([visibleTo(SOMEBODY, now, 'magazine')]).as('is_out'))
    .where('id', '=', id)
    .where(isHandedOut(now, 'magazine'))
    .executeTakeFirst();
  if (issue === undefined) return null;
  const file = await findAsset(db, issue.document_asset_id, { language, now });
  if (file === null) return null;
  const isPublic = Boolean(issue.is_visible) && file.isPublic;
  const isEarly = !issue.is_out || file.isEarly;
  const { title } = chooseTitle(issue, language);
  if (pages === undefined) return { ...file, title, isPublic, isEarly };
  const request = { asset: issue.document_asset_id, pages };
  return { ...file, title: `${title}, ${describePages(pages, language)}`, request, isPublic, isEarly };
}

async function findKit(db: Db, id: number, { language, now }: Reading): Promise<FoundItem | null> {
  const { open, press, handed } = viewsAt(now);
  const kit = await findPressKit(db, handed, id);
  if (kit === null) return null;
  const isPublic = (await findPressKit(db, open, id)) !== null;
  const isEarly = (await findPressKit(db, press, id)) === null;
  const { title } = chooseTitle(kit, language);
  return { ...NO_PICTURE, title, isPublic, isEarly, request: { press_kit: id }, handed };
}
