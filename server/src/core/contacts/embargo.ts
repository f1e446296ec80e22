import type { Db } from '../../platform/db/db.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { recordAudit } from '../audit/queries.ts';
import type { AppContext } from '../context.ts';
import { ensureReaderContact } from './readers.ts';

/** Keeps the first time. `by`: account that accepted; null: by a link in a message. */
export async function acceptEmbargo(
  trx: Db,
  { contact, by }: { contact: number; by: number | null },
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('contact')
    .set((eb) => ({ embargo_accepted_at: now.toISOString(), version: eb('version', '+', 1) }))
    .where('id', '=', contact)
    .where('embargo_accepted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const about = `contact:${contact}` as const;
  await recordAudit(trx, { by, action: 'edit', about, fields: ['embargo_accepted_at'] }, now);
}

type Accepting = Parameters<typeof ensureReaderContact>[2];

/** The same for a signed-in reader, as a contact of the press office. @throws 409 */
export async function acceptEmbargoAs(
  trx: Db,
  context: Pick<AppContext, 'addressHashes' | 'now'>,
  account: Accepting,
): Promise<void> {
  await ensureReaderContact(trx, context, account);
  const contact = await trx
    .selectFrom('contact')
    .select('id')
    .where('user_account_id', '=', account.id)
    .executeTakeFirst();
  if (contact === undefined) throw conflict('embargo_other_contact');
  await acceptEmbargo(trx, { contact: contact.id, by: account.id }, context.now());
}
