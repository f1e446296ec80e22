import { refreshSession } from './features/account/queries.ts';
import { followGroupIn } from './features/press-groups/press-group.ts';
import { type Address, checkAddress, type Verdict } from './lib/guard.ts';
import { lockAt } from './lib/lock.ts';

/** Checks of every new address before its screen is shown: its press group, the lock, then the guard. */
export function checkArrival(address: Address, from: Address): Verdict | Promise<Verdict> {
  lockAt(address, from);
  return followGroupIn(address) ?? checkAddress(address, refreshSession, from);
}
