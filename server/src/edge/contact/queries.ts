import type { ContactMessage } from '@press-room/contract/contact';
import { expressionBuilder, type Insertable } from 'kysely';
import type { ContactMessageTable } from '../../platform/db/contact-tables.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { toAddressKey } from '../../platform/text/keys.ts';
import { toReference } from './rules.ts';

export type NewContactMessage = Omit<Insertable<ContactMessageTable>, 'id' | 'address_key'>;

export async function createContactMessage(trx: Db, message: NewContactMessage): Promise<ContactMessage> {
  const { press_release_id, ...row } = await trx
    .insertInto('contact_message')
    .values({ ...message, address_key: toAddressKey(message.email) })
    .returning([
      'id',
      'email',
      'name',
      'subject',
      'message',
      'topic',
      'deadline',
      'press_release_id',
      'created_at',
    ])
    .executeTakeFirstOrThrow();
  return { ...row, press_release: press_release_id, reference: toReference(row) };
}

/** Number of confirmations sent to people without an account since then: to one address, or in total. */
export async function countConfirmations(
  db: Db,
  { since, email }: { since: Date; email?: string },
): Promise<number> {
  let query = db.selectFrom('contact_message').where('confirmed_at', '>', since.toISOString());
  query = email === undefined ? query.where('user_account_id', 'is', null) : query.where('email', '=', email);
  return countRows(query);
}

const eb = expressionBuilder<Schema, 'contact_message'>();

/** Includes messages that the owner of the address sent without signing in. */
export const isWrittenBy = (accountId: number, email: string) =>
  eb.or([eb('user_account_id', '=', accountId), eb('email', '=', email)]);

/** Messages of a person, newest first, with their correspondence, for the privacy export. */
export async function listContactMessages(db: Db, accountId: number, email: string) {
  const messages = await db
    .selectFrom('contact_message')
    .select(['id', 'created_at', 'email', 'name', 'topic', 'subject', 'message', 'deadline'])
    .where(isWrittenBy(accountId, email))
    .orderBy('id', 'desc')
    .execute();
  const letters = await db
    .selectFrom('message_letter as letter')
    .innerJoin('contact_message', 'contact_message.id', 'letter.contact_message_id')
    .select(['letter.contact_message_id', 'letter.at', 'letter.is_received', 'letter.text'])
    .where((builder) =>
      builder.or([
        builder('contact_message.user_account_id', '=', accountId),
        builder('contact_message.email', '=', email),
      ]),
    )
    .orderBy('letter.id')
    .execute();
  const notes = await db
    .selectFrom('message_note as note')
    .innerJoin('contact_message', 'contact_message.id', 'note.contact_message_id')
    .select(['note.contact_message_id', 'note.at', 'note.text'])
    .where((builder) =>
      builder.or([
        builder('contact_message.user_account_id', '=', accountId),
        builder('contact_message.email', '=', email),
      ]),
    )
    .orderBy('note.id')
    .execute();
  return messages.map(({ id, ...message }) => ({
    ...message,
    notes: notes.flatMap(({ contact_message_id, at, text }) =>
      contact_message_id === id ? { at, text } : [],
    ),
    letters: letters
      .filter(({ contact_message_id }) => contact_message_id === id)
      .map(({ at, is_received, text }) => ({ at, from: is_received === 1 ? 'sender' : 'office', text })),
  }));
}

export async function deleteContactMessagesOf(trx: Db, accountId: number, email: string): Promise<void> {
  await trx.deleteFrom('contact_message').where(isWrittenBy(accountId, email)).execute();
}

/** When each stored message was written. */
export const listContactInstants = (db: Db) =>
  db.selectFrom('contact_message').select(['id', 'created_at']).orderBy('id').execute();

export async function deleteContactMessages(trx: Db, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('contact_message').where('id', 'in', ids).execute();
}

export async function findOffice(
  db: Db,
  groupId: number | null,
): Promise<{ id: number; name: string; office: string | null } | null> {
  let query = db.selectFrom('press_group').select(['id', 'name', 'office']);
  if (groupId !== null) query = query.where('id', '=', groupId);
  const row = await query.orderBy('id').limit(1).executeTakeFirst();
  return row ?? null;
}
