import { useEffect } from 'react';

/** The page's title: the screen first, then whose press room it is. */
export function useTitle(screen: string, owner: string): void {
  useEffect(() => {
    document.title = screen ? `${screen} — ${owner}` : owner;
  }, [screen, owner]);
}
