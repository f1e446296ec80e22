import { createStore, useStore } from './store.ts';

/** Overlays above any screen; one at a time. */
export type OverlayName = 'menu' | 'search' | 'help' | 'tour' | 'proof';

const overlayStore = createStore<OverlayName | null>(null);

export const useOverlay = (): OverlayName | null => useStore(overlayStore);
export const getOverlay = overlayStore.get;
export const subscribeToOverlay = overlayStore.subscribe;
export const openOverlay = overlayStore.set;
export const closeOverlay = (): void => overlayStore.set(null);
