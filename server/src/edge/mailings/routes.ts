import { languageSchema } from '@press-room/contract/languages';
import {
  MAILING_PATH,
  mailingFormSchema,
  mailingMoveSchema,
  mailingRowSchema,
  mailingSchema,
} from '@press-room/contract/mailings';
import { z } from 'zod';
import { officeSource } from '../../core/admin/listing.ts';
import { accessTo, officeResources } from '../../core/admin/resources.ts';
import type { AppContext } from '../../core/context.ts';
import { parseBody } from '../../platform/http/body.ts';
import { idParameter } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { requiredChoice } from '../../platform/http/fields.ts';
import { officerOf, writeOf } from '../../platform/http/officer.ts';
import { requireId } from '../../platform/http/query.ts';
import { mailingForm, mailingMoveForm } from './form.ts';
import { moveMailing } from './moves.ts';
import { getMailing, listMailingRows, MAILING_FIELDS, MAILING_ORDER, selectMailings } from './queries.ts';
import { mailingReadings } from './readings.ts';
import { mailingResultResources } from './results/routes.ts';
import { changeMailing, createMailing, deleteMailing } from './service.ts';
import { queueTestMessage } from './test-message.ts';

export function mailingResources(context: AppContext): Resource[] {
  const { database } = context;
  return [
    ...officeResources(context, {
      noun: 'mailing',
      path: MAILING_PATH,
      summaries: {
        list: 'Mailings, the latest first; those of a `press_release`, `press_review` or `appointment`',
        one: 'One mailing with what became of it',
        create:
          'A draft about a press release, an edition of the press review or an appointment; its subject is the title',
        change: 'Changes a draft',
        remove: 'Deletes a draft',
      },
      query: {
        press_release: idParameter.optional(),
        press_review: idParameter.optional(),
        appointment: idParameter.optional(),
        group: idParameter.optional(),
        event: idParameter.optional().describe('Of releases of an event'),
        from: z.iso.date().optional().describe('First day in Rome on which it was begun'),
        to: z.iso.date().optional().describe('Last day'),
      },
      schemas: { row: mailingRowSchema, one: mailingSchema, form: mailingFormSchema },
      form: mailingForm,
      isPaged: true,
      list: (_request, filter) =>
        officeSource({
          database,
          fields: MAILING_FIELDS,
          from: (db) => selectMailings(db, filter),
          order: MAILING_ORDER,
          read: listMailingRows,
        }),
      get: (id) => getMailing(database.db, id),
      create: (officer, form) => createMailing(context, officer, form),
      change: (write, form) => changeMailing(context, write, form),
      remove: (write) => deleteMailing(context, write),
    }),
    transitionOf(context),
    ...mailingReadings(context),
    testOf(context),
    ...mailingResultResources(context),
  ];
}

const transitionOf = (context: AppContext): Resource => ({
  path: `${MAILING_PATH}:id/transition/`,
  ...accessTo('mailing'),
  POST: {
    isVersioned: true,
    permission: 'mailing.send',
    summary:
      'Sends, waits, pauses, resumes or stops; requires If-Match, and a recent proof for many recipients',
    body: mailingMoveSchema,
    response: { 200: mailingSchema },
    row: async (request) => {
      const write = { ...writeOf(request), reader: request.reader };
      return await moveMailing(context, write, parseBody(request, mailingMoveForm));
    },
  },
});

const testForm = z.object({ language: requiredChoice(languageSchema.options) });

const testOf = (context: AppContext): Resource => ({
  path: `${MAILING_PATH}:id/test/`,
  ...accessTo('mailing'),
  POST: {
    permission: 'mailing.edit',
    summary: 'Sends it to the officer who asks, and to nobody else',
    body: z.object({ language: languageSchema }),
    response: { 202: z.object({}) },
    answer: async (request) => {
      const { language } = parseBody(request, testForm);
      await queueTestMessage(context, officerOf(request), { mailing: requireId(request), language });
      return {};
    },
  },
});
