import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { PictureUse } from '@press-room/contract/picture-uses';
import type { RenditionFile } from '../../../content/assets/whole-file.ts';
import type { ArchiveEntry } from '../../../platform/archive/entries.ts';
import { createNamePool, toPictureName } from '../../../platform/text/file-names.ts';
import { type CaptionRow, renderCaptions } from './captions.ts';
import type { BilingualName, DownloadableAsset } from './queries.ts';
import { pickNearest, type RenditionWish, variantOf } from './rules.ts';

/** One per language: Italian spreadsheets separate cells by semicolons. */
const CAPTIONS: Readonly<Record<Language, string>> = { en: 'captions.csv', it: 'didascalie.csv' };

export interface PictureFolder {
  /** With its final slash; empty: the root of the archive. */
  folder: string;
  wish?: RenditionWish | undefined;
  /** Files made for a use replace the requested renditions. */
  made?: ReadonlyMap<number, RenditionFile> | undefined;
  /** Use that they were made for. */
  use?: PictureUse | undefined;
  galleryOf: (pictureId: number) => BilingualName | undefined;
  /** Language of the captions; absent: both. */
  language?: Language | undefined;
  /** Prefix of a file name. */
  startOf?: (pictureId: number) => string;
}

/** Pictures with readable names, and their captions; empty if no picture has a file yet. */
export async function toPictureEntries(
  pictures: readonly DownloadableAsset[],
  { folder, wish = {}, made, use, galleryOf, language: only, startOf = () => '' }: PictureFolder,
): Promise<ArchiveEntry[]> {
  const name = createNamePool();
  const rows = pictures.flatMap((picture): CaptionRow[] => {
    const own = made?.get(picture.id);
    const file = own ?? pickNearest(picture.renditions, wish);
    if (file === null) return [];
    const variant = own === undefined ? variantOf(file) : use;
    const fileName = name(`${startOf(picture.id)}${toPictureName(picture, file.media_type, variant)}`);
    return [{ fileName, picture, file, gallery: galleryOf(picture.id) }];
  });
  if (rows.length === 0) return [];
  const entries = rows.map(({ fileName, picture, file }) => ({
    name: `${folder}${fileName}`,
    modified_at: new Date(picture.created_at),
    content: { key: file.sha256, bytes: file.bytes },
  }));
  const latest = entries.reduce((time, { modified_at }) => Math.max(time, modified_at.getTime()), 0);
  const modified_at = new Date(latest);
  const languages = LANGUAGES.filter((each) => only === undefined || each === only);
  const captions = languages.map(async (language) => ({
    name: `${folder}${CAPTIONS[language]}`,
    modified_at,
    content: await renderCaptions(rows, { language, only }),
  }));
  return [...(await Promise.all(captions)), ...entries];
}
