import {
  EVENT_PATH,
  OFFICE_EVENT_PATH,
  officeEventFormSchema,
  officeEventSchema,
  openEventSchema,
} from '@press-room/contract/events';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { sendBody } from '../../http/answer.ts';
import { ONE_QUERY } from '../../http/documentation.ts';
import { languageOf } from '../../http/negotiation.ts';
import type { Resource } from '../../http/resource.ts';
import { officeSource } from '../../office/listing.ts';
import { officeResources } from '../../office/resources.ts';
import { isOpen, toEvent } from './event.ts';
import { eventForm } from './form.ts';
import {
  EVENT_ORDER,
  eventFields,
  getOfficeEvent,
  listEventsFrom,
  listOfficeEvents,
  selectEvents,
} from './queries.ts';
import { changeEvent, createEvent, deleteEvent } from './service.ts';

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
      access: 'signed-in',
      GET: {
        schema: {
          summary: 'Events that have not ended, with what one needs to know before applying',
          querystring: ONE_QUERY,
          response: { 200: z.object({ results: z.array(openEventSchema) }) },
        },
        handler: async (request, reply) => {
          const at = now();
          const events = (await listEventsFrom(database.db, at.toISOString().slice(0, 10))).map(toEvent);
          return sendBody(request, reply, {
            results: events.map((event) => ({ ...event, is_open: isOpen(event, at) })),
          });
        },
      },
    },
  ];
}
