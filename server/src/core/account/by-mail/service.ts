import type { AccountLink, Session, SignInCode } from '@press-room/contract/account';
import { SIGN_IN_LINK_SECONDS } from '@press-room/contract/limits';
import { badRequest, invalidField } from '../../../platform/errors/errors.ts';
import { signToken } from '../../../platform/signing/session-tokens.ts';
import type { AppContext } from '../../context.ts';
import { dropPassword } from '../confirmation/queries.ts';
import { verifyAccount } from '../confirmation/service.ts';
import { factorStateOf } from '../factor-state.ts';
import { requireLinkOwner } from '../link-check.ts';
import { askForMail } from '../mail-requests.ts';
import { type Account, findAccount, findAccountById } from '../queries.ts';
import { toUser } from '../service.ts';
import type { AskForSecondStep } from '../sign-in/sign-in.ts';
import { recordFailure, recordOnlySignIn, type SignInTrace } from '../sign-in/sign-in-queries.ts';

/** A six-digit code cannot be guessed in this number of attempts. */
const TRIES_PER_TICKET = 5;
const TRIES_PER_DAY = 20;
const DAY = 86_400;

/** Data for opening a session, by any method. */
export interface Opening {
  trace: SignInTrace;
  askForSecondStep: AskForSecondStep;
}

/** Returns a ticket for the requesting browser, which is required together with the code in the mail. @throws 429 */
export async function askForSignInLink(
  context: AppContext,
  { email, network }: { email: string; network: string },
): Promise<string> {
  const { ticket, id } = context.links.codes.open(email);
  await askForMail(context, { letter: 'sign-in', email, network, parameters: { ticket: id } });
  return ticket;
}

/** @throws 400, 403 with the ticket for the second step */
export async function signInByLink(
  context: AppContext,
  link: AccountLink,
  opening: Opening,
): Promise<Session> {
  const session = await openSession(context, await requireLinkOwner(context, 'login', link), opening);
  if (session === null) throw badRequest('link_bad');
  return session;
}

/** @throws 400, 403 with the ticket for the second step, 429 */
export async function signInByCode(
  context: AppContext,
  { email, ticket, code }: SignInCode,
  opening: Opening,
): Promise<Session> {
  const { database, limit, links, now } = context;
  const id = links.codes.read(ticket, email);
  if (id === null) throw invalidField('ticket', 'ticket_over');
  const perDay = `sign-in-code:mailbox:${email}`;
  await limit({ key: `sign-in-code:ticket:${id}`, max: TRIES_PER_TICKET, seconds: SIGN_IN_LINK_SECONDS });
  await limit({ key: perDay, max: TRIES_PER_DAY, seconds: DAY });
  const account = await findAccount(database.db, email);
  if (!links.codes.isRight(code, id, account) || account === null) {
    await recordFailure(database.db, account?.id ?? null, opening.trace, now());
    throw invalidField('code', 'mailed_code_wrong');
  }
  await limit.forgive(perDay);
  const session = await openSession(context, account, opening);
  if (session === null) throw invalidField('code', 'mailed_code_wrong');
  return session;
}

/**
 * Receiving the mail also confirms the address, and ends a password that a stranger may have registered with it. Null:
 * the account is disabled, or a concurrent request was faster.
 */
async function openSession(
  context: AppContext,
  account: Account,
  { trace, askForSecondStep }: Opening,
): Promise<Session | null> {
  const { database, tokens, now } = context;
  if (account.disabled_at !== null) return null;
  if (factorStateOf(context, account) === 'on') throw await askForSecondStep(context, account);
  if (!(await recordOnlySignIn(database.db, account, trace, now()))) return null;
  if (account.verified_at === null)
    await database.db.transaction().execute(async (trx) => {
      await dropPassword(trx, account.email);
      await verifyAccount(trx, context, account);
    });
  const owner = (await findAccountById(database.db, account.id)) ?? account;
  return { token: await signToken(owner, tokens, { now: now() }), user: toUser(owner) };
}
