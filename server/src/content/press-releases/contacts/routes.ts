import { PRESS_CONTACT_PATH, pressContactSchema } from '@press-room/contract/admin-press-releases';
import { accessTo } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import { invalidField, notFound } from '../../../platform/errors/errors.ts';
import { idParameter } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { listEndpoint } from '../../../platform/http/list-endpoint.ts';
import { integerParameter, queryOf } from '../../../platform/http/query.ts';
import { smallSource } from '../../../platform/http/small-source.ts';
import { listPressContacts } from './directory.ts';

export const pressContactResource = (context: AppContext): Resource => ({
  path: PRESS_CONTACT_PATH,
  ...accessTo('press_release'),
  ownCompany: async (request, company) => {
    if ((integerParameter(queryOf(request), 'company') ?? company) !== company) throw notFound();
  },
  GET: listEndpoint(context, {
    summary: 'Whom a release may name: the press contact of its company, and the people of its press office',
    query: { group: idParameter, company: idParameter.optional() },
    row: pressContactSchema,
    isPaged: false,
    source: async (_request, { group, company = null }) => {
      if (group === undefined) throw invalidField('group', 'required');
      return smallSource(await listPressContacts(context.database.db, { group, company }));
    },
  }),
});
