import {
  kitTakerSchema,
  kitTransitionFormSchema,
  OFFICE_PRESS_KIT_PATH,
  officePressKitFormSchema,
  officePressKitRowSchema,
  officePressKitSchema,
} from '@press-room/contract/admin-press-kit';
import { KIT_LIST_STATES } from '@press-room/contract/readers';
import { z } from 'zod';
import { officeSource } from '../../../core/admin/listing.ts';
import { ownRows } from '../../../core/admin/own-company.ts';
import { accessTo, officeResources, transitionResource } from '../../../core/admin/resources.ts';
import { OUTCOME_QUERY, toOutcome } from '../../../core/analytics/outcome-query.ts';
import type { AppContext } from '../../../core/context.ts';
import { requireScope } from '../../../platform/http/authentication.ts';
import { idParameter, yearParameter } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { listEndpoint } from '../../../platform/http/list-endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { requireId } from '../../../platform/http/query.ts';
import { smallSource } from '../../../platform/http/small-source.ts';
import { kitTransitionForm, pressKitForm } from './form.ts';
import { getKit, KIT_ORDER, kitFields, listKitRows, selectKits } from './queries.ts';
import { changeOfficeKit, createOfficeKit, deleteOfficeKit } from './service.ts';
import { listTakers } from './takers.ts';
import { transitKit } from './transition.ts';

const statusSchema = z.enum(KIT_LIST_STATES);

export function officePressKitResources(context: AppContext): Resource[] {
  const { database, now } = context;
  const noun = 'press_kit';
  const path = OFFICE_PRESS_KIT_PATH;
  const one = officePressKitSchema;
  return [
    ...officeResources(context, {
      noun,
      path,
      summaries: {
        list: 'Press kits in every state, what was changed last first',
        one: 'One press kit with its files',
        create: 'A new press kit, as a draft',
        change: 'Changes what is sent; `files` is the whole order',
        remove: 'Deletes a draft; its files stay stored',
      },
      ownCompany: ownRows(context, noun),
      query: {
        status: statusSchema.optional().describe('What readers get of it now'),
        group: idParameter.optional(),
        year: yearParameter.optional(),
        company: idParameter.optional(),
        ...OUTCOME_QUERY,
      },
      schemas: { row: officePressKitRowSchema, one, form: officePressKitFormSchema },
      form: pressKitForm,
      isPaged: true,
      list: (request, { published_from, published_to, untaken, ...query }) => {
        const filter = {
          ...query,
          ...toOutcome({ published_from, published_to, untaken }),
          now: now(),
          scope: requireScope(request.reader, 'press_kit.view'),
        };
        return officeSource({
          database,
          fields: kitFields(languageOf(request)),
          from: (db) => selectKits(db, filter),
          order: KIT_ORDER,
          read: (db, ids) => listKitRows(db, ids, now()),
        });
      },
      get: (id, { reader }) =>
        getKit(database.db, id, { now: now(), scope: requireScope(reader, 'press_kit.view') }),
      create: (officer, form) => createOfficeKit(context, officer, form),
      change: (write, form) => changeOfficeKit(context, write, form),
      remove: (write) => deleteOfficeKit(context, write),
    }),
    transitionResource({
      noun,
      path,
      ownCompany: ownRows(context, noun),
      schemas: { one, form: kitTransitionFormSchema },
      form: kitTransitionForm,
      move: (write, form) => transitKit(context, write, form),
    }),
    takersResource(context),
  ];
}

const takersResource = (context: AppContext): Resource => ({
  path: `${OFFICE_PRESS_KIT_PATH}:id/taken/`,
  ...accessTo('press_kit'),
  GET: {
    // The answer contains names of people.
    permission: 'download.view',
    ...listEndpoint(context, {
      operationId: 'listOfficePressKitDownloads',
      summary: 'Who saved something of a kit, latest first, and how many files changed after that',
      row: kitTakerSchema,
      isPaged: false,
      source: async (request) => {
        const { db } = context.database;
        const kit = await getKit(db, requireId(request), { now: context.now() });
        return smallSource(await listTakers(context, kit));
      },
    }),
  },
});
