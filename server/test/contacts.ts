import { refreshContactKeys } from '../src/core/contacts/contact-keys.ts';
import { addAddress } from '../src/core/contacts/contacts.ts';
import type { AppContext } from '../src/core/context.ts';

interface ContactOptions {
  salutation?: string;
  first_name?: string;
  last_name?: string;
  language?: string;
  basis?: string;
  source?: string;
  user_account_id?: number | null;
  is_embargo_trusted?: number;
  embargo_accepted_at?: string | null;
  agrees_to_figures?: number;
  away_from?: string | null;
  away_until?: string | null;
}

/** Adds a contact with an address; returns its id. */
export async function addContact(
  { database, addressHashes, now }: Pick<AppContext, 'database' | 'addressHashes' | 'now'>,
  email: string,
  options: ContactOptions = {},
): Promise<number> {
  const at = now().toISOString();
  const contact = {
    first_name: 'Ada',
    last_name: 'Rossi',
    language: 'it',
    basis: 'legitimate_interest',
    source: 'Ceramic World',
    ...options,
  };
  const { id } = await database.db
    .insertInto('contact')
    .values({
      ...contact,
      name_key: '',
      basis_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addAddress(database.db, addressHashes, { contact_id: id, email, position: 0 });
  await refreshContactKeys(database.db, [id]);
  return id;
}

/** A hand-picked list; returns its id. */
export async function addContactList(
  { database, now }: AppContext,
  press_group_id: number,
  contacts: readonly number[],
): Promise<number> {
  const { id } = await database.db
    .insertInto('contact_list')
    .values({ press_group_id, name: 'Press', filter: null, updated_at: now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const contact_id of contacts)
    await database.db.insertInto('contact_list_member').values({ contact_list_id: id, contact_id }).execute();
  return id;
}
