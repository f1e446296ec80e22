import { type FocalPoint, LARGEST_RENDITION_WIDTH, SCREEN_TYPES } from '@press-room/contract/assets';
import type { Language } from '@press-room/contract/languages';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { AssetTable } from '../../platform/db/media-tables.ts';
import { padIds, runPrepared } from '../../platform/db/prepared.ts';
import type { MessageKey } from '../../platform/text/messages.ts';
import { toShownPoint } from './framing.ts';
import {
  isForScreens,
  JPEG,
  pickJpeg,
  type RenditionFile,
  type ShownJpeg,
  type SocialCut,
  type StoredAsset,
  toWholeFile,
  type WholeFile,
} from './whole-file.ts';

export interface PictureRecord {
  id: number;
  name: string;
  credit: string;
  caption: string;
  alt: string;
  placeholder: string;
  focal_point: FocalPoint | null;
  renditions: { media_type: (typeof SCREEN_TYPES)[number]; width: number; height: number; sha256: string }[];
  /** Null: not made yet. */
  jpeg: ShownJpeg | null;
}

/** Pictures by id, each with its screen renditions from small to large, and one JPEG. */
export async function listPictures(
  db: Db,
  language: Language,
  ids: readonly number[],
): Promise<Map<number, PictureRecord>> {
  if (ids.length === 0) return new Map();
  const values = { ids: padIds(ids) };
  const count = values.ids.length;
  const assets = await runPrepared(db, `picture assets ${language} ${count}`, values, (blank) =>
    db
      .selectFrom('asset')
      .select([
        'id',
        'name',
        'credit',
        `caption_${language} as caption`,
        `alt_${language} as alt`,
        'placeholder',
        'focal_point',
        'crop',
      ])
      .where(
        'id',
        'in',
        values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0)),
      ),
  );
  const renditions = await runPrepared(db, `picture renditions ${count}`, values, (blank) =>
    db
      .selectFrom('asset_rendition')
      .select(['asset_id', 'width', 'height', 'sha256', 'bytes', 'media_type'])
      .where('media_type', 'in', [...SCREEN_TYPES, JPEG])
      // The original replaces the rendition of its own type and width.
      .where((eb) => eb.or([eb('is_original', '=', 0), eb('width', '<=', LARGEST_RENDITION_WIDTH)]))
      .where(
        'asset_id',
        'in',
        values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0)),
      )
      .orderBy('asset_id')
      .orderBy('width')
      .orderBy('media_type'),
  );
  const ofAsset = Map.groupBy(renditions, ({ asset_id }) => asset_id);
  return new Map(
    assets.map(({ focal_point, crop, ...asset }) => [
      asset.id,
      {
        ...asset,
        focal_point: toShownPoint(focal_point, crop),
        renditions: (ofAsset.get(asset.id) ?? []).filter(isForScreens),
        jpeg: pickJpeg(ofAsset.get(asset.id) ?? []),
      },
    ]),
  );
}

/** All derived files of pictures, by asset. */
export async function listRenditionFiles(
  db: Db,
  assetIds: readonly number[],
): Promise<Map<number, RenditionFile[]>> {
  if (assetIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('asset_rendition')
    .select(['asset_id', 'media_type', 'width', 'height', 'sha256', 'bytes', 'is_original'])
    .where('asset_id', 'in', assetIds)
    .orderBy('asset_id')
    .orderBy('media_type')
    .orderBy('width')
    .execute();
  return Map.groupBy(rows, ({ asset_id }) => asset_id);
}

/** Assets with the file that is delivered; assets without one are omitted. */
export async function withWholeFiles<Asset extends StoredAsset & { id: number }>(
  db: Db,
  assets: readonly Asset[],
): Promise<{ asset: Asset; file: WholeFile }[]> {
  const pictures = assets.filter(({ kind }) => kind === 'picture');
  const renditions = await listRenditionFiles(
    db,
    pictures.map(({ id }) => id),
  );
  return assets.flatMap((asset) => {
    const file = toWholeFile(asset, renditions.get(asset.id) ?? []);
    return file === null ? [] : [{ asset, file }];
  });
}

export type NewAsset = Omit<Insertable<AssetTable>, 'created_at'> & { renditions: readonly RenditionFile[] };

export async function createAsset(trx: Db, { renditions, ...asset }: NewAsset, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('asset')
    .values({ ...asset, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (renditions.length > 0) {
    await trx
      .insertInto('asset_rendition')
      .values(renditions.map((rendition) => ({ asset_id: id, ...rendition })))
      .execute();
  }
  return id;
}

/** Marks a permanent failure, with a reason for display. */
export async function failAsset(
  trx: Db,
  { id, sha256 }: { id: number; sha256: string },
  failure: MessageKey,
): Promise<void> {
  // A replacement that happened meanwhile has not failed.
  await trx
    .updateTable('asset')
    .set({ state: 'failed', failure })
    .where('id', '=', id)
    .where('sha256', '=', sha256)
    .execute();
}

export type AssetWords = Pick<
  Selectable<AssetTable>,
  | 'credit'
  | 'copyright'
  | 'rights_en'
  | 'rights_it'
  | 'caption_en'
  | 'caption_it'
  | 'alt_en'
  | 'alt_it'
  | 'taken_on'
  | 'embargo_until'
  | 'rights_until'
  | 'digital_source_type'
> & {
  /** JSON of texts. */
  keywords: string;
};

export const getAssetWords = (db: Db, id: number): Promise<AssetWords> =>
  db
    .selectFrom('asset')
    .select(['credit', 'copyright', 'rights_en', 'rights_it', 'caption_en', 'caption_it', 'alt_en', 'alt_it'])
    .select(['taken_on', 'embargo_until', 'rights_until', 'digital_source_type', 'keywords'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Replaces the file of an asset. */
export async function replaceAssetFile(
  trx: Db,
  id: number,
  file: Pick<
    Selectable<AssetTable>,
    'sha256' | 'media_type' | 'bytes' | 'width' | 'height' | 'name' | 'placeholder'
  >,
): Promise<void> {
  await trx
    .updateTable('asset')
    .set({ ...file, state: 'processing' })
    .where('id', '=', id)
    .execute();
}

export async function findAsset(db: Db, id: number): Promise<Selectable<AssetTable> | null> {
  const row = await db.selectFrom('asset').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function findSocialCut(db: Db, asset_id: number): Promise<SocialCut | null> {
  const row = await db
    .selectFrom('asset_social_cut')
    .select(['width', 'height', 'sha256', 'bytes'])
    .where('asset_id', '=', asset_id)
    .executeTakeFirst();
  return row ?? null;
}

export const listRenditions = (db: Db, asset_id: number): Promise<RenditionFile[]> =>
  db
    .selectFrom('asset_rendition')
    .select(['media_type', 'width', 'height', 'sha256', 'bytes', 'is_original'])
    .where('asset_id', '=', asset_id)
    .orderBy('width')
    .orderBy('media_type')
    .execute();
