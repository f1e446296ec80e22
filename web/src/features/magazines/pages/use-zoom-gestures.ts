import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Point in the scroll container, from its upper left corner. */
export type Point = { x: number; y: number };
/** Zooms by a factor around a point. */
type ZoomBy = (factor: number, point: Point) => void;

const WHEEL_STEP = 0.0022;

/** Zooms by Ctrl and the wheel, by a pinch on a touchpad (the same event), and by two fingers. */
export function useZoomGestures(scroller: RefObject<HTMLElement | null>, zoomBy: ZoomBy): void {
  const zoom = useEffectEvent(zoomBy);
  useEffect(() => {
    const box = scroller.current;
    return box ? followGestures(box, (factor, point) => zoom(factor, point)) : undefined;
  }, [scroller]);
}

function followGestures(box: HTMLElement, zoomBy: ZoomBy): () => void {
  const toPoint = (x: number, y: number): Point => {
    const { left, top } = box.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };
  const handleWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY * WHEEL_STEP), toPoint(event.clientX, event.clientY));
  };
  let lastSpread: number | null = null;
  const handleTouch = (event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) {
      lastSpread = null;
      return;
    }
    event.preventDefault();
    const spread = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const middle = toPoint((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    if (lastSpread !== null && lastSpread > 0) zoomBy(spread / lastSpread, middle);
    lastSpread = spread;
  };
  const abort = new AbortController();
  // Non-passive: otherwise the browser zooms the whole page.
  const active = { passive: false, signal: abort.signal };
  box.addEventListener('wheel', handleWheel, active);
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    box.addEventListener(type, handleTouch, active);
  return () => abort.abort();
}
