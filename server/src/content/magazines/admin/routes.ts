import {
  OFFICE_MAGAZINE_PATH,
  officeMagazineFormSchema,
  officeMagazineSchema,
} from '@press-room/contract/admin-magazines';
import { mediaTransitionFormSchema } from '@press-room/contract/admin-media';
import { MAGAZINE_KINDS } from '@press-room/contract/magazines';
import { MAGAZINE_LIST_STATES } from '@press-room/contract/readers';
import { z } from 'zod';
import { officeSource } from '../../../core/admin/listing.ts';
import { officeResources, transitionResource } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import { yearParameter } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { deleteVisible, mediaTransitionForm } from '../../publishing/visible.ts';
import { magazineForm } from './form.ts';
import { getOfficeMagazine, listOfficeMagazines } from './magazine.ts';
import { MAGAZINE_ORDER, magazineFields, selectMagazines } from './queries.ts';
import { changeOfficeMagazine, createOfficeMagazine, MAGAZINES, transitMagazine } from './service.ts';

const statusSchema = z.enum(MAGAZINE_LIST_STATES);
const kindSchema = z.enum(MAGAZINE_KINDS);

export function officeMagazineResources(context: AppContext): Resource[] {
  const { database, now } = context;
  const noun = 'magazine';
  const path = OFFICE_MAGAZINE_PATH;
  const one = officeMagazineSchema;
  return [
    ...officeResources(context, {
      noun,
      path,
      summaries: {
        list: 'Magazines in every state with how far their documents are read, what was changed last first',
        one: 'One magazine and how far its document is read',
        create: 'A new magazine of a stored PDF, as a draft',
        change: 'Changes what is sent; another document is read anew',
        remove: 'Deletes a draft; its document stays stored',
      },
      query: {
        status: statusSchema.optional().describe('What readers get of it now'),
        kind: kindSchema.optional(),
        year: yearParameter.optional(),
      },
      schemas: { row: one, one, form: officeMagazineFormSchema },
      form: magazineForm,
      isPaged: true,
      list: (request, query) => {
        const filter = { ...query, now: now() };
        const language = languageOf(request);
        return officeSource({
          database,
          fields: magazineFields(language),
          from: (db) => selectMagazines(db, filter),
          order: MAGAZINE_ORDER,
          read: (db, ids) => listOfficeMagazines(db, ids, { language, now: now() }),
        });
      },
      get: (id, request) => getOfficeMagazine(database.db, id, { language: languageOf(request), now: now() }),
      create: (officer, form) => createOfficeMagazine(context, officer, form),
      change: (write, form) => changeOfficeMagazine(context, write, form),
      remove: (write) => deleteVisible(context, MAGAZINES, write),
    }),
    transitionResource({
      noun,
      path,
      schemas: { one, form: mediaTransitionFormSchema },
      form: mediaTransitionForm,
      move: (write, form) => transitMagazine(context, write, form),
    }),
  ];
}
