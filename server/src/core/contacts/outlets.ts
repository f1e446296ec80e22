import type { Db } from '../../platform/db/db.ts';
import { refreshContactKeys } from './contact-keys.ts';

/** Numbers of the outlets that an e-mail address belongs to, by its domain. */
export async function listOutletsOf(db: Db, email: string): Promise<number[]> {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const rows = await db
    .selectFrom('outlet')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('domains', '=', domain),
        eb('domains', 'like', `${domain} %`),
        eb('domains', 'like', `% ${domain}`),
        eb('domains', 'like', `% ${domain} %`),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes down for which outlet the contact with an address works, where their domain tells. */
export async function addOutlet(trx: Db, email: string, outlet_id: number): Promise<void> {
  const contact = await trx
    .selectFrom('contact_address')
    .select('contact_id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (contact === undefined) return;
  const { contact_id } = contact;
  await trx
    .insertInto('contact_outlet')
    .values({ contact_id, outlet_id })
    .onConflict((conflict) => conflict.columns(['contact_id', 'outlet_id']).doNothing())
    .execute();
  await refreshContactKeys(trx, [contact_id]);
}
