import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; `otherwise`: value without `matchMedia`. */
export function useMedia(query: string, otherwise: boolean): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => window.matchMedia?.(query).matches ?? otherwise,
    () => otherwise,
  );
}
