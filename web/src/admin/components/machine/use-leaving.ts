import { useEffect, useRef } from 'react';

/** Begins a call that ends with the dialog: an answer that comes later must not write over what was typed since. */
export function useLeaving(): () => AbortController {
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);
  return () => {
    call.current = new AbortController();
    return call.current;
  };
}
