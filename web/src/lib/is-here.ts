import { useEffect, useRef } from 'react';
import { currentAddress } from './navigation.ts';

/** Whether the screen is still mounted: a late answer must not navigate away from another one. */
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

/** Whether the reader is still at the path. */
export const isAt = (path: string): boolean => currentAddress().split('?', 1)[0] === path;
