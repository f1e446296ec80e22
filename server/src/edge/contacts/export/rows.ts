import type { Contact } from '@press-room/contract/contacts';
import { CONTACT_TABLE_FIELDS } from '@press-room/contract/table-formats';
import type { Db } from '../../../platform/db/db.ts';
import type { Cell } from '../../../platform/http/table-file.ts';
import { type ContactQuery, openContacts } from '../people/queries.ts';
import { listContacts } from '../people/reading.ts';

const ROWS_AT_ONCE = 500;

/** All contacts of a list request, some hundreds at a time. */
export async function* listPages(db: Db, query: ContactQuery, now: Date): AsyncGenerator<Contact[]> {
  const from = await openContacts(db, query, now);
  for (let after = 0; ; ) {
    const rows = await from(db)
      .where('contact.id', '>', after)
      .orderBy('contact.id')
      .limit(ROWS_AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    yield await listContacts(
      db,
      rows.map(({ id }) => id),
    );
  }
}

/** Fields of an import, so that the file can be imported again, with legal basis and suppression. */
export const EXPORT_COLUMNS = [...CONTACT_TABLE_FIELDS, 'basis', 'source', 'stopped'] as const;

type Column = (typeof EXPORT_COLUMNS)[number];

/** `beats`: words for sectors and tags. */
export function toCells(contact: Contact, beats: readonly string[]): Cell[] {
  const texts: Record<Column, string> = {
    ...contact,
    email: contact.addresses.map(({ email }) => email).join('; '),
    roles: contact.roles.join('; '),
    outlet: contact.outlets.map(({ name }) => name).join('; '),
    tags: beats.join('; '),
    stopped: contact.stopped?.reason ?? contact.addresses[0]?.stopped?.reason ?? '',
  };
  return EXPORT_COLUMNS.map((column) => texts[column]);
}
