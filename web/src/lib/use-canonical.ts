import { useEffect } from 'react';

/** Names the address that a screen shares with everybody, for programs that read what the app has drawn. */
export function useCanonical(address: string | null): void {
  useEffect(() => {
    if (address === null) return;
    // The server wrote it into the page of a thing; it belongs to that thing's screen.
    const link =
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ??
      document.head.appendChild(document.createElement('link'));
    link.rel = 'canonical';
    link.href = address;
    return () => link.remove();
  }, [address]);
}
