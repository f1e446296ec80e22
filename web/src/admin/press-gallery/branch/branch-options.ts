import { type Branch, type BranchTree, listDown, pathOf } from '../tree/branches.ts';

/** Branches as options with their full path, because names are unique only among siblings. */
export const toBranchOptions = (tree: BranchTree): { value: string; text: string; branch: Branch }[] =>
  listDown(tree).map((branch) => ({ value: String(branch.id), text: pathOf(tree, branch), branch }));
