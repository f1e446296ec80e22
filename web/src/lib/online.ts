import { createStore, useStore } from './store.ts';

const onlineStore = createStore(navigator.onLine);

/** False while the browser says so, or since a call got no answer. */
export const useIsOnline = (): boolean => useStore(onlineStore);

export const reportAnswer = (): void => onlineStore.set(true);
export const reportSilence = (): void => onlineStore.set(false);

export function followConnection(): void {
  addEventListener('online', reportAnswer);
  addEventListener('offline', reportSilence);
}
