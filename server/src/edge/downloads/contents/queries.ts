import type { Language } from '@press-room/contract/languages';
import { RELEASE_TEXT_FIELDS, type ReleaseText } from '@press-room/contract/release-text';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { listRenditionFiles } from '../../../content/assets/queries.ts';
import { isHandable, isShowable } from '../../../content/assets/readiness.ts';
import { assetVisibleTo } from '../../../content/assets/visibility.ts';
import type { RenditionFile } from '../../../content/assets/whole-file.ts';
import {
  listOtherAbouts,
  readBoilerplates,
} from '../../../content/press-releases/boilerplates/boilerplates.ts';
import { issuerColumns, issuerName } from '../../../content/press-releases/issuer.ts';
import { listCorrectionNotes } from '../../../content/press-releases/publication/corrections.ts';
import { comesWithTexts, selectAccess, visibleTo } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { ReaderClass } from '../../../platform/http/authentication.ts';

/** Reader and instant. */
export interface View {
  reader: ReaderClass;
  now: Date;
  /**
   * Shared by the press office before publication, with its attached files. A file shared on its own (`asset`; 0: none)
   * is shared even under its own embargo.
   */
  handed?: { asset: number };
}

/** Whether it is neither withdrawn nor expired. */
const builder = expressionBuilder<
  Record<'release' | 'magazine' | 'press_kit', { status: string; expires_at: string | null }>,
  'release' | 'magazine' | 'press_kit'
>();
export const isHandedOut = (now: Date, alias: 'release' | 'magazine' | 'press_kit'): Expression<SqlBool> =>
  builder.and([
    builder(`${alias}.status`, '<>', 'archived'),
    builder.or([
      builder(`${alias}.expires_at`, 'is', null),
      builder(`${alias}.expires_at`, '>', now.toISOString()),
    ]),
  ]);

const mayBeHad = ({ reader, now, handed }: View, alias: 'release' | 'press_kit'): Expression<SqlBool> =>
  handed === undefined ? visibleTo(reader, now, alias) : isHandedOut(now, alias);

const assets = expressionBuilder<Schema, 'asset'>();
const fileMayBeHad = ({ reader, now, handed }: View): Expression<SqlBool> =>
  handed === undefined
    ? assets.and([isShowable(now), assetVisibleTo(reader, now)])
    : assets.or([isShowable(now), assets.and([assets('asset.id', '=', handed.asset), isHandable(now)])]);

/** Rows per query: far below the engines' limits of parameters, and short enough not to block. */
const BATCH = 500;

export interface DownloadableAsset {
  id: number;
  kind: 'picture' | 'document' | 'other';
  sha256: string;
  media_type: string;
  bytes: number;
  name: string;
  credit: string;
  copyright: string;
  placeholder: string;
  rights_en: string;
  rights_it: string;
  caption_en: string;
  caption_it: string;
  alt_en: string;
  alt_it: string;
  taken_on: string | null;
  created_at: string;
  /** Pages of a document; null: unknown. */
  pages: number | null;
  /** Press group; null: none. */
  group_name: string | null;
  /** Renditions of a picture. */
  renditions: RenditionFile[];
}

/** Visible and ready ones of some assets, in the order of the ids, without duplicates. */
export async function listDownloadableAssets(
  db: Db,
  view: View,
  ids: readonly number[],
): Promise<DownloadableAsset[]> {
  const wanted = [...new Set(ids)];
  const found = new Map<number, DownloadableAsset>();
  for (let from = 0; from < wanted.length; from += BATCH) {
    const batch = wanted.slice(from, from + BATCH);
    for (const asset of await listBatch(db, view, batch)) found.set(asset.id, asset);
  }
  return wanted.flatMap((id) => found.get(id) ?? []);
}

async function listBatch(db: Db, view: View, ids: readonly number[]): Promise<DownloadableAsset[]> {
  const assets = await db
    .selectFrom('asset')
    .select(['id', 'kind', 'sha256', 'media_type', 'bytes', 'name', 'credit', 'copyright', 'placeholder'])
    .select(['rights_en', 'rights_it', 'caption_en', 'caption_it', 'alt_en', 'alt_it'])
    .select(['taken_on', 'created_at', 'pages'])
    .select((eb) =>
      eb
        .selectFrom('press_group as group')
        .select('group.name')
        .whereRef('group.id', '=', 'asset.press_group_id')
        .as('group_name'),
    )
    .where('asset.id', 'in', ids)
    .where(fileMayBeHad(view))
    .execute();
  const files = await listRenditionFiles(db, ids);
  return assets.map((asset) => ({ ...asset, renditions: files.get(asset.id) ?? [] }));
}

/** A name in both languages. */
export interface BilingualName {
  name_en: string;
  name_it: string;
}

