import { KEPT_AT_META } from './kept-caches.ts';
import { createStore, useStore } from './store.ts';

/** When the page itself was fetched, where the service worker had kept it; null for a fresh one. */
export const pageKeptAt =
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${KEPT_AT_META}"]`)?.content ?? null;

const onlineStore = createStore(navigator.onLine !== false && pageKeptAt === null);
const keptAtStore = createStore(pageKeptAt);

/** False while the browser says so, since a call got no answer, or only one that was kept. */
export const useIsOnline = (): boolean => useStore(onlineStore);
/** When what is shown was fetched, where it comes from what this device has kept: an instant of ISO 8601. */
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
