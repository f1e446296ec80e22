import { type AssetState, assetSchema } from '@press-room/contract/assets';
import type { Language } from '@press-room/contract/languages';
import { type Expression, expressionBuilder } from 'kysely';
import { comesWithTexts } from '../../core/visibility/visibility.ts';
import type { Db } from '../../platform/db/db.ts';
import { padIds, runPrepared } from '../../platform/db/prepared.ts';
import type { PressReleaseTable } from '../../platform/db/schema.ts';
import type { ReaderClass } from '../../platform/http/authentication.ts';
import { toFileTitle } from '../assets/presentation.ts';
import { isShowable, isWithinRights } from '../assets/readiness.ts';
import { assetVisibleTo } from '../assets/visibility.ts';

/** Kinds of records that files are attached to. */
export const FILE_HOLDERS = ['press_release', 'gallery', 'magazine', 'press_kit'] as const;
export type FileHolder = (typeof FILE_HOLDERS)[number];

/** A file that readers cannot get, because it is being processed or processing failed. */
export interface UnreadyFile {
  id: number;
  name: string;
  state: Exclude<AssetState, 'ready'>;
  caption_it: string;
  caption_en: string;
}

const stateSchema = assetSchema.shape.state.exclude(['ready']);

type Ids = readonly (number | Expression<number>)[] | Expression<number>;

const eb = expressionBuilder<{ release: PressReleaseTable }, 'release'>();
/** Before a release appears no text is published: then all of its files count. */
const comesWithTextsOrWaits = () => eb.or([comesWithTexts(), eb('release.languages', '=', '')]);

const LINKS = {
  press_release: (db: Db, ids: Ids) =>
    db
      .selectFrom('press_release as release')
      .select((eb) => ['release.id as owner', eb.ref('release.hero_asset_id').$notNull().as('asset_id')])
      .where('release.id', 'in', ids)
      .where('release.hero_asset_id', 'is not', null)
      .union(
        db
          .selectFrom('press_release_attachment as link')
          .innerJoin('press_release as release', 'release.id', 'link.press_release_id')
          .select(['link.press_release_id as owner', 'link.asset_id'])
          .where('link.press_release_id', 'in', ids)
          .where(comesWithTextsOrWaits),
      )
      .union(
        db
          .selectFrom('press_release_picture as link')
          .innerJoin('press_release as release', 'release.id', 'link.press_release_id')
          .select(['link.press_release_id as owner', 'link.asset_id'])
          .where('link.press_release_id', 'in', ids)
          .where(comesWithTextsOrWaits),
      ),
  gallery: (db: Db, ids: Ids) =>
    db
      .selectFrom('gallery_picture')
      .select(['gallery_id as owner', 'asset_id'])
      .where('gallery_id', 'in', ids),
  magazine: (db: Db, ids: Ids) =>
    db
      .selectFrom('magazine')
      .select(['id as owner', 'document_asset_id as asset_id'])
      .where('id', 'in', ids)
      .union(
        db
          .selectFrom('magazine')
          .select((eb) => ['id as owner', eb.ref('cover_asset_id').$notNull().as('asset_id')])
          .where('id', 'in', ids)
          .where('cover_asset_id', 'is not', null),
      ),
  press_kit: (db: Db, ids: Ids) =>
    db
      .selectFrom('press_kit_file')
      .select(['press_kit_id as owner', 'asset_id'])
      .where('press_kit_id', 'in', ids),
};

const unready = (db: Db) =>
  db
    .selectFrom('asset')
    .select(['asset.id', 'asset.name', 'asset.state', 'asset.caption_it', 'asset.caption_en'])
    .where('asset.state', '<>', 'ready')
    .orderBy('asset.id');

const toUnready = <Row extends { state: AssetState }>(row: Row) => ({
  ...row,
  state: stateSchema.parse(row.state),
});

/** By record. `seenAt`: only files that nothing else hides from readers at that instant. */
export async function listUnreadyFiles(
  db: Db,
  holder: FileHolder,
  { ids, seenAt }: { ids: readonly number[]; seenAt?: Date },
): Promise<Map<number, UnreadyFile[]>> {
  if (ids.length === 0) return new Map();
  const values = { ids: padIds(ids), seenAt: seenAt?.toISOString() ?? '' };
  const shape = `unready files ${holder} ${seenAt === undefined} ${values.ids.length}`;
  const rows = await runPrepared(db, shape, values, (blank) => {
    const owners = values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0));
    const files = unready(db)
      .innerJoin(LINKS[holder](db, owners).as('file'), 'file.asset_id', 'asset.id')
      .select('file.owner');
    return seenAt === undefined ? files : files.where(isWithinRights(blank((run) => run.seenAt)));
  });
  return Map.groupBy(rows.map(toUnready), ({ owner }) => owner);
}

/** Those of some files that the reader would see if they were ready; without a reader, those whose rights allow it. */
export async function listUnreadyAmong(
  db: Db,
  assets: readonly number[],
  { reader, now }: { reader?: ReaderClass; now: Date },
): Promise<UnreadyFile[]> {
  if (assets.length === 0) return [];
  const rows = await unready(db)
    .where('asset.id', 'in', assets)
    .where(reader === undefined ? isWithinRights(now) : assetVisibleTo(reader, now))
    .execute();
  return rows.map(toUnready);
}

/** Titles of files that are not ready, for readers, by record. */
export async function listMissingTitles(
  db: Db,
  holder: FileHolder,
  { ids, now, language }: { ids: readonly number[]; now: Date; language: Language },
): Promise<Map<number, string[]>> {
  const unready = await listUnreadyFiles(db, holder, { ids, seenAt: now });
  return new Map(
    Array.from(unready, ([id, files]) => [id, files.map((file) => toFileTitle(file, language))]),
  );
}

const showable = (db: Db, holder: FileHolder, { ids, now }: { ids: Ids; now: Date }) =>
  db
    .selectFrom('asset')
    .innerJoin(LINKS[holder](db, ids).as('file'), 'file.asset_id', 'asset.id')
    .where(isShowable(now));

/** Number of files that can be shown, by record; records without any are omitted. */
export async function countShowableFiles(
  db: Db,
  holder: FileHolder,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await showable(db, holder, { ids, now })
    .select((eb) => ['file.owner', eb.fn.countAll<number>().as('count')])
    .groupBy('file.owner')
    .execute();
  return new Map(rows.map(({ owner, count }) => [owner, Number(count)]));
}

/** Records of a list with a file that can be shown. */
export const selectShowable = (db: Db, holder: FileHolder, options: { ids: Expression<number>; now: Date }) =>
  showable(db, holder, options).select('file.owner');
