import { PATHS, toHome } from '../paths.ts';
import { leaveSession } from './api.ts';
import { getUser, subscribeToSession } from './auth.ts';
import { type Address, toText } from './guard.ts';
import { followLocked, isLocked, LOCK_KEY, rememberPlace, setLocked, takePlace } from './locked.ts';
import { currentAddress, navigate, readAddress } from './navigation.ts';
import { readEntry, scrollWhenTall } from './scroll.ts';

/** Removes the token; name, address and position stay until the password restores them. */
export function lock(): void {
  if (lockSession()) showLockScreen();
}

/** Opening the address of the lock screen locks; unlocking returns to `from`, else Home. */
export function lockAt(address: Address, from: Address): void {
  if (address.path !== PATHS.lockScreen || isLocked() || !getUser()) return;
  rememberPlace({ address: from.path === '' ? toHome() : toText(from), top: scrollY });
  lockSession();
}

/** Locks without navigating: at the start the guard navigates. Returns false if nobody is signed in. */
export function lockSession(): boolean {
  const user = getUser();
  if (!user) return false;
  const { email, first_name, last_name } = user;
  setLocked({ email, first_name, last_name });
  leaveSession();
  return true;
}

function showLockScreen(): void {
  if (currentAddress() === PATHS.lockScreen) return;
  rememberPlace({ address: currentAddress(), top: scrollY });
  navigate(PATHS.lockScreen, { replace: true, isForced: true });
}

/** Back to where this tab was. */
export function returnToPlace(): void {
  const place = takePlace();
  navigate(place?.address ?? toHome(), { replace: true, keepScroll: true });
  const entry = readEntry();
  // The guard may require another screen first, which starts at its top.
  if (entry && place?.address === toText(readAddress())) scrollWhenTall(entry, place.top);
}

/** Signing in ends the lock. Locking and unlocking in another tab applies here too. */
export function followLock(): void {
  subscribeToSession(() => {
    if (getUser() && isLocked()) setLocked(null);
  });
  addEventListener('storage', ({ key }) => {
    if (key !== LOCK_KEY && key !== null) return;
    followLocked();
    if (isLocked()) showLockScreen();
  });
}
