/** Longer than a first drawing takes. */
const SOON_MS = 200;
/** Delay that leaves network and processor to the first visit. */
const REST_MS = 5000;

/** Runs low-priority work: when the browser is idle, or soon if it cannot tell. */
export function whenQuiet(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, SOON_MS);
}

/** The same a while after the page has loaded. */
export function whenRested(run: () => void): void {
  const wait = () => setTimeout(() => whenQuiet(run), REST_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
