import type { Db } from '../../../platform/db/db.ts';

const DAY_MS = 86_400_000;

/** Companies that the section about members of an edition names. */
export const listNamedCompanies = async (db: Db, review: number): Promise<number[]> =>
  (
    await db
      .selectFrom('press_review_clipping as place')
      .innerJoin('clipping_company as link', 'link.clipping_id', 'place.clipping_id')
      .select('link.company_id')
      .distinct()
      .where('place.press_review_id', '=', review)
      .where('place.section', '=', 'about_members')
      .execute()
  ).map(({ company_id }) => company_id);

/** Contacts who were invited to an appointment more than a day ago and have not answered. */
export async function listUnanswering(db: Db, appointment: number, now: Date): Promise<number[]> {
  const before = new Date(now.getTime() - DAY_MS).toISOString();
  const answers = await listInvited(db, appointment);
  return answers.flatMap(({ contact_id, state, asked_at }) =>
    contact_id !== null && state === 'invited' && asked_at !== null && asked_at <= before ? [contact_id] : [],
  );
}

const listInvited = (db: Db, appointment: number) =>
  db
    .selectFrom('appointment_answer as answer')
    .leftJoin('contact_address as address', 'address.email', 'answer.email')
    .select(['answer.state', 'answer.asked_at'])
    .select((eb) => eb.fn.coalesce('answer.contact_id', 'address.contact_id').as('contact_id'))
    .where('answer.appointment_id', '=', appointment)
    .execute();

/**
 * Contacts who were invited to an appointment or answered, except those to be reminded, and contacts of other started
 * mailings.
 */
export async function listHavingInvitation(
  db: Db,
  appointment: number,
  reminded: readonly number[],
): Promise<number[]> {
  const again = new Set<number | null>(reminded);
  const answers = (await listInvited(db, appointment)).filter(({ contact_id }) => !again.has(contact_id));
  const underWay = await db
    .selectFrom('mailing_recipient as recipient')
    .innerJoin('mailing', 'mailing.id', 'recipient.mailing_id')
    .select('recipient.contact_id')
    .where('mailing.appointment_id', '=', appointment)
    .where('recipient.state', 'in', ['queued', 'sending', 'deferred'])
    .execute();
  return [...answers, ...underWay].flatMap(({ contact_id }) => contact_id ?? []);
}

/** Contacts whom a mailing of an edition reached, or another started one will reach. */
export async function listHavingEdition(db: Db, review: number): Promise<number[]> {
  const rows = await db
    .selectFrom('mailing_recipient as recipient')
    .innerJoin('mailing', 'mailing.id', 'recipient.mailing_id')
    .select('recipient.contact_id')
    .where('mailing.press_review_id', '=', review)
    .where('recipient.state', 'in', ['accepted', 'queued', 'sending', 'deferred'])
    .execute();
  return rows.flatMap(({ contact_id }) => contact_id ?? []);
}
