import { type AssetCollection, assetCollectionSchema } from '@press-room/contract/admin-asset-collections';
import { expressionBuilder } from 'kysely';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { FieldMap, Order } from '../../../platform/http/datatables.ts';

const eb = expressionBuilder<Schema, 'asset_collection' | 'press_group'>();

export const COLLECTION_FIELDS: FieldMap = {
  id: eb.ref('asset_collection.id'),
  name: eb.ref('asset_collection.name'),
  updated_at: eb.ref('asset_collection.updated_at'),
  'press_group.name': eb.ref('press_group.name'),
};

/** By name. */
export const COLLECTION_ORDER: readonly Order[] = [
  { by: eb.ref('asset_collection.name'), direction: 'asc' },
  { by: eb.ref('asset_collection.id'), direction: 'asc' },
];

export interface CollectionFilter {
  group: number | undefined;
  /** Collections that contain one of these files. */
  assets: readonly number[] | undefined;
}

export function selectCollections(db: Db, { group, assets }: CollectionFilter) {
  let query = db
    .selectFrom('asset_collection')
    .innerJoin('press_group', 'press_group.id', 'asset_collection.press_group_id')
    .select('asset_collection.id');
  if (group !== undefined) query = query.where('asset_collection.press_group_id', '=', group);
  if (assets !== undefined)
    query = query.where('asset_collection.id', 'in', (each) =>
      each.selectFrom('asset_collection_file').select('asset_collection_id').where('asset_id', 'in', assets),
    );
  return query;
}

/** In the order of the ids. */
export async function listCollections(db: Db, ids: readonly number[]): Promise<AssetCollection[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('asset_collection')
    .innerJoin('press_group', 'press_group.id', 'asset_collection.press_group_id')
    .selectAll('asset_collection')
    .select('press_group.name as group_name')
    .select((each) =>
      each
        .selectFrom('asset_collection_file')
        .select((file) => file.fn.countAll<number>().as('files'))
        .whereRef('asset_collection_id', '=', 'asset_collection.id')
        .as('files'),
    )
    .where('asset_collection.id', 'in', ids)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (row === undefined) return [];
    const press_group = { id: row.press_group_id, name: row.group_name };
    return assetCollectionSchema.parse({ ...row, press_group, files: Number(row.files) });
  });
}

/** @throws 404 */
export async function getCollection(db: Db, id: number): Promise<AssetCollection> {
  const [row] = await listCollections(db, [id]);
  if (row === undefined) throw notFound();
  return row;
}

export async function countCollections(db: Db): Promise<number> {
  return countRows(db.selectFrom('asset_collection'));
}

export async function createCollection(
  trx: Db,
  collection: { name: string; press_group_id: number; updated_at: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('asset_collection')
    .values(collection)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the ids that were added. */
export async function addFiles(
  trx: Db,
  asset_collection_id: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .insertInto('asset_collection_file')
    .values(ids.map((asset_id) => ({ asset_collection_id, asset_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('asset_id')
    .execute();
  return rows.map(({ asset_id }) => asset_id);
}

/** Returns the ids that were removed. */
export async function removeFiles(trx: Db, collection: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .deleteFrom('asset_collection_file')
    .where('asset_collection_id', '=', collection)
    .where('asset_id', 'in', ids)
    .returning('asset_id')
    .execute();
  return rows.map(({ asset_id }) => asset_id);
}
