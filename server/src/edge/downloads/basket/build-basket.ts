import type { BasketItem, DownloadRequest } from '@press-room/contract/downloads';
import { DEFAULT_LANGUAGE, type Language } from '@press-room/contract/languages';
import { BASKET_BYTES_MAX } from '@press-room/contract/limits';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { toFileTitle } from '../../../content/assets/presentation.ts';
import { toWholeFile } from '../../../content/assets/whole-file.ts';
import { listUnreadyAmong } from '../../../content/publishing/unready.ts';
import type { ArchiveEntry } from '../../../platform/archive/entries.ts';
import { zipSize } from '../../../platform/archive/zip-size.ts';
import type { Db } from '../../../platform/db/db.ts';
import { invalidFields, invalidForm, notFound } from '../../../platform/errors/errors.ts';
import { type Bilingual, chooseTitle, toName } from '../../../platform/text/bilingual.ts';
import { toFileName } from '../../../platform/text/file-names.ts';
import { type Contents, type DownloadView, toArchive } from '../archive.ts';
import { ofPages, toAssetName } from '../contents/asset-name.ts';
import { findDocumentOrigin } from '../contents/document-origin.ts';
import { embargoOf, type FoundEmbargo, findEmbargo, markEmbargo } from '../contents/embargo.ts';
import { findSource } from '../contents/find-source.ts';
import { toMissingEntries } from '../contents/missing.ts';
import { type PictureFolder, toPictureEntries } from '../contents/pictures.ts';
import { toKitEntries } from '../contents/press-kit.ts';
import { toReleaseEntries } from '../contents/press-release.ts';
import { type DownloadableAsset, listGalleryNames } from '../contents/queries.ts';
import { findPages, listMade } from '../uses.ts';
import { type FoundItem, fileIdsOf, findItems, picturesOf } from './find-items.ts';
import { describePages, type ListedItem, toListEntries } from './list-text.ts';

type BasketRequest = Extract<DownloadRequest, { basket: unknown }>;
/** Form of the pictures, and language. */
type BasketChoice = Omit<BasketRequest, 'basket'>;
type FoundKind<Kind extends FoundItem['kind']> = Extract<FoundItem, { kind: Kind }>;

const SUBJECTS: Readonly<Record<Language, string>> = { en: 'basket', it: 'raccolta' };
const GIGABYTE = 1024 ** 3;

/** Files of an item, and its entry in the list. */
interface Packed {
  entries: ArchiveEntry[];
  listed: ListedItem[];
  /** Items whose pages cannot be extracted. */
  whole?: BasketItem[];
}

/**
 * The list names deleted and hidden items. Each file name starts with its position in the basket, because file managers
 * sort by name.
 * @throws 404 for an empty result; 400 if nothing is ready, or the archive is too large
 */
export async function buildBasket(db: Db, view: DownloadView, request: BasketRequest): Promise<Contents> {
  return buildArchive(db, view, await findItems(db, view, request.basket), request);
}

/** The same for items already looked up. @throws 404, 400 */
export async function buildArchive(
  db: Db,
  view: DownloadView,
  found: readonly FoundItem[],
  request: BasketChoice,
): Promise<Contents> {
  const { language } = request;
  const made = await listMade(db, view, found.flatMap(picturesOf), request.use);
  const { entries, listed, whole } = await packAll(db, view, found, { ...request, made });
  const unready = await listUnreadyAmong(db, found.flatMap(assetIdsOf), view);
  if (entries.length === 0 && unready.length === 0)
    throw whole.length > 0 ? invalidForm('pages_unreadable') : notFound();
  const isUnready = new Set(unready.map(({ id }) => id));
  const gone = found.flatMap((each) =>
    each.kind !== 'gone' || isUnready.has(each.asset_id ?? 0) ? [] : [each.item],
  );
  const list = toListEntries({ listed, gone, whole }, { language, modified_at: latestOf(entries) });
  const named = {
    source: await findSource(db, view.config, found.flatMap(assetsOf)),
    date: toOfficeDay(view.now),
    subject: SUBJECTS[view.language],
  };
  const archive = toArchive(
    named,
    entries.length === 0 ? [] : [...list, ...entries],
    toMissingEntries(unready),
  );
  requireSendable(archive);
  const marked = markEmbargo(archive, await findEmbargoOf(db, view, found));
  return { ...marked, documents: found.flatMap(toDocumentRequest) };
}

