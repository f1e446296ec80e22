import { useCallback, useEffect, useRef } from 'react';

/** A handler that stays the same function, so that hundreds of cells need not be drawn again, and does what is true now. */
export function useLatest<Arguments extends unknown[]>(
  handler: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
