import {
  CONTACT_PATH,
  contactFormSchema,
  contactMessageSchema,
  PRESS_OFFICE_PATH,
  pressOfficeSchema,
} from '@press-room/contract/contact';
import type { AppContext } from '../../core/context.ts';
import { toPressOffice } from '../../core/sites/press-office.ts';
import { findSiteGroup } from '../../core/sites/site.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { sendContentBody } from '../../platform/http/answer.ts';
import { parseBody } from '../../platform/http/body.ts';
import { idParameter, ONE_QUERY } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { networkOf } from '../../platform/http/network.ts';
import { integerParameter, queryOf } from '../../platform/http/query.ts';
import { ownContactForm, strangerContactForm } from './form.ts';
import { findOffice } from './queries.ts';
import { sendContactMessage } from './service.ts';

const TEN_MINUTES = 600;

export function contactResources(context: AppContext): Resource[] {
  const { config, database } = context;
  return [
    {
      path: CONTACT_PATH,
      access: 'optional',
      POST: {
        operationId: 'sendContactMessage',
        summary: 'Write to the press office; who is signed in need not say who they are',
        body: contactFormSchema,
        response: { 201: contactMessageSchema },
        answer: async (request) => {
          const { reader } = request;
          const form = reader.account === null ? strangerContactForm : ownContactForm;
          const values = parseBody(request, form);
          await context.limit({ key: `contact:address:${networkOf(request)}`, max: 5, seconds: TEN_MINUTES });
          const site = await findSiteGroup(database.db, config, request.hostname);
          const language = languageOf(request);
          const message = await sendContactMessage(context, values, { reader, language, site });
          return contactMessageSchema.parse(message);
        },
      },
    },
    {
      path: PRESS_OFFICE_PATH,
      access: 'optional',
      GET: {
        summary: 'Who answers the press, when and where; of the first press group unless one is named',
        querystring: ONE_QUERY.extend({ group: idParameter.optional().describe('Press group') }),
        response: { 200: pressOfficeSchema },
        handler: (request, reply) =>
          sendContentBody(request, reply, context, async () => {
            const group = integerParameter(queryOf(request), 'group');
            const office = await findOffice(database.db, group ?? null);
            if (office === null) throw notFound();
            const body = pressOfficeSchema.parse(toPressOffice(config, office, languageOf(request)));
            return body;
          }),
      },
    },
  ];
}
