import {
  type AppointmentAnswerWord,
  type AppointmentNeed,
  COLLEAGUES_MAX,
} from '@press-room/contract/appointment-answers';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockRow } from '../../../platform/db/row-locks.ts';
import { conflict, invalidField, notFound } from '../../../platform/errors/errors.ts';
import { type AnswerLetter, planReminders, tell } from './letters.ts';
import {
  countInState,
  ensureAnswer,
  findAnswer,
  findAppointment,
  type StoredAnswer,
  type StoredAppointment,
} from './queries.ts';

type AnswerContext = Pick<AppContext, 'database' | 'now'>;

export interface Answering {
  answer: AppointmentAnswerWord;
  slot?: number | null | undefined;
  needs?: readonly AppointmentNeed[] | undefined;
  needs_note?: string | undefined;
  colleague?: { name: string; email: string } | undefined;
}

/** Answers to one appointment are serialised, so that no place is given twice. */
async function hold(trx: Db, { database }: AnswerContext, id: number): Promise<StoredAppointment> {
  await lockRow(trx, database, { table: 'appointment', id });
  const appointment = await findAppointment(trx, id);
  if (appointment === null) throw notFound();
  return appointment;
}

/**
 * Stores the answer of a person who was invited or may attend. If they leave a place free, the waiting list moves up.
 * @throws 400, 404, 409 if the appointment is over or cancelled, or the slot is taken
 */
export async function takeAnswer(context: AnswerContext, id: number, given: Answering): Promise<void> {
  const { database } = context;
  const found = await findAnswer(database.db, id);
  if (found === null) throw notFound();
  const now = context.now();
  await database.db.transaction().execute(async (trx) => {
    const appointment = await hold(trx, context, found.appointment_id);
    const before = await findAnswer(trx, id);
    if (before === null) throw notFound();
    if (appointment.status !== 'published') throw conflict('appointment_cancelled');
    if (appointment.ends_at <= now.toISOString()) throw conflict('appointment_is_over');
    const change = { appointment, before, now };
    if (given.answer === 'colleague') await sendColleague(trx, change, given);
    else await settle(trx, change, { ...given, ...(await toPlace(trx, change, given)) });
    await moveUp(trx, appointment, now);
  });
}

interface Change {
  appointment: StoredAppointment;
  before: StoredAnswer;
  now: Date;
}

type Place = Pick<StoredAnswer, 'state' | 'slot_id'>;

/** @throws 400, 409 */
async function toPlace(trx: Db, change: Change, { answer, slot }: Answering): Promise<Place> {
  const { appointment, before, now } = change;
  if (answer === 'no') return { state: 'declined', slot_id: null };
  if (answer === 'remote') {
    if (appointment.link === '') throw invalidField('answer', 'appointment_not_remote');
    return { state: 'remote', slot_id: null };
  }
  const slots = await listOpenSlots(trx, appointment.id);
  if (slots.length > 0) {
    const wanted = slots.find((each) => each.id === slot);
    if (wanted === undefined) throw invalidField('slot', 'slot_missing');
    if (wanted.taken_by !== null && wanted.taken_by !== before.id) throw conflict('slot_taken');
    if (wanted.taken_by === null && wanted.starts_at <= now.toISOString()) throw conflict('slot_is_over');
    return { state: 'confirmed', slot_id: wanted.id };
  }
  if (before.state === 'confirmed') return { state: 'confirmed', slot_id: null };
  const isFree =
    appointment.capacity === null ||
    (await countInState(trx, appointment.id, 'confirmed')) < appointment.capacity;
  return { state: isFree ? 'confirmed' : 'waiting', slot_id: null };
}

const listOpenSlots = (trx: Db, appointment: number) =>
  trx
    .selectFrom('appointment_slot as slot')
    .leftJoin('appointment_answer as answer', 'answer.slot_id', 'slot.id')
    .select(['slot.id', 'slot.starts_at', 'answer.id as taken_by'])
    .where('slot.appointment_id', '=', appointment)
    .execute();

const LETTERS: Record<Exclude<StoredAnswer['state'], 'invited'>, AnswerLetter> = {
  confirmed: 'appointment-confirmed',
  waiting: 'appointment-waiting',
  remote: 'appointment-remote',
  declined: 'appointment-declined',
};

/** People who had a place or got a link may have a calendar entry, which the letter cancels. */
const mayHaveEntry = ({ state, asked_at, user_account_id }: StoredAnswer): boolean =>
  state !== 'invited' || asked_at !== null || user_account_id === null;

type Settled = Place & Pick<Answering, 'needs' | 'needs_note'>;

/** Stores a place, and informs the person if it has changed. */
async function settle(
  trx: Db,
  { appointment, before, now }: Change,
  { state, slot_id, needs, needs_note }: Settled,
  letter?: AnswerLetter,
): Promise<void> {
  const at = now.toISOString();
  const isOther = state !== before.state || slot_id !== before.slot_id;
  const answer = await trx
    .updateTable('appointment_answer')
    .set({
      state,
      slot_id,
      answered_at: at,
      waiting_since: state === 'waiting' ? (before.waiting_since ?? at) : null,
      revision: before.revision + (isOther ? 1 : 0),
      ...(state === 'declined'
        ? { needs: '', needs_note: '' }
        : {
            ...(needs !== undefined && { needs: needs.join(',') }),
            ...(needs_note !== undefined && { needs_note }),
          }),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!isOther || state === 'invited') return;
  if (state !== 'declined' || mayHaveEntry(before))
    await tell(trx, letter ?? LETTERS[state], { answer, appointment, now });
  await planReminders(trx, { answer, appointment, now });
}

/** The place goes to the colleague before the waiting list. @throws 400, 409 */
async function sendColleague(trx: Db, change: Change, { colleague, slot }: Answering): Promise<void> {
  const { appointment, before, now } = change;
  if (colleague === undefined) throw invalidField('colleague', 'required');
  if (colleague.email === before.email) throw invalidField('colleague', 'colleague_is_self');
  const { count } = await trx
    .selectFrom('appointment_answer')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('colleague_of', '=', before.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= COLLEAGUES_MAX) throw conflict('too_many_colleagues');
  await settle(trx, change, { state: 'declined', slot_id: null });
  const other = await ensureAnswer(
    trx,
    {
      ...colleague,
      appointment_id: appointment.id,
      outlet: before.outlet,
      language: before.language,
      contact_id: null,
      user_account_id: null,
      colleague_of: before.id,
    },
    now,
  );
  // The answer of a person is not changed by others.
  if (other.state !== 'invited') return;
  const place = await toPlace(
    trx,
    { appointment, before: other, now },
    { answer: 'yes', slot: slot ?? before.slot_id },
  );
  await settle(trx, { appointment, before: other, now }, place, 'appointment-colleague');
}

/** Gives free places to the first people on the waiting list. */
export async function moveUp(trx: Db, appointment: StoredAppointment, now: Date): Promise<void> {
  if (appointment.status !== 'published' || appointment.ends_at <= now.toISOString()) return;
  const { id, capacity } = appointment;
  const free = capacity === null ? null : capacity - (await countInState(trx, id, 'confirmed'));
  if (free !== null && free <= 0) return;
  const next = await trx
    .selectFrom('appointment_answer')
    .selectAll()
    .where('appointment_id', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('waiting_since')
    .orderBy('id')
    .$if(free !== null, (query) => query.limit(free ?? 0))
    .execute();
  for (const before of next)
    await settle(
      trx,
      { appointment, before, now },
      { state: 'confirmed', slot_id: null },
      'appointment-moved-up',
    );
}
