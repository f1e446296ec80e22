import {
  type NodeStatus,
  type OfficeGalleryNode,
  TREE_MAX_DEPTH,
} from '@press-room/contract/admin-press-gallery';
import { mergeName, NO_TEXT } from '../../../core/admin/forms.ts';
import {
  changeRow,
  createRow,
  deleteRow,
  namesOf,
  type OfficeContext,
  type Versioned,
} from '../../../core/admin/writes.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, invalidField, invalidFields } from '../../../platform/errors/errors.ts';
import { requirePermission } from '../../../platform/http/authentication.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { createGalleryNode } from '../service.ts';
import type { NodeForm } from './node-form.ts';
import {
  type Branch,
  getNode,
  listBranches,
  lockTree,
  placeInOrder,
  settleBranches,
} from './node-queries.ts';
import { heightOf, insertAt, listAbove } from './tree-rules.ts';

const NODES: Versioned<OfficeGalleryNode> = {
  table: 'gallery_node',
  noun: 'gallery_tree',
  get: getNode,
  hold: lockTree,
};

const siblingsOf = (nodes: readonly Branch[], parent: number | null): Branch[] =>
  nodes.filter(({ parent_id }) => parent_id === parent);

/** @throws 400 for a missing parent, or too many levels */
function requirePlace(nodes: readonly Branch[], parent: number | null, height: number): void {
  if (parent !== null && !nodes.some(({ id }) => id === parent)) {
    throw invalidField('parent', 'unknown_branch');
  }
  if (listAbove(nodes, parent).length + height > TREE_MAX_DEPTH) {
    throw invalidFields({ parent: [{ key: 'tree_too_deep', parameters: { n: TREE_MAX_DEPTH } }] });
  }
}

/** Creates a branch after its siblings, or at the given position. @throws 400 */
export function createNode(
  context: OfficeContext,
  officer: Officer,
  form: NodeForm,
): Promise<OfficeGalleryNode> {
  const { parent = null, position } = form;
  const name = mergeName('name', NO_TEXT, form.name);
  const creation = { officer, fields: namesOf(form), isSeen: true };
  return createRow(context, NODES, creation, async (trx) => {
    const nodes = await listBranches(trx);
    requirePlace(nodes, parent, 1);
    const siblings = siblingsOf(nodes, parent);
    const id = await createGalleryNode(trx, { parent_id: parent, position: siblings.length, name });
    await trx
      .updateTable('gallery_node')
      .set({ updated_at: context.now().toISOString() })
      .where('id', '=', id)
      .execute();
    const rows = [...siblings, { id, position: siblings.length }];
    const ids = insertAt(
      siblings.map((sibling) => sibling.id),
      id,
      position,
    );
    await placeInOrder(trx, 'gallery_node', rows, ids);
    return id;
  });
}

/** Renames a branch, or moves it with its descendants. @throws 400 if it would be below itself, 404, 412 */
export const changeNode = (
  context: OfficeContext,
  write: Write,
  form: NodeForm,
): Promise<OfficeGalleryNode> =>
  changeRow(context, NODES, { ...write, isSeen: true }, async (trx, current) => {
    const { it: name_it, en: name_en } = mergeName('name', current.name, form.name);
    await trx.updateTable('gallery_node').set({ name_it, name_en }).where('id', '=', write.id).execute();
    const isMoved = form.parent !== undefined || form.position !== undefined;
    if (isMoved) await moveNode(trx, current, form);
    return { action: isMoved ? 'move' : 'edit', fields: namesOf(form) };
  });

async function moveNode(trx: Db, { id, parent: before }: OfficeGalleryNode, form: NodeForm): Promise<void> {
  const nodes = await listBranches(trx);
  const parent = form.parent === undefined ? before : form.parent;
  if (listAbove(nodes, parent).includes(id)) throw invalidField('parent', 'moved_below_itself');
  requirePlace(nodes, parent, heightOf(nodes, id));
  await trx.updateTable('gallery_node').set({ parent_id: parent }).where('id', '=', id).execute();
  const siblings = siblingsOf(nodes, parent);
  const ids = insertAt(
    siblings.map((sibling) => sibling.id),
    id,
    form.position,
  );
  await placeInOrder(trx, 'gallery_node', siblings, ids);
  if (parent !== before) await settleBranches(trx);
}

/** Hides a branch and its descendants from readers, or shows them again. @throws 403, 404, 409, 412 */
export const transitNode = (
  context: OfficeContext,
  write: Write,
  { to }: { to: NodeStatus },
): Promise<OfficeGalleryNode> =>
  changeRow(context, NODES, { ...write, isSeen: true }, async (trx, { status: from }) => {
    requirePermission({ account: write.officer }, 'gallery_tree.publish');
    if (from === to) throw conflict('no_such_state', { from, to });
    await trx.updateTable('gallery_node').set({ status: to }).where('id', '=', write.id).execute();
    await settleBranches(trx);
    return { action: to, fields: ['status'] };
  });

/** @throws 404, 409 if the branch is not empty, 412 */
export const deleteNode = (context: OfficeContext, write: Write): Promise<void> =>
  deleteRow(context, NODES, { ...write, isSeen: true }, async (_trx, { nodes, galleries }) => {
    if (nodes + galleries > 0) throw conflict('branch_in_use', { nodes, galleries });
  });
