import { recordAudit } from '../../../core/audit/queries.ts';
import { deleteContacts } from '../../../core/contacts/deletion.ts';
import { stopContact } from '../../../core/contacts/suppression.ts';
import type { AppContext } from '../../../core/context.ts';
import { lockRow } from '../../../platform/db/row-locks.ts';
import { mentions } from '../../../platform/mail/mentions.ts';
import { names } from '../../messages/forgetting.ts';
import { forgetInAudit, forgetPerson, NO_ACCOUNT, recordRetention } from '../erasure/erasure-queries.ts';
import { type DataRequest, useDataRequest } from './requests.ts';

/**
 * Deletes a person without an account and all their data. Their addresses stay suppressed by a keyed hash; statistics
 * of mailings are kept. Returns false if a concurrent request was faster. The caller finally calls `database.forget`,
 * which removes the data from the database files.
 */
export async function eraseContact(
  context: Pick<AppContext, 'addressHashes' | 'config' | 'database' | 'now'>,
  request: DataRequest,
): Promise<boolean> {
  const { addressHashes, config, database, now } = context;
  const { id } = request.subject;
  const about = `contact:${id}` as const;
  const erased = await database.change(async (trx) => {
    await lockRow(trx, database, { table: 'contact', id });
    if (!(await useDataRequest(trx, request))) return null;
    const name = await trx
      .selectFrom('contact')
      .select(['first_name', 'last_name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await stopContact(trx, addressHashes, id, { reason: 'erased', now: now() });
    const emails = await deleteContacts(trx, [id]);
    for (const email of emails) await forgetPerson(context, trx, { ...name, email, id: NO_ACCOUNT });
    await forgetInAudit(trx, { about });
    await recordAudit(trx, { by: null, action: 'erase', about }, now());
    await recordRetention(trx, { action: 'erased', subject: about, reason: 'asked for' }, now());
    return { name, emails };
  });
  if (erased === null) return false;
  const { forgetInOutbox } = await import('../../../platform/mail/outbox.ts');
  const { name, emails } = erased;
  await forgetInOutbox(
    config.DATA_DIR,
    (said) => emails.some((email) => mentions(said, email)) || names(said, name),
  );
  return true;
}
