import { createStore } from '../../../lib/store.ts';

/** Expanded branches; kept while other screens are open. */
export const openBranchesStore = createStore<ReadonlySet<number>>(new Set());

export const openBranches = (ids: readonly number[]): void => {
  const before = openBranchesStore.get();
  if (ids.some((id) => !before.has(id))) openBranchesStore.set(new Set([...before, ...ids]));
};
