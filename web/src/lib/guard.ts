import type { Session } from '@press-room/contract/account';
import { isLoginOnly, isLogout, isOpenWhileLocked, PATHS, toCanonical, toConsent, toHome } from '../paths.ts';
import { leaveSession } from './api.ts';
import { statusOf } from './api-error.ts';
import { getToken, isExpired, signOut, storeSession } from './auth.ts';
import { isConsentDue } from './consent-due.ts';
import { isLocked, rememberPlace, setLocked } from './locked.ts';

/** Address of the app: path and search after the hash; `search` has no question mark. */
export type Address = { path: string; search: string };
/** Address to redirect to; null: continue. */
export type Verdict = string | null;

export const toText = ({ path, search }: Address): string => (search ? `${path}?${search}` : path);

/** Milliseconds. A changed filter on the same screen requests a new token only if the last one is older. */
const FRESH_MS = 5 * 60_000;
let renewedAt = 0;

/** Guard of spec section 4. `refresh` requests a new session for a token; `from` is the previous address. */
export function checkAddress(
  address: Address,
  refresh: (token: string) => Promise<Session>,
  from: Address | null = null,
): Verdict | Promise<Verdict> {
  const path = toCanonical(address.path);
  if (path !== address.path) return toText({ ...address, path });
  if (isLogout(address.path)) {
    setLocked(null);
    leaveSession();
  }
  if (isLocked() && !isOpenWhileLocked(address.path)) {
    rememberPlace({ address: toText(address), top: 0 });
    return PATHS.lockScreen;
  }
  if (isConsentDue() && !isOpenWhileLocked(address.path)) return toConsent(toText(address));
  if (!isLoginOnly(address.path)) return null;

  const token = getToken();
  if (!token) return toHome({ redirect: toText(address) });
  if (isExpired(token)) {
    signOut(token);
    return toHome({ redirect: toText(address) });
  }
  const isFilter = from?.path === address.path;
  return isFilter && Date.now() - renewedAt < FRESH_MS ? null : renew(token, refresh);
}

/** Whether a screen for signed-in readers is shown without a session: it must not be rendered again. */
export const mustLeaveAtOnce = (from: Address): boolean => isLoginOnly(from.path) && getToken() === null;

/** Renews the session; ignores the answer if the session ended or changed meanwhile. */
async function renew(token: string, refresh: (token: string) => Promise<Session>): Promise<Verdict> {
  try {
    const session = await refresh(token);
    if (getToken() !== token) return null;
    storeSession(session);
    renewedAt = Date.now();
  } catch (error) {
    // A network or server error does not make the token invalid.
    const status = statusOf(error);
    const isRefused = status !== null && status >= 400 && status < 500 && status !== 429;
    if (isRefused && getToken() === token) signOut(token);
  }
  return null;
}
