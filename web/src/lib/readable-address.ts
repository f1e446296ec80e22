import { createStore, useStore } from './store.ts';

const readingStore = createStore((address: string) => address);

/** How addresses are decoded is no part of the first load: who has it says so here. */
export const setReading = (read: (address: string) => string): void => readingStore.set(read);

/** An e-mail address as people read it, once it is known how. */
export const useReadableAddress = (address: string): string => useStore(readingStore)(address);
