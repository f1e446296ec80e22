/** Longer than a first drawing takes. */
const SOON_MS = 200;

/** Runs what nobody waits for: when the browser has nothing better to do, or soon where it cannot tell. */
export function whenQuiet(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, SOON_MS);
}
