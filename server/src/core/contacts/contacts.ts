import type { ContactBasis } from '@press-room/contract/contacts';
import type { Db } from '../../platform/db/db.ts';
import type { AddressHashes } from '../../platform/signing/address-hashes.ts';
import { toKey } from '../../platform/text/keys.ts';
import { findSuppression } from './suppression.ts';

export async function findContactByEmail(db: Db, email: string): Promise<number | null> {
  const row = await db
    .selectFrom('contact_address')
    .select('contact_id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.contact_id ?? null;
}

/** What contacts are ordered and found by. */
export const toContactKey = ({
  first_name,
  last_name,
  email,
}: {
  first_name: string;
  last_name: string;
  email: string;
}): string => toKey([last_name, first_name].filter(Boolean).join(' ') || email);

export interface NewContact {
  email: string;
  language: string;
  basis: ContactBasis;
  source: string;
  wording: string;
}

/**
 * The contact with an address, made where there is none; linked to the account with the address. An address that nobody
 * writes to again stays so.
 */
export async function ensureContact(
  trx: Db,
  hashes: AddressHashes,
  { email, ...contact }: NewContact,
  now: Date,
): Promise<number> {
  const known = await findContactByEmail(trx, email);
  if (known !== null) return known;
  const at = now.toISOString();
  const account = await findFreeAccount(trx, email);
  const names = { first_name: account?.first_name ?? '', last_name: account?.last_name ?? '' };
  const { id } = await trx
    .insertInto('contact')
    .values({
      ...contact,
      ...names,
      user_account_id: account?.id ?? null,
      name_key: toContactKey({ ...names, email }),
      basis_at: at,
      created_at: at,
      updated_at: at,
      // Who asked knows where their address comes from.
      told_source_at: contact.basis === 'asked' ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addAddress(trx, hashes, { contact_id: id, email, position: 0 });
  return id;
}

/** Adds an address, stopped where nobody writes to it again. */
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
}

/** The account with an address that no contact has yet. */
export async function findFreeAccount(db: Db, email: string) {
  const account = await db
    .selectFrom('user_account')
    .leftJoin('contact', 'contact.user_account_id', 'user_account.id')
    .select(['user_account.id', 'user_account.first_name', 'user_account.last_name'])
    .where('user_account.email', '=', email)
    .where('user_account.verified_at', 'is not', null)
    .where('contact.id', 'is', null)
    .executeTakeFirst();
  return account ?? null;
}
