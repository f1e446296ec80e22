import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { AssetTable } from '../../db/media-tables.ts';
import { runPrepared } from '../../db/prepared.ts';
import type { Schema } from '../../db/schema.ts';
import type { Reader } from '../../http/authentication.ts';
import { visibleTo } from '../../visibility.ts';

type Tables = Schema & { asset: AssetTable; whole: AssetTable };

const eb = expressionBuilder<Tables, 'asset'>();

/**
 * For queries that name the table `asset`: whether the reader may see something that it hangs on, or that the document
 * hangs on whose cover it is. A file is never more visible than that, and its own embargo comes before everything.
 */
export function assetVisibleTo(
  reader: Pick<Reader, 'isAdmitted'>,
  now: Date | Expression<string>,
): Expression<SqlBool> {
  const asCover = eb
    .selectFrom('asset as whole')
    .select('whole.id')
    .whereRef('whole.cover_asset_id', '=', 'asset.id')
    .where(isPastEmbargo('whole', now))
    .where((inner) => hangsOnVisible(inner.ref('whole.id'), reader, now));
  return eb.and([
    isPastEmbargo('asset', now),
    eb.or([hangsOnVisible(eb.ref('asset.id'), reader, now), eb.exists(asCover)]),
  ]);
}

function isPastEmbargo(alias: 'asset' | 'whole', now: Date | Expression<string>): Expression<SqlBool> {
  const embargo = expressionBuilder<Tables, 'asset' | 'whole'>();
  return embargo.or([
    embargo(`${alias}.embargo_until`, 'is', null),
    embargo(`${alias}.embargo_until`, '<=', now instanceof Date ? now.toISOString() : now),
  ]);
}

function hangsOnVisible(
  assetId: Expression<number>,
  reader: Pick<Reader, 'isAdmitted'>,
  now: Date | Expression<string>,
): Expression<SqlBool> {
  const any: ExpressionBuilder<Schema, never> = expressionBuilder<Schema, never>();
  const pictured = any
    .selectFrom('press_release_picture')
    .select('press_release_id')
    .where('asset_id', '=', assetId);
  const attached = any
    .selectFrom('press_release_attachment')
    .select('press_release_id')
    .where('asset_id', '=', assetId);
  return any.or([
    any.exists(
      any
        .selectFrom('press_release as release')
        .select('release.id')
        .where(visibleTo(reader, now))
        .where((inner) =>
          inner.or([
            inner('release.hero_asset_id', '=', assetId),
            inner('release.id', 'in', pictured),
            inner('release.id', 'in', attached),
          ]),
        ),
    ),
    any.exists(
      any
        .selectFrom('gallery_picture as link')
        .innerJoin('gallery', 'gallery.id', 'link.gallery_id')
        .select('gallery.id')
        .where('link.asset_id', '=', assetId)
        .where(visibleTo(reader, now, 'gallery')),
    ),
    any.exists(
      any
        .selectFrom('magazine')
        .select('magazine.id')
        .where('magazine.document_asset_id', '=', assetId)
        .where(visibleTo(reader, now, 'magazine')),
    ),
    any.exists(
      any
        .selectFrom('press_kit_file as link')
        .innerJoin('press_kit', 'press_kit.id', 'link.press_kit_id')
        .select('press_kit.id')
        .where('link.asset_id', '=', assetId)
        .where(visibleTo(reader, now, 'press_kit')),
    ),
  ]);
}

/** Those of the assets that the reader may see. */
export async function listVisibleAssetIds(
  db: Db,
  assetIds: readonly number[],
  reader: Pick<Reader, 'isAdmitted'>,
  now: Date,
): Promise<Set<number>> {
  if (assetIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('asset')
    .select('asset.id')
    .where('asset.id', 'in', assetIds)
    .where(assetVisibleTo(reader, now))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The type of a stored file that the reader may see: a rendition of a picture, or another file itself. */
export async function findVisibleType(
  db: Db,
  key: string,
  reader: Pick<Reader, 'isAdmitted'>,
  now: Date,
): Promise<string | null> {
  const values = { key, now: now.toISOString() };
  const [row] = await runPrepared(db, `visible file ${reader.isAdmitted}`, values, (blank) => {
    const keyBlank = blank((run) => run.key);
    const isVisible = assetVisibleTo(
      reader,
      blank((run) => run.now),
    );
    const renditions = db
      .selectFrom('asset')
      .innerJoin('asset_rendition', 'asset_rendition.asset_id', 'asset.id')
      .select('asset_rendition.media_type')
      .where('asset_rendition.sha256', '=', keyBlank)
      .where(isVisible);
    return db
      .selectFrom('asset')
      .select('asset.media_type')
      .where('asset.sha256', '=', keyBlank)
      .where('asset.kind', '<>', 'picture')
      .where(isVisible)
      .unionAll(renditions)
      .limit(1);
  });
  return row?.media_type ?? null;
}
