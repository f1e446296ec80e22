import { useSyncExternalStore } from 'react';
import { getUser } from './auth.ts';
import { readStored, readStoredJson, writeStored } from './storage.ts';
import { createStore } from './store.ts';
import { SEARCHES } from './stored-titles.ts';

/** Searches of a signed-in reader, latest first. They stay in the browser and end with the session. */
interface Kept {
  user: number;
  words: readonly string[];
}

const OFF = 'searches_off';
const MAX = 10;
const NONE: readonly string[] = [];

const changes = createStore(0);
const tell = (): void => changes.set(changes.get() + 1);

let read: { text: string | null; words: readonly string[] } = { text: null, words: NONE };

function readSearches(): readonly string[] {
  const user = getUser()?.id;
  const text = `${user} ${readStored(SEARCHES)}`;
  if (text === read.text) return read.words;
  const kept = readStoredJson<Kept>(SEARCHES);
  const words = kept !== null && kept.user === user && Array.isArray(kept.words) ? kept.words : NONE;
  read = { text, words };
  return words;
}

const none = (): readonly string[] => NONE;
export const useSearches = (): readonly string[] =>
  useSyncExternalStore(changes.subscribe, readSearches, none);

const isOn = (): boolean => readStored(OFF) === null;
export const useKeepsSearches = (): boolean => useSyncExternalStore(changes.subscribe, isOn, () => true);

export function keepSearches(isKept: boolean): void {
  writeStored(OFF, isKept ? null : 'yes');
  if (!isKept) writeStored(SEARCHES, null);
  tell();
}

export function clearSearches(): void {
  writeStored(SEARCHES, null);
  tell();
}

const fold = (text: string): string => text.toLowerCase();

/** Stores a search; it replaces a previous one that is its beginning. */
export function rememberSearch(text: string): void {
  const words = text.trim();
  const user = getUser();
  if (words === '' || user === null || !isOn()) return;
  const [last, ...earlier] = readSearches();
  const before = last === undefined || fold(words).startsWith(fold(last)) ? earlier : [last, ...earlier];
  const others = before.filter((each) => fold(each) !== fold(words));
  writeStored(
    SEARCHES,
    JSON.stringify({ user: user.id, words: [words, ...others].slice(0, MAX) } satisfies Kept),
  );
  tell();
}
