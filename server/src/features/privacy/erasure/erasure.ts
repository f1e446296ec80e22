import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { queueMail } from '../../../mail/queue.ts';
import { removeUnusedFiles } from '../../account/profile/picture.ts';
import { findPictureKeys } from '../../account/profile/picture-queries.ts';
import { findAccountById, recordAudit } from '../../account/queries.ts';
import { deleteContactMessagesOf } from '../../contact/queries.ts';
import { forgetReporter } from '../../error-reports/queries.ts';
import { deleteAccount, deleteLockedRecords, deleteMailsTo, recordRetention } from './erasure-queries.ts';

export type ErasureContext = Pick<AppContext, 'database' | 'store' | 'now'>;

interface Erasure {
  /** Who decided it, null: the press room itself. */
  by: number | null;
  reason: string;
  /** Whether the person is told. */
  isAnnounced: boolean;
  /** Asked once more in the transaction: a request may have been withdrawn meanwhile. */
  isDue: (trx: Db) => Promise<boolean>;
}

/**
 * Deletes an account with all that hangs on it, locked records included. What stays names nobody: audit entries lose
 * their person, the consent ledger keeps a number that belongs to no account. False where nothing was erased.
 */
export async function eraseAccount(
  context: ErasureContext,
  accountId: number,
  { by, reason, isAnnounced, isDue }: Erasure,
): Promise<boolean> {
  const { database, now } = context;
  const files = await findPictureKeys(database.db, accountId);
  const isErased = await database.db.transaction().execute(async (trx) => {
    const account = await findAccountById(trx, accountId);
    if (account === null || !(await isDue(trx))) return false;
    await deleteMailsTo(trx, account.email);
    await deleteContactMessagesOf(trx, accountId, account.email);
    await forgetReporter(trx, account.email);
    await deleteLockedRecords(trx, accountId);
    await deleteAccount(trx, accountId);
    await recordAudit(trx, { by, action: 'erase', about: accountId }, now());
    await recordRetention(trx, { action: 'erased', subject: `user_account:${accountId}`, reason }, now());
    const { email: address, first_name: name, language } = account;
    if (isAnnounced) await queueMail(trx, { letter: 'erasure-done', to: { address, name, language } }, now());
    return true;
  });
  if (isErased) await removeUnusedFiles(context, files);
  return isErased;
}
