import type { Db } from '../../../platform/db/db.ts';
import { announceReader } from '../../announcements/readers.ts';
import { recordAudit } from '../../audit/queries.ts';
import { findContactByEmail, linkAccount } from '../../contacts/contacts.ts';
import type { AppContext } from '../../context.ts';
import { admitOrReview } from '../accreditation.ts';
import type { Account } from '../queries.ts';
import { markVerified } from './queries.ts';

type ConfirmationContext = Pick<AppContext, 'addressHashes' | 'config' | 'now'>;

/** Records the address as verified. Repeating it changes nothing, and a disabled account stays disabled. */
export async function verifyAccount(trx: Db, context: ConfirmationContext, account: Account): Promise<void> {
  const { now } = context;
  if (!(await markVerified(trx, account.id, now()))) return;
  await recordAudit(trx, { by: account.id, action: 'verify', about: account.id }, now());
  const contact = await findContactByEmail(trx, account.email);
  if (contact !== null) await linkAccount(trx, contact, [account.email]);
  await announceReader(trx, account.id, now());
  await admitOrReview(trx, context, account);
}