export async function findGallery(
  db: Db,
  { reader, now }: View,
  id: number,
): Promise<(BilingualName & { published_at: string; picture_ids: number[] }) | null> {
  const gallery = await db
    .selectFrom('gallery')
    .select(['name_en', 'name_it', 'published_at'])
    .where('id', '=', id)
    .where(visibleTo(reader, now, 'gallery'))
    .executeTakeFirst();
  if (gallery === undefined) return null;
  const pictures = await db
    .selectFrom('gallery_picture')
    .select('asset_id')
    .where('gallery_id', '=', id)
    .orderBy('position')
    .orderBy('asset_id')
    .execute();
  return { ...gallery, picture_ids: pictures.map(({ asset_id }) => asset_id) };
}

/** First gallery of each picture that the reader may see. */
export async function listGalleryNames(
  db: Db,
  { reader, now }: View,
  ids: readonly number[],
): Promise<Map<number, BilingualName>> {
  const names = new Map<number, BilingualName>();
  for (let from = 0; from < ids.length; from += BATCH) {
    const rows = await db
      .selectFrom('gallery_picture as link')
      .innerJoin('gallery', 'gallery.id', 'link.gallery_id')
      .select(['link.asset_id', 'gallery.name_en', 'gallery.name_it'])
      .where('link.asset_id', 'in', ids.slice(from, from + BATCH))
      .where(visibleTo(reader, now, 'gallery'))
      .orderBy('gallery.id', 'desc')
      .execute();
    for (const { asset_id, ...name } of rows) names.set(asset_id, name);
  }
  return names;
}

export async function findPressKit(db: Db, view: View, id: number) {
  const kit = await db
    .selectFrom('press_kit')
    .innerJoin('press_group as group', 'group.id', 'press_kit.press_group_id')
    .select(['press_kit.year', 'press_kit.title_en', 'press_kit.title_it', 'press_kit.updated_at'])
    .select('group.name as group_name')
    .where('press_kit.id', '=', id)
    .where(mayBeHad(view, 'press_kit'))
    .executeTakeFirst();
  if (kit === undefined) return null;
  const files = await db
    .selectFrom('press_kit_file')
    .select(['asset_id', 'language', 'title_en', 'title_it'])
    .where('press_kit_id', '=', id)
    .orderBy('position')
    .orderBy('asset_id')
    .execute();
  return { ...kit, files };
}
export type PressKitContents = NonNullable<Awaited<ReturnType<typeof findPressKit>>>;

export interface ReleaseTextRow extends ReleaseText {
  language: Language;
}

/** With its published texts, and its attached files in order; a shared draft has all its texts. */
export async function findRelease(db: Db, view: View, id: number) {
  const release = await db
    .selectFrom('press_release as release')
    .innerJoin('press_group as group', 'group.id', 'release.press_group_id')
    .leftJoin('company', 'company.id', 'release.company_id')
    .leftJoin('event', 'event.id', 'release.event_id')
    .select(['release.date', 'release.year', 'release.contacts', 'release.hero_asset_id'])
    .select(['release.updated_at', 'release.company_id', 'release.boilerplates', 'group.name as group_name'])
    .select(selectAccess(view.now))
    .select(issuerName.as('source'))
    .select(issuerColumns())
    .where('release.id', '=', id)
    .where(mayBeHad(view, 'release'))
    .executeTakeFirst();
  if (release === undefined) return null;
  const written = await db
    .selectFrom('press_release_text')
    .select(['language', 'status', ...RELEASE_TEXT_FIELDS])
    .where('press_release_id', '=', id)
    .orderBy('language')
    .execute();
  const published = written.filter(({ status }) => status === 'published');
  const isDraft = view.handed !== undefined && published.length === 0;
  const texts: ReleaseTextRow[] = isDraft ? written.filter(({ title }) => title !== '') : published;
  const pictures = await db
    .selectFrom('press_release_picture as link')
    .innerJoin('press_release as release', 'release.id', 'link.press_release_id')
    .select('link.asset_id')
    .where('link.press_release_id', '=', id)
    .where((eb) => (isDraft ? eb.lit(true) : comesWithTexts()))
    .orderBy('link.position')
    .orderBy('link.asset_id')
    .execute();
  const attachments = await db
    .selectFrom('press_release_attachment as link')
    .innerJoin('press_release as release', 'release.id', 'link.press_release_id')
    .select('link.asset_id')
    .where('link.press_release_id', '=', id)
    .where((eb) => (isDraft ? eb.lit(true) : comesWithTexts()))
    .orderBy('link.position')
    .orderBy('link.asset_id')
    .execute();
  const { hero_asset_id } = release;
  const hero = hero_asset_id === null ? [] : [hero_asset_id];
  return {
    ...release,
    id,
    texts,
    isDraft,
    corrections: await listCorrectionNotes(db, id),
    others: await listOtherAbouts(db, readBoilerplates(release.boilerplates)),
    picture_ids: [...hero, ...pictures.map(({ asset_id }) => asset_id)],
    attachment_ids: attachments.map(({ asset_id }) => asset_id),
  };
}
export type ReleaseContents = NonNullable<Awaited<ReturnType<typeof findRelease>>>;
