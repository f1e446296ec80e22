import type { Limit } from '../../../platform/http/rate-limit.ts';
import { isKnownAddress } from '../../account/sign-in/sign-in-queries.ts';
import type { AppContext } from '../../context.ts';

const QUARTER = 900;
const DAY = 86_400;

type GuessContext = Pick<AppContext, 'database' | 'addresses' | 'limit'>;

/**
 * A code of six digits must not be tried out: ten wrong ones in a quarter of an hour, sixty a day for an account, and
 * thirty in a quarter of an hour from one network. A network where the owner signed in before has a count of its own, so
 * that who knows the password elsewhere cannot lock the owner out. Right answers are taken back. @throws 429
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
