import { KEPT_AT_META } from './kept-caches.ts';
import { createStore, useStore } from './store.ts';

/** When the page itself was fetched, where the service worker had kept it; null for a fresh one. */
export const pageKeptAt =
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${KEPT_AT_META}"]`)?.content ?? null;

const onlineStore = createStore(navigator.onLine !== false && pageKeptAt === null);
const keptAtStore = createStore(pageKeptAt);

/** False if the browser reports it, or after a call without an answer or with a cached one only. */
export const useIsOnline = (): boolean => useStore(onlineStore);
/** Fetch time of cached data on the screen, an instant in ISO 8601. */
export const useKeptAt = (): string | null => useStore(keptAtStore);

/** `keptAt` where the service worker answered instead of the server. */
export function reportAnswer(keptAt: string | null): void {
  keptAtStore.set(keptAt);
  onlineStore.set(keptAt === null);
}
export const reportSilence = (): void => onlineStore.set(false);

export function followConnection(): void {
  addEventListener('online', () => reportAnswer(null));
  addEventListener('offline', reportSilence);
}