function toDocumentRequest({ kind, item: { id } }: FoundItem): DownloadRequest[] {
  if (kind === 'press_release') return [{ press_release: id }];
  if (kind === 'press_kit') return [{ press_kit: id }];
  return kind === 'file' ? [{ asset: id }] : [];
}

/** Names are in the language of the request, even if another client downloads it. */
async function packAll(
  db: Db,
  view: DownloadView,
  found: readonly FoundItem[],
  { language, use, made }: BasketChoice & Pick<PictureFolder, 'made'>,
): Promise<Required<Packed>> {
  const starts = toStarts(found);
  const startOf = (each: FoundItem): string => starts.get(each) ?? '';
  const galleries = await listGalleryNames(db, view, found.flatMap(assetIdsOf));
  const origin = view.config.PUBLIC_URL;
  const folder = { made, use, galleryOf: (id: number) => galleries.get(id), language, origin };
  const packed = [await packPictures(found, { ...folder, startOf })];
  for (const each of found) {
    if (each.kind === 'press_release') packed.push(await packRelease(each, startOf(each), folder));
    if (each.kind === 'press_kit') packed.push(packKit(each, startOf(each), language));
    if (each.kind === 'file' || each.kind === 'magazine')
      packed.push(
        await packFile(db, { ...view, language: language ?? DEFAULT_LANGUAGE }, each, startOf(each)),
      );
  }
  const listed = packed.flatMap((each) => each.listed);
  return {
    entries: packed.flatMap((each) => each.entries),
    listed: listed.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    whole: packed.flatMap((each) => each.whole ?? []),
  };
}

function toStarts(found: readonly FoundItem[]): Map<FoundItem, string> {
  const digits = Math.max(2, String(found.length).length);
  return new Map(found.map((each, at) => [each, `${String(at + 1).padStart(digits, '0')}_`]));
}

function assetsOf(found: FoundItem): DownloadableAsset[] {
  if (found.kind === 'gone') return [];
  return 'assets' in found ? found.assets : [found.asset];
}

function assetIdsOf(found: FoundItem): number[] {
  if (found.kind === 'press_release') return fileIdsOf(found.release);
  if (found.kind === 'press_kit') return found.kit.files.map(({ asset_id }) => asset_id);
  if (found.kind === 'gone') return found.asset_id === null ? [] : [found.asset_id];
  return [found.asset.id];
}

type Folder = Omit<PictureFolder, 'folder' | 'startOf'> & { origin: string };

async function packPictures(
  found: readonly FoundItem[],
  { startOf, ...folder }: Folder & { startOf: (each: FoundItem) => string },
): Promise<Packed> {
  const pictures = found.filter(
    (each): each is FoundKind<'picture' | 'file' | 'magazine'> => each.kind === 'picture',
  );
  const starts = new Map(pictures.map((each) => [each.asset.id, startOf(each)]));
  const entries = await toPictureEntries(
    pictures.map(({ asset }) => asset),
    { ...folder, folder: '', startOf: (id) => starts.get(id) ?? '' },
  );
  const pathOf = (id: number) =>
    entries.find(({ name }) => name.startsWith(starts.get(id) ?? '/'))?.name ?? '';
  return { entries, listed: pictures.map(({ asset }) => toListed(asset, pathOf(asset.id))) };
}

const toListed = (asset: DownloadableAsset, path: string): ListedItem => ({
  path,
  title: { en: toFileTitle(asset, 'en'), it: toFileTitle(asset, 'it') },
  lines: [same(asset.credit), same(asset.copyright), { en: asset.rights_en, it: asset.rights_it }],
});
const same = (text: string): Bilingual => ({ en: text, it: text });

