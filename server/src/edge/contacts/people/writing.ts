import { addAddress } from '../../../core/contacts/contacts.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { AddressHashes } from '../../../platform/signing/address-hashes.ts';
import { toKey } from '../../../platform/text/keys.ts';

/** Mail goes to the first address, unless it is suppressed; existing addresses keep their data. */
export async function replaceAddresses(
  trx: Db,
  hashes: AddressHashes,
  contact_id: number,
  emails: readonly string[],
): Promise<void> {
  const rows = await trx
    .selectFrom('contact_address')
    .select('email')
    .where('contact_id', '=', contact_id)
    .execute();
  const known = new Set(rows.map(({ email }) => email));
  await trx
    .deleteFrom('contact_address')
    .where('contact_id', '=', contact_id)
    .where('email', 'not in', emails)
    .execute();
  for (const [position, email] of emails.entries()) {
    if (!known.has(email)) await addAddress(trx, hashes, { contact_id, email, position });
    else await trx.updateTable('contact_address').set({ position }).where('email', '=', email).execute();
  }
}

export async function replaceOutlets(trx: Db, contact_id: number, outlets: readonly number[]): Promise<void> {
  await trx.deleteFrom('contact_outlet').where('contact_id', '=', contact_id).execute();
  if (outlets.length === 0) return;
  await trx
    .insertInto('contact_outlet')
    .values(outlets.map((outlet_id) => ({ contact_id, outlet_id })))
    .execute();
}

/** Tags that differ only in capitals or accents are equal. */
export async function replaceTags(trx: Db, contact_id: number, tags: readonly string[]): Promise<void> {
  await trx.deleteFrom('contact_tag').where('contact_id', '=', contact_id).execute();
  const byKey = new Map(tags.map((tag) => [toKey(tag), tag] as const).filter(([key]) => key !== ''));
  if (byKey.size === 0) return;
  await trx
    .insertInto('contact_tag')
    .values([...byKey].map(([tag_key, tag]) => ({ contact_id, tag_key, tag })))
    .execute();
}
