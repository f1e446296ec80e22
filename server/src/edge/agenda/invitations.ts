import {
  appointmentInvitationFormSchema,
  appointmentInvitedSchema,
  INVITED_LISTS_MAX,
  INVITED_MAX,
} from '@press-room/contract/appointment-answers';
import { OFFICE_APPOINTMENT_PATH } from '@press-room/contract/appointments';
import { languageSchema } from '@press-room/contract/languages';
import { MAILING_STEP_UP_OVER } from '@press-room/contract/mailings';
import { z } from 'zod';
import { tell } from '../../content/appointments/answers/letters.ts';
import {
  ensureAnswer,
  findAppointment,
  type StoredAppointment,
} from '../../content/appointments/answers/queries.ts';
import { getOfficeAppointment } from '../../content/appointments/reading.ts';
import { overtaken } from '../../core/audit/last-change.ts';
import { recordAudit } from '../../core/audit/queries.ts';
import { listSuppressed } from '../../core/contacts/suppression.ts';
import type { AppContext } from '../../core/context.ts';
import { findHold } from '../../core/crisis/hold.ts';
import type { Db } from '../../platform/db/db.ts';
import { lockRow } from '../../platform/db/row-locks.ts';
import { conflict, notFound } from '../../platform/errors/errors.ts';
import { sendBody } from '../../platform/http/answer.ts';
import { requirePermission, requireRecentProof } from '../../platform/http/authentication.ts';
import { parseBody } from '../../platform/http/body.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { optionalBoolean, optionalIds } from '../../platform/http/fields.ts';
import { writeOf } from '../../platform/http/officer.ts';
import { listContactsOfList } from '../contacts/lists/queries.ts';
import { inBatches, listCandidates } from '../mailings/audience/queries.ts';

const invitationForm = z.object({
  lists: optionalIds({ max: INVITED_LISTS_MAX, allowNone: true }),
  contacts: optionalIds({ max: INVITED_MAX, allowNone: true }),
  again: optionalBoolean(),
  despite_crisis: optionalBoolean(),
});
type Form = z.infer<typeof invitationForm>;

/** Sends invitations; people who refused messages, have no address or were invited already get none. */
export function appointmentInvitationResource(context: AppContext): Resource {
  return {
    path: `${OFFICE_APPOINTMENT_PATH}:id/invitation/`,
    access: 'admitted',
    permission: 'mailing.send',
    POST: {
      isVersioned: true,
      permission: 'appointment.edit',
      schema: {
        operationId: 'inviteToAppointment',
        summary:
          'Invites contacts, or with `again` reminds everybody who has not answered for a day; wants If-Match, and a recent proof for many recipients',
        body: appointmentInvitationFormSchema,
        response: { 200: appointmentInvitedSchema },
      },
      handler: async (request, reply) => {
        const form = parseBody(request, invitationForm);
        const { id, version, officer } = writeOf(request);
        requirePermission({ account: officer }, 'mailing.send');
        requirePermission({ account: officer }, 'contact.view');
        const { database, now } = context;
        const invited = await database.db.transaction().execute(async (trx) => {
          // One after another, so that nobody gets two letters.
          await lockRow(trx, database, { table: 'appointment', id });
          const appointment = await findAppointment(trx, id);
          if (appointment === null) throw notFound();
          if (appointment.version !== version)
            throw await overtaken(trx, {
              subject: `appointment:${id}`,
              officer,
              current: await getOfficeAppointment(trx, id),
            });
          if (appointment.status !== 'published') throw conflict('appointment_cancelled');
          if (appointment.ends_at <= now().toISOString()) throw conflict('appointment_is_over');
          const holding = {
            group: appointment.press_group_id,
            officer,
            isDespite: form.despite_crisis === true,
          };
          if ((await findHold(trx, holding)) !== null) throw conflict('invitations_held_by_crisis');
          await recordAudit(trx, { by: officer.id, action: 'ask', about: `appointment:${id}` }, now());
          const counts = await (form.again === true
            ? remind(context, trx, appointment)
            : invite(context, trx, { appointment, form }));
          if (counts.invited > MAILING_STEP_UP_OVER) requireRecentProof(request.reader);
          return counts;
        });
        return sendBody(request, reply, invited);
      },
    },
  };
}

