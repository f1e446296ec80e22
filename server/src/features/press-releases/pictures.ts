import type { RenditionChoice } from '@press-room/contract/assets';
import type { Language } from '@press-room/contract/languages';
import type { ReleasePicture } from '@press-room/contract/press-releases';
import type { AppContext } from '../../context.ts';
import { linkFor, toPicture } from '../assets/presentation.ts';
import { listPictures, type PictureRecord } from '../assets/queries.ts';
import { listChoices } from '../press-gallery/picture-queries.ts';
import { listPlacedPictures, type PlacedPicture, type ReleaseDetail } from './detail-queries.ts';

/** The pictures of a release that the reader may see, the one above the text first. */
export async function listReleasePictures(
  context: Pick<AppContext, 'cache' | 'database' | 'links' | 'now'>,
  release: ReleaseDetail,
  language: Language,
): Promise<ReleasePicture[]> {
  const placed = new Map<number, PlacedPicture>();
  for (const place of await findPlaces(context, release, language)) {
    if (!placed.has(place.id)) placed.set(place.id, place);
  }
  const pictures = await findPictures(context, language, [...placed.keys()]);
  const link = linkFor(context.links.media, release.access);
  return Array.from(placed.values()).flatMap(({ id, copyright, rights }) => {
    const found = pictures.get(id);
    const picture = found === undefined ? null : toPicture(found.record, link);
    return picture === null || found === undefined
      ? []
      : [{ ...picture, copyright, rights, choices: found.choices }];
  });
}

async function findPlaces(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  release: ReleaseDetail,
  language: Language,
): Promise<PlacedPicture[]> {
  const { id, hero_asset_id, copyright, rights, picture_links } = release;
  const beside = picture_links === 0 ? [] : await listPlacedPictures(database.db, id, language, now());
  return hero_asset_id === null
    ? beside
    : [{ id: hero_asset_id, copyright: copyright ?? '', rights: rights ?? '' }, ...beside];
}

/** A picture with what of it can be downloaded. */
interface FullPicture {
  record: PictureRecord;
  choices: RenditionChoice[];
}

/** What a picture takes in memory besides its files, and each of these. */
const PICTURE_BYTES = 1000;
const FILE_BYTES = 300;

/** Kept until content changes. */
export function findPictures(
  { cache, database: { db } }: Pick<AppContext, 'cache' | 'database'>,
  language: Language,
  ids: readonly number[],
): Promise<Map<number, FullPicture>> {
  return cache.rememberEach(`pictures ${language}`, ids, {
    kind: 'assets',
    build: async (missing) => {
      const [records, choices] = await Promise.all([
        listPictures(db, language, missing),
        listChoices(db, missing),
      ]);
      return new Map(Array.from(records, ([id, record]) => [id, { record, choices: choices.get(id) ?? [] }]));
    },
    sizeOf: ({ record, choices }) => PICTURE_BYTES + (record.renditions.length + choices.length) * FILE_BYTES,
  });
}
