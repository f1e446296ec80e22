import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Box,
  type Layout,
  layOut,
  MARGIN,
  moveHeight,
  type PageSize,
  pageAt,
  pagesInView,
  toScale,
  type Zoom,
} from './layout.ts';
import type { Point } from './use-zoom-gestures.ts';

/** Target page; another `turn` repeats the jump. */
export type Jump = { page: number; turn: number };
type Places = { sizes: readonly PageSize[]; zoom: Zoom; jump: Jump; onPage: (page: number) => void };
type Settled = { layout: Layout; scale: number; top: number; left: number };

const NEARLY_PX = 2;

/**
 * Keeps the current line in place when the layout changes, and reports the current page and the pages near it. `holdAt`
 * sets the point that the next zoom keeps in place.
 */
export function usePagePlaces({ sizes, zoom, jump, onPage }: Places) {
  const scroller = useRef<HTMLDivElement>(null);
  const box = useBox(scroller);
  const largest = useMemo(() => largestOf(sizes), [sizes]);
  const scale = box ? toScale(zoom, box, largest) : 1;
  const layout = useMemo(() => layOut(sizes, scale), [sizes, scale]);
  const [near, setNear] = useState<[number, number]>([jump.page, jump.page]);
  const settled = useRef<Settled | null>(null);
  const held = useRef<Point | null>(null);
  const pinned = useRef<number | null>(null);
  const jumped = useRef<number | null>(null);

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element || !box) return;
    const { scrollTop: top, scrollLeft: left } = element;
    settled.current = { layout, scale, top, left };
    const [first, last] = pagesInView(layout, top, box.height);
    setNear((before) => (before[0] === first && before[1] === last ? before : [first, last]));
    // After a jump near the end, the page may not reach the middle.
    if (pinned.current !== null && Math.abs(pinned.current - top) < NEARLY_PX) return;
    pinned.current = null;
    onPage(pageAt(layout, top + box.height / 2));
  }, [box, layout, scale, onPage]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !box) return;
    const before = settled.current;
    if (jumped.current !== jump.turn) {
      jumped.current = jump.turn;
      element.scrollTop = (layout.tops[jump.page - 1] ?? 0) - MARGIN;
      pinned.current = element.scrollTop;
    } else if (before && before.layout !== layout) {
      const point = held.current ?? { x: box.width / 2, y: box.height / 2 };
      const isPinned = pinned.current !== null;
      element.scrollTop = moveHeight(before.layout, layout, before.top + point.y) - point.y;
      element.scrollLeft = moveLeft(before, { box, scale, width: largest.width, x: point.x });
      if (isPinned) pinned.current = element.scrollTop;
    }
    held.current = null;
    settled.current = { layout, scale, top: element.scrollTop, left: element.scrollLeft };
  }, [box, layout, scale, largest, jump]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let frame = requestAnimationFrame(look);
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', follow);
    };
  }, [look]);

  const holdAt = (point: Point) => {
    held.current = point;
  };
  return { scroller, scale: box && scale, near, holdAt };
}

const largestOf = (sizes: readonly PageSize[]): PageSize => ({
  width: Math.max(...sizes.map(({ width }) => width)),
  height: Math.max(...sizes.map(({ height }) => height)),
});

type Move = { box: Box; scale: number; width: number; x: number };

/** Horizontal counterpart; the widest page is centred. */
function moveLeft(before: Settled, { box, scale, width, x }: Move): number {
  const edge = (ofScale: number) => Math.max(MARGIN, (box.width - width * ofScale) / 2);
  return ((before.left + x - edge(before.scale)) / before.scale) * scale + edge(scale) - x;
}

/** Inner size of a scroll container; null before the first layout. */
function useBox(element: RefObject<HTMLElement | null>): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => setBox({ width: target.clientWidth, height: target.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return box;
}
