import { flushSync } from 'react-dom';

// The style sheet decides about motion, from the choices of reader and device.
const mayMove = (): boolean =>
  document.visibilityState === 'visible' &&
  getComputedStyle(document.documentElement).getPropertyValue('--arrival').trim() !== '';

/** Draws a new screen with the reader's animation where the browser can; the first one appears at once. */
export function showArrival(draw: () => unknown): void {
  const hasScreen = document.getElementById('main') !== null;
  if (!hasScreen || !document.startViewTransition || !mayMove()) {
    draw();
    return;
  }
  const { ready, finished } = document.startViewTransition(() => flushSync(draw));
  // A newer one takes its place, or the tab went away: the screen is drawn all the same.
  ready.catch(() => undefined);
  finished.catch(() => undefined);
}
