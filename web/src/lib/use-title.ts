import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { createStore, useStore } from './store.ts';

const screenStore = createStore({ path: '', title: '' });

/** Title of the screen for the breadcrumb; empty until the screen of this address has set it. */
export function useCurrentTitle(): string {
  const [here] = useLocation();
  const { path, title } = useStore(screenStore);
  return path === here ? title : '';
}

/** Sets the document title: the screen, then `owner`; null: another component sets it. */
export function useTitle(screen: string | null, owner: string): void {
  const [path] = useLocation();
  // Before paint, to avoid a layout shift when the breadcrumb appears.
  useLayoutEffect(() => {
    if (screen === null) return;
    document.title = screen ? `${screen} — ${owner}` : owner;
    screenStore.set({ path, title: screen });
  }, [path, screen, owner]);
}
