import { rightsOf } from '@press-room/contract/roles';
import type { Db } from '../../platform/db/db.ts';
import { forbidden } from '../../platform/errors/errors.ts';
import type { Officer } from '../../platform/http/officer.ts';
import { toKey } from '../../platform/text/keys.ts';
import { recordAudit } from '../audit/queries.ts';
import { refreshContactKeys } from './contact-keys.ts';

/** Ids of the outlets of an e-mail address, by its domain. */
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

/** Adds the outlet to the contact with an address, if its domain is known. */
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

/** Ids of outlets by their keys; missing ones are created. */
export async function ensureOutlets(
  trx: Db,
  names: readonly string[],
  now: Date,
): Promise<{ byKey: Map<string, number>; made: number[] }> {
  const wanted = new Map(names.map((name) => [toKey(name), name] as const).filter(([key]) => key !== ''));
  if (wanted.size === 0) return { byKey: new Map(), made: [] };
  const updated_at = now.toISOString();
  const made = await trx
    .insertInto('outlet')
    .values([...wanted].map(([name_key, name]) => ({ name, name_key, updated_at })))
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .execute();
  const rows = await trx
    .selectFrom('outlet')
    .select(['id', 'name_key'])
    .where('name_key', 'in', [...wanted.keys()])
    .execute();
  return {
    byKey: new Map(rows.map(({ id, name_key }) => [name_key, id])),
    made: made.map(({ id }) => id),
  };
}

/** Ids of the outlets that an officer names. @throws 403 if one would be created by an officer without the right */
export async function nameOutlets(
  trx: Db,
  names: readonly string[],
  { officer, now }: { officer: Officer; now: Date },
): Promise<number[]> {
  const { byKey, made } = await ensureOutlets(trx, names, now);
  if (made.length > 0 && !rightsOf(officer).includes('outlet.create')) throw forbidden();
  for (const id of made)
    await recordAudit(
      trx,
      { by: officer.id, action: 'create', about: `outlet:${id}`, fields: ['name'] },
      now,
    );
  return [...byKey.values()];
}
