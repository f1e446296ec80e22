import type { Asset } from '@press-room/contract/assets';
import type { Language } from '@press-room/contract/languages';
import { DOCUMENT_MAX_PAGES } from '@press-room/contract/limits';
import type { AppContext } from '../../../core/context.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { SessionMark } from '../../../platform/http/authentication.ts';
import { isMessageKey, toText } from '../../../platform/text/messages.ts';
import { toPicture } from '../presentation.ts';
import { findAsset, listPictures, listRenditions } from '../queries.ts';

/** A stored file for the press office. @throws 404 */
export async function getAsset(
  { database: { db }, links }: Pick<AppContext, 'database' | 'links'>,
  { language, session }: { language: Language; session: SessionMark },
  id: number,
): Promise<Asset> {
  const asset = await findAsset(db, id);
  if (asset === null) throw notFound();
  const pictureId = asset.cover_asset_id ?? id;
  const picture = (await listPictures(db, language, [pictureId])).get(pictureId);
  const renditions = await listRenditions(db, id);
  const { kind, state, media_type, bytes, width, height, pages, name, credit, copyright } = asset;
  return {
    id,
    kind,
    state,
    media_type,
    bytes,
    width,
    height,
    pages,
    name,
    credit,
    copyright,
    failure: toFailure(asset.failure, language),
    rights: { en: asset.rights_en, it: asset.rights_it },
    caption: { en: asset.caption_en, it: asset.caption_it },
    alt: { en: asset.alt_en, it: asset.alt_it },
    taken_on: asset.taken_on,
    embargo_until: asset.embargo_until,
    picture:
      picture === undefined ? null : toPicture(picture, (file) => links.office.toSigned(file, session)),
    renditions: renditions.map(({ sha256: _sha256, is_original, ...rendition }) => ({
      ...rendition,
      is_original: is_original === 1,
    })),
  };
}

export function toFailure(failure: string | null, language: Language): string | null {
  if (failure === null) return null;
  const key = isMessageKey(failure) ? failure : 'server_error';
  return toText({ key, parameters: { n: DOCUMENT_MAX_PAGES } }, language);
}
