import type { Insertable } from 'kysely';
import type { MessageLetterTable } from '../../platform/db/contact-tables.ts';
import type { Db } from '../../platform/db/db.ts';

/** Unique key of the job that sends a letter: each letter is queued once. */
export const letterKey = (id: number): string => `message_letter:${id}`;

export async function createLetter(
  trx: Db,
  letter: Omit<Insertable<MessageLetterTable>, 'id'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('message_letter')
    .values(letter)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Correspondence, oldest first, with authors and failed deliveries. */
export async function listLetters(db: Db, messageId: number) {
  const letters = await db
    .selectFrom('message_letter as letter')
    .leftJoin('user_account as author', 'author.id', 'letter.user_account_id')
    .selectAll('letter')
    .select(['author.first_name', 'author.last_name'])
    .where('letter.contact_message_id', '=', messageId)
    .orderBy('letter.id')
    .execute();
  const keys = letters.map(({ id }) => letterKey(id));
  const dead = await db
    .selectFrom('job')
    .select('unique_key')
    .where('unique_key', 'in', keys)
    .where('dead_at', 'is not', null)
    .execute();
  const failed = new Set(dead.map(({ unique_key }) => unique_key));
  return letters.map((letter) => ({ ...letter, isFailed: failed.has(letterKey(letter.id)) }));
}

/** Message-IDs that a letter about a message refers to, oldest first. */
export async function listMailIds(db: Db, messageId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('message_letter')
    .select('mail_id')
    .where('contact_message_id', '=', messageId)
    .where('mail_id', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ mail_id }) => mail_id ?? []);
}

export async function markLetterSent(db: Db, id: number, mail_id: string, now: Date): Promise<void> {
  await db
    .updateTable('message_letter')
    .set({ mail_id, sent_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

export async function hasReceived(db: Db, messageId: number, mailId: string): Promise<boolean> {
  const row = await db
    .selectFrom('message_letter')
    .select('id')
    .where('contact_message_id', '=', messageId)
    .where('mail_id', '=', mailId)
    .where('is_received', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}
