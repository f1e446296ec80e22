import type { ContactBasis, StopReason } from '@press-room/contract/contacts';
import type { Db } from '../../platform/db/db.ts';
import type { AddressHashes } from '../../platform/signing/address-hashes.ts';
import { refreshContactKeys } from './contact-keys.ts';
import { findSuppression, suppressAddress } from './suppression.ts';

export async function findContactByEmail(db: Db, email: string): Promise<number | null> {
  const row = await db
    .selectFrom('contact_address')
    .select('contact_id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.contact_id ?? null;
}

export interface NewContact {
  email: string;
  language: string;
  basis: ContactBasis;
  source: string;
  wording: string;
}

/**
 * Contact with an address, created if there is none, and linked to the account with the address. A suppressed address
 * stays suppressed.
 */
export async function ensureContact(
  trx: Db,
  hashes: AddressHashes,
  { email, ...contact }: NewContact,
  now: Date,
): Promise<number> {
  const known = await findContactByEmail(trx, email);
  if (known !== null) {
    await linkAccount(trx, known, [email]);
    return known;
  }
  const at = now.toISOString();
  const account = await findFreeAccount(trx, [email]);
  const { id } = await trx
    .insertInto('contact')
    .values({
      ...contact,
      first_name: account?.first_name ?? '',
      last_name: account?.last_name ?? '',
      user_account_id: account?.id ?? null,
      name_key: '',
      basis_at: at,
      created_at: at,
      updated_at: at,
      // People who requested alerts or registered entered the address themselves.
      told_source_at: contact.basis === 'asked' || account !== null ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addAddress(trx, hashes, { contact_id: id, email, position: 0 });
  await refreshContactKeys(trx, [id]);
  return id;
}

/** Adds an address, suppressed if it is known as such, or if the person objected. */
export async function addAddress(
  trx: Db,
  hashes: AddressHashes,
  address: { contact_id: number; email: string; position: number },
): Promise<void> {
  const suppression = await findSuppression(trx, hashes, address.email);
  await trx
    .insertInto('contact_address')
    .values({
      ...address,
      stopped_at: suppression?.at ?? null,
      stopped_reason: suppression?.reason ?? null,
    })
    .execute();
  const contact = await trx
    .selectFrom('contact')
    .select(['stopped_at', 'stopped_reason'])
    .where('id', '=', address.contact_id)
    .executeTakeFirst();
  if (contact?.stopped_at == null) return;
  const stop = { reason: contact.stopped_reason as StopReason, now: new Date(contact.stopped_at) };
  await suppressAddress(trx, hashes, address.email, stop);
}

/** A contact with the address of an account that has no contact is linked to it. */
export async function linkAccount(trx: Db, contactId: number, emails: readonly string[]): Promise<void> {
  const account = await findFreeAccount(trx, emails);
  if (account === null) return;
  await trx
    .updateTable('contact')
    .set({ user_account_id: account.id })
    .where('id', '=', contactId)
    .where('user_account_id', 'is', null)
    .execute();
}

/** The account that has one of the addresses and no contact. */
async function findFreeAccount(db: Db, emails: readonly string[]) {
  const account = await db
    .selectFrom('user_account')
    .leftJoin('contact', 'contact.user_account_id', 'user_account.id')
    .select(['user_account.id', 'user_account.first_name', 'user_account.last_name'])
    .where('user_account.email', 'in', emails)
    .where('user_account.verified_at', 'is not', null)
    .where('contact.id', 'is', null)
    .orderBy('user_account.id')
    .executeTakeFirst();
  return account ?? null;
}
