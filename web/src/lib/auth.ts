import type { Session, User } from '@press-room/contract/account';
import { isLocked } from './locked.ts';
import { readStored, readStoredJson, writeStored } from './storage.ts';
import { createStore, useStore } from './store.ts';
import { BASKET_TITLES, SEARCHES } from './stored-titles.ts';

const TOKEN_KEY = 'token';
const USER_KEY = 'user';

type Stored = { token: string | null; user: User | null };

const NOBODY: Stored = { token: null, user: null };
const sessionStore = createStore(readSession());

/** Token of the last session that ended without a sign-out by the reader. */
let endedToken: string | null | undefined;
export const getEndedToken = (): string | null | undefined => endedToken;

/** Applies a sign-in or sign-out in another tab. */
function follow(stored: Stored): void {
  endedToken = sessionStore.get().token ?? endedToken;
  sessionStore.set(stored);
}

function readSession(): Stored {
  const token = readStored(TOKEN_KEY);
  return token ? { token, user: readStoredJson<User>(USER_KEY) } : NOBODY;
}

/** Stored token; updates the page if another tab has changed it. */
export function getToken(): string | null {
  const stored = readSession();
  if (stored.token !== sessionStore.get().token) follow(stored);
  return stored.token;
}

export const useUser = (): User | null => useStore(sessionStore).user;

/** The signed-in user, on a screen that requires one. */
export function useSignedInUser(): User {
  const user = useUser();
  if (!user) throw new Error('nobody is signed in');
  return user;
}

export const getUser = (): User | null => sessionStore.get().user;

export function storeSession(session: Session): void {
  writeStored(TOKEN_KEY, session.token);
  writeStored(USER_KEY, JSON.stringify(session.user));
  sessionStore.set(session);
}

/** `ended`: the rejected token, if the server ended the session. */
export function signOut(ended?: string): void {
  writeStored(TOKEN_KEY, null);
  writeStored(USER_KEY, null);
  writeStored(BASKET_TITLES, null);
  if (!isLocked()) writeStored(SEARCHES, null);
  endedToken = ended;
  sessionStore.set(NOBODY);
}

/** A token without a readable `exp` counts as expired. */
export function isExpired(token: string, now = Date.now()): boolean {
  return readExpiry(token) * 1000 <= now;
}

function readExpiry(token: string): number {
  try {
    const claims = JSON.parse(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    ) as { exp?: unknown };
    return typeof claims.exp === 'number' ? claims.exp : 0;
  } catch {
    return 0;
  }
}

/** Applies changes of the session in other tabs, and removes an expired token. */
export function followSession(): void {
  const token = getToken();
  if (token && isExpired(token)) signOut(token);
  addEventListener('storage', (event) => {
    if (event.key === TOKEN_KEY || event.key === USER_KEY || event.key === null) follow(readSession());
  });
}

export const subscribeToSession = sessionStore.subscribe;
