/** Scroll positions by history entry: the browser would restore its own before a screen renders. */

const PLACES_KEY = 'scroll-places';
const RECALL_LIMIT_MS = 1500;

/** History state: id, and the path that the entry was opened from. */
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

/** State of the current entry; null for a new one, for example after a typed address. */
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
      // Without session storage, a reload loses the position.
    }
  });
}

export function recallScroll(entry: Entry): void {
  scrollWhenTall(entry, places.get(entry.id) ?? 0);
}

/** Scrolls once the screen is tall enough, within a time limit. */
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