async function invite(
  { addressHashes, now }: AppContext,
  trx: Db,
  { appointment, form }: { appointment: StoredAppointment; form: Form },
): Promise<z.infer<typeof appointmentInvitedSchema>> {
  const members = await Promise.all((form.lists ?? []).map((list) => listContactsOfList(trx, list, now())));
  const ids = [...new Set([...members.flat(), ...(form.contacts ?? [])])];
  if (ids.length > INVITED_MAX) throw conflict('too_many_invited');
  const candidates = await listCandidates(trx, ids);
  const emails = candidates.flatMap(({ email }) => email ?? []);
  const suppressed = await listSuppressed(trx, addressHashes, emails);
  const names = new Map(
    (
      await inBatches(ids, (some) =>
        trx.selectFrom('contact').select(['id', 'first_name', 'last_name']).where('id', 'in', some).execute(),
      )
    ).map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]),
  );
  const known = new Set(
    (
      await trx
        .selectFrom('appointment_answer')
        .select('email')
        .where('appointment_id', '=', appointment.id)
        .execute()
    ).map(({ email }) => email),
  );
  let invited = 0;
  for (const { id, email, language, stopped_at, hasSaidNo } of candidates) {
    if (email === null || stopped_at !== null || hasSaidNo || suppressed.has(email) || known.has(email))
      continue;
    known.add(email);
    const answer = await ensureAnswer(
      trx,
      {
        appointment_id: appointment.id,
        email,
        name: names.get(id) ?? '',
        outlet: await findOutlet(trx, id),
        language: languageSchema.catch('en').parse(language),
        contact_id: id,
        user_account_id: null,
        colleague_of: null,
      },
      now(),
    );
    await markAsked(trx, answer.id, now());
    await tell(trx, 'appointment-invitation', { answer, appointment, now: now() });
    invited += 1;
  }
  return { invited, left_out: ids.length - invited };
}

async function findOutlet(trx: Db, contact: number): Promise<string> {
  const row = await trx
    .selectFrom('contact_outlet')
    .innerJoin('outlet', 'outlet.id', 'contact_outlet.outlet_id')
    .select('outlet.name')
    .where('contact_outlet.contact_id', '=', contact)
    .orderBy('outlet.name')
    .executeTakeFirst();
  return row?.name ?? '';
}

const markAsked = (trx: Db, id: number, now: Date): Promise<unknown> =>
  trx.updateTable('appointment_answer').set({ asked_at: now.toISOString() }).where('id', '=', id).execute();

const DAY_MS = 86_400_000;

/** Contacts alone: somebody else who asked for a link has it. */
async function remind(
  { addressHashes, now }: AppContext,
  trx: Db,
  appointment: StoredAppointment,
): Promise<z.infer<typeof appointmentInvitedSchema>> {
  const before = new Date(now().getTime() - DAY_MS).toISOString();
  const waiting = await trx
    .selectFrom('appointment_answer as answer')
    .innerJoin('contact', 'contact.id', 'answer.contact_id')
    .select(['answer.id', 'answer.email', 'contact.stopped_at'])
    .where('answer.appointment_id', '=', appointment.id)
    .where('answer.state', '=', 'invited')
    .where('answer.asked_at', '<=', before)
    .orderBy('answer.id')
    .execute();
  const suppressed = await listSuppressed(
    trx,
    addressHashes,
    waiting.map(({ email }) => email),
  );
  let invited = 0;
  for (const answer of waiting) {
    if (answer.stopped_at !== null || suppressed.has(answer.email)) continue;
    await markAsked(trx, answer.id, now());
    await tell(trx, 'appointment-invitation', { answer, appointment, now: now() });
    invited += 1;
  }
  return { invited, left_out: waiting.length - invited };
}
