import { listClippingsBy } from '../../../content/clippings/personal-data.ts';
import type { Telling } from '../../../core/personal-data/telling.ts';
import type { Db } from '../../../platform/db/db.ts';
import { listInvitationsOf } from '../invited/queries.ts';
import { readMerged } from '../merge/holdings.ts';
import { listContacts } from './reading.ts';

/** Data about a contact of the press office, for the privacy export. */
export async function listContactsAbout(db: Db, { id, email }: { id: number; email: string }) {
  const rows = await db
    .selectFrom('contact')
    .leftJoin('contact_address', 'contact_address.contact_id', 'contact.id')
    .select('contact.id')
    .distinct()
    .where((eb) => eb.or([eb('contact.user_account_id', '=', id), eb('contact_address.email', '=', email)]))
    .execute();
  return listWithLists(
    db,
    rows.map(({ id: contact }) => contact),
  );
}

export async function listWithLists(db: Db, ids: readonly number[]) {
  const contacts = await listContacts(db, ids);
  return Promise.all(
    contacts.map(async (contact) => ({
      ...contact,
      lists: await listListsOf(db, contact.id),
      invited_to: await listInvitationsOf(db, contact.id),
      clippings: await listClippingsBy(db, contact.id),
      merged: await listMergedInto(db, contact.id),
    })),
  );
}

/** Records that were merged into theirs, in their original form. */
async function listMergedInto(db: Db, contactId: number) {
  const rows = await db
    .selectFrom('contact_merge')
    .select(['merged', 'at'])
    .where('contact_id', '=', contactId)
    .orderBy('id')
    .execute();
  return rows.map(({ merged, at }) => ({ at, ...readMerged(merged) }));
}

/** Hand-picked lists with this contact. */
async function listListsOf(db: Db, contactId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_list_member')
    .innerJoin('contact_list', 'contact_list.id', 'contact_list_member.contact_list_id')
    .select('contact_list.name')
    .where('contact_list_member.contact_id', '=', contactId)
    .orderBy('contact_list.name')
    .execute();
  return rows.map(({ name }) => name);
}

type ContactAbout = Awaited<ReturnType<typeof listContactsAbout>>[number];

export function describeContact(contact: ContactAbout, { say, on }: Telling): string[] {
  const {
    basis,
    basis_at,
    source,
    stopped,
    last_written_at,
    outlets,
    tags,
    notes,
    lists,
    invited_to,
    clippings,
    merged,
  } = contact;
  const addresses = contact.addresses.map(({ email }) => email).join(', ');
  const names = outlets.map(({ name }) => name).join(', ');
  const line = (text: string, en: string, it: string): string[] =>
    text === '' ? [] : [say(`${en}: ${text}.`, `${it}: ${text}.`)];
  return [
    ...line(`${contact.first_name} ${contact.last_name}`.trim(), 'Name', 'Nome'),
    ...line(addresses, 'Addresses', 'Indirizzi'),
    ...line(contact.phone, 'Telephone', 'Telefono'),
    ...line([names, ...contact.roles].filter(Boolean).join(', '), 'Work', 'Lavoro'),
    ...line(tags.join(', '), 'Subjects', 'Temi'),
    ...line(notes, 'Notes', 'Note'),
    ...line(lists.join(', '), 'Lists', 'Liste'),
    ...line(invited_to.join(', '), 'Invited to see', 'Inviti a vedere'),
    ...line(
      clippings.map(({ headline, outlet }) => `${headline} (${outlet})`).join(', '),
      'Articles',
      'Articoli',
    ),
    basis === 'asked'
      ? say(`You asked for messages on ${on(basis_at)}.`, `Hai chiesto i messaggi ${on(basis_at)}.`)
      : say(
          `We write to you on legitimate interest since ${on(basis_at)}. Source: ${source}.`,
          `Ti scriviamo per legittimo interesse, come annotato ${on(basis_at)}. Provenienza: ${source}.`,
        ),
    ...merged.map(({ at, contact: { first_name, last_name, notes: remarks } }) => {
      const name = [`${first_name} ${last_name}`.trim(), remarks].filter(Boolean).join('; ');
      return say(
        `On ${on(at)} another record about you was merged into this one: ${name}.`,
        `Scheda su di te unita a questa ${on(at)}: ${name}.`,
      );
    }),
    ...(stopped === null
      ? []
      : [
          say(
            `Nobody writes to you since ${on(stopped.at)}.`,
            `Hai detto no ${on(stopped.at)}: non ti scrive più nessuno.`,
          ),
        ]),
    ...(contact.embargo_accepted_at === null
      ? []
      : [
          say(
            `You accepted the terms of embargoes on ${on(contact.embargo_accepted_at)}.`,
            `Hai accettato le condizioni degli embarghi ${on(contact.embargo_accepted_at)}.`,
          ),
        ]),
    ...(contact.agrees_to_figures
      ? [
          say(
            'You agreed that we count your visits by name.',
            'Hai accettato che contiamo le tue visite per nome.',
          ),
        ]
      : []),
    ...(last_written_at === null
      ? []
      : [say(`We last wrote to you on ${on(last_written_at)}.`, `Ultimo invio: ${on(last_written_at)}.`)]),
  ];
}
