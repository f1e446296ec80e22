import {
  appointmentAnswerFormSchema,
  appointmentAskFormSchema,
  type OwnAnswer,
  ownAnswerSchema,
} from '@press-room/contract/appointment-answers';
import { APPOINTMENT_PATH } from '@press-room/contract/appointments';
import { languageSchema } from '@press-room/contract/languages';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findAccountById } from '../../../core/account/queries.ts';
import { findSuppression } from '../../../core/contacts/suppression.ts';
import type { AppContext } from '../../../core/context.ts';
import { visibleTo } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, notFound } from '../../../platform/errors/errors.ts';
import { detailOf } from '../../../platform/http/answer.ts';
import { requireAccountId } from '../../../platform/http/authentication.ts';
import { parseBody } from '../../../platform/http/body.ts';
import { ONE_QUERY } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { requireId } from '../../../platform/http/query.ts';
import { listSlots } from '../reading.ts';
import { takeAnswer } from './answering.ts';
import { answerForm, askForm } from './form.ts';
import { tell } from './letters.ts';
import { readNeeds } from './office.ts';
import {
  countInState,
  ensureAnswer,
  findAnswerAt,
  type StoredAnswer,
  type StoredAppointment,
} from './queries.ts';

const TEN_MINUTES = 600;
const HOUR_MS = 3_600_000;

/** Appointment visible to the reader. @throws 404 */
async function getVisible(
  { database, now }: AppContext,
  request: FastifyRequest,
): Promise<StoredAppointment> {
  const appointment = await database.db
    .selectFrom('appointment')
    .selectAll()
    .where('id', '=', requireId(request))
    .where(visibleTo(request.reader, now(), 'appointment'))
    .executeTakeFirstOrThrow(notFound);
  return appointment;
}

/** @throws 409 for people who are not accredited for the event */
async function requireAdmission(
  { database }: AppContext,
  { admission, event_id }: StoredAppointment,
  account: number,
): Promise<void> {
  if (admission !== 'accredited') return;
  const row = await database.db
    .selectFrom('event_accreditation')
    .select('id')
    .where('event_id', '=', event_id ?? 0)
    .where('user_account_id', '=', account)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (row === undefined) throw conflict('appointment_not_for_you');
}

async function findOutletOf(db: Db, account: number): Promise<string> {
  const row = await db
    .selectFrom('user_account')
    .select('newspaper')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  return row.newspaper;
}

async function toOwn(
  { database: { db }, links }: AppContext,
  appointment: StoredAppointment,
  answer: StoredAnswer | null,
): Promise<OwnAnswer> {
  const { id, capacity } = appointment;
  return ownAnswerSchema.parse({
    state: answer?.state ?? null,
    slot: answer?.slot_id ?? null,
    needs: readNeeds(answer?.needs ?? ''),
    needs_note: answer?.needs_note ?? '',
    places_left: capacity === null ? null : Math.max(0, capacity - (await countInState(db, id, 'confirmed'))),
    waiting: await countInState(db, id, 'waiting'),
    slots: (await listSlots(db, [id])).get(id) ?? [],
    url: answer === null ? null : links.readers.toUrl('appointment', { id: answer.id }),
  });
}

/** Answers of readers, with and without an account. */
export function answerResources(context: AppContext): Resource[] {
  const { database, now } = context;
  const accountOf = async (request: FastifyRequest) => {
    const account = await findAccountById(database.db, requireAccountId(request));
    if (account === null) throw notFound();
    return account;
  };
  return [
    {
      path: `${APPOINTMENT_PATH}:id/answer/`,
      access: 'signed-in',
      GET: {
        operationId: 'getOwnAppointmentAnswer',
        summary: 'The own answer to an appointment, with the places and slots that are left',
        querystring: ONE_QUERY,
        response: { 200: ownAnswerSchema },
        answer: async (request) => {
          const appointment = await getVisible(context, request);
          const { email } = await accountOf(request);
          const answer = await findAnswerAt(database.db, appointment.id, email);
          return await toOwn(context, appointment, answer);
        },
      },
      PUT: {
        operationId: 'putOwnAppointmentAnswer',
        summary: 'Gives or changes the own answer; 409 where a slot has been taken meanwhile',
        body: appointmentAnswerFormSchema,
        response: { 200: ownAnswerSchema },
        answer: async (request) => {
          const given = parseBody(request, answerForm);
          const account = await accountOf(request);
          await context.limit({ key: `appointment:account:${account.id}`, max: 60, seconds: TEN_MINUTES });
          const appointment = await getVisible(context, request);
          await requireAdmission(context, appointment, account.id);
          const invited = {
            appointment_id: appointment.id,
            email: account.email,
            name: `${account.first_name} ${account.last_name}`.trim(),
            outlet: await findOutletOf(database.db, account.id),
            language: languageSchema.catch('en').parse(account.language),
            contact_id: null,
            user_account_id: account.id,
            colleague_of: null,
          };
          const { id } = await database.db.transaction().execute((trx) => ensureAnswer(trx, invited, now()));
          await takeAnswer(context, id, given);
          const answer = await findAnswerAt(database.db, appointment.id, account.email);
          return await toOwn(context, appointment, answer);
        },
      },
    },
    {
      path: `${APPOINTMENT_PATH}:id/ask/`,
      access: 'optional',
      POST: {
        operationId: 'askForAppointmentLink',
        summary: 'Sends the link with which one answers to a public appointment without an account',
        body: appointmentAskFormSchema,
        response: { 202: z.object({ detail: z.string() }) },
        answer: async (request) => {
          const asked = parseBody(request, askForm);
          await context.limit({
            key: `appointment:address:${networkOf(request)}`,
            max: 10,
            seconds: TEN_MINUTES,
          });
          await context.limit({ key: 'appointment:all', max: 300, seconds: TEN_MINUTES });
          const appointment = await getVisible(context, request);
          if (appointment.admission === 'public' && appointment.status === 'published')
            await sendLink(context, appointment, asked);
          return { detail: detailOf(request, 'appointment_asked') };
        },
      },
    },
  ];
}

/** At most one per hour to an address, and none to a suppressed address. */
async function sendLink(
  { addressHashes, database, now }: AppContext,
  appointment: StoredAppointment,
  asked: z.infer<typeof askForm>,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    if ((await findSuppression(trx, addressHashes, asked.email)) !== null) return;
    const invited = {
      ...asked,
      appointment_id: appointment.id,
      outlet: '',
      contact_id: null,
      user_account_id: null,
      colleague_of: null,
    };
    const answer = await ensureAnswer(trx, invited, now());
    const since = new Date(now().getTime() - HOUR_MS).toISOString();
    if (answer.asked_at !== null && answer.asked_at > since) return;
    await trx
      .updateTable('appointment_answer')
      .set({ asked_at: now().toISOString() })
      .where('id', '=', answer.id)
      .execute();
    await tell(trx, 'appointment-link', { answer, appointment, now: now() });
  });
}
