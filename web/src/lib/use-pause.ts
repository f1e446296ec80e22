import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The input after a pause in typing. */
export function usePause(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
