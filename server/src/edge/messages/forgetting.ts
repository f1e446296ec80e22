import type { Db } from '../../platform/db/db.ts';
import { escapePattern, mentions, toMentionPattern } from '../../platform/mail/mentions.ts';

export interface Person {
  email: string;
  first_name: string;
  last_name: string;
}

const LEFT_OUT = '[…]';

/** First and last name in either order; a single name is ambiguous. */
const namesOf = ({ first_name, last_name }: Omit<Person, 'email'>): string[] =>
  first_name === '' || last_name === '' ? [] : [`${first_name} ${last_name}`, `${last_name} ${first_name}`];

const toNamePattern = (name: string): RegExp =>
  new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, 'giu');

/** Whether a text contains the full name. */
export const names = (said: string, person: Omit<Person, 'email'>): boolean =>
  namesOf(person).some((name) => toNamePattern(name).test(said));

/** The text without the address and the full name of a person. */
export const without = (text: string, person: Person): string =>
  [toMentionPattern(person.email), ...namesOf(person).map(toNamePattern)].reduce(
    (left, pattern) => left.replace(pattern, LEFT_OUT),
    text,
  );

/** Removes a person's name from messages of others, and from the office's answers to them. */
export async function forgetInMessages(trx: Db, person: Person): Promise<void> {
  const messages = await trx.selectFrom('contact_message').select(['id', 'subject', 'message']).execute();
  for (const { id, ...said } of messages) {
    const left = { subject: without(said.subject, person), message: without(said.message, person) };
    if (left.subject === said.subject && left.message === said.message) continue;
    await trx.updateTable('contact_message').set(left).where('id', '=', id).execute();
  }
  const letters = await trx.selectFrom('message_letter').select(['id', 'email', 'subject', 'text']).execute();
  for (const { id, email, ...said } of letters) {
    // Another person's reply in a correspondence is kept.
    if (mentions(email, person.email)) {
      await trx.deleteFrom('message_letter').where('id', '=', id).execute();
      continue;
    }
    const left = { subject: without(said.subject, person), text: without(said.text, person) };
    if (left.subject === said.subject && left.text === said.text) continue;
    await trx.updateTable('message_letter').set(left).where('id', '=', id).execute();
  }
  const notes = await trx.selectFrom('message_note').select(['id', 'text']).execute();
  for (const { id, text } of notes) {
    const left = without(text, person);
    if (left !== text)
      await trx.updateTable('message_note').set({ text: left }).where('id', '=', id).execute();
  }
}
