import { findPictureKeys, savePictureKeys } from '../../../core/account/profile/picture-queries.ts';
import { updateProfile } from '../../../core/account/profile/queries.ts';
import { deleteContactOf } from '../../../core/contacts/deletion.ts';
import { removeUnusedFiles } from '../../../core/files/unused-files.ts';
import { toEraseInstant } from '../../../core/personal-data/retention-rules.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockRow } from '../../../platform/db/row-locks.ts';
import { deleteInvitationsOf } from '../../invitations/forgetting.ts';
import type { ErasureContext } from '../erasure/erasure.ts';
import {
  createLockedRecord,
  deleteAccount,
  deleteMailsForAccount,
  forgetInAudit,
  forgetInMails,
  markProfessionLocked,
  recordRetention,
} from '../erasure/erasure-queries.ts';
import { listFilesOf } from '../erasure/files.ts';
import { forgetImported } from '../imports.ts';
import { collectPersonalData, type PersonalData } from '../personal-data-queries.ts';

interface Locking {
  /** When the data should have been locked; later periods count from there. */
  due: Date;
  reason: string;
  /** Last activity when the step was planned; people active since are skipped. */
  lastActivity: string;
}

/**
 * Moves an account out of all tables that the press room reads. No query, screen or command shows a locked record;
 * legal access needs the database itself.
 */
export async function lockAccount(
  context: ErasureContext,
  accountId: number,
  locking: Locking,
): Promise<void> {
  const { database, now } = context;
  const files = await listFilesOf(database.db, accountId);
  await database.change(async (trx) => {
    await lockRow(trx, database, { table: 'user_account', id: accountId });
    const record = await writeRecord(trx, accountId, { ...locking, now: now() });
    if (record === null) return;
    await deleteMailsForAccount(trx, accountId);
    await forgetInMails(trx, record.account);
    await forgetImported(trx, { id: accountId, email: record.account.email });
    await deleteInvitationsOf(trx, { id: accountId, email: record.account.email });
    await deleteContactOf(trx, { id: accountId, email: record.account.email });
    await forgetInAudit(trx, { by: accountId, about: `user_account:${accountId}` });
    await deleteAccount(trx, accountId);
    await recordRetention(
      trx,
      { action: 'locked', subject: `user_account:${accountId}`, reason: locking.reason },
      now(),
    );
  });
  await removeUnusedFiles(context, files);
}

const NO_PROFESSION = {
  company_id: null,
  company_name: '',
  qualify: null,
  publishing_house: '',
  website: '',
  newspaper: '',
  country: '',
  periodicity: null,
  printing_copies: null,
  sector: '[]',
};

/** With a marketing consent: name, address and consents are kept, and the rest is locked. */
export async function lockProfession(
  context: ErasureContext,
  accountId: number,
  locking: Locking,
): Promise<void> {
  const { database, now } = context;
  const files = await findPictureKeys(database.db, accountId);
  await database.db.transaction().execute(async (trx) => {
    await lockRow(trx, database, { table: 'user_account', id: accountId });
    if ((await writeRecord(trx, accountId, { ...locking, now: now() })) === null) return;
    await updateProfile(trx, accountId, NO_PROFESSION);
    await savePictureKeys(trx, accountId, { picture_small: null, picture_large: null });
    await markProfessionLocked(trx, accountId, now());
    await recordRetention(
      trx,
      { action: 'locked profession', subject: `user_account:${accountId}`, reason: locking.reason },
      now(),
    );
  });
  await removeUnusedFiles(context, files);
}

/** Null if the person was deleted or has become active. */
async function writeRecord(
  trx: Db,
  accountId: number,
  { due, lastActivity, now }: Locking & { now: Date },
): Promise<PersonalData | null> {
  const personal = await collectPersonalData(trx, accountId);
  if (personal === null) return null;
  if ((personal.account.last_sign_in_at ?? personal.account.created_at) !== lastActivity) return null;
  await createLockedRecord(trx, {
    user_account_id: accountId,
    locked_at: now.toISOString(),
    erase_at: toEraseInstant(due).toISOString(),
    document: JSON.stringify(toLocked(personal)),
  });
  return personal;
}

/**
 * Identity, consents and applications of a person. All other data have their own retention in the privacy notice, or
 * are deleted with the account; no record outlives it.
 */
const toLocked = ({ account, consents, second_factor, event_accreditations }: PersonalData) => ({
  account,
  consents,
  second_factor,
  event_accreditations,
});
