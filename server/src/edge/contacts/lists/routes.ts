import {
  CONTACT_COUNT_PATH,
  CONTACT_LIST_PATH,
  contactCountSchema,
  contactFilterSchema,
  contactListFormSchema,
  contactListMemberFormSchema,
  contactListSchema,
} from '@press-room/contract/contacts';
import { z } from 'zod';
import { officeSource } from '../../../core/admin/listing.ts';
import { accessTo, officeResources } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import { parseBody } from '../../../platform/http/body.ts';
import { idParameter } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { writeOf } from '../../../platform/http/officer.ts';
import { queryOf } from '../../../platform/http/query.ts';
import { selectContacts } from './filter.ts';
import {
  CONTACT_LIST_FIELDS,
  CONTACT_LIST_ORDER,
  countContacts,
  getContactList,
  listContactLists,
  selectContactLists,
} from './queries.ts';
import {
  changeContactList,
  changeMembers,
  contactListForm,
  createContactList,
  deleteContactList,
  memberForm,
} from './service.ts';

export function contactListResources(context: AppContext): Resource[] {
  const { database, now } = context;
  return [
    ...officeResources(context, {
      noun: 'contact_list',
      path: CONTACT_LIST_PATH,
      summaries: {
        list: 'Lists of contacts by name, with how many they have: of a press group, or of all',
        one: 'One list',
        create: 'A new list: picked by hand, or with a filter',
        change: 'Changes a list; with a filter nobody is picked by hand',
        remove: 'Deletes a list; its contacts stay',
      },
      query: { press_group: idParameter.optional() },
      schemas: { row: contactListSchema, one: contactListSchema, form: contactListFormSchema },
      form: contactListForm,
      isPaged: true,
      list: (_request, { press_group }) =>
        officeSource({
          database,
          fields: CONTACT_LIST_FIELDS,
          from: (db) => selectContactLists(db, press_group),
          order: CONTACT_LIST_ORDER,
          read: (db, ids) => listContactLists(db, ids, now()),
        }),
      get: (id) => getContactList(database.db, id, now()),
      create: (officer, form) => createContactList(context, officer, form),
      change: (write, form) => changeContactList(context, write, form),
      remove: (write) => deleteContactList(context, write),
    }),
    memberResource(context),
    countResource(context),
  ];
}

const memberResource = (context: AppContext): Resource => ({
  path: `${CONTACT_LIST_PATH}:id/member/`,
  ...accessTo('contact_list'),
  POST: {
    isVersioned: true,
    permission: 'contact_list.edit',
    summary: 'Adds and removes members of a list that is picked by hand; requires If-Match',
    body: contactListMemberFormSchema,
    response: { 200: contactListSchema },
    row: async (request) => {
      const write = writeOf(request);
      return await changeMembers(context, write, parseBody(request, memberForm));
    },
  },
});

/** @throws 400 */
function readFilter(text: string | undefined) {
  try {
    return contactFilterSchema.parse(JSON.parse(text ?? '{}'));
  } catch {
    throw invalidField('filter', 'not_of_this_shape');
  }
}

const countResource = ({ database, now }: AppContext): Resource => ({
  path: CONTACT_COUNT_PATH,
  ...accessTo('contact'),
  GET: {
    operationId: 'countOfficeContacts',
    summary: 'How many contacts fit a filter, and to how many of them somebody may write',
    querystring: z.object({ filter: z.string().optional().describe('JSON') }),
    response: { 200: contactCountSchema },
    answer: async (request) => {
      const filter = readFilter(queryOf(request).filter);
      const { reader } = database;
      return await countContacts(reader, selectContacts(reader, filter, now()));
    },
  },
});
