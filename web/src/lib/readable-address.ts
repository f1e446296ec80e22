import { createStore, useStore } from './store.ts';

const readingStore = createStore((address: string) => address);

/** The decoder of addresses is not part of the first load: it registers itself here when it is loaded. */
export const setReading = (read: (address: string) => string): void => readingStore.set(read);

/** An e-mail address as people read it, once it is known how. */
export const useReadableAddress = (address: string): string => useStore(readingStore)(address);
