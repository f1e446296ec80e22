import { OFFICE_GALLERY_TREE_PATH, type OfficeGalleryNode } from '@press-room/contract/admin-press-gallery';
import type { Datatables } from '@press-room/contract/datatables';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { foldQuery } from '../../../lib/fold.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { m } from '../../../paraglide/messages.js';
import { listsKey } from '../../components/saving/queries.ts';

export type Branch = OfficeGalleryNode;

/** All branches in one call: moves need all siblings, and the search covers every name. */
export const branchesQuery = () =>
  queryOptions({
    queryKey: [...listsKey(OFFICE_GALLERY_TREE_PATH), 'all'],
    queryFn: ({ signal }) =>
      getJson<Datatables<Branch>>(OFFICE_GALLERY_TREE_PATH, { format: 'datatables', length: -1 }, signal),
    // Others change the tree too.
    staleTime: 0,
  });

/** Position of a branch; an index past its siblings means the end. */
export interface Place {
  /** Null: at the top level. */
  parent: number | null;
  position: number;
}

export interface BranchTree {
  byId: ReadonlyMap<number, Branch>;
  /** In their order. */
  childrenOf: (parent: number | null) => readonly Branch[];
}

const NONE: readonly Branch[] = [];

export function toTree(branches: readonly Branch[]): BranchTree {
  const children = Map.groupBy(
    branches.toSorted((one, other) => one.position - other.position || one.id - other.id),
    ({ parent }) => parent,
  );
  return {
    byId: new Map(branches.map((branch) => [branch.id, branch])),
    childrenOf: (parent) => children.get(parent) ?? NONE,
  };
}

export const branchName = ({ id, name }: Pick<Branch, 'id' | 'name'>): string =>
  ownWords(name) || m['office.gallery.untitled']({ id });

/** Ancestors of a branch, from the top. */
export function listAbove({ byId }: BranchTree, { parent }: Pick<Branch, 'parent'>): Branch[] {
  const above: Branch[] = [];
  for (let at = parent === null ? undefined : byId.get(parent); at && !above.includes(at); ) {
    above.unshift(at);
    at = at.parent === null ? undefined : byId.get(at.parent);
  }
  return above;
}

/** Path of a branch: `Fair › 2026 › Stands`. */
export const pathOf = (tree: BranchTree, branch: Branch): string =>
  [...listAbove(tree, branch), branch].map(branchName).join(' › ');

/** Topmost hidden branch among this one and its ancestors; null if none is hidden. */
export const hiddenBy = (tree: BranchTree, branch: Branch): Branch | null =>
  [...listAbove(tree, branch), branch].find(({ status }) => status === 'hidden') ?? null;

/** All branches below a parent, depth first. */
export const listDown = (tree: BranchTree, parent: number | null = null): Branch[] =>
  tree.childrenOf(parent).flatMap((branch) => [branch, ...listDown(tree, branch.id)]);

/** Number of visible rows. */
export const countOpen = (
  tree: BranchTree,
  open: ReadonlySet<number>,
  parent: number | null = null,
): number =>
  tree
    .childrenOf(parent)
    .reduce((sum, { id }) => sum + 1 + (open.has(id) ? countOpen(tree, open, id) : 0), 0);

/** Tree after a move, as the server will return it. */
export function moveBranch(branches: readonly Branch[], id: number, { parent, position }: Place): Branch[] {
  const moved = branches.find((branch) => branch.id === id);
  if (moved === undefined) return [...branches];
  const others = toTree(branches.filter((branch) => branch.id !== id)).childrenOf(parent);
  const order = others.toSpliced(Math.min(position, others.length), 0, { ...moved, parent });
  const placed = new Map(order.map((branch, at) => [branch.id, { ...branch, position: at }]));
  const count = (branch: Branch): number =>
    branch.nodes + Number(branch.id === parent) - Number(branch.id === moved.parent);
  return branches.map((branch) => {
    const now = placed.get(branch.id) ?? branch;
    return moved.parent === parent ? now : { ...now, nodes: count(branch) };
  });
}

/** Branches that match a search, with their ancestors. */
export function findBranches(branches: readonly Branch[], words: string): Branch[] {
  const wanted = foldQuery(words);
  const tree = toTree(branches);
  const kept = new Set<number>();
  for (const branch of branches) {
    if (!foldQuery(`${branch.name.it} ${branch.name.en}`).includes(wanted)) continue;
    for (const { id } of [...listAbove(tree, branch), branch]) kept.add(id);
  }
  return branches.filter(({ id }) => kept.has(id));
}
