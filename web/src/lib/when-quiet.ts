/** Longer than a first drawing takes. */
const SOON_MS = 200;
/** What a first visit shows, and what it is used for first, has the line and the processor for itself. */
const REST_MS = 5000;

/** Runs what nobody waits for: when the browser has nothing better to do, or soon where it cannot tell. */
export function whenQuiet(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, SOON_MS);
}

/** The same when the reader rests: a while after the page has come. */
export function whenRested(run: () => void): void {
  const wait = () => setTimeout(() => whenQuiet(run), REST_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
