import { type Branch, type BranchTree, listDown, pathOf } from '../tree/branches.ts';

/** Every branch as an option with its whole path: names repeat in other branches. */
export const toBranchOptions = (tree: BranchTree): { value: string; text: string; branch: Branch }[] =>
  listDown(tree).map((branch) => ({ value: String(branch.id), text: pathOf(tree, branch), branch }));
