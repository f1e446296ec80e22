import { createStore } from '../../../lib/store.ts';

/** Branches that show what is below them; kept while other screens are looked at. */
export const openBranchesStore = createStore<ReadonlySet<number>>(new Set());

export const openBranches = (ids: readonly number[]): void => {
  const before = openBranchesStore.get();
  if (ids.some((id) => !before.has(id))) openBranchesStore.set(new Set([...before, ...ids]));
};
