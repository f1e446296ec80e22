import { PERSON_LANGUAGES } from '@press-room/contract/account';
import {
  CONTACT_BASES,
  CONTACT_PATH,
  CONTACT_TAG_PATH,
  contactFormSchema,
  contactRowSchema,
  contactSchema,
  contactTagSchema,
} from '@press-room/contract/contacts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { officeSource } from '../../../core/admin/listing.ts';
import { accessTo, officeResources } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import { idParameter } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import type { ListSource } from '../../../platform/http/list.ts';
import { writeOf } from '../../../platform/http/officer.ts';
import { readQuery } from '../../../platform/http/query.ts';
import { contactForm } from './form.ts';
import { CONTACT_FIELDS, CONTACT_ORDER, type ContactQuery, listTags, openContacts } from './queries.ts';
import { getContact, listContactRows } from './reading.ts';
import { changeContact, createContact, deleteContact, stopWriting } from './service.ts';

const basisSchema = z.enum(CONTACT_BASES);
const languageSchema = z.enum(PERSON_LANGUAGES);
const answerSchema = z.enum(['yes', 'no']);

/** Filters of the list and its export. */
export const CONTACT_QUERY = {
  sector: idParameter.optional(),
  tag: z.string().optional(),
  outlet: idParameter.optional(),
  country: z.string().optional(),
  language: languageSchema.optional(),
  basis: basisSchema.optional(),
  stopped: answerSchema.optional().describe('Whether nobody writes to them any more'),
  event: idParameter.optional().describe('Accredited for an event'),
  list: idParameter.optional().describe('Number of a list'),
  idle: answerSchema.optional().describe('`yes`: nobody wrote to them for two years'),
};

/** @throws 400 */
export function readContactQuery(request: FastifyRequest): ContactQuery {
  const { sector, tag, country, language, event, stopped, idle, ...query } = readQuery(
    request,
    CONTACT_QUERY,
  );
  return {
    ...query,
    filter: {
      sectors: sector === undefined ? [] : [sector],
      tags: tag === undefined ? [] : [tag],
      countries: country === undefined ? [] : [country],
      languages: language === undefined ? [] : [language],
      event,
    },
    isStopped: stopped === undefined ? undefined : stopped === 'yes',
    isIdle: idle === 'yes',
  };
}

function contactSource({ database, now }: AppContext, request: FastifyRequest): ListSource<object> {
  const query = readContactQuery(request);
  const open = async () =>
    officeSource({
      database,
      fields: CONTACT_FIELDS,
      from: await openContacts(database.reader, query, now()),
      order: CONTACT_ORDER,
      read: listContactRows,
    });
  return {
    countAll: async () => (await open()).countAll(),
    open: async (table, db) => (await open()).open(table, db),
  };
}

export function peopleResources(context: AppContext): Resource[] {
  const { database } = context;
  return [
    ...officeResources(context, {
      noun: 'contact',
      path: CONTACT_PATH,
      summaries: {
        list: 'The people that the press office writes to, by name',
        one: 'One contact',
        create: 'A new contact; linked to the account with one of its addresses',
        change: 'Changes a contact',
        remove: 'Deletes a contact without an account',
      },
      query: CONTACT_QUERY,
      schemas: { row: contactRowSchema, one: contactSchema, form: contactFormSchema },
      form: contactForm,
      isPaged: true,
      list: (request) => contactSource(context, request),
      get: (id) => getContact(database.db, id),
      create: (officer, form) => createContact(context, officer, form),
      change: (write, form) => changeContact(context, write, form),
      remove: (write) => deleteContact(context, write),
    }),
    stopResource(context),
    tagResource(context),
  ];
}

const stopResource = (context: AppContext): Resource => ({
  path: `${CONTACT_PATH}:id/stop/`,
  ...accessTo('contact'),
  POST: {
    isVersioned: true,
    permission: 'contact.edit',
    summary: 'The person objected: nobody writes to them again, and only they can come back. Wants If-Match',
    response: { 200: contactSchema },
    row: (request) => stopWriting(context, writeOf(request)),
  },
});

const tagResource = ({ database }: AppContext): Resource => ({
  path: CONTACT_TAG_PATH,
  ...accessTo('contact'),
  GET: {
    operationId: 'listOfficeContactTags',
    summary: 'Tags in use, by how many contacts have them',
    response: { 200: z.object({ results: z.array(contactTagSchema) }) },
    answer: async () => ({ results: await listTags(database.reader) }),
  },
});
