import { useEffect, useRef } from 'react';

/** Returns abort controllers for calls that end with the dialog: a late answer must not overwrite input. */
export function useLeaving(): () => AbortController {
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);
  return () => {
    call.current = new AbortController();
    return call.current;
  };
}
