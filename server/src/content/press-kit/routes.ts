import { datatablesSchema, pagedSchema } from '@press-room/contract/datatables';
import {
  PRESS_KIT_PATH,
  PRESS_KIT_VISIT_PATH,
  pressKitSchema,
  pressKitVisitSchema,
} from '@press-room/contract/press-kit';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { isOpenedToConfirmed } from '../../core/visibility/opened.ts';
import { sendSigned } from '../../platform/http/answer.ts';
import { requireAccountId } from '../../platform/http/authentication.ts';
import { idParameter, LIST_QUERY } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { answerList } from '../../platform/http/list.ts';
import { toListOptions } from '../../platform/http/list-endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { integerParameter, queryOf } from '../../platform/http/query.ts';
import { smallSource } from '../../platform/http/small-source.ts';
import { markOutdated } from './own-copies.ts';
import { findKits, markNew } from './presentation.ts';
import { findVisit, newSince, recordVisit } from './visits.ts';

export function pressKitResources(context: AppContext): Resource[] {
  const { database, now } = context;
  const isOpenToConfirmed = () => isOpenedToConfirmed(database.db, 'press_kit', now());
  return [
    {
      path: PRESS_KIT_PATH,
      access: 'admitted',
      isOpenToConfirmed,
      GET: {
        summary:
          'Press kits with their files, newest edition first; what is new to the reader, or newer than their copy, is marked',
        querystring: LIST_QUERY.extend({ group: idParameter.optional().describe('Press group') }),
        response: { 200: z.union([datatablesSchema(pressKitSchema), pagedSchema(pressKitSchema)]) },
        handler: async (request, reply) => {
          const group = integerParameter(queryOf(request), 'group');
          const account = requireAccountId(request);
          const visit = await findVisit(database.db, account);
          const kits = await findKits(context, { reader: request.reader, group }, languageOf(request));
          const marked = await markOutdated(database.db, markNew(kits, newSince(visit, now())), account);
          const body = await answerList(request, smallSource(marked), toListOptions(context, false));
          return sendSigned(request, reply, { body, media: context.links.media });
        },
      },
    },
    {
      path: PRESS_KIT_VISIT_PATH,
      access: 'admitted',
      isOpenToConfirmed,
      PUT: {
        summary: 'The reader has seen the kits',
        response: { 200: pressKitVisitSchema },
        answer: (request) => recordVisit(database.db, requireAccountId(request), now()),
      },
    },
  ];
}
