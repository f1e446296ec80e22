import { createStore, useStore } from '../../lib/store.ts';

const openStore = createStore(false);

export const useIsReportOpen = (): boolean => useStore(openStore);
export const openReport = (): void => openStore.set(true);
export const closeReport = (): void => openStore.set(false);
