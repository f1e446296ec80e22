/** Scroll positions per history entry: the browser restores its own before our screens are rendered. */

const PLACES_KEY = 'scroll-places';
const RECALL_LIMIT_MS = 1500;

/** State of a history entry: its id and the path that it was opened from. */
type Entry = { id: string; from: string };

const places = new Map<string, number>(readPlaces());

function readPlaces(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(PLACES_KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

export function createEntry(from: string): Entry {
  return { id: Date.now().toString(36) + Math.random().toString(36).slice(2, 6), from };
}

/** Null for an entry that the browser has just made, by a typed address for example. */
export function readEntry(): Entry | null {
  const state = history.state as Partial<Entry> | null;
  return state && typeof state.id === 'string' && typeof state.from === 'string' ? (state as Entry) : null;
}

function rememberPlace(): void {
  const entry = readEntry();
  if (entry) places.set(entry.id, scrollY);
}

export function recordScroll(): void {
  addEventListener('scroll', rememberPlace, { passive: true });
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(PLACES_KEY, JSON.stringify([...places].slice(-50)));
    } catch {
      // Without session storage only a reload forgets its place.
    }
  });
}

export function recallScroll(entry: Entry): void {
  scrollWhenTall(entry, places.get(entry.id) ?? 0);
}

/** Waits until the screen is tall enough again, but not for ever. */
export function scrollWhenTall({ id }: Entry, top: number): void {
  const deadline = performance.now() + RECALL_LIMIT_MS;
  const attempt = () => {
    if (readEntry()?.id !== id) return;
    const isReachable = document.documentElement.scrollHeight - innerHeight >= top;
    if (isReachable) scrollTo({ top, behavior: 'instant' });
    else if (performance.now() < deadline) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}

export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: 'instant' });
}
