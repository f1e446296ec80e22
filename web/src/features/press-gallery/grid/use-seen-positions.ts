import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Milliseconds. Positions passed during a quick scroll are not requested. */
const REST_MS = 120;
const AHEAD = '60% 0px';

/** Reports cells in or near the viewport whose pictures are not loaded. */
export function useSeenPositions(
  list: RefObject<HTMLElement | null>,
  waiting: number,
  onSeen: (positions: number[]) => void,
): void {
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const cells = waiting > 0 ? (list.current?.querySelectorAll<HTMLElement>('[data-waiting]') ?? []) : [];
    const seen = new Set<number>();
    let rest: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const position = Number((target as HTMLElement).dataset.waiting);
          if (isIntersecting) seen.add(position);
          else seen.delete(position);
        }
        clearTimeout(rest);
        rest = setTimeout(() => seen.size > 0 && tell([...seen]), REST_MS);
      },
      { rootMargin: AHEAD },
    );
    for (const cell of cells) observer.observe(cell);
    return () => {
      clearTimeout(rest);
      observer.disconnect();
    };
  }, [list, waiting]);
}
