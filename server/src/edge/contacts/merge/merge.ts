import {
  CONTACT_ADDRESSES_MAX,
  CONTACT_ROLES_MAX,
  CONTACT_TAGS_MAX,
  type Contact,
} from '@press-room/contract/contacts';
import type { Selectable } from 'kysely';
import { finish, raiseVersion } from '../../../core/admin/writes.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import { refreshContactKeys } from '../../../core/contacts/contact-keys.ts';
import { stopContact } from '../../../core/contacts/suppression.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ContactTable } from '../../../platform/db/reach-tables.ts';
import { lockRow } from '../../../platform/db/row-locks.ts';
import { conflict, invalidField } from '../../../platform/errors/errors.ts';
import type { Write } from '../../../platform/http/officer.ts';
import { CONTACTS, type ContactContext } from '../people/service.ts';
import { type Merged, type Taken, takeHoldings } from './holdings.ts';

interface MergeForm {
  merged: number;
  merged_version: number;
}

/**
 * Merges two contacts: addresses, roles, outlets, tags, lists, alerts and messages move, empty fields are filled, and
 * an objection of either is kept.
 * @throws 400, 404, 409, 412 for either
 */
export async function mergeContacts(
  context: ContactContext,
  { id, version, officer }: Write,
  { merged, merged_version }: MergeForm,
): Promise<Contact> {
  if (merged === id) throw invalidField('merged', 'contact_merge_itself');
  const { addressHashes: hashes, database, now } = context;
  return database.change(async (trx) => {
    const claims = [
      { id, version, officer },
      { id: merged, version: merged_version, officer },
    ];
    // In a fixed order, to prevent deadlocks of two merges.
    for (const one of claims.toSorted((a, b) => a.id - b.id)) {
      await lockRow(trx, database, { table: 'contact', id: one.id });
      await raiseVersion(trx, CONTACTS, one, now());
    }
    const [kept, other] = [await CONTACTS.get(trx, id, now()), await CONTACTS.get(trx, merged, now())];
    check(kept, other);
    const record = await takeHoldings(trx, { from: merged, to: id });
    await trx.deleteFrom('contact').where('id', '=', merged).execute();
    const taken = await fillEmpty(trx, id, record.contact);
    await keepRecord(trx, { contact_id: id, merged: { ...record, taken }, at: now(), by: officer.id });
    const stop = kept.stopped ?? other.stopped;
    if (stop !== null) await stopContact(trx, hashes, id, { reason: stop.reason, now: new Date(stop.at) });
    await refreshContactKeys(trx, [id]);
    return finish(trx, CONTACTS, { id, officer, action: 'merge', fields: [`contact:${merged}`] }, now());
  });
}

/** @throws 409 */
function check(kept: Contact, other: Contact): void {
  if (kept.account !== null && other.account !== null) throw conflict('contact_merge_accounts');
  if (kept.addresses.length + other.addresses.length > CONTACT_ADDRESSES_MAX)
    throw conflict('contact_merge_addresses', { n: CONTACT_ADDRESSES_MAX });
  if (new Set([...kept.tags, ...other.tags]).size > CONTACT_TAGS_MAX) throw conflict('contact_merge_tags');
}

const FILLED = [
  'user_account_id',
  'salutation',
  'first_name',
  'last_name',
  'roles',
  'phone',
  'country',
  'notes',
  'source',
  'last_written_at',
  'embargo_accepted_at',
] as const satisfies readonly (keyof ContactTable)[];

const toRoles = (text: string): string[] => text.split('\n').filter((role) => role !== '');

/** Roles of the remaining contact come first; of too many, the last are dropped. */
const addRoles = (kept: string, merged: string): string =>
  [...new Set([...toRoles(kept), ...toRoles(merged)])].slice(0, CONTACT_ROLES_MAX).join('\n');

/** Fills empty fields with values of the merged contact, and adds its roles; a consent of either counts. */
async function fillEmpty(trx: Db, id: number, merged: Selectable<ContactTable>): Promise<Taken> {
  const kept = await trx.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const given = { ...merged, roles: addRoles(kept.roles, merged.roles) };
  const names: (keyof ContactTable)[] = FILLED.filter(
    (name) =>
      (name === 'roles' || (kept[name] ?? '') === '') &&
      (given[name] ?? '') !== '' &&
      given[name] !== kept[name],
  );
  if (merged.basis === 'asked' && kept.basis !== 'asked') names.push('basis', 'basis_at', 'wording');
  if (names.length === 0) return {};
  const pick = (row: Selectable<ContactTable>) => Object.fromEntries(names.map((name) => [name, row[name]]));
  await trx.updateTable('contact').set(pick(given)).where('id', '=', id).execute();
  return Object.fromEntries(names.map((name) => [name, { before: kept[name], after: given[name] }]));
}

async function keepRecord(
  trx: Db,
  { merged, at, ...record }: { contact_id: number; merged: Merged; at: Date; by: number },
): Promise<void> {
  await trx
    .insertInto('contact_merge')
    .values({ ...record, merged: JSON.stringify(merged), at: at.toISOString() })
    .execute();
  const about = `contact:${merged.contact.id}` as const;
  await recordAudit(trx, { by: record.by, action: 'merge_away', about }, at);
}
