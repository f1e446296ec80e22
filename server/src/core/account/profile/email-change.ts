import { lockRows } from '../../../platform/db/row-locks.ts';
import { badRequest, invalidField, unauthorized } from '../../../platform/errors/errors.ts';
import { queueMail } from '../../../platform/mail/queue.ts';
import { recordAudit } from '../../audit/queries.ts';
import type { AppContext } from '../../context.ts';
import { verifyPassword } from '../passwords.ts';
import { type Account, findAccountById } from '../queries.ts';
import { replaceEmail, savePendingEmail } from './email-queries.ts';

type EmailContext = Pick<AppContext, 'database' | 'now'>;

/**
 * Stores the new address until its link is used, and informs the old one. An address in use gets the same answer; only
 * its owner could notice that the link fails.
 * @throws 400
 */
export async function askForEmailChange(
  { database, now }: EmailContext,
  accountId: number,
  form: { email: string; password: string },
): Promise<void> {
  const account = await findAccountById(database.db, accountId);
  const isRight = await verifyPassword(account?.password_hash ?? null, form.password);
  if (account === null) throw unauthorized('no_credentials');
  if (!isRight) throw invalidField('password', 'wrong_password');
  const email = form.email;
  const { id, language } = account;
  await database.db.transaction().execute(async (trx) => {
    await savePendingEmail(trx, id, email, now());
    await recordAudit(trx, { by: id, action: 'ask_email_change', about: id }, now());
    await queueMail(
      trx,
      // Without a name: the owner of the mailbox is not verified yet.
      { letter: 'verify-email', to: { address: email, name: '', language, about: id } },
      now(),
    );
    await queueMail(trx, { letter: 'email-change', to: { account: id }, parameters: { email } }, now());
  });
}

/**
 * Completes the change with a verified link. All sessions end, because tokens contain the address.
 * @throws 400 if the address is now in use
 */
export async function confirmEmailChange(
  { database, now }: EmailContext,
  account: Account & { pending_email: string | null },
): Promise<void> {
  const { id, pending_email } = account;
  if (pending_email === null || account.disabled_at !== null) throw badRequest('link_bad');
  try {
    await database.db.transaction().execute(async (trx) => {
      await lockRows(trx, database, 'user_account', [id]);
      // Setting a password meanwhile has cancelled it.
      if (!(await replaceEmail(trx, id, pending_email))) throw badRequest('link_bad');
      await recordAudit(trx, { by: id, action: 'change_email', about: id }, now());
    });
  } catch (error) {
    if (database.classify(error) !== 'unique') throw error;
    throw badRequest('link_bad');
  }
}
