import type { Session } from '@press-room/contract/account';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { invalidForm } from '../../../errors.ts';
import { forgiveHit } from '../../../http/rate-limit.ts';
import { verifyPassword } from '../passwords.ts';
import { type Account, findAccount } from '../queries.ts';
import { toUser } from '../service.ts';
import { signToken } from '../tokens.ts';
import { isKnownAddress, recordSignIn, type SignInTrace } from './sign-in-queries.ts';
import { describeUserAgent } from './user-agents.ts';

type SignInContext = Pick<AppContext, 'database' | 'tokens' | 'addresses' | 'limit' | 'now'>;

export const traceOf = (
  { addresses }: Pick<AppContext, 'addresses'>,
  request: FastifyRequest,
): SignInTrace => ({
  address_hash: addresses.toHash(request.ip),
  user_agent: describeUserAgent(request.headers['user-agent']),
});

const canSignIn = (account: Account): boolean => account.verified_at !== null && account.disabled_at === null;

/**
 * Unknown, unverified and disabled accounts get the same refusal after the same work. Wrong guesses count for the
 * account wherever they come from, but only strangers are stopped by them: who signed in from a place before, or has
 * just reset the password there, cannot be locked out by others. @throws 400, 429
 */
export async function signIn(
  context: SignInContext,
  { email, password }: { email: string; password: string },
  trace: SignInTrace,
): Promise<Session> {
  const { database, now, tokens } = context;
  const account = await findAccount(database.db, email);
  const isAtHome = await isKnownAddress(database.db, account?.id ?? 0, trace.address_hash);
  const key = `login:account:${email.toLowerCase()}`;
  if (!isAtHome) await context.limit({ key, max: 10, seconds: 60 });
  const isRight = await verifyPassword(account?.password_hash ?? null, password);
  if (account === null || !isRight || !canSignIn(account)) throw invalidForm('login_failed');
  if (!isAtHome) await forgiveHit(database.db, key);
  await recordSignIn(database.db, account.id, trace, now());
  return { token: await signToken(account, tokens, { now: now() }), user: toUser(account) };
}
