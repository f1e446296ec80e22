import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

const screenStore = createStore('');

/** What the screen calls itself, for the breadcrumb. */
export const useCurrentTitle = (): string => useStore(screenStore);

/** The page's title: the screen first, then whose press room it is. */
export function useTitle(screen: string, owner: string): void {
  useEffect(() => {
    document.title = screen ? `${screen} — ${owner}` : owner;
    screenStore.set(screen);
  }, [screen, owner]);
}
