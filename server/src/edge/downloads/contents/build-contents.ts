import type { DownloadRequest, ReleaseTextForm } from '@press-room/contract/downloads';
import type { Language } from '@press-room/contract/languages';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { findSocialCut } from '../../../content/assets/queries.ts';
import { JPEG, toWholeFile } from '../../../content/assets/whole-file.ts';
import type { Db } from '../../../platform/db/db.ts';
import { invalidField, invalidFields, notFound } from '../../../platform/errors/errors.ts';
import { chooseTitle, toName } from '../../../platform/text/bilingual.ts';
import { toPictureName } from '../../../platform/text/file-names.ts';
import { type Contents, type DownloadView, toArchive } from '../archive.ts';
import { buildBasket } from '../basket/build-basket.ts';
import { hasPages } from '../basket/find-items.ts';
import { findPages, listMade } from '../uses.ts';
import { ofPages, toAssetName } from './asset-name.ts';
import { findDocumentOrigin } from './document-origin.ts';
import { embargoOf, findEmbargo, markEmbargo } from './embargo.ts';
import { findSource } from './find-source.ts';
import { listMissingEntries } from './missing.ts';
import { toPictureEntries } from './pictures.ts';
import { toKitEntries } from './press-kit.ts';
import { toReleaseEntries, toTextEntry } from './press-release.ts';
import {
  findGallery,
  findPressKit,
  findRelease,
  listDownloadableAssets,
  listGalleryNames,
} from './queries.ts';
import { pickExact, variantOf } from './rules.ts';

/**
 * Looks everything up at this moment, limited to the reader's rights.
 * @throws 404 for missing or hidden records; 400 for a rendition that does not exist, or an empty result
 */
export function buildContents(db: Db, view: DownloadView, request: DownloadRequest): Promise<Contents> {
  if ('asset' in request) return buildFile(db, view, request);
  if ('basket' in request) return buildBasket(db, view, request);
  if ('gallery' in request) return buildGallery(db, view, request);
  if ('press_kit' in request) return buildKit(db, view, request);
  return request.form === undefined
    ? buildRelease(db, view, request.press_release)
    : buildReleaseText(db, view, { ...request, form: request.form });
}

type RequestFor<Kind extends string> = Extract<DownloadRequest, Record<Kind, unknown>>;

async function buildFile(db: Db, view: DownloadView, request: RequestFor<'asset'>): Promise<Contents> {
  const { media_type, width } = request;
  const [asset] = await listDownloadableAssets(db, view, [request.asset]);
  const embargo = await findEmbargo(db, view, [request.asset]);
  const whole = asset === undefined ? null : toWholeFile(asset, asset.renditions);
  if (asset === undefined || whole === null) throw notFound();
  const field =
    request.use !== undefined
      ? 'use'
      : request.cut !== undefined
        ? 'cut'
        : width === undefined
          ? 'media_type'
          : 'width';
  if (asset.kind !== 'picture') {
    const isOther =
      request.use !== undefined ||
      request.cut !== undefined ||
      width !== undefined ||
      (media_type ?? whole.media_type) !== whole.media_type;
    if (isOther) throw invalidField(field, 'rendition_unknown');
    const origin = await findDocumentOrigin(db, view, asset);
    const { pages } = request;
    if (pages === undefined)
      return markEmbargo({ name: toAssetName(asset, whole.media_type, origin), content: whole }, embargo);
    if (!hasPages(asset, pages))
      throw invalidFields({ pages: [{ key: 'page_unknown', parameters: { n: asset.pages ?? 0 } }] });
    const part = await findPages(db, view, { asset, pages });
    if (part === null || part === undefined) throw invalidField('pages', 'pages_unreadable');
    const name = toAssetName(
      asset,
      part.media_type,
      ofPages(origin, asset, { pages, language: view.language }),
    );
    return markEmbargo({ name, content: part }, embargo);
  }
  if (request.pages !== undefined) throw invalidField('pages', 'rendition_unknown');
  if (request.use !== undefined) {
    const made = (await listMade(db, view, [asset], request.use))?.get(asset.id);
    if (made === undefined) throw invalidField('use', 'rendition_unknown');
    const content = { key: made.sha256, media_type: JPEG, bytes: made.bytes };
    return markEmbargo({ name: toPictureName(asset, JPEG, request.use), content }, embargo);
  }
  if (request.cut !== undefined) {
    const cut = await findSocialCut(db, asset.id);
    if (cut === null) throw invalidField('cut', 'rendition_unknown');
    const content = { key: cut.sha256, media_type: JPEG, bytes: cut.bytes };
    return markEmbargo({ name: toPictureName(asset, JPEG, request.cut), content }, embargo);
  }
  const file = pickExact(asset.renditions, { media_type, width });
  if (file === null) throw invalidField(field, 'rendition_unknown');
  const content = { key: file.sha256, media_type: file.media_type, bytes: file.bytes };
  return markEmbargo({ name: toPictureName(asset, file.media_type, variantOf(file)), content }, embargo);
}

