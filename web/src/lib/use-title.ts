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

/** Sets the page title: the screen, then the name of the press room; null: another component sets it. */
export function useTitle(screen: string | null, owner: string): void {
  const [path] = useLocation();
  // Before painting, so that nothing moves when the breadcrumb appears.
  useLayoutEffect(() => {
    if (screen === null) return;
    document.title = screen ? `${screen} — ${owner}` : owner;
    screenStore.set({ path, title: screen });
  }, [path, screen, owner]);
}
