import type { Session } from '@press-room/contract/account';
import type { FastifyRequest } from 'fastify';
import { type AppError, invalidForm } from '../../../platform/errors/errors.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { signToken } from '../../../platform/signing/session-tokens.ts';
import type { AppContext } from '../../context.ts';
import { factorStateOf } from '../factor-state.ts';
import { checkPassword } from '../passwords.ts';
import { type Account, findAccount } from '../queries.ts';
import { toUser } from '../service.ts';
import { isKnownAddress, recordFailure, recordSignIn, type SignInTrace } from './sign-in-queries.ts';
import { describeUserAgent } from './user-agents.ts';

export type SignInContext = Pick<
  AppContext,
  'config' | 'database' | 'tokens' | 'addresses' | 'limit' | 'now'
>;

export const traceOf = (
  { addresses }: Pick<AppContext, 'addresses'>,
  request: FastifyRequest,
): SignInTrace => ({
  address_hash: addresses.toHash(networkOf(request)),
  user_agent: describeUserAgent(request.headers['user-agent']),
});

/** Answers a correct password of an account with a second factor. */
export type AskForSecondStep = (context: SignInContext, account: Account) => Promise<AppError>;

const canSignIn = (account: Account): boolean => account.verified_at !== null && account.disabled_at === null;

/**
 * Unknown, unverified and disabled accounts get the same refusal after the same work. Failed attempts for an account
 * share one counter, whatever their network. A network where its owner signed in before, or has just reset the
 * password, has a separate counter: others cannot lock the owner out, and attempts from that network are limited too.
 * With a second factor the sign-in is not complete.
 * @throws 400, 403 with the ticket for the second step, 429
 */
export async function signIn(
  context: SignInContext,
  { email, password }: { email: string; password: string },
  { trace, askForSecondStep }: { trace: SignInTrace; askForSecondStep: AskForSecondStep },
): Promise<Session> {
  const { database, now, tokens } = context;
  const account = await findAccount(database.db, email);
  const isAtHome = await isKnownAddress(database.db, account?.id ?? 0, trace.address_hash);
  const key = `login:account:${email}${isAtHome ? `:${trace.address_hash}` : ''}`;
  await context.limit({ key, max: 10, seconds: 60 });
  const isRight = await checkPassword(database.db, account, password);
  if (account === null || !isRight || !canSignIn(account)) {
    await recordFailure(database.db, account?.id ?? null, trace, now());
    throw invalidForm('login_failed');
  }
  await context.limit.forgive(key);
  if (factorStateOf(context, account) === 'on') throw await askForSecondStep(context, account);
  await recordSignIn(database.db, account.id, trace, now());
  return { token: await signToken(account, tokens, { now: now() }), user: toUser(account) };
}
