import {
  APPOINTMENT_KINDS,
  APPOINTMENT_PATH,
  APPOINTMENT_STATUSES,
  appointmentSchema,
  appointmentTransitionFormSchema,
  OFFICE_APPOINTMENT_PATH,
  officeAppointmentFormSchema,
  officeAppointmentRowSchema,
  officeAppointmentSchema,
} from '@press-room/contract/appointments';
import { z } from 'zod';
import { officeSource } from '../../core/admin/listing.ts';
import { officeResources, transitionResource } from '../../core/admin/resources.ts';
import type { AppContext } from '../../core/context.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { sendContentBody } from '../../platform/http/answer.ts';
import { idParameter, ONE_QUERY } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { integerParameter, type QueryValues, queryOf, requireId } from '../../platform/http/query.ts';
import { appointmentForm, appointmentTransitionForm } from './admin/form.ts';
import {
  APPOINTMENT_ORDER,
  appointmentFields,
  type OfficeAppointmentFilter,
  selectAppointments,
} from './admin/queries.ts';
import { changeAppointment, createAppointment, deleteAppointment, moveAppointment } from './admin/service.ts';
import { officeAnswerResources } from './answers/office.ts';
import { answerResources } from './answers/routes.ts';
import {
  findVisibleAppointment,
  getOfficeAppointment,
  listAppointmentRows,
  listVisibleAppointments,
} from './reading.ts';

const kindSchema = z.enum(APPOINTMENT_KINDS);
const statusSchema = z.enum(APPOINTMENT_STATUSES);
const comingSchema = z.enum(['true', 'false']);

const OFFICE_QUERY = {
  group: idParameter.optional(),
  event: idParameter.optional(),
  kind: kindSchema.optional(),
  status: statusSchema.optional(),
  coming: comingSchema.optional().describe('Those that have not ended, or those that have'),
};

function toFilter(
  { coming, ...filter }: QueryValues<typeof OFFICE_QUERY>,
  now: Date,
): OfficeAppointmentFilter {
  return {
    ...filter,
    coming: coming === undefined ? undefined : { is: coming === 'true', now: now.toISOString() },
  };
}

function officeAppointmentResources(context: AppContext): Resource[] {
  const { database, now } = context;
  const one = officeAppointmentSchema;
  return [
    ...officeResources(context, {
      noun: 'appointment',
      path: OFFICE_APPOINTMENT_PATH,
      summaries: {
        list: 'Appointments of the press office, the latest first',
        one: 'One appointment with its slots and papers',
        create: 'A new appointment, as a draft',
        change:
          'Changes the fields that are sent; people who answered a published appointment get a mail about the change',
        remove: 'Deletes a draft',
      },
      query: OFFICE_QUERY,
      schemas: { row: officeAppointmentRowSchema, one, form: officeAppointmentFormSchema },
      form: appointmentForm,
      isPaged: true,
      list: (request, query) => {
        const filter = toFilter(query, now());
        return officeSource({
          database,
          fields: appointmentFields(languageOf(request)),
          from: (db) => selectAppointments(db, filter),
          order: APPOINTMENT_ORDER,
          read: listAppointmentRows,
        });
      },
      get: (id) => getOfficeAppointment(database.db, id),
      create: (officer, form) => createAppointment(context, officer, form),
      change: (write, form) => changeAppointment(context, write, form),
      remove: (write) => deleteAppointment(context, write),
    }),
    transitionResource({
      noun: 'appointment',
      path: OFFICE_APPOINTMENT_PATH,
      schemas: { one, form: appointmentTransitionFormSchema },
      form: appointmentTransitionForm,
      move: (write, form) => moveAppointment(context, write, form),
    }),
  ];
}

const LIST_QUERY = ONE_QUERY.extend({
  group: idParameter.optional().describe('Press group'),
  event: idParameter.optional(),
});

/** The agenda, for the office and for readers. */
export function appointmentResources(context: AppContext): Resource[] {
  const { database, now } = context;
  return [
    ...officeAppointmentResources(context),
    ...officeAnswerResources(context),
    ...answerResources(context),
    {
      path: APPOINTMENT_PATH,
      access: 'optional',
      GET: {
        operationId: 'listAppointments',
        summary: 'Appointments that have not ended and that the reader may see, the next first',
        querystring: LIST_QUERY,
        response: { 200: z.object({ results: z.array(appointmentSchema) }) },
        handler: (request, reply) => {
          const query = queryOf(request);
          const filter = {
            reader: request.reader,
            group: integerParameter(query, 'group'),
            event: integerParameter(query, 'event'),
          };
          return sendContentBody(request, reply, context, async () => ({
            results: await listVisibleAppointments(database.db, { ...filter, now: now() }),
          }));
        },
      },
    },
    {
      path: `${APPOINTMENT_PATH}:id/`,
      access: 'optional',
      GET: {
        operationId: 'getAppointment',
        summary: 'One appointment until it ends',
        querystring: ONE_QUERY,
        response: { 200: appointmentSchema },
        handler: (request, reply) =>
          sendContentBody(request, reply, context, async () => {
            const filter = { reader: request.reader, now: now() };
            const found = await findVisibleAppointment(database.db, requireId(request), filter);
            if (found === null) throw notFound();
            return found;
          }),
      },
    },
  ];
}
