import { KEPT_AT_META } from './kept-caches.ts';
import { createStore, useStore } from './store.ts';

/** Time at which the page itself was fetched, if it comes from the service worker's cache; null otherwise. */
export const pageKeptAt =
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${KEPT_AT_META}"]`)?.content ?? null;

const onlineStore = createStore(navigator.onLine !== false && pageKeptAt === null);
const keptAtStore = createStore(pageKeptAt);

/** False if the browser reports it, or after a call without an answer or with a cached one. */
export const useIsOnline = (): boolean => useStore(onlineStore);
/** Time at which displayed cached data were fetched, in ISO 8601. */
export const useKeptAt = (): string | null => useStore(keptAtStore);

/** Records the source of an answer. `keptAt`: time of a cached one; null: from the server. */
export function reportAnswer(keptAt: string | null): void {
  keptAtStore.set(keptAt);
  onlineStore.set(keptAt === null);
}
export const reportSilence = (): void => onlineStore.set(false);

export function followConnection(): void {
  addEventListener('online', () => reportAnswer(null));
  addEventListener('offline', reportSilence);
}
