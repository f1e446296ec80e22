import { randomInt } from 'node:crypto';
import { BADGE_ALPHABET, BADGE_CODE_LENGTH } from '@press-room/contract/check-in';
import type { Language } from '@press-room/contract/languages';
import type { Selectable } from 'kysely';
import type { AppointmentAnswerTable, AppointmentTable } from '../../../platform/db/appointment-tables.ts';
import type { Db } from '../../../platform/db/db.ts';

export type StoredAnswer = Selectable<AppointmentAnswerTable>;
export type StoredAppointment = Selectable<AppointmentTable>;

export const findAppointment = async (db: Db, id: number): Promise<StoredAppointment | null> =>
  (await db.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

export const findAnswer = async (db: Db, id: number): Promise<StoredAnswer | null> =>
  (await db.selectFrom('appointment_answer').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

export const findAnswerAt = async (
  db: Db,
  appointment: number,
  email: string,
): Promise<StoredAnswer | null> =>
  (await db
    .selectFrom('appointment_answer')
    .selectAll()
    .where('appointment_id', '=', appointment)
    .where('email', '=', email)
    .executeTakeFirst()) ?? null;

/** An answer with its appointment and the times for the person: those of the slot, else of the whole appointment. */
export async function findWhole(db: Db, id: number) {
  const answer = await findAnswer(db, id);
  if (answer === null) return null;
  const appointment = await findAppointment(db, answer.appointment_id);
  if (appointment === null) return null;
  const slot =
    answer.slot_id === null
      ? undefined
      : await db
          .selectFrom('appointment_slot')
          .select(['starts_at', 'ends_at'])
          .where('id', '=', answer.slot_id)
          .executeTakeFirst();
  const { starts_at, ends_at } = slot ?? appointment;
  return { answer, appointment, starts_at, ends_at };
}
export type WholeAnswer = NonNullable<Awaited<ReturnType<typeof findWhole>>>;

export async function countInState(
  db: Db,
  appointment: number,
  state: StoredAnswer['state'],
): Promise<number> {
  const { count } = await db
    .selectFrom('appointment_answer')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('appointment_id', '=', appointment)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface Invited {
  appointment_id: number;
  email: string;
  name: string;
  outlet: string;
  language: Language;
  contact_id: number | null;
  user_account_id: number | null;
  colleague_of: number | null;
}

/** Not guessable: 12 of 30 characters. */
const drawCode = (): string =>
  Array.from({ length: BADGE_CODE_LENGTH }, () => BADGE_ALPHABET[randomInt(BADGE_ALPHABET.length)]).join('');

/** Answer of an address, created at the invitation if it does not exist. */
export async function ensureAnswer(trx: Db, invited: Invited, now: Date): Promise<StoredAnswer> {
  const { appointment_id, email } = invited;
  await trx
    .insertInto('appointment_answer')
    .values({
      ...invited,
      contact_id: invited.contact_id ?? (await findContactAt(trx, email)),
      state: 'invited',
      slot_id: null,
      code: drawCode(),
      waiting_since: null,
      asked_at: null,
      answered_at: null,
      entered_at: null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['appointment_id', 'email']).doNothing())
    .execute();
  const answer = await findAnswerAt(trx, appointment_id, email);
  if (answer === null) throw new Error('An answer was deleted while it was added');
  return answer;
}

async function findContactAt(trx: Db, email: string): Promise<number | null> {
  const row = await trx
    .selectFrom('contact_address')
    .select('contact_id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.contact_id ?? null;
}
