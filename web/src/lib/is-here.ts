import { useEffect, useRef } from 'react';
import { currentAddress } from './navigation.ts';

/** Whether the requesting screen is still mounted: late answers must not navigate away from another one. */
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

/** The same for the form of an answer: whether the reader is still at its path. */
export const isAt = (path: string): boolean => currentAddress().split('?', 1)[0] === path;
