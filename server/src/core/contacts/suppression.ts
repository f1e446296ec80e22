import type { StopReason } from '@press-room/contract/contacts';
import type { Db } from '../../platform/db/db.ts';
import type { AddressHashes } from '../../platform/signing/address-hashes.ts';

const AT_ONCE = 400;

/** The suppressed ones of some addresses. */
export async function listSuppressed(
  db: Db,
  hashes: AddressHashes,
  emails: readonly string[],
): Promise<Set<string>> {
  const byHash = new Map(emails.flatMap((email) => hashes.all(email).map((hash) => [hash, email] as const)));
  const all = [...byHash.keys()];
  const suppressed = new Set<string>();
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom('suppression')
      .select('hash')
      .where('hash', 'in', all.slice(at, at + AT_ONCE))
      .execute();
    for (const { hash } of rows) suppressed.add(byHash.get(hash) ?? '');
  }
  return suppressed;
}

/** Reason of an address's suppression, null if it is not suppressed. */
export async function findSuppression(
  db: Db,
  hashes: AddressHashes,
  email: string,
): Promise<{ reason: StopReason; at: string } | null> {
  const row = await db
    .selectFrom('suppression')
    .select(['reason', 'at'])
    .where('hash', 'in', hashes.all(email))
    .executeTakeFirst();
  return row === undefined ? null : { reason: row.reason as StopReason, at: row.at };
}

/** Of some accounts, those that get no mail: their address is suppressed, or their contact objected. */
export async function listStoppedAccounts(
  db: Db,
  hashes: AddressHashes,
  accounts: readonly { id: number; email: string }[],
): Promise<Set<number>> {
  const suppressed = await listSuppressed(
    db,
    hashes,
    accounts.map(({ email }) => email),
  );
  const stopped = new Set(accounts.filter(({ email }) => suppressed.has(email)).map(({ id }) => id));
  for (let at = 0; at < accounts.length; at += AT_ONCE) {
    const some = accounts.slice(at, at + AT_ONCE).map(({ id }) => id);
    const rows = await db
      .selectFrom('contact')
      .select((eb) => eb.ref('user_account_id').$notNull().as('id'))
      .where('user_account_id', 'in', some)
      .where('stopped_at', 'is not', null)
      .execute();
    for (const { id } of rows) stopped.add(id);
  }
  return stopped;
}

interface Stop {
  reason: StopReason;
  now: Date;
}

/** Suppresses one address; the contact's other addresses are not affected. */
export async function suppressAddress(
  trx: Db,
  hashes: AddressHashes,
  email: string,
  { reason, now }: Stop,
): Promise<void> {
  const at = now.toISOString();
  await trx
    .insertInto('suppression')
    .values({ hash: hashes.hash(email), reason, at })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  await trx
    .updateTable('contact_address')
    .set({ stopped_at: at, stopped_reason: reason })
    .where('email', '=', email)
    .where('stopped_at', 'is', null)
    .execute();
}

/** Suppresses all addresses of a person who objected. */
export async function stopContact(
  trx: Db,
  hashes: AddressHashes,
  contactId: number,
  { reason, now }: Stop,
): Promise<void> {
  await trx
    .updateTable('contact')
    .set((eb) => ({ stopped_at: now.toISOString(), stopped_reason: reason, version: eb('version', '+', 1) }))
    .where('id', '=', contactId)
    .where('stopped_at', 'is', null)
    .execute();
  for (const email of await listAddresses(trx, contactId))
    await suppressAddress(trx, hashes, email, { reason, now });
  await trx.deleteFrom('alert').where('contact_id', '=', contactId).execute();
}

/** The person subscribed again. */
export async function resumeContact(
  trx: Db,
  hashes: AddressHashes,
  { contactId, email }: { contactId: number; email: string },
): Promise<void> {
  await trx.deleteFrom('suppression').where('hash', 'in', hashes.all(email)).execute();
  await trx
    .updateTable('contact_address')
    .set({ stopped_at: null, stopped_reason: null, soft_bounces: 0, soft_since: null })
    .where('email', '=', email)
    .execute();
  await trx
    .updateTable('contact')
    .set((eb) => ({ stopped_at: null, stopped_reason: null, version: eb('version', '+', 1) }))
    .where('id', '=', contactId)
    .where('stopped_at', 'is not', null)
    .execute();
}

export async function listAddresses(db: Db, contactId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_address')
    .select('email')
    .where('contact_id', '=', contactId)
    .execute();
  return rows.map(({ email }) => email);
}
