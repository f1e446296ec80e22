import type { Telling } from '../../core/personal-data/telling.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Owner } from '../alerts/personal-data.ts';

/** Data of mailings about a person, for the privacy export, newest first. */
export async function listMailingsOf(db: Db, { emails, contacts }: Owner) {
  return (
    db
      .selectFrom('mailing_recipient as recipient')
      .innerJoin('mailing', 'mailing.id', 'recipient.mailing_id')
      .select([
        'recipient.mailing_id',
        'mailing.press_release_id',
        'mailing.press_review_id',
        'mailing.appointment_id',
        'mailing.created_at',
        'recipient.email',
        'recipient.language',
        'recipient.state',
        'recipient.answer',
        'recipient.accepted_at',
        'recipient.bounced_at',
        'recipient.left_at',
        'recipient.visited_at',
      ])
      // With a part of an `or` that is false, SQLite scans the whole table.
      .where((eb) =>
        eb.or([
          ...(emails.length === 0 ? [] : [eb('recipient.email', 'in', emails)]),
          ...(contacts.length === 0 ? [] : [eb('recipient.contact_id', 'in', contacts)]),
        ]),
      )
      .orderBy('recipient.id', 'desc')
      .execute()
  );
}

export function describeMailing(
  row: Awaited<ReturnType<typeof listMailingsOf>>[number],
  { say, on, starting }: Telling,
): string {
  const { mailing_id: id, email, created_at, state, answer, accepted_at, left_at, visited_at } = row;
  const to = email ?? say('no address', 'nessun indirizzo');
  const why = answer === '' ? '' : `, ${answer}`;
  const outcome =
    accepted_at !== null && state === 'accepted'
      ? say(
          `On ${on(accepted_at)} mailing ${id} was sent to ${to}.`,
          `${starting(accepted_at)}: invio ${id} a ${to}.`,
        )
      : say(
          `Mailing ${id} of ${on(created_at)}, to ${to}: ${state}${why}.`,
          `Invio ${id}, preparato ${on(created_at)}, a ${to}: ${state}${why}.`,
        );
  return [
    outcome,
    ...(visited_at === null
      ? []
      : [
          say(`You followed a link of it on ${on(visited_at)}.`, `Ne hai seguito un link ${on(visited_at)}.`),
        ]),
    ...(left_at === null
      ? []
      : [
          say(
            `You unsubscribed by it on ${on(left_at)}.`,
            `Con questo messaggio ti sei disiscritto ${on(left_at)}.`,
          ),
        ]),
  ].join(' ');
}

const ofEndedBefore = (db: Db, before: string) =>
  db.selectFrom('mailing').select('mailing.id').where('mailing.ended_at', '<=', before);

/** Recipients of mailings that ended long ago. */
export async function countOldRecipients(db: Db, before: string): Promise<number> {
  return countRows(
    db
      .selectFrom('mailing_recipient')
      .where('mailing_id', 'in', ofEndedBefore(db, before))
      .where('email', 'is not', null),
  );
}

/** Statistics of mailings are kept. */
export const forgetOldRecipients = (trx: Db, before: string) =>
  trx
    .updateTable('mailing_recipient')
    .set({ email: null, contact_id: null, answer: '' })
    .where('mailing_id', 'in', ofEndedBefore(trx, before))
    .where('email', 'is not', null)
    .execute();
