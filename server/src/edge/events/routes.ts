import {
  EVENT_PATH,
  OFFICE_EVENT_PATH,
  officeEventFormSchema,
  officeEventSchema,
  openEventSchema,
} from '@press-room/contract/events';
import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import { z } from 'zod';
import { officeSource } from '../../core/admin/listing.ts';
import { officeResources } from '../../core/admin/resources.ts';
import type { AppContext } from '../../core/context.ts';
import { sendContentBody } from '../../platform/http/answer.ts';
import { ONE_QUERY } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { queryValue, requireId } from '../../platform/http/query.ts';
import { eventForm } from './form.ts';
import {
  EVENT_ORDER,
  eventFields,
  getOfficeEvent,
  getOpenEvent,
  listOfficeEvents,
  listOpenEvents,
  selectEvents,
} from './queries.ts';
import { changeEvent, createEvent, deleteEvent } from './service.ts';

const LIST_QUERY = ONE_QUERY.extend({
  past: z.enum(['true']).optional().describe('Those that have ended as well, the latest first'),
  q: z.string().optional().describe('With `past`: words of the name in either language'),
});

export function eventResources(context: AppContext): Resource[] {
  const { database, now } = context;
  const one = officeEventSchema;
  return [
    ...officeResources(context, {
      noun: 'event',
      path: OFFICE_EVENT_PATH,
      summaries: {
        list: 'Fairs and other events, the latest first',
        one: 'One event',
        create: 'A new event; the clock of retention goes by it from then on',
        change: 'Changes what is sent',
        remove: 'Deletes an event for which nobody has applied',
      },
      query: {},
      schemas: { row: one, one, form: officeEventFormSchema },
      form: eventForm,
      isPaged: true,
      list: (request) =>
        officeSource({
          database,
          fields: eventFields(languageOf(request)),
          from: selectEvents,
          order: EVENT_ORDER,
          read: listOfficeEvents,
        }),
      get: (id) => getOfficeEvent(database.db, id),
      create: (officer, form) => createEvent(context, officer, form),
      change: (write, form) => changeEvent(context, write, form),
      remove: (write) => deleteEvent(context, write),
    }),
    {
      path: EVENT_PATH,
      access: 'optional',
      GET: {
        operationId: 'listEvents',
        summary: 'Events that have not ended, with what one needs to know before applying; `past=true`: all',
        querystring: LIST_QUERY,
        response: { 200: z.object({ results: z.array(openEventSchema) }) },
        handler: (request, reply) =>
          sendContentBody(request, reply, context, async () => {
            const withPast = queryValue(request, 'past') === 'true';
            const words = (queryValue(request, 'q') ?? '').trim().slice(0, SEARCH_QUERY_MAX_LENGTH);
            const body = { results: await listOpenEvents(database, now(), { withPast, words }) };
            return body;
          }),
      },
    },
    {
      path: `${EVENT_PATH}:id/`,
      access: 'optional',
      GET: {
        operationId: 'getEvent',
        summary: 'One event, also once it has ended',
        querystring: ONE_QUERY,
        response: { 200: openEventSchema },
        handler: (request, reply) =>
          sendContentBody(request, reply, context, () =>
            getOpenEvent(database.db, requireId(request), now()),
          ),
      },
    },
  ];
}
