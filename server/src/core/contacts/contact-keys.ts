import type { Db } from '../../platform/db/db.ts';
import { updateRows } from '../../platform/db/update-rows.ts';
import { toAddressKey, toKey, toSearchedKey } from '../../platform/text/keys.ts';

const ROWS_AT_ONCE = 500;

/** Call it after each write of fields by which contacts are sorted or searched: names, roles, addresses, outlets. */
export async function refreshContactKeys(trx: Db, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) await refresh(trx, ids.slice(at, at + ROWS_AT_ONCE));
}

async function refresh(trx: Db, ids: readonly number[]): Promise<void> {
  const contacts = await trx
    .selectFrom('contact')
    .select(['id', 'first_name', 'last_name', 'roles'])
    .where('id', 'in', ids)
    .execute();
  const addresses = await trx
    .selectFrom('contact_address')
    .select(['contact_id', 'email'])
    .where('contact_id', 'in', ids)
    .orderBy('position')
    .execute();
  const outlets = await trx
    .selectFrom('contact_outlet')
    .innerJoin('outlet', 'outlet.id', 'contact_outlet.outlet_id')
    .select(['contact_outlet.contact_id', 'outlet.name'])
    .where('contact_outlet.contact_id', 'in', ids)
    .orderBy('outlet.name_key')
    .execute();
  const emailsOf = Map.groupBy(addresses, ({ contact_id }) => contact_id);
  const outletsOf = Map.groupBy(outlets, ({ contact_id }) => contact_id);
  const changes = contacts.map(({ id, first_name, last_name, roles }) => {
    const emails = (emailsOf.get(id) ?? []).map(({ email }) => email);
    const names = (outletsOf.get(id) ?? []).map(({ name }) => name);
    const set = {
      name_key: toKey(`${last_name} ${first_name}`) || toKey(emails[0] ?? ''),
      search_text: toSearchedKey([last_name, first_name, ...emails.map(toAddressKey), roles, ...names]),
    };
    return { id, set };
  });
  if (changes.length > 0) await updateRows(trx, 'contact', changes);
}
