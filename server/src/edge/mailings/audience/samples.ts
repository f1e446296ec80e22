import type { Language } from '@press-room/contract/languages';
import {
  MAILING_SAMPLES,
  MAILING_SAMPLES_FOUND_MAX,
  type MailingSample,
} from '@press-room/contract/mailing-readings';
import { type Mailing, MERGE_FIELDS } from '@press-room/contract/mailings';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toKeyWords } from '../../../platform/text/keys.ts';
import { listAddressedContacts } from '../message/addressed.ts';
import type { MergeField } from '../message/merge-fields.ts';
import { type Recipient, resolveAudience } from './audience.ts';
import { inBatches } from './queries.ts';

/**
 * Some recipients of a mailing: those whose name or address contains the words; without words, a few different ones.
 */
export async function listSamples(
  context: AppContext,
  mailing: Mailing,
  words: string | null,
): Promise<MailingSample[]> {
  const { db } = context.database;
  const { recipients } = await resolveAudience(context, db, mailing);
  const ids =
    words === null ? await chooseSamples(db, recipients) : await findRecipients(db, recipients, words);
  return describeSamples(db, recipients, ids);
}

/** One with an empty field, one of each language, and others up to the limit. */
async function chooseSamples(db: Db, recipients: readonly Recipient[]): Promise<number[]> {
  const firstIn = (language: Language) =>
    recipients.find((each) => each.language === language)?.contact_id ?? [];
  const [incomplete] = await listIncomplete(db, recipients, 'first_name');
  const chosen = [incomplete ?? [], firstIn('it'), firstIn('en'), recipients.map((each) => each.contact_id)];
  return [...new Set(chosen.flat())].slice(0, MAILING_SAMPLES);
}

async function findRecipients(db: Db, recipients: readonly Recipient[], words: string): Promise<number[]> {
  const found = await inBatches(
    recipients.map(({ contact_id }) => contact_id),
    (some) =>
      db
        .selectFrom('contact')
        .select('id')
        .where('id', 'in', some)
        .where((eb) => eb.and(toKeyWords(words).map((word) => eb('search_text', 'like', `%${word}%`))))
        .orderBy('name_key')
        .limit(MAILING_SAMPLES_FOUND_MAX)
        .execute(),
  );
  return found.slice(0, MAILING_SAMPLES_FOUND_MAX).map(({ id }) => id);
}

/** Ids of recipients for whom a merge field is empty. */
export async function listIncomplete(
  db: Db,
  recipients: readonly Recipient[],
  field: MergeField,
): Promise<number[]> {
  const rows = await inBatches(
    recipients.map(({ contact_id }) => contact_id),
    (some) =>
      db
        .selectFrom('contact')
        .select('id')
        .where('id', 'in', some)
        .where((eb) =>
          field === 'outlet'
            ? eb('id', 'not in', eb.selectFrom('contact_outlet').select('contact_id'))
            : eb(field, '=', ''),
        )
        .orderBy('id')
        .execute(),
  );
  return rows.map(({ id }) => id);
}

/** In the order of the ids. */
async function describeSamples(
  db: Db,
  recipients: readonly Recipient[],
  ids: readonly number[],
): Promise<MailingSample[]> {
  if (ids.length === 0) return [];
  const byId = new Map(recipients.map((each) => [each.contact_id, each]));
  const contacts = new Map((await listAddressedContacts(db, ids)).map((each) => [each.id, each]));
  return ids.flatMap((id) => {
    const [contact, recipient] = [contacts.get(id), byId.get(id)];
    if (contact === undefined || recipient === undefined) return [];
    const { email, language } = recipient;
    const name = [contact.first_name, contact.last_name].filter(Boolean).join(' ') || email;
    return [{ id, name, email, language, empty: MERGE_FIELDS.filter((field) => !contact[field]) }];
  });
}
