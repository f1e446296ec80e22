import { type Account, findAccountById } from '../../../core/account/queries.ts';
import { isLastAdministrator } from '../../../core/account/rights/administrators.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import { deleteContactOf } from '../../../core/contacts/deletion.ts';
import type { AppContext } from '../../../core/context.ts';
import { removeUnusedFiles } from '../../../core/files/unused-files.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockRow } from '../../../platform/db/row-locks.ts';
import { mentions } from '../../../platform/mail/mentions.ts';
import { queueMail } from '../../../platform/mail/queue.ts';
import { names } from '../../messages/forgetting.ts';
import {
  deleteAccount,
  deleteLockedRecords,
  deleteMailsForAccount,
  forgetInAudit,
  forgetPerson,
  NO_ACCOUNT,
  recordRetention,
} from './erasure-queries.ts';
import { listFilesOf } from './files.ts';

export type ErasureContext = Pick<AppContext, 'config' | 'database' | 'store' | 'now'>;

interface Erasure {
  /** Deciding officer; null: the system. */
  by: number | null;
  reason: string;
  /** Whether the person is informed. */
  isAnnounced: boolean;
  /** Checked again in the transaction: a request may have been withdrawn meanwhile. */
  isDue: (trx: Db) => Promise<boolean>;
}

/**
 * Deletes an account and all its data, including locked records. Remaining data are anonymous: audit entries lose their
 * person, the consent ledger keeps a number without an account. Returns false if nothing was erased, because the last
 * global administrator must stay. The caller finally calls `database.forget`, which removes the data from the database
 * files.
 */
export async function eraseAccount(
  context: ErasureContext,
  accountId: number,
  { by, reason, isAnnounced, isDue }: Erasure,
): Promise<boolean> {
  const { config, database, now } = context;
  const files = await listFilesOf(database.db, accountId);
  const erased = await database.change(async (trx) => {
    // Concurrent changes that would prevent it, such as withdrawing the request, happen before, or find no account.
    await lockRow(trx, database, { table: 'user_account', id: accountId });
    const account = await findAccountById(trx, accountId);
    if (account === null || !(await isDue(trx)) || (await isLastAdministrator(trx, accountId))) return null;
    // The address and the name of an unconfirmed account may be another person's, whose data are kept.
    const owner = account.verified_at === null ? null : account;
    const addresses = owner === null ? [] : await forgetOwner(context, trx, owner);
    await deleteMailsForAccount(trx, accountId);
    await deleteLockedRecords(trx, accountId);
    await forgetInAudit(trx, { by: accountId, about: `user_account:${accountId}` });
    await deleteAccount(trx, accountId);
    await recordAudit(trx, { by, action: 'erase', about: accountId }, now());
    await recordRetention(trx, { action: 'erased', subject: `user_account:${accountId}`, reason }, now());
    const { email: address, first_name: name, language } = account;
    // Without a mail server a last message would not arrive, and would leave personal data in the outbox.
    const isSent = isAnnounced && config.SMTP_URL !== undefined;
    if (isSent) await queueMail(trx, { letter: 'erasure-done', to: { address, name, language } }, now());
    return { owner, addresses };
  });
  if (erased === null) return false;
  const { owner, addresses } = erased;
  await removeUnusedFiles(context, files);
  const { forgetInOutbox } = await import('../../../platform/mail/outbox.ts');
  // A mail to another address, for its confirmation, contains the account id in its link. In the link of an invitation
  // the number is the invitation's id.
  const link = new RegExp(`/account/(?!invitation/)[a-z-]+/user_id=${accountId}\\b`);
  const isNamed = (said: string): boolean =>
    addresses.some((address) => mentions(said, address)) || (owner !== null && names(said, owner));
  await forgetInOutbox(config.DATA_DIR, (said) => link.test(said) || isNamed(said));
  return true;
}

/** Removes the person from data that name an address of theirs or their name. Returns the addresses. */
async function forgetOwner(context: ErasureContext, trx: Db, account: Account): Promise<string[]> {
  const contacted = await deleteContactOf(trx, account);
  const addresses = [account.email, ...contacted, ...(await forgetPerson(context, trx, account))];
  // A contact has further addresses, such as an earlier one of the account.
  for (const email of contacted)
    if (email !== account.email)
      addresses.push(...(await forgetPerson(context, trx, { ...account, email, id: NO_ACCOUNT })));
  return addresses;
}
