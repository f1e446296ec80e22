import { type Branch, type BranchTree, listDown, pathOf } from '../tree/branches.ts';

/** Every branch to choose from, by its whole path: names come again in other branches. */
export const toBranchOptions = (tree: BranchTree): { value: string; text: string; branch: Branch }[] =>
  listDown(tree).map((branch) => ({ value: String(branch.id), text: pathOf(tree, branch), branch }));