async function buildGallery(
  db: Db,
  view: DownloadView,
  { gallery: id, ...wish }: RequestFor<'gallery'>,
): Promise<Contents> {
  const gallery = await findGallery(db, view, id);
  if (gallery === null) throw notFound();
  const assets = await listDownloadableAssets(db, view, gallery.picture_ids);
  const galleryOf = () => gallery;
  const named = {
    source: await findSource(db, view.config, assets),
    date: toOfficeDay(new Date(gallery.published_at)),
    subject: toName(gallery)[view.language],
  };
  const missing = await listMissingEntries(db, view, gallery.picture_ids);
  const entries = await toPictureEntries(assets, { folder: '', wish, galleryOf });
  return toArchive(named, entries, missing);
}

async function buildKit(
  db: Db,
  view: DownloadView,
  { press_kit, language }: RequestFor<'press_kit'>,
): Promise<Contents> {
  const whole = await findPressKit(db, view, press_kit);
  if (whole === null) throw notFound();
  const isWanted = (file: { language: Language | null }): boolean =>
    language === undefined || file.language === null || file.language === language;
  const kit = { ...whole, files: whole.files.filter(isWanted) };
  const ids = kit.files.map(({ asset_id }) => asset_id);
  const assets = await listDownloadableAssets(db, view, ids);
  const { title } = chooseTitle(kit, view.language);
  const named = {
    source: kit.group_name,
    date: String(kit.year),
    subject: title,
    ...(language && { language }),
  };
  return toArchive(named, toKitEntries(kit, assets, language), await listMissingEntries(db, view, ids));
}

async function buildRelease(db: Db, view: DownloadView, id: number): Promise<Contents> {
  const release = await findRelease(db, view, id);
  const text = release?.texts.find(({ language }) => language === view.language) ?? release?.texts[0];
  if (release === null || text === undefined) throw notFound();
  const ids = [...release.picture_ids, ...release.attachment_ids];
  const assets = await listDownloadableAssets(db, view, ids);
  const galleries = await listGalleryNames(db, view, release.picture_ids);
  const galleryOf = (pictureId: number) => galleries.get(pictureId);
  const named = { source: release.source, date: release.date, subject: text.title };
  const entries = await toReleaseEntries(release, { assets, galleryOf, origin: view.config.PUBLIC_URL });
  const archive = toArchive(named, entries, await listMissingEntries(db, view, ids));
  return markEmbargo(archive, embargoOf(id, release));
}

/** Text of a release in the language, else in the other one. */
async function buildReleaseText(
  db: Db,
  view: DownloadView,
  { press_release, form, language }: RequestFor<'press_release'> & { form: ReleaseTextForm },
): Promise<Contents> {
  const release = await findRelease(db, view, press_release);
  const text = release?.texts.find((each) => each.language === language) ?? release?.texts[0];
  if (release === null || text === undefined) throw notFound();
  const { name, content } = await toTextEntry(release, text, {
    form,
    origin: view.config.PUBLIC_URL,
  });
  const file = { name, content: { made: content, media_type: TEXT_TYPES[form] } };
  return markEmbargo(file, embargoOf(press_release, release));
}
const TEXT_TYPES: Readonly<Record<ReleaseTextForm, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
};
