import {
  type OfficeAsset,
  type OfficeAssetRow,
  officeAssetRowSchema,
  officeAssetSchema,
} from '@press-room/contract/admin-assets';
import type { Language } from '@press-room/contract/languages';
import { VIDEO_TYPES } from '@press-room/contract/release-videos';
import type { AppContext } from '../../../core/context.ts';
import { toPerson } from '../../../core/people/people.ts';
import { idsOf, listSectorsOf } from '../../../core/sectors/sectors.ts';
import type { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { SessionMark } from '../../../platform/http/authentication.ts';
import { readCrop, readFocalPoint } from '../framing.ts';
import { toFailure } from '../intake/asset.ts';
import { toPicture } from '../presentation.ts';
import { listPictures, listRenditions } from '../queries.ts';
import { readTexts } from '../texts.ts';
import { listPlaces } from './places.ts';
import { listStoredAssets, type StoredAssetRow } from './queries.ts';

/** Client that assets are shown to. */
export interface View {
  language: Language;
  session: SessionMark;
}

type AssetContext = Pick<AppContext, 'links'> & { db: Db };

/** Assets as rows of the library, in the order of the ids. */
export async function listAssetRows(
  { db, links }: AssetContext,
  { language, session }: View,
  ids: readonly number[],
): Promise<OfficeAssetRow[]> {
  const rows = await listStoredAssets(db, ids);
  const pictureOf = ({ id, cover_asset_id }: StoredAssetRow): number => cover_asset_id ?? id;
  const pictures = await listPictures(db, language, rows.map(pictureOf));
  const sectors = await listSectorsOf(db, 'asset_sector', ids);
  const uses = Map.groupBy(await listPlaces(db, language, ids), ({ asset_id }) => asset_id);
  return rows.map((row) => {
    const picture = pictures.get(pictureOf(row));
    return officeAssetRowSchema.parse({
      ...row,
      failure: toFailure(row.failure, language),
      rights: { en: row.rights_en, it: row.rights_it },
      caption: { en: row.caption_en, it: row.caption_it },
      alt: { en: row.alt_en, it: row.alt_it },
      keywords: readTexts(row.keywords),
      sectors: idsOf(sectors.get(row.id)),
      poster: row.kind === 'document' ? null : row.cover_asset_id,
      focal_point: readFocalPoint(row.focal_point),
      crop: readCrop(row.crop),
      press_group:
        row.press_group_id === null ? null : { id: row.press_group_id, name: row.group_name ?? '' },
      created_by: toPerson(row.created_by, row.first_name, row.last_name),
      updated_at: row.updated_at ?? row.created_at,
      picture:
        picture === undefined ? null : toPicture(picture, (file) => links.office.toSigned(file, session)),
      uses: uses.get(row.id)?.length ?? 0,
    });
  });
}

/** @throws 404 */
export async function getOfficeAsset(context: AssetContext, view: View, id: number): Promise<OfficeAsset> {
  const { db, links } = context;
  const [row] = await listAssetRows(context, view, [id]);
  if (row === undefined) throw notFound();
  const [stored] = await listStoredAssets(db, [id]);
  const whole = stored?.whole_sha256 ?? null;
  const video = stored !== undefined && VIDEO_TYPES.includes(stored.media_type) ? stored.sha256 : null;
  const toSigned = (key: string | null, media_type: string): string | null =>
    key === null ? null : links.office.toSigned({ key, name: row.name, media_type }, view.session);
  const renditions = await listRenditions(db, id);
  return officeAssetSchema.parse({
    ...row,
    whole_url: toSigned(whole, 'image/webp'),
    video_url: toSigned(video, row.media_type),
    renditions: renditions.map(({ sha256: _sha256, is_original, ...rendition }) => ({
      ...rendition,
      is_original: is_original === 1,
    })),
  });
}
