import type { Db } from '../../platform/db/db.ts';
import { dropReviewFilesOf } from '../files/review-files.ts';

/**
 * Deletes contacts with the messages sent to them and their names in their clippings. Suppressions of their addresses
 * are kept. Call it within `database.change`: readers see the names in clippings and appointments. Returns the
 * addresses.
 */
export async function deleteContacts(trx: Db, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const addresses = await trx
    .selectFrom('contact_address')
    .select('email')
    .where('contact_id', 'in', ids)
    .execute();
  const emails = addresses.map(({ email }) => email);
  if (emails.length > 0) {
    await trx.deleteFrom('alert').where('email', 'in', emails).execute();
    await forgetRecipients(trx, 'email', emails);
  }
  await forgetRecipients(trx, 'contact_id', ids);
  await forgetAuthors(trx, ids);
  await trx.deleteFrom('contact').where('id', 'in', ids).execute();
  return emails;
}

/** Clippings are kept without the author's name. */
async function forgetAuthors(trx: Db, ids: readonly number[]): Promise<void> {
  const signed = await trx
    .updateTable('clipping')
    // The raised version prevents a form opened earlier from writing the name back.
    .set((eb) => ({ contact_id: null, author: '', author_key: '', version: eb('version', '+', 1) }))
    .where('contact_id', 'in', ids)
    .returning('id')
    .execute();
  await dropReviewFilesOf(trx, signed);
}

/** Statistics of mailings are kept without the recipients. */
async function forgetRecipients(
  trx: Db,
  column: 'email' | 'contact_id',
  values: readonly (string | number)[],
): Promise<void> {
  await trx
    .updateTable('mailing_recipient')
    .set({ email: null, contact_id: null, answer: '' })
    .where(column, 'in', values)
    .execute();
}

/** Deletes the contact of a deleted account, found by id or address. Returns its addresses. */
export async function deleteContactOf(trx: Db, account: { id: number; email: string }): Promise<string[]> {
  const rows = await trx
    .selectFrom('contact')
    .leftJoin('contact_address', 'contact_address.contact_id', 'contact.id')
    .select('contact.id')
    .where((eb) =>
      eb.or([
        eb('contact.user_account_id', '=', account.id),
        eb('contact_address.email', '=', account.email),
      ]),
    )
    .execute();
  return deleteContacts(trx, [...new Set(rows.map(({ id }) => id))]);
}
