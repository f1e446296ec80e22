/** CSS property with the height that bars at the bottom cover; notices stay above it. */
const HEIGHT = '--bottom-bar';

/** Ref of a bar at the bottom: notices stay above it while it is mounted. */
export function keepClear(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null || typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(HEIGHT);
  };
}
