import type { OfficeGalleryNode } from '@press-room/contract/admin-press-gallery';
import { expressionBuilder } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockName } from '../../../platform/db/row-locks.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';

const eb = expressionBuilder<Schema, 'gallery_node'>();

export const NODE_FIELDS: FieldMap = {
  id: eb.ref('gallery_node.id'),
  status: eb.ref('gallery_node.status'),
  position: eb.ref('gallery_node.position'),
  'name.it': eb.ref('gallery_node.name_it'),
  'name.en': eb.ref('gallery_node.name_en'),
  updated_at: eb.ref('gallery_node.updated_at'),
};

/** Siblings together, in their order; roots first. */
export const NODE_ORDER = [
  { by: eb.fn.coalesce('gallery_node.parent_id', eb.lit(0)), direction: 'asc' as const },
  { by: eb.ref('gallery_node.position'), direction: 'asc' as const },
  { by: eb.ref('gallery_node.id'), direction: 'asc' as const },
];

export const selectNodes = (db: Db) => db.selectFrom('gallery_node').select('gallery_node.id');

async function countNodesIn(db: Db): Promise<Map<number | null, number>> {
  const rows = await db
    .selectFrom('gallery_node')
    .select((builder) => ['parent_id', builder.fn.countAll<number>().as('count')])
    .groupBy('parent_id')
    .execute();
  return new Map(rows.map(({ parent_id, count }) => [parent_id, Number(count)]));
}

async function countGalleriesIn(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('gallery')
    .select((builder) => ['gallery_node_id', builder.fn.countAll<number>().as('count')])
    .groupBy('gallery_node_id')
    .execute();
  return new Map(rows.map(({ gallery_node_id, count }) => [gallery_node_id, Number(count)]));
}

/** In the order of the ids. */
export async function listNodes(db: Db, ids: readonly number[]): Promise<OfficeGalleryNode[]> {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  // All of them, because engines limit the length of lists of ids.
  const [rows, nodes, galleries] = await Promise.all([
    ids.length === 1
      ? db.selectFrom('gallery_node').selectAll().where('id', 'in', ids).execute()
      : db.selectFrom('gallery_node').selectAll().execute(),
    countNodesIn(db),
    countGalleriesIn(db),
  ]);
  const rowOf = new Map(rows.filter(({ id }) => wanted.has(id)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (row === undefined) return [];
    const { parent_id: parent, name_it: it, name_en: en, ...rest } = row;
    return [
      { ...rest, parent, name: { it, en }, nodes: nodes.get(id) ?? 0, galleries: galleries.get(id) ?? 0 },
    ];
  });
}

/** @throws 404 */
export async function getNode(db: Db, id: number): Promise<OfficeGalleryNode> {
  const [node] = await listNodes(db, [id]);
  if (node === undefined) throw notFound();
  return node;
}

/** Structure of the tree. */
export const listBranches = (db: Db) =>
  db
    .selectFrom('gallery_node')
    .select(['id', 'parent_id', 'position', 'status'])
    .orderBy('position')
    .orderBy('id')
    .execute();
export type Branch = Awaited<ReturnType<typeof listBranches>>[number];

/**
 * Serialises changes of the tree and of the positions of galleries: concurrent ones could close a circle, or leave a
 * gallery visible below a hidden branch.
 */
export const lockTree = (trx: Db, database: Pick<Database, 'engine'>): Promise<void> =>
  lockName(trx, database, 'gallery tree');

/** Sorts siblings, or the galleries of a branch, in the order of the ids. */
export async function placeInOrder(
  trx: Db,
  table: 'gallery_node' | 'gallery',
  rows: readonly { id: number; position: number }[],
  ids: readonly number[],
): Promise<void> {
  const before = new Map(rows.map(({ id, position }) => [id, position]));
  for (const [position, id] of ids.entries()) {
    if (before.get(id) === position) continue;
    await trx.updateTable(table).set({ position }).where('id', '=', id).execute();
  }
}

const NODES_PER_UPDATE = 500;

/** Copies to each gallery whether a branch above it is hidden; call it after each change of the tree. */
export async function settleBranches(trx: Db): Promise<void> {
  const nodes = await listBranches(trx);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const known = new Map<number, boolean>();
  const isHidden = (node: Branch): boolean => {
    const found = known.get(node.id);
    if (found !== undefined) return found;
    const parent = node.parent_id === null ? undefined : byId.get(node.parent_id);
    const hidden = node.status === 'hidden' || (parent !== undefined && isHidden(parent));
    known.set(node.id, hidden);
    return hidden;
  };
  for (const branch_hidden of [0, 1]) {
    const ids = nodes.filter((node) => isHidden(node) === (branch_hidden === 1)).map(({ id }) => id);
    for (let at = 0; at < ids.length; at += NODES_PER_UPDATE) {
      await trx
        .updateTable('gallery')
        .set({ branch_hidden })
        .where('gallery_node_id', 'in', ids.slice(at, at + NODES_PER_UPDATE))
        .where('branch_hidden', '!=', branch_hidden)
        .execute();
    }
  }
}
