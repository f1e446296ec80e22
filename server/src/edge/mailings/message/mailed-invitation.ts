import type { Language } from '@press-room/contract/languages';
import type { Mailing, MailingAudience } from '@press-room/contract/mailings';
import { toWhen } from '../../../content/appointments/answers/address.ts';
import { ensureAnswer, findAppointment } from '../../../content/appointments/answers/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import { toParagraph } from '../../../platform/mail/layout.ts';
import { wordsIn } from '../../../platform/text/bilingual.ts';
import type { Claimed } from '../sending/recipients.ts';
import type { AddressedContact } from './addressed.ts';
import { listMaterial } from './material.ts';
import type { MessageClass, Prepared, Sender } from './prepared.ts';
import { MAILING_WORDS } from './words.ts';

/** Default subject; a mailing only to those who have not answered is a reminder. */
export function toInvitationSubject(
  title: string,
  { lists, contacts, has_takers }: MailingAudience,
  language: Language,
): string {
  const { reminder, invitation } = MAILING_WORDS[language];
  const isReminder = has_takers && lists.length === 0 && contacts.length === 0;
  return isReminder ? reminder(title) : invitation(title);
}

/** Invitation to an appointment with a personal link for each recipient. Null: cancelled or over. */
export async function prepareInvitation(
  context: AppContext,
  sender: Sender,
  reading: MessageClass,
): Promise<Prepared | null> {
  const { mailing, language } = sender;
  const appointment = await findAppointment(context.database.db, mailing.appointment?.id ?? 0);
  if (appointment === null) return null;
  const { status, starts_at, ends_at } = appointment;
  const isComing = status === 'draft';
  if (ends_at <= context.now().toISOString() || (status !== 'published' && !(isComing && reading.isAhead)))
    return null;
  const pick = (field: 'title' | 'description' | 'place' | 'notice') =>
    wordsIn({ it: appointment[`${field}_it`], en: appointment[`${field}_en`] }, language);
  const words = MAILING_WORDS[language];
  const title = pick('title');
  const when = toWhen({ starts_at, ends_at }, language);
  const paragraphs = [
    [when, pick('place')].filter(Boolean).join('\n'),
    ...pick('description').split(/\n{2,}/),
    pick('notice'),
  ].filter(Boolean);
  const material = await listMaterial(context, mailing.links, { ...reading, release: null, page: null });
  return {
    ...sender,
    isEmbargoed: false,
    isComing,
    title,
    subject: mailing.subject[language] || toInvitationSubject(title, mailing.audience, language),
    preheader: mailing.preheader[language] || when,
    opening: mailing.opening[language],
    byline: '',
    notices: [],
    release: null,
    excerpt: {
      html: paragraphs.map(toParagraph).join('\n'),
      text: paragraphs.join('\n\n'),
      hrefs: [],
    },
    target: null,
    action: words.answer,
    picture: null,
    material,
    missing: mailing.links.length - material.length,
  };
}

/** Makes a recipient an invited person; null: they have already answered. Repeated attempts send the same link. */
export async function inviteRecipient(
  { database, links, now }: AppContext,
  { appointment }: Mailing,
  { email, language, contact }: Pick<Claimed, 'email' | 'language'> & { contact: AddressedContact },
): Promise<string | null> {
  if (appointment === null) return null;
  const { id, state } = await ensureAnswer(
    database.db,
    {
      appointment_id: appointment.id,
      email,
      name: [contact.first_name, contact.last_name].filter(Boolean).join(' '),
      outlet: contact.outlet ?? '',
      language,
      contact_id: contact.id,
      user_account_id: null,
      colleague_of: null,
    },
    now(),
  );
  if (state !== 'invited') return null;
  await database.db
    .updateTable('appointment_answer')
    .set({ asked_at: now().toISOString() })
    .where('id', '=', id)
    .execute();
  return links.readers.toUrl('appointment', { id });
}
