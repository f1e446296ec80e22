import type { Picture } from '@press-room/contract/assets';
import type { Language } from '@press-room/contract/languages';
import { expressionBuilder, type Selectable } from 'kysely';
import { comesWithTexts } from '../../core/visibility/visibility.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AssetTable } from '../../platform/db/media-tables.ts';
import { runPrepared } from '../../platform/db/prepared.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { MediaLinks } from '../../platform/signing/file-links.ts';
import { toServedName } from '../../platform/text/file-names.ts';
import { toPicture } from './presentation.ts';
import { listPictures, withWholeFiles } from './queries.ts';
import { isShowable } from './readiness.ts';
import type { StoredAsset, WholeFile } from './whole-file.ts';

export type AttachmentRecord = WholeFile &
  Pick<Selectable<AssetTable>, 'id' | 'name' | 'caption_en' | 'caption_it'> & {
    /** Poster of a video, if it can be shown. */
    poster_id: number | null;
  };

const ATTACHED = [
  'asset.id',
  'asset.name',
  'asset.caption_en',
  'asset.caption_it',
  'asset.kind',
  'asset.sha256',
  'asset.media_type',
  'asset.bytes',
] as const;

const posterId = (now: Parameters<typeof isShowable>[0]) =>
  expressionBuilder<Schema, 'asset'>()
    .selectFrom('asset as whole')
    .select('whole.id')
    .whereRef('whole.id', '=', 'asset.cover_asset_id')
    .where('asset.kind', '=', 'other')
    .where(isShowable(now, 'whole'))
    .as('poster_id');

/** Attached files of a release, without those that are not ready or under their own embargo. */
export async function listAttachments(db: Db, releaseId: number, now: Date): Promise<AttachmentRecord[]> {
  const values = { releaseId, now: now.toISOString() };
  const assets = await runPrepared(db, 'attachments', values, (blank) =>
    db
      .selectFrom('press_release_attachment as link')
      .innerJoin('press_release as release', 'release.id', 'link.press_release_id')
      .innerJoin('asset', 'asset.id', 'link.asset_id')
      .select(ATTACHED)
      .select(posterId(blank((run) => run.now)))
      .where(comesWithTexts())
      .where(
        'link.press_release_id',
        '=',
        blank((run) => run.releaseId),
      )
      .where(isShowable(blank((run) => run.now)))
      .orderBy('link.position'),
  );
  return toAttachments(db, assets);
}

/** The same for files to be attached, in their order. */
export async function listFutureAttachments(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<AttachmentRecord[]> {
  if (ids.length === 0) return [];
  const assets = await db
    .selectFrom('asset')
    .select(ATTACHED)
    .select(posterId(now))
    .where('asset.id', 'in', ids)
    .where(isShowable(now))
    .execute();
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  return toAttachments(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

type Attached = StoredAsset &
  Pick<AttachmentRecord, 'id' | 'name' | 'caption_en' | 'caption_it' | 'poster_id'>;

async function toAttachments(db: Db, assets: readonly Attached[]): Promise<AttachmentRecord[]> {
  const whole = await withWholeFiles(db, assets);
  return whole.map(({ asset: { id, name, caption_en, caption_it, poster_id }, file }) => ({
    id,
    poster_id,
    name: toServedName(name, file.media_type),
    caption_en,
    caption_it,
    ...file,
  }));
}

/** Posters of videos by id, for the addresses in `links`. */
export async function findPosters(
  db: Db,
  attachments: readonly Pick<AttachmentRecord, 'poster_id'>[],
  { language, link }: { language: Language; link: MediaLinks['toPublic'] },
): Promise<(poster: number | null) => Picture | null> {
  const ids = attachments.flatMap(({ poster_id }) => poster_id ?? []);
  const records = await listPictures(db, language, [...new Set(ids)]);
  return (poster) => {
    const record = records.get(poster ?? 0);
    return record === undefined ? null : toPicture(record, link);
  };
}
