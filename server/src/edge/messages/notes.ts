import type { MessageNote } from '@press-room/contract/messages';
import { toPerson } from '../../core/people/people.ts';
import type { Db } from '../../platform/db/db.ts';

/** Oldest first. */
export async function listNotes(db: Db, messageId: number): Promise<MessageNote[]> {
  const notes = await db
    .selectFrom('message_note as note')
    .leftJoin('user_account as author', 'author.id', 'note.user_account_id')
    .select(['note.id', 'note.at', 'note.text', 'note.user_account_id'])
    .select(['author.first_name', 'author.last_name'])
    .where('note.contact_message_id', '=', messageId)
    .orderBy('note.id')
    .execute();
  return notes.map(({ user_account_id, first_name, last_name, ...note }) => ({
    ...note,
    by: toPerson(user_account_id, first_name, last_name),
  }));
}

export async function createNote(
  trx: Db,
  note: { contact_message_id: number; user_account_id: number; at: string; text: string },
): Promise<void> {
  await trx.insertInto('message_note').values(note).execute();
}

/** Notes of a person, newest first, for the privacy export. */
export const listNotesOf = (db: Db, accountId: number) =>
  db
    .selectFrom('message_note')
    .select(['at', 'contact_message_id', 'text'])
    .where('user_account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
