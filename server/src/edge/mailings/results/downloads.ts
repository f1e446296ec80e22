import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';

const eb = expressionBuilder<Schema, 'download'>();

/**
 * Stored requests for a release and its files, without the form, format or width after the id. `isDownloadOf` compares
 * downloads with them.
 */
export async function listDownloadRequests(db: Db, release: number): Promise<string[]> {
  const { hero_asset_id } = (await db
    .selectFrom('press_release')
    .select('hero_asset_id')
    .where('id', '=', release)
    .executeTakeFirst()) ?? { hero_asset_id: null };
  const pictures = await db
    .selectFrom('press_release_picture')
    .select('asset_id')
    .where('press_release_id', '=', release)
    .execute();
  const attachments = await db
    .selectFrom('press_release_attachment')
    .select('asset_id')
    .where('press_release_id', '=', release)
    .execute();
  const assets = new Set([...pictures, ...attachments].map(({ asset_id }) => asset_id));
  if (hero_asset_id !== null) assets.add(hero_asset_id);
  return [{ press_release: release }, ...[...assets].map((asset) => ({ asset }))].map((request) =>
    JSON.stringify(request),
  );
}

/** For a started download: whether it is one of these, in any form. */
export const isDownloadOf = (requests: readonly string[]): Expression<SqlBool> =>
  eb.and([
    eb('download.started_at', 'is not', null),
    eb.or([
      eb('download.request', 'in', requests),
      ...requests.map((request) => eb('download.request', 'like', `${request.slice(0, -1)},%`)),
    ]),
  ]);
