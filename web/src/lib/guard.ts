import type { Session } from '@press-room/contract/account';
import { isLoginOnly, isLogout, isOpenWhileLocked, PATHS, toCanonical, toConsent, toHome } from '../paths.ts';
import { leaveSession } from './api.ts';
import { statusOf } from './api-error.ts';
import { getToken, isExpired, signOut, storeSession } from './auth.ts';
import { isConsentDue } from './consent-due.ts';
import { isLocked, rememberPlace, setLocked } from './locked.ts';

/** An address of the app: the path and the search behind the hash, the latter without its question mark. */
export type Address = { path: string; search: string };
/** Another address to go to instead, or null to go on. */
export type Verdict = string | null;

export const toText = ({ path, search }: Address): string => (search ? `${path}?${search}` : path);

/** Filters of the open screen request a new token only when the last one is older than this. */
const FRESH_MS = 5 * 60_000;
let renewedAt = 0;

/** The guard of spec section 4; `refresh` gets a new session for a token. `from` is the previous address. */
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

/** If the session ended or changed while the answer was pending, the answer is ignored. */
async function renew(token: string, refresh: (token: string) => Promise<Session>): Promise<Verdict> {
  try {
    const session = await refresh(token);
    if (getToken() !== token) return null;
    storeSession(session);
    renewedAt = Date.now();
  } catch (error) {
    // A network or server failure does not concern the token, which is still valid.
    const status = statusOf(error);
    const isRefused = status !== null && status >= 400 && status < 500 && status !== 429;
    if (isRefused && getToken() === token) signOut(token);
  }
  return null;
}
