import { useEffect, useRef } from 'react';
import { currentAddress } from './navigation.ts';

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

/** The same of a form that goes with the answer: whether the reader is still at its path. */
export const isAt = (path: string): boolean => currentAddress().split('?', 1)[0] === path;
