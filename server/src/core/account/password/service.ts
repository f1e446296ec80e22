import type { Db } from '../../../platform/db/db.ts';
import { badRequest, invalidFields, unauthorized } from '../../../platform/errors/errors.ts';
import type { Session } from '../../../platform/http/authentication.ts';
import { queueMail } from '../../../platform/mail/queue.ts';
import { signToken } from '../../../platform/signing/session-tokens.ts';
import type { Message } from '../../../platform/text/messages.ts';
import { recordAudit } from '../../audit/queries.ts';
import type { AppContext } from '../../context.ts';
import { isUnfinished } from '../confirmation/queries.ts';
import { verifyAccount } from '../confirmation/service.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { type Account, findAccountById, setPassword } from '../queries.ts';
import { rememberAddress } from '../sign-in/sign-in-queries.ts';
import { getOwner } from './own-words-queries.ts';
import { checkNewPassword, type NewPassword } from './rules.ts';

type PasswordContext = Pick<AppContext, 'addressHashes' | 'config' | 'database' | 'tokens' | 'now'>;

/**
 * For a verified link. It confirms the address of an account without a password, which it registers. A weak password
 * does not use the link up.
 * @throws 400
 */
export async function resetPassword(
  context: PasswordContext,
  account: Account,
  { form, address_hash }: { form: NewPassword; address_hash: string },
): Promise<void> {
  if (account.disabled_at !== null) throw badRequest('link_bad');
  const broken = await checkNewPassword(context, form, await getOwner(context.database.db, account.id));
  if (Object.keys(broken).length > 0) throw invalidFields(broken);
  const password_hash = await hashPassword(form.password);
  const isDone = await replacePassword(context, account, {
    password_hash,
    action: 'reset_password',
    also: async (trx) => {
      // The owner of the mailbox is known in this network from now on, so that failed attempts elsewhere do not lock
      // them out.
      await rememberAddress(trx, account.id, address_hash, context.now());
      if (isUnfinished(account)) await verifyAccount(trx, context, account);
    },
  });
  // A concurrent request used the same link.
  if (!isDone) throw badRequest('link_bad');
}

/** Returns a token for the current session; all others end. @throws 400, 401 */
export async function changePassword(
  context: PasswordContext,
  session: Session,
  form: NewPassword & { old_password: string },
): Promise<string> {
  const { database, tokens, now } = context;
  const account = await findAccountById(database.db, session.account_id);
  const isRight = await verifyPassword(account?.password_hash ?? null, form.old_password);
  if (account === null) throw unauthorized('no_credentials');
  const broken: Record<string, Message[]> = {
    ...(isRight ? {} : { old_password: [{ key: 'old_password' }] }),
    ...(await checkNewPassword(context, form, await getOwner(database.db, account.id))),
  };
  if (Object.keys(broken).length > 0) throw invalidFields(broken);
  const password_hash = await hashPassword(form.password);
  const isDone = await replacePassword(context, account, { password_hash, action: 'change_password' });
  if (!isDone) throw invalidFields({ old_password: [{ key: 'old_password' }] });
  // The old password is a proof of identity, but does not replace a second factor.
  const { proof } = session;
  const signing = { now: now(), ...(proof.isSecondFactor && { proof }) };
  return signToken({ ...account, token_version: account.token_version + 1 }, tokens, signing);
}

interface Replacement {
  password_hash: string;
  action: 'reset_password' | 'change_password';
  also?: (trx: Db) => Promise<void>;
}

/** Returns false if the password has changed since it was checked. */
function replacePassword(
  { database, now }: PasswordContext,
  account: Account,
  { password_hash, action, also }: Replacement,
): Promise<boolean> {
  return database.db.transaction().execute(async (trx) => {
    const isReplaced = await setPassword(trx, account, password_hash);
    if (!isReplaced) return false;
    await recordAudit(trx, { by: account.id, action, about: account.id }, now());
    await queueMail(trx, { letter: 'password-changed', to: { account: account.id } }, now());
    await also?.(trx);
    return true;
  });
}
