import { createStore, useStore } from './store.ts';

const readingStore = createStore((address: string) => address);

/** Sets the decoder of e-mail addresses, which is loaded after the first render. */
export const setReading = (read: (address: string) => string): void => readingStore.set(read);

/** Readable e-mail address, once the decoder is loaded. */
export const useReadableAddress = (address: string): string => useStore(readingStore)(address);
