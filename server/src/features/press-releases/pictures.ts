import type { Language } from '@press-room/contract/languages';
import type { PressReleaseRow, ReleasePicture } from '@press-room/contract/press-releases';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { runPrepared } from '../../db/prepared.ts';
import { linkFor, toPicture } from '../assets/presentation.ts';
import { listPictures } from '../assets/queries.ts';
import { isShowable } from '../assets/readiness.ts';
import { listChoices } from '../press-gallery/picture-queries.ts';

/** The pictures of a release that the reader may see, the one above the text first. */
export async function listReleasePictures(
  { database: { db }, links, now }: Pick<AppContext, 'database' | 'links' | 'now'>,
  { id, access }: Pick<PressReleaseRow, 'id' | 'access'>,
  language: Language,
): Promise<ReleasePicture[]> {
  const placed = await listPlacedPictures(db, id, language, now());
  const placeOf = new Map(placed.toReversed().map((place) => [place.id, place]));
  const ids = [...new Set(placed.map((place) => place.id))];
  if (ids.length === 0) return [];
  const [pictures, choices] = await Promise.all([listPictures(db, language, ids), listChoices(db, ids)]);
  return ids.flatMap((assetId) => {
    const [place, record] = [placeOf.get(assetId), pictures.get(assetId)];
    const picture = record === undefined ? null : toPicture(record, linkFor(links.media, access));
    if (place === undefined || picture === null) return [];
    const { copyright, rights } = place;
    return { ...picture, copyright, rights, choices: choices.get(assetId) ?? [] };
  });
}

const HERO_POSITION = -1;

/** Those that can be shown by now; one may stand here twice. */
function listPlacedPictures(db: Db, releaseId: number, language: Language, now: Date) {
  const values = { releaseId, now: now.toISOString() };
  return runPrepared(db, `release pictures ${language}`, values, (blank) => {
    const release = blank((run) => run.releaseId);
    const showable = isShowable(blank((run) => run.now));
    const beside = db
      .selectFrom('press_release_picture as link')
      .innerJoin('asset', 'asset.id', 'link.asset_id')
      .select(['asset.id', 'asset.copyright', `asset.rights_${language} as rights`, 'link.position'])
      .where('link.press_release_id', '=', release)
      .where(showable);
    return db
      .selectFrom('press_release as release')
      .innerJoin('asset', 'asset.id', 'release.hero_asset_id')
      .select(['asset.id', 'asset.copyright', `asset.rights_${language} as rights`])
      .select((eb) => eb.lit(HERO_POSITION).$castTo<number>().as('position'))
      .where('release.id', '=', release)
      .where(showable)
      .unionAll(beside)
      .orderBy('position');
  });
}
