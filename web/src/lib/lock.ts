import { PATHS, toHome } from '../paths.ts';
import { leaveSession } from './api.ts';
import { getUser, subscribeToSession } from './auth.ts';
import { type Address, toText } from './guard.ts';
import { followLocked, isLocked, LOCK_KEY, rememberPlace, setLocked, takePlace } from './locked.ts';
import { currentAddress, navigate, readAddress } from './navigation.ts';
import { readEntry, scrollWhenTall } from './scroll.ts';

/** The token goes; name, address and place stay until the password brings them back. */
export function lock(): void {
  if (lockSession()) showLockScreen();
}

/** The address of the lock screen locks by itself; unlocked, one returns to `from`, else Home. */
export function lockAt(address: Address, from: Address): void {
  if (address.path !== PATHS.lockScreen || isLocked() || !getUser()) return;
  rememberPlace({ address: from.path === '' ? toHome() : toText(from), top: scrollY });
  lockSession();
}

/** Without moving the reader: for the start, where the guard does it. False when nobody is signed in. */
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
  // The guard may ask for something else first, whose screen starts at its top.
  if (entry && place?.address === toText(readAddress())) scrollWhenTall(entry, place.top);
}

/** Who signs in ends the lock. Locking and unlocking in another tab counts here too. */
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
