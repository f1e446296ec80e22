import type { Db } from '../../../platform/db/db.ts';
import { dropJob, enqueueJob, moveJob } from '../../../platform/jobs/queue.ts';
import { MAIL_JOB, type QueuedMail, queueMail } from '../../../platform/mail/queue.ts';
import type { StoredAnswer, StoredAppointment } from './queries.ts';

export const ANSWER_LETTERS = [
  'appointment-link',
  'appointment-confirmed',
  'appointment-waiting',
  'appointment-remote',
  'appointment-declined',
  'appointment-moved-up',
  'appointment-colleague',
  'appointment-changed',
  'appointment-cancelled',
  'appointment-reminder',
  'appointment-papers',
] as const;
export type AnswerLetter = (typeof ANSWER_LETTERS)[number];

type Addressee = Pick<StoredAnswer, 'id'>;
type Group = Pick<StoredAppointment, 'press_group_id'>;

const toMail = (letter: AnswerLetter, { id }: Addressee, { press_group_id }: Group): QueuedMail => ({
  letter,
  to: { appointment_answer: id },
  group: press_group_id,
});

/**
 * Queues a letter in the transaction that causes it, so that it is sent once. Its content is the state when it is sent.
 */
export const tell = (
  trx: Db,
  letter: AnswerLetter,
  { answer, appointment, now }: { answer: Addressee; appointment: Group; now: Date },
): Promise<void> => queueMail(trx, toMail(letter, answer, appointment), now);

const HOUR_MS = 3_600_000;
/** Milliseconds before the start. */
const REMINDERS = { day: 24 * HOUR_MS, hour: HOUR_MS } as const;
const REMINDER_NAMES = ['day', 'hour'] as const;
const keyOf = (name: string, { id }: Addressee): string => `appointment-${name}:${id}`;

/** Changes within this time are sent in one letter. */
const CHANGE_PAUSE_MS = 120_000;

/** Schedules the reminders of a person who attends, and cancels those of one who does not. */
export async function planReminders(
  trx: Db,
  { answer, appointment, now }: { answer: StoredAnswer; appointment: StoredAppointment; now: Date },
): Promise<void> {
  for (const name of REMINDER_NAMES) await dropJob(trx, keyOf(name, answer));
  const comes = answer.state === 'confirmed' || answer.state === 'remote';
  const isOn = comes && appointment.status === 'published';
  const end = new Date(appointment.ends_at);
  if (!isOn || end > now) await dropJob(trx, keyOf('papers', answer));
  // The job may be scheduled for the earlier end, or for papers that become visible later.
  else await moveJob(trx, keyOf('papers', answer), now);
  if (!isOn) return;
  const { starts_at } = await findTimes(trx, answer, appointment);
  for (const name of REMINDER_NAMES) {
    const at = new Date(Date.parse(starts_at) - REMINDERS[name]);
    if (at > now)
      await enqueueJob(
        trx,
        MAIL_JOB,
        { ...toMail('appointment-reminder', answer, appointment), parameters: { at: starts_at } },
        { now, at },
        keyOf(name, answer),
      );
  }
  if (end > now)
    await enqueueJob(
      trx,
      MAIL_JOB,
      toMail('appointment-papers', answer, appointment),
      { now, at: end },
      keyOf('papers', answer),
    );
}

async function findTimes(trx: Db, { slot_id }: StoredAnswer, appointment: StoredAppointment) {
  if (slot_id === null) return appointment;
  return trx
    .selectFrom('appointment_slot')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', slot_id)
    .executeTakeFirstOrThrow();
}

/**
 * Queues a change or a cancellation, once, for everybody who attends, waits or follows remotely, or was invited and has
 * not answered.
 */
export async function tellEverybody(trx: Db, appointment: StoredAppointment, now: Date): Promise<void> {
  const answers = await trx
    .selectFrom('appointment_answer')
    .selectAll()
    .where('appointment_id', '=', appointment.id)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['confirmed', 'waiting', 'remote']),
        eb.and([
          eb('state', '=', 'invited'),
          eb('asked_at', 'is not', null),
          eb('contact_id', 'is not', null),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
  const isCancelled = appointment.status === 'cancelled';
  const [name, other] = isCancelled ? ['cancelled', 'changed'] : ['changed', 'cancelled'];
  for (const answer of answers) {
    await dropJob(trx, keyOf(other, answer));
    await enqueueJob(
      trx,
      MAIL_JOB,
      toMail(isCancelled ? 'appointment-cancelled' : 'appointment-changed', answer, appointment),
      { now, at: new Date(now.getTime() + CHANGE_PAUSE_MS) },
      keyOf(name, answer),
    );
    await planReminders(trx, { answer, appointment, now });
  }
}
