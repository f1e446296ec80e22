import { pictureSchema } from '@press-room/contract/assets';
import type { Language } from '@press-room/contract/languages';
import {
  type PressRelease,
  type ReleasePicture,
  releasePictureSchema,
} from '@press-room/contract/press-releases';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { linkFor, toPicture } from '../assets/presentation.ts';
import { listPictures } from '../assets/queries.ts';
import { listChoices } from '../press-gallery/picture-queries.ts';
import { listPlacedPictures, type PlacedPicture, type ReleaseDetail } from './detail-queries.ts';

/** The picture above the text, and all of a release that the reader may see, that one first. */
export async function findReleasePictures(
  context: Pick<AppContext, 'cache' | 'database' | 'links' | 'now'>,
  release: ReleaseDetail,
  language: Language,
): Promise<Pick<PressRelease, 'image' | 'pictures'>> {
  const placed = new Map<number, PlacedPicture>();
  for (const place of await findPlaces(context, release, language)) {
    if (!placed.has(place.id)) placed.set(place.id, place);
  }
  const found = await findPictures(context, release, language, [...placed.keys()]);
  const pictures: ReleasePicture[] = [];
  for (const { id, copyright, rights } of placed.values()) {
    const full = found.get(id);
    if (full !== undefined) pictures.push({ ...full.picture, copyright, rights, choices: full.choices });
  }
  const { hero_asset_id } = release;
  return { image: hero_asset_id === null ? null : (found.get(hero_asset_id)?.picture ?? null), pictures };
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

/** A picture as readers see it, with what of it can be downloaded. */
const fullPictureSchema = z.object({
  picture: pictureSchema,
  choices: releasePictureSchema.shape.choices,
});
type FullPicture = z.infer<typeof fullPictureSchema>;

/** What a picture takes in memory besides its files, and each of these. */
const PICTURE_BYTES = 1000;
const FILE_BYTES = 300;

/** By id, for releases with the same access; one that is not drawn yet is left out. Kept until content changes. */
function findPictures(
  { cache, database: { db }, links }: Pick<AppContext, 'cache' | 'database' | 'links'>,
  { access }: Pick<ReleaseDetail, 'access'>,
  language: Language,
  ids: readonly number[],
): Promise<Map<number, FullPicture>> {
  return cache.rememberEach(`pictures ${access} ${language}`, ids, {
    kind: 'assets',
    build: async (missing) => {
      const [records, choices] = await Promise.all([
        listPictures(db, language, missing),
        listChoices(db, missing),
      ]);
      const link = linkFor(links.media, access);
      return new Map(
        Array.from(records.values()).flatMap((record) => {
          const picture = toPicture(record, link);
          if (picture === null) return [];
          // Here, so that who reads a release need not look through its pictures again.
          return [[record.id, fullPictureSchema.parse({ picture, choices: choices.get(record.id) ?? [] })]];
        }),
      );
    },
    sizeOf: ({ picture, choices }) =>
      PICTURE_BYTES + (picture.renditions.length + choices.length) * FILE_BYTES,
  });
}
