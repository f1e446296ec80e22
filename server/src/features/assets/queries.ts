import type { Language } from '@press-room/contract/languages';
import type { Db } from '../../db/database.ts';
import { padIds, runPrepared } from '../../db/prepared.ts';
import type { Reader } from '../../http/authentication.ts';
import { visibleTo } from '../press-releases/visibility.ts';

export interface PictureRecord {
  id: number;
  name: string;
  credit: string;
  caption: string;
  alt: string;
  placeholder: string;
  renditions: { width: number; height: number; sha256: string }[];
}

/** Pictures by id, each with its renditions from small to large. */
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
      .where(
        'asset_id',
        'in',
        values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0)),
      )
      .orderBy('asset_id')
      .orderBy('width'),
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

export interface NewAsset {
  sha256: string;
  media_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  name: string;
  credit: string;
  caption_en: string;
  caption_it: string;
  alt_en: string;
  alt_it: string;
  placeholder: string;
  renditions: { width: number; height: number; sha256: string; media_type: string; bytes: number }[];
}

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

/** The assets that a stored file belongs to, as an original or as a rendition. */
export async function listFileOwners(db: Db, sha256: string): Promise<FileRecord[]> {
  return db
    .selectFrom('asset')
    .select(['id as asset_id', 'media_type'])
    .where('sha256', '=', sha256)
    .unionAll(
      db.selectFrom('asset_rendition').select(['asset_id', 'media_type']).where('sha256', '=', sha256),
    )
    .execute();
}

/** Whether the reader may see something that one of the assets hangs on: a file is never more visible than that. */
export async function canSeeAssets(
  db: Db,
  assetIds: readonly number[],
  reader: Pick<Reader, 'isAdmitted'>,
  now: Date,
): Promise<boolean> {
  if (assetIds.length === 0) return false;
  const row = await db
    .selectFrom('press_release as release')
    .select('release.id')
    .where(visibleTo(reader, now))
    .where((eb) =>
      eb.or([
        eb('release.hero_asset_id', 'in', assetIds),
        eb.exists(
          eb
            .selectFrom('press_release_attachment as attachment')
            .select('attachment.asset_id')
            .whereRef('attachment.press_release_id', '=', 'release.id')
            .where('attachment.asset_id', 'in', assetIds),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
