import { refreshSession } from './features/account/queries.ts';
import { followGroupIn } from './features/press-groups/press-group.ts';
import { type Address, checkAddress, type Verdict } from './lib/guard.ts';

/** What every new address passes before a screen sees it: the press group that it names, then the guard. */
export const checkArrival = (address: Address, from: Address): Verdict | Promise<Verdict> =>
  followGroupIn(address) ?? checkAddress(address, refreshSession, from);
