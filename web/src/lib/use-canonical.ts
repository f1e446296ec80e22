import { useEffect } from 'react';

/** Sets the canonical address of a screen, for programs that read the rendered app. */
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
