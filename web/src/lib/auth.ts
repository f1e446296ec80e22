import type { Session, User } from '@press-room/contract/account';
import { readStored, readStoredJson, writeStored } from './storage.ts';
import { createStore, useStore } from './store.ts';

const TOKEN_KEY = 'token';
const USER_KEY = 'user';

type Stored = { token: string | null; user: User | null };
/** `ended`: the token of a session that ended without its reader. */
type Known = Stored & { ended?: string | null | undefined };

const NOBODY: Stored = { token: null, user: null };
const sessionStore = createStore<Known>(readSession());

/** Another tab has signed in or out. */
function follow(stored: Stored): void {
  const { token, ended } = sessionStore.get();
  sessionStore.set({ ...stored, ended: token ?? ended });
}

function readSession(): Stored {
  const token = readStored(TOKEN_KEY);
  return token ? { token, user: readStoredJson<User>(USER_KEY) } : NOBODY;
}

/** The token as it is stored now; the page follows when something else has changed it. */
export function getToken(): string | null {
  const stored = readSession();
  if (stored.token !== sessionStore.get().token) follow(stored);
  return stored.token;
}

/** The signed-in reader, or null. */
export const useUser = (): User | null => useStore(sessionStore).user;

/** The token of the session that ended here without its reader, as long as nobody signs in or out. */
export const useEndedToken = (): string | null => useStore(sessionStore).ended ?? null;

/** The reader of a screen that is for signed-in readers only. */
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

/** `ended`: the token that is no longer good, where it is not the reader who leaves. */
export function signOut(ended?: string): void {
  writeStored(TOKEN_KEY, null);
  writeStored(USER_KEY, null);
  sessionStore.set({ ...NOBODY, ended });
}

/** A token without a readable `exp` counts as expired. */
export function isExpired(token: string, now = Date.now()): boolean {
  return readExpiry(token) * 1000 <= now;
}

const readExpiry = (token: string): number => {
  const { exp } = readClaims(token);
  return typeof exp === 'number' ? exp : 0;
};

/** What a token says; nothing where it cannot be read. */
export function readClaims(token: string): { exp?: unknown; user_id?: unknown } {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as object;
  } catch {
    return {};
  }
}

/** Signing in or out in another tab counts here too; a token that has run out is forgotten. */
export function followSession(): void {
  const token = getToken();
  if (token && isExpired(token)) signOut(token);
  addEventListener('storage', (event) => {
    if (event.key === TOKEN_KEY || event.key === USER_KEY || event.key === null) follow(readSession());
  });
}

export const subscribeToSession = sessionStore.subscribe;
