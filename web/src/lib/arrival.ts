import { flushSync } from 'react-dom';

// The style sheet decides whether to animate, from the settings of reader and device.
const mayMove = (): boolean =>
  document.visibilityState === 'visible' &&
  getComputedStyle(document.documentElement).getPropertyValue('--arrival').trim() !== '';

/** Renders a new screen with the selected animation, if the browser supports view transitions. */
export function showArrival(draw: () => unknown): void {
  const hasScreen = document.getElementById('main') !== null;
  if (!hasScreen || !document.startViewTransition || !mayMove()) {
    draw();
    return;
  }
  const { ready, finished } = document.startViewTransition(() => flushSync(draw));
  // A newer transition or a hidden tab rejects these; the screen is rendered anyway.
  ready.catch(() => undefined);
  finished.catch(() => undefined);
}