async function packRelease(
  { release, assets }: FoundKind<'press_release'>,
  start: string,
  folder: Folder,
): Promise<Packed> {
  const { language } = folder;
  const chosen = release.texts.filter((text) => text.language === language);
  const texts = chosen.length === 0 ? release.texts : chosen;
  const titleIn = (wanted: Language): string =>
    (release.texts.find((text) => text.language === wanted) ?? release.texts[0])?.title ?? '';
  const subject = titleIn(language ?? DEFAULT_LANGUAGE);
  const path = `${start}${toFileName({ source: release.source, date: release.date, subject, extension: '' })}/`;
  const entries = await toReleaseEntries({ ...release, texts }, { assets, ...folder });
  const listed = { path, title: { en: titleIn('en'), it: titleIn('it') }, lines: [same(release.source)] };
  return { entries: entries.map((entry) => ({ ...entry, name: `${path}${entry.name}` })), listed: [listed] };
}

function packKit(
  { kit, assets }: FoundKind<'press_kit'>,
  start: string,
  language: Language | undefined,
): Packed {
  const { title } = chooseTitle(kit, language ?? DEFAULT_LANGUAGE);
  const named = { source: kit.group_name, date: String(kit.year), subject: title, extension: '' };
  const path = `${start}${toFileName(named)}/`;
  const entries = toKitEntries(kit, assets, language).map((entry) => ({
    ...entry,
    name: `${path}${entry.name}`,
  }));
  const listed = {
    path,
    title: toName({ name_en: kit.title_en, name_it: kit.title_it }),
    lines: [same(kit.group_name)],
  };
  return { entries, listed: entries.length === 0 ? [] : [listed] };
}

async function packFile(
  db: Db,
  view: DownloadView,
  { kind, item, asset }: FoundKind<'picture' | 'file' | 'magazine'>,
  start: string,
): Promise<Packed> {
  const pages = kind === 'magazine' ? item.pages : undefined;
  const file =
    pages === undefined ? toWholeFile(asset, asset.renditions) : await findPages(db, view, { asset, pages });
  if (file === null || file === undefined)
    return { entries: [], listed: [], ...(pages && { whole: [item] }) };
  const origin = await findDocumentOrigin(db, view, asset);
  const name = `${start}${toAssetName(asset, file.media_type, pages ? ofPages(origin, asset, { pages, ...view }) : origin)}`;
  const content = { key: file.key, bytes: file.bytes };
  const { title, ...listed } = toListed(asset, name);
  const subject = origin?.subject ?? '';
  const whole = subject === '' ? title : same(subject);
  const part = (language: Language): string =>
    [whole[language], ...(pages ? [describePages(pages, language)] : [])].join(', ');
  return {
    entries: [{ name, modified_at: new Date(asset.created_at), content }],
    listed: [{ ...listed, title: { en: part('en'), it: part('it') } }],
  };
}

const latestOf = (entries: readonly ArchiveEntry[]): Date =>
  new Date(entries.reduce((time, { modified_at }) => Math.max(time, modified_at.getTime()), 0));

function requireSendable({ content }: Contents): void {
  if ('entries' in content && zipSize(content.entries) > BASKET_BYTES_MAX)
    throw invalidFields({
      non_field_errors: [{ key: 'basket_too_large', parameters: { n: BASKET_BYTES_MAX / GIGABYTE } }],
    });
}

/** The embargo that ends last, of a release or a file. */
async function findEmbargoOf(
  db: Db,
  view: DownloadView,
  found: readonly FoundItem[],
): Promise<FoundEmbargo | null> {
  const files = found.flatMap((each) =>
    each.kind === 'picture' || each.kind === 'file' ? [each.asset.id] : [],
  );
  const releases = found.flatMap((each) =>
    each.kind === 'press_release' ? (embargoOf(each.item.id, each.release) ?? []) : [],
  );
  const ofFiles = await findEmbargo(db, view, files);
  const embargoes = ofFiles === null ? releases : [...releases, ofFiles];
  const until = embargoes
    .map((each) => each.until)
    .toSorted()
    .at(-1);
  if (until === undefined) return null;
  return { until, releases: [...new Set(embargoes.flatMap((each) => each.releases))] };
}
