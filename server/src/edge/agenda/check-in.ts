import {
  APPOINTMENT_CHECK_IN_PATH,
  type AppointmentEntryResult,
  appointmentCheckInSchema,
  appointmentEntryResultSchema,
  checkInAppointmentsSchema,
  entryFormSchema,
} from '@press-room/contract/check-in';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import type { AppointmentTable } from '../../platform/db/appointment-tables.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { parseBody } from '../../platform/http/body.ts';
import { ONE_QUERY } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { requireId } from '../../platform/http/query.ts';
import { entryForm } from '../accreditations/check-in/service.ts';

type CheckInContext = Pick<AppContext, 'badgeKeys' | 'database' | 'now'>;
type Entry = z.infer<typeof entryForm>['entries'][number];

const DAY_MS = 86_400_000;
const LISTED = 100;

const toShown = (row: Selectable<AppointmentTable>) => ({
  id: row.id,
  title: { it: row.title_it, en: row.title_en },
  place: { it: row.place_it, en: row.place_en },
  starts_at: row.starts_at,
  ends_at: row.ends_at,
});

/** Published appointments that end yesterday or later. */
const selectOpen = ({ database, now }: CheckInContext) =>
  database.db
    .selectFrom('appointment')
    .selectAll()
    .where('status', '=', 'published')
    .where('ends_at', '>', new Date(now().getTime() - DAY_MS).toISOString());

/** @throws 404 */
async function getOpen(context: CheckInContext, id: number) {
  const row = await selectOpen(context).where('id', '=', id).executeTakeFirstOrThrow(notFound);
  return toShown(row);
}

/** @throws 404 */
async function getCheckIn(context: CheckInContext, id: number) {
  const { badgeKeys, database, now } = context;
  const appointment = await getOpen(context, id);
  const answers = await database.db
    .selectFrom('appointment_answer')
    .select(['code', 'state', 'entered_at'])
    .where('appointment_id', '=', id)
    .where('state', '!=', 'invited')
    .orderBy('id')
    .execute();
  return appointmentCheckInSchema.parse({
    appointment,
    at: now().toISOString(),
    keys: badgeKeys.publicKeys,
    badges: answers.map(({ state, ...badge }) => ({ ...badge, is_revoked: state !== 'confirmed' })),
  });
}

/** Only the first entry of a person counts; repetitions change nothing. @throws 404 */
async function recordEntries(
  context: CheckInContext,
  id: number,
  entries: readonly Entry[],
): Promise<AppointmentEntryResult[]> {
  await getOpen(context, id);
  return context.database.db.transaction().execute(async (trx) => {
    const results: AppointmentEntryResult[] = [];
    for (const { key, code, at } of entries) {
      const answer = await trx
        .selectFrom('appointment_answer as answer')
        .leftJoin('appointment_slot as slot', 'slot.id', 'answer.slot_id')
        .select(['answer.id', 'answer.name', 'answer.outlet', 'answer.state', 'answer.entered_at'])
        .select('slot.starts_at as slot_at')
        .where('answer.appointment_id', '=', id)
        .where('answer.code', '=', code)
        .executeTakeFirst();
      if (answer === undefined) {
        results.push({ key, result: 'unknown', person: null, entered_at: null });
        continue;
      }
      const { name, outlet, slot_at, state, entered_at } = answer;
      const person = { name, outlet, slot_at };
      if (state !== 'confirmed') {
        results.push({ key, result: 'revoked', person, entered_at });
        continue;
      }
      // The clock of a device may be fast.
      const entered = new Date(Math.min(Date.parse(at), context.now().getTime())).toISOString();
      const { numUpdatedRows } = await trx
        .updateTable('appointment_answer')
        .set({ entered_at: entered })
        .where('id', '=', answer.id)
        .where('entered_at', 'is', null)
        .executeTakeFirstOrThrow();
      results.push({ key, result: numUpdatedRows > 0n ? 'recorded' : 'known', person, entered_at });
    }
    return results;
  });
}

/** Check-in of an appointment, for the app that checks badges of events. */
export function appointmentCheckInResources(context: AppContext): Resource[] {
  const guarded = { access: 'admitted', permission: 'accreditation.check' } as const;
  return [
    {
      path: APPOINTMENT_CHECK_IN_PATH,
      ...guarded,
      GET: {
        operationId: 'listAppointmentCheckIns',
        summary: 'Appointments whose codes can be checked, the next first',
        querystring: ONE_QUERY,
        response: { 200: checkInAppointmentsSchema },
        answer: async () => {
          const rows = await selectOpen(context).orderBy('starts_at').orderBy('id').limit(LISTED).execute();
          return { results: rows.map(toShown) };
        },
      },
    },
    {
      path: `${APPOINTMENT_CHECK_IN_PATH}:id/`,
      ...guarded,
      GET: {
        summary: 'Keys and codes by which a check-in works without a connection; no names',
        querystring: ONE_QUERY,
        response: { 200: appointmentCheckInSchema },
        answer: (request) => getCheckIn(context, requireId(request)),
      },
    },
    {
      path: `${APPOINTMENT_CHECK_IN_PATH}:id/entry/`,
      ...guarded,
      POST: {
        summary: 'Records who came in; what is sent twice counts once',
        body: entryFormSchema,
        response: { 200: appointmentEntryResultSchema },
        answer: async (request) => {
          const { entries } = parseBody(request, entryForm);
          return {
            results: await recordEntries(context, requireId(request), entries),
          };
        },
      },
    },
  ];
}
