import type { Limit } from '../../../platform/http/rate-limit.ts';
import { isKnownAddress } from '../../account/sign-in/sign-in-queries.ts';
import type { AppContext } from '../../context.ts';

const QUARTER = 900;
const DAY = 86_400;

type GuessContext = Pick<AppContext, 'database' | 'addresses' | 'limit'>;

/**
 * Six-digit codes must not be guessable: at most ten wrong ones per account in 15 minutes, sixty per day, and thirty in
 * 15 minutes from one network. A network where the owner signed in before has a separate counter, so that an attacker
 * who knows the password cannot lock the owner out. Correct answers are not counted.
 * @throws 429
 */
export async function guessing(
  { database, addresses, limit }: GuessContext,
  { accountId, network }: { accountId: number; network: string },
  attempt: () => Promise<boolean>,
): Promise<boolean> {
  const hash = addresses.toHash(network);
  const isAtHome = await isKnownAddress(database.db, accountId, hash);
  const key = `factor:account:${accountId}${isAtHome ? `:${hash}` : ''}`;
  const limits: Limit[] = [
    { key, max: 10, seconds: QUARTER },
    { key: `${key}:day`, max: 60, seconds: DAY },
    { key: `factor:address:${network}`, max: 30, seconds: QUARTER },
  ];
  await limit(...limits);
  const isRight = await attempt();
  if (isRight) for (const each of limits) await limit.forgive(each.key);
  return isRight;
}
