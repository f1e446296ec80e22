import type { ReleaseAccess } from '@press-room/contract/access';
import type { AssetKind } from '@press-room/contract/assets';
import { visibleTo } from '../../core/visibility/visibility.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Instant } from '../../platform/db/instant.ts';
import type { PressKitFileTable } from '../../platform/db/media-tables.ts';
import type { ReaderClass } from '../../platform/http/authentication.ts';
import { withWholeFiles } from '../assets/queries.ts';
import { isShowable } from '../assets/readiness.ts';

export interface PressKitFilter {
  reader: ReaderClass;
  now: Date;
  group?: number | undefined;
}

export function pressKitBaseSet(db: Db, { reader, now, group }: PressKitFilter) {
  const query = db.selectFrom('press_kit').where(visibleTo(reader, now, 'press_kit'));
  return group === undefined ? query : query.where('press_kit.press_group_id', '=', group);
}

export interface PressKitRecord {
  id: number;
  year: number;
  title_en: string;
  title_it: string;
  access: ReleaseAccess;
  visible_from: Instant | null;
  updated_at: Instant;
  group_id: number;
  group_name: string;
}

/** Kits that the reader may see, newest edition first. */
export function listPressKits(db: Db, filter: PressKitFilter): Promise<PressKitRecord[]> {
  return pressKitBaseSet(db, filter)
    .innerJoin('press_group', 'press_group.id', 'press_kit.press_group_id')
    .select(['press_kit.id', 'press_kit.year', 'press_kit.title_en', 'press_kit.title_it'])
    .select(['press_kit.access', 'press_kit.visible_from', 'press_kit.updated_at'])
    .select(['press_group.id as group_id', 'press_group.name as group_name'])
    .orderBy('press_kit.year', 'desc')
    .orderBy('press_kit.published_at', 'desc')
    .orderBy('press_kit.id', 'desc')
    .execute();
}

export interface PressKitFileRecord extends PressKitFileTable {
  /** Key of the stored file. */
  key: string;
  name: string;
  kind: AssetKind;
  media_type: string;
  bytes: number;
  pages: number | null;
  cover_asset_id: number | null;
  embargo_until: Instant | null;
}

/** Visible files of kits, in the order of each kit. */
export async function listPressKitFiles(
  db: Db,
  kitIds: readonly number[],
  now: Date,
): Promise<PressKitFileRecord[]> {
  const assets = await db
    .selectFrom('press_kit_file as file')
    .innerJoin('asset', 'asset.id', 'file.asset_id')
    .selectAll('file')
    .select(['asset.id', 'asset.sha256', 'asset.kind', 'asset.media_type', 'asset.bytes'])
    .select(['asset.name', 'asset.pages', 'asset.embargo_until'])
    .select((eb) =>
      eb
        .selectFrom('asset as whole')
        .select('whole.id')
        .whereRef('whole.id', '=', 'asset.cover_asset_id')
        .where(isShowable(now, 'whole'))
        .as('cover_asset_id'),
    )
    .where('file.press_kit_id', 'in', kitIds)
    .where(isShowable(now))
    .orderBy('file.press_kit_id')
    .orderBy('file.position')
    .execute();
  const whole = await withWholeFiles(db, assets);
  return whole.map(({ asset, file }) => ({ ...asset, ...file }));
}
