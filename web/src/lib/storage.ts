import { isInBrowser } from './browser.ts';

/** Local storage. A browser may refuse it (private windows, full quota): then nothing is stored. */
export function readStored(key: string): string | null {
  // Server rendering stores nothing; Node's local storage would log a warning.
  if (!isInBrowser) return null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is optional; the page keeps the value in memory.
  }
}

/** Null without a readable value. The type is not checked: the writer of the key guarantees it. */
export function readStoredJson<Value>(key: string): Value | null {
  try {
    return JSON.parse(readStored(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

export function listStoredKeys(): string[] {
  try {
    return isInBrowser ? Object.keys(localStorage) : [];
  } catch {
    return [];
  }
}

/** Session storage: per tab, and deleted with it. */
export function readSessionJson<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

export function writeSession(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage is optional.
  }
}

export function listSessionKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
