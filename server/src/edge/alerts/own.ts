import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';

/** Contacts of an account: linked ones, and the one with its confirmed address. */
export async function listContactsOf(db: Db, accountId: number): Promise<number[]> {
  const linked = await db
    .selectFrom('contact')
    .select('id')
    .where('user_account_id', '=', accountId)
    .execute();
  const addressed = await db
    .selectFrom('contact_address as address')
    .innerJoin('user_account as account', 'account.email', 'address.email')
    .select('address.contact_id as id')
    .where('account.id', '=', accountId)
    .where('account.verified_at', 'is not', null)
    .execute();
  return [...new Set([...linked, ...addressed].map(({ id }) => id))];
}

export const listAddressesOf = (db: Db, contacts: readonly number[]) =>
  contacts.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('contact_address')
        .select(['contact_id', 'email'])
        .where('contact_id', 'in', contacts)
        .orderBy('position')
        .execute();

const mergedSchema = z.object({ contact: z.object({ id: z.int() }) });

/** Contact of a link in an earlier message, or the contact that it was merged into; null: none. */
export async function findPresent(db: Db, id: number): Promise<number | null> {
  const row = await db.selectFrom('contact').select('id').where('id', '=', id).executeTakeFirst();
  if (row !== undefined) return id;
  const merges = await db
    .selectFrom('contact_merge')
    .select(['contact_id', 'merged'])
    .where('merged', 'like', `%"id":${id}%`)
    .execute();
  const into = merges.find(({ merged }) => mergedSchema.parse(JSON.parse(merged)).contact.id === id);
  return into === undefined ? null : findPresent(db, into.contact_id);
}
