/** Milliseconds; longer than a first render. */
const SOON_MS = 200;
/** Milliseconds. Leaves network and processor to the first visit. */
const REST_MS = 5000;

/** Runs low-priority work when the browser is idle; after a short delay in browsers that cannot tell. */
export function whenQuiet(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, SOON_MS);
}

/** Runs low-priority work some time after the page load. */
export function whenRested(run: () => void): void {
  const wait = () => setTimeout(() => whenQuiet(run), REST_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
