import type { User } from '@press-room/contract/account';
import { readSessionJson, readStoredJson, writeSession, writeStored } from './storage.ts';
import { createStore, useStore } from './store.ts';

/** Storage key of the locked user, shared by all tabs; each tab has its own place to return to. */
export const LOCK_KEY = 'locked';
const PLACE_KEY = 'lock-place';

export type Locked = Pick<User, 'email' | 'first_name' | 'last_name'>;
/** Address and scroll position. */
export type Place = { address: string; top: number };

const lockStore = createStore<Locked | null>(readStoredJson<Locked>(LOCK_KEY));

export const useLocked = (): Locked | null => useStore(lockStore);
export const isLocked = (): boolean => lockStore.get() !== null;

export function setLocked(locked: Locked | null): void {
  writeStored(LOCK_KEY, locked && JSON.stringify(locked));
  lockStore.set(locked);
}

/** Another tab was locked or unlocked. */
export const followLocked = (): void => lockStore.set(readStoredJson<Locked>(LOCK_KEY));

export const rememberPlace = (place: Place): void => writeSession(PLACE_KEY, JSON.stringify(place));

export function takePlace(): Place | null {
  const place = readSessionJson<Place>(PLACE_KEY);
  writeSession(PLACE_KEY, null);
  return place;
}
