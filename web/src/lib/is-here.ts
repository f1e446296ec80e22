import { useEffect, useRef } from 'react';

/** Tells a late answer whether the screen that asked for it still stands: it leads nobody away from another one. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
