import { createStore, useStore } from './store.ts';

const runningStore = createStore(0);

export const useIsProgressing = (): boolean => useStore(runningStore) > 0;
export const getIsProgressing = (): boolean => runningStore.get() > 0;

export function startProgress(): void {
  runningStore.set(runningStore.get() + 1);
}

export function endProgress(): void {
  runningStore.set(Math.max(0, runningStore.get() - 1));
}
