import { PRESS_GROUP } from '@press-room/contract/embargo';
import type { Db } from '../../platform/db/db.ts';
import { toText } from '../../platform/text/messages.ts';
import { announceReader } from '../announcements/readers.ts';
import type { AppContext } from '../context.ts';
import { refreshContactKeys } from './contact-keys.ts';
import { addAddress, ensureContact } from './contacts.ts';

const AT_ONCE = 200;

interface Reader {
  id: number;
  email: string;
  language: string;
}

/** Creates or updates the contact of an admitted reader, with the address of the account. */
export async function ensureReaderContact(
  trx: Db,
  { addressHashes, now }: Pick<AppContext, 'addressHashes' | 'now'>,
  { id, email, language }: Reader,
): Promise<void> {
  await announceReader(trx, id, now());
  const own = await trx
    .selectFrom('contact')
    .select('id')
    .where('user_account_id', '=', id)
    .executeTakeFirst();
  const isTaken = await trx
    .selectFrom('contact_address')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  // The address of the account has changed.
  if (own !== undefined && isTaken === undefined) {
    await trx
      .updateTable('contact_address')
      .set((eb) => ({ position: eb('position', '+', 1) }))
      .where('contact_id', '=', own.id)
      .execute();
    await addAddress(trx, addressHashes, { contact_id: own.id, email, position: 0 });
    await refreshContactKeys(trx, [own.id]);
  }
  if (own !== undefined) return;
  const source = toText({ key: 'contact_from_account' }, language === 'it' ? 'it' : 'en');
  await ensureContact(
    trx,
    addressHashes,
    { email, language, basis: 'legitimate_interest', source, wording: '' },
    now(),
  );
}

/** The same for all readers admitted earlier, or whose address has changed. */
export async function ensureReaderContacts(
  context: Pick<AppContext, 'addressHashes' | 'database' | 'now'>,
): Promise<void> {
  const { db } = context.database;
  for (let after = 0; ; ) {
    const readers = await listReadersWithout(db, after);
    for (const reader of readers)
      await db.transaction().execute((trx) => ensureReaderContact(trx, context, reader));
    const last = readers.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Readers whose address no contact has. */
const listReadersWithout = (db: Db, after: number): Promise<Reader[]> =>
  db
    .selectFrom('user_account')
    .innerJoin('user_account_group', 'user_account_group.user_account_id', 'user_account.id')
    .innerJoin('user_group', 'user_group.id', 'user_account_group.user_group_id')
    .leftJoin('contact_address', 'contact_address.email', 'user_account.email')
    .leftJoin('contact', 'contact.id', 'contact_address.contact_id')
    .select(['user_account.id', 'user_account.email', 'user_account.language'])
    .where('user_group.name', '=', PRESS_GROUP)
    .where('user_account.verified_at', 'is not', null)
    .where('user_account.id', '>', after)
    .where('contact.user_account_id', 'is', null)
    .orderBy('user_account.id')
    .limit(AT_ONCE)
    .execute();
