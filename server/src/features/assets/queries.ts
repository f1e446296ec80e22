import { SCREEN_TYPES } from '@press-room/contract/assets';
import type { Language } from '@press-room/contract/languages';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { AssetTable } from '../../db/media-tables.ts';
import { padIds, runPrepared } from '../../db/prepared.ts';

export interface PictureRecord {
  id: number;
  name: string;
  credit: string;
  caption: string;
  alt: string;
  placeholder: string;
  renditions: { media_type: (typeof SCREEN_TYPES)[number]; width: number; height: number; sha256: string }[];
}

/** Pictures by id, each with its renditions for the screen from small to large. */
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
      .select(['asset_id', 'width', 'height', 'sha256'])
      .select((eb) => eb.ref('media_type').$castTo<(typeof SCREEN_TYPES)[number]>().as('media_type'))
      .where('media_type', 'in', [...SCREEN_TYPES])
      .where('is_original', '=', 0)
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
  return new Map(assets.map((asset) => [asset.id, { ...asset, renditions: ofAsset.get(asset.id) ?? [] }]));
}

export interface AttachmentRecord {
  id: number;
  name: string;
  sha256: string;
  media_type: string;
  bytes: number;
}

export function listAttachments(db: Db, releaseId: number): Promise<AttachmentRecord[]> {
  return runPrepared(db, 'attachments', { releaseId }, (blank) =>
    db
      .selectFrom('press_release_attachment as attachment')
      .innerJoin('asset', 'asset.id', 'attachment.asset_id')
      .select(['asset.id', 'asset.name', 'asset.sha256', 'asset.media_type', 'asset.bytes'])
      .where(
        'attachment.press_release_id',
        '=',
        blank((run) => run.releaseId),
      )
      .orderBy('attachment.position'),
  );
}

export interface NewRendition {
  media_type: string;
  width: number;
  height: number;
  sha256: string;
  bytes: number;
  is_original: number;
}

export type NewAsset = Omit<Insertable<AssetTable>, 'created_at'> & { renditions: readonly NewRendition[] };

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

export interface FileRecord {
  asset_id: number;
  media_type: string;
}

/** The assets that a stored file belongs to: a picture's renditions, or another file itself. */
export async function listFileOwners(db: Db, sha256: string): Promise<FileRecord[]> {
  return db
    .selectFrom('asset')
    .select(['id as asset_id', 'media_type'])
    .where('sha256', '=', sha256)
    .where('kind', '<>', 'picture')
    .unionAll(
      db.selectFrom('asset_rendition').select(['asset_id', 'media_type']).where('sha256', '=', sha256),
    )
    .execute();
}
