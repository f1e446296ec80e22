import { useCallback, useEffect, useRef } from 'react';

/** Ref of a scroll container: a Tab stop if it overflows, and none otherwise. */
export function useScrollStop(): (element: HTMLElement | null) => void {
  const place = useRef<HTMLElement>(null);
  const watching = useRef<ResizeObserver>(null);
  // Content can change with each render.
  useEffect(() => markStop(place.current));
  return useCallback((element) => {
    watching.current?.disconnect();
    watching.current = null;
    place.current = element;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    watching.current = new ResizeObserver(() => markStop(element));
    watching.current.observe(element);
  }, []);
}

function markStop(element: HTMLElement | null): void {
  if (element === null) return;
  const isScrolled = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  if (isScrolled) element.tabIndex = 0;
  else element.removeAttribute('tabindex');
}
