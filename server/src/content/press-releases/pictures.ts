import type { Language } from '@press-room/contract/languages';
import type { PressRelease, ReleasePicture } from '@press-room/contract/press-releases';
import type { AppContext } from '../../core/context.ts';
import { findFullPictures } from '../press-gallery/full-pictures.ts';
import { listPlacedPictures, type PlacedPicture, type ReleaseDetail } from './detail-queries.ts';

/** Pictures of a release that the reader may see, the hero picture first. */
export async function findReleasePictures(
  context: Pick<AppContext, 'cache' | 'database' | 'links' | 'now'>,
  release: ReleaseDetail,
  language: Language,
): Promise<Pick<PressRelease, 'image' | 'pictures'>> {
  const placed = new Map<number, PlacedPicture>();
  for (const place of await findPlaces(context, release, language)) {
    if (!placed.has(place.id)) placed.set(place.id, place);
  }
  const found = await findFullPictures(context, { access: release.access, language }, [...placed.keys()]);
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
