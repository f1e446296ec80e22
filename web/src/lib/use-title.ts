import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { createStore, useStore } from './store.ts';

const screenStore = createStore({ path: '', title: '' });

/** What the screen calls itself, for the breadcrumb; empty until the screen of this address has said so. */
export function useCurrentTitle(): string {
  const [here] = useLocation();
  const { path, title } = useStore(screenStore);
  return path === here ? title : '';
}

/** The page's title: the screen first, then whose press room it is; null: another part says it. */
export function useTitle(screen: string | null, owner: string): void {
  const [path] = useLocation();
  // Before the screen is seen, so that nothing moves when the breadcrumb comes.
  useLayoutEffect(() => {
    if (screen === null) return;
    document.title = screen ? `${screen} — ${owner}` : owner;
    screenStore.set({ path, title: screen });
  }, [path, screen, owner]);
}
