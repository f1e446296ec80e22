import type { AppContext } from '../../../core/context.ts';
import type { Telling } from '../../../core/personal-data/telling.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockRows } from '../../../platform/db/row-locks.ts';
import { wordsIn } from '../../../platform/text/bilingual.ts';
import { moveUp } from './answering.ts';
import { findAppointment } from './queries.ts';

/** Invitations and answers of a person, for the privacy export. */
export const listAnswersOf = (db: Db, { emails }: { emails: readonly string[] }) =>
  emails.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('appointment_answer as answer')
        .innerJoin('appointment', 'appointment.id', 'answer.appointment_id')
        .select([
          'appointment.title_it',
          'appointment.title_en',
          'appointment.starts_at',
          'answer.email',
          'answer.name',
          'answer.outlet',
          'answer.state',
          'answer.needs',
          'answer.needs_note',
          'answer.answered_at',
          'answer.entered_at',
        ])
        .where('answer.email', 'in', emails)
        .orderBy('answer.id')
        .execute();
type AnswerAbout = Awaited<ReturnType<typeof listAnswersOf>>[number];

const STATES: Record<AnswerAbout['state'], [en: string, it: string]> = {
  invited: ['you were invited', 'hai ricevuto l’invito'],
  confirmed: ['you have a place', 'hai un posto'],
  waiting: ['you are on the waiting list', 'sei in lista d’attesa'],
  remote: ['you follow it remotely', 'lo segui a distanza'],
  declined: ['you do not come', 'non vieni'],
};

export function describeAnswer(answer: AnswerAbout, { say, on, language }: Telling): string {
  const title = wordsIn({ it: answer.title_it, en: answer.title_en }, language);
  const needs = [...answer.needs.split(',').filter(Boolean), answer.needs_note].filter(Boolean).join('; ');
  return [
    `${title}: ${say(...STATES[answer.state])}.`,
    needs === '' ? '' : say(`What you need: ${needs}.`, `Di che cosa hai bisogno: ${needs}.`),
    answer.entered_at === null
      ? ''
      : say(`You came on ${on(answer.entered_at)}.`, `Presenza registrata: ${on(answer.entered_at)}.`),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Their places go to the waiting lists; letters about them are dropped when due. */
export async function deleteAnswersAt(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  trx: Db,
  email: string,
): Promise<void> {
  const rows = await trx
    .selectFrom('appointment_answer')
    .select('appointment_id')
    .where('email', '=', email)
    .execute();
  const ids = rows.map(({ appointment_id }) => appointment_id);
  await lockRows(trx, database, 'appointment', ids, 'everybody');
  await trx.deleteFrom('appointment_answer').where('email', '=', email).execute();
  for (const id of ids) {
    const appointment = await findAppointment(trx, id);
    if (appointment !== null) await moveUp(trx, appointment, now());
  }
}

const selectPast = (db: Db, before: string) =>
  db.selectFrom('appointment').select('id').where('ends_at', '<', before);

export const countOldNeeds = async (db: Db, before: string): Promise<number> => {
  const { count } = await db
    .selectFrom('appointment_answer')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.or([eb('needs', '!=', ''), eb('needs_note', '!=', '')]))
    .where('appointment_id', 'in', selectPast(db, before))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export async function deleteOldNeeds(trx: Db, before: string): Promise<void> {
  await trx
    .updateTable('appointment_answer')
    .set({ needs: '', needs_note: '' })
    .where((eb) => eb.or([eb('needs', '!=', ''), eb('needs_note', '!=', '')]))
    .where('appointment_id', 'in', selectPast(trx, before))
    .execute();
}

export const countOldAnswers = async (db: Db, before: string): Promise<number> => {
  const { count } = await db
    .selectFrom('appointment_answer')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('appointment_id', 'in', selectPast(db, before))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export async function deleteOldAnswers(trx: Db, before: string): Promise<void> {
  await trx.deleteFrom('appointment_answer').where('appointment_id', 'in', selectPast(trx, before)).execute();
}

/** Answers of people who are neither contacts nor have an account: nobody could erase them. */
const selectStrange = (db: Db, before: string) =>
  db
    .selectFrom('appointment_answer')
    .select('id')
    .where('contact_id', 'is', null)
    .where('user_account_id', 'is', null)
    .where('appointment_id', 'in', selectPast(db, before));

export const countStrangers = (db: Db, before: string): Promise<number> =>
  countRows(selectStrange(db, before).clearSelect());

export async function deleteStrangers(trx: Db, before: string): Promise<void> {
  await trx.deleteFrom('appointment_answer').where('id', 'in', selectStrange(trx, before)).execute();
}
