import type { Session as Opened } from '@press-room/contract/account';
import {
  type AppError,
  invalidField,
  notFound,
  secondStepRequired,
  unauthorized,
} from '../../../platform/errors/errors.ts';
import type { Session } from '../../../platform/http/authentication.ts';
import { signToken } from '../../../platform/signing/session-tokens.ts';
import { factorStateOf } from '../../account/factor-state.ts';
import { verifyPassword } from '../../account/passwords.ts';
import { type Account, findAccountById } from '../../account/queries.ts';
import { toUser } from '../../account/service.ts';
import { recordSignIn, type SignInTrace } from '../../account/sign-in/sign-in-queries.ts';
import { recordAudit } from '../../audit/queries.ts';
import type { AppContext } from '../../context.ts';
import { closeTicket, openTicket, readTicket } from '../challenges.ts';
import { buildRequest } from '../passkeys/ceremonies.ts';
import { listMethods } from '../queries.ts';
import { type FactorAnswer, requireFactor } from './answers.ts';
import { guessing } from './guesses.ts';

type StepContext = Pick<
  AppContext,
  'config' | 'database' | 'tokens' | 'secretBox' | 'addresses' | 'limit' | 'now'
>;

/** Answers a correct password of an account with a second factor. */
export async function askForSecondStep(
  { database, now }: Pick<StepContext, 'database' | 'now'>,
  account: Account,
): Promise<AppError> {
  const methods = await listMethods(database.db, account.id);
  return secondStepRequired({ ticket: await openTicket(database.db, account, now()), methods });
}

/**
 * Account of a valid ticket; a changed password, a disabled account or a sign-out everywhere invalidates it.
 * @throws 400
 */
async function requireTicketOwner(
  { config, database, now }: StepContext,
  ticket: string,
  { isAttempt }: { isAttempt: boolean },
): Promise<Account> {
  const owner = await readTicket(database.db, ticket, { isAttempt, now: now() });
  const account = owner === null ? null : await findAccountById(database.db, owner.id);
  const isGood =
    account !== null &&
    account.token_version === owner?.token_version &&
    account.disabled_at === null &&
    factorStateOf({ config }, account) === 'on';
  if (!isGood) throw invalidField('ticket', 'ticket_over');
  return account;
}

/** @throws 400 */
export const buildSignInOptions = async (context: StepContext, ticket: string): Promise<object> =>
  buildRequest(context, await requireTicketOwner(context, ticket, { isAttempt: false }), 'sign-in-passkey');

interface SecondStep {
  ticket: string;
  answer: FactorAnswer;
  trace: SignInTrace;
  network: string;
}

/** Second step: completes the sign-in. @throws 400, 429 */
export async function finishSignIn(
  context: StepContext,
  { ticket, answer, trace, network }: SecondStep,
): Promise<Opened> {
  const { database, tokens, now } = context;
  const account = await requireTicketOwner(context, ticket, { isAttempt: true });
  await requireFactor(context, account, { answer, purpose: 'sign-in-passkey', network });
  if (!(await closeTicket(database.db, ticket, account, now()))) throw invalidField('ticket', 'ticket_over');
  await recordSignIn(database.db, account.id, trace, now());
  const proof = { at: Math.floor(now().getTime() / 1000), isSecondFactor: true };
  return { token: await signToken(account, tokens, { now: now(), proof }), user: toUser(account) };
}

interface Proving {
  answer: FactorAnswer & { password?: string | undefined };
  network: string;
}

/**
 * Renews the proof of identity in a session; the password is sufficient for an account without a second factor.
 * @throws 400
 */
export async function proveAgain(
  context: StepContext,
  session: Session,
  { answer, network }: Proving,
): Promise<Opened> {
  const { database, tokens, now } = context;
  const account = await findAccountById(database.db, session.account_id);
  if (account === null) throw unauthorized('no_credentials');
  const isSecondFactor = session.factor === 'on';
  if (isSecondFactor) await requireFactor(context, account, { answer, purpose: 'proof-passkey', network });
  else await requirePassword(context, account, { password: answer.password, network });
  await recordAudit(database.db, { by: account.id, action: 'prove', about: account.id }, now());
  const proof = { at: Math.floor(now().getTime() / 1000), isSecondFactor };
  const token = await signToken(account, tokens, { now: now(), from: session, proof });
  return { token, user: toUser(account) };
}

async function requirePassword(
  context: StepContext,
  account: Account,
  { password, network }: { password: string | undefined; network: string },
): Promise<void> {
  if (password === undefined) throw invalidField('password', 'required');
  const isRight = await guessing(context, { accountId: account.id, network }, () =>
    verifyPassword(account.password_hash, password),
  );
  if (!isRight) throw invalidField('password', 'wrong_password');
}

/** @throws 404 for an account without passkeys */
export async function buildProofOptions(context: StepContext, accountId: number): Promise<object> {
  const account = await findAccountById(context.database.db, accountId);
  if (account === null) throw unauthorized('no_credentials');
  const methods = await listMethods(context.database.db, accountId);
  if (!methods.includes('passkey')) throw notFound();
  return buildRequest(context, account, 'proof-passkey');
}
