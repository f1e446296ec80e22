import { isInBrowser } from './browser.ts';

/** Local storage that a browser may refuse (private windows, full quota): then nothing is remembered. */
export function readStored(key: string): string | null {
  // Server rendering stores nothing; Node's own storage would log a warning.
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
    // Remembering is a convenience; the running page keeps the value.
  }
}

/** `null` when nothing readable is stored. The writer of the key vouches for the shape. */
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

/** The same for what belongs to one tab and ends with it. */
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
    // As above.
  }
}

export function listSessionKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
