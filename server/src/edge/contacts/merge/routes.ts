import {
  CONTACT_DUPLICATE_PATH,
  CONTACT_PATH,
  contactDuplicateSchema,
  contactMergeFormSchema,
  contactSchema,
} from '@press-room/contract/contacts';
import { z } from 'zod';
import { accessTo } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { requiredId } from '../../../platform/http/fields.ts';
import { writeOf } from '../../../platform/http/officer.ts';
import { listDuplicates } from './duplicates.ts';
import { mergeContacts } from './merge.ts';
import { undoMerge } from './undo.ts';

const mergeForm = z.object({ merged: requiredId(), merged_version: requiredId() });

export const contactMergeResources = (context: AppContext): Resource[] => [
  {
    path: CONTACT_DUPLICATE_PATH,
    ...accessTo('contact'),
    GET: {
      operationId: 'listOfficeContactDuplicates',
      summary: 'Contacts that may be one person, the likeliest first',
      response: { 200: z.object({ results: z.array(contactDuplicateSchema) }) },
      answer: async () => ({ results: await listDuplicates(context.database.reader) }),
    },
  },
  {
    path: `${CONTACT_PATH}:id/merge/`,
    ...accessTo('contact'),
    POST: {
      isVersioned: true,
      permission: 'contact.edit',
      summary: 'Merges another contact into it; requires If-Match',
      body: contactMergeFormSchema,
      response: { 200: contactSchema },
      row: async (request) => {
        const write = writeOf(request);
        return await mergeContacts(context, write, parseBody(request, mergeForm));
      },
    },
    DELETE: {
      isVersioned: true,
      permission: 'contact.edit',
      summary: 'Undoes the last merge into it; requires If-Match',
      response: { 200: contactSchema },
      row: (request) => undoMerge(context, writeOf(request)),
    },
  },
];
