import { PATHS, toHome } from '../paths.ts';
import { leaveSession } from './api.ts';
import { getUser, subscribeToSession } from './auth.ts';
import { type Address, toText } from './guard.ts';
import { followLocked, isLocked, LOCK_KEY, rememberPlace, setLocked, takePlace } from './locked.ts';
import { currentAddress, navigate, readAddress } from './navigation.ts';
import { readEntry, scrollWhenTall } from './scroll.ts';

/** Locks the screen: removes the token; name, address and position remain until the password is given. */
export function lock(): void {
  if (lockSession()) showLockScreen();
}

/** Locks when the address of the lock screen is opened; unlocking returns to `from`, or to Home. */
export function lockAt(address: Address, from: Address): void {
  if (address.path !== PATHS.lockScreen || isLocked() || !getUser()) return;
  rememberPlace({ address: from.path === '' ? toHome() : toText(from), top: scrollY });
  lockSession();
}

/** Locks without navigating, for the start, when the guard navigates. @returns false if nobody is signed in */
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

/** Returns to the place of this tab before the lock. */
export function returnToPlace(): void {
  const place = takePlace();
  navigate(place?.address ?? toHome(), { replace: true, keepScroll: true });
  const entry = readEntry();
  // The guard may redirect to another screen, which starts at the top.
  if (entry && place?.address === toText(readAddress())) scrollWhenTall(entry, place.top);
}

/** Ends the lock after a sign-in, and follows other tabs. */
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
