import {
  CHECK_IN_PATH,
  checkInEventsSchema,
  checkInSchema,
  entryFormSchema,
  entryResultSchema,
} from '@press-room/contract/check-in';
import type { AppContext } from '../../../core/context.ts';
import { requireSession } from '../../../platform/http/authentication.ts';
import { parseBody } from '../../../platform/http/body.ts';
import { ONE_QUERY } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { officerOf } from '../../../platform/http/officer.ts';
import { requireId } from '../../../platform/http/query.ts';
import { entryForm, getCheckInEvent, listCheckInEvents, recordEntries } from './service.ts';

/** Badges at the entrance. */
export function checkInResources(context: AppContext): Resource[] {
  const guarded = { access: 'admitted', permission: 'accreditation.check' } as const;
  return [
    {
      path: CHECK_IN_PATH,
      ...guarded,
      GET: {
        operationId: 'listCheckIns',
        summary: 'Events whose badges can be checked',
        querystring: ONE_QUERY,
        response: { 200: checkInEventsSchema },
        answer: async () => ({ results: await listCheckInEvents(context) }),
      },
    },
    {
      path: `${CHECK_IN_PATH}:id/`,
      ...guarded,
      GET: {
        summary: 'Keys and codes by which a door checks badges without a line; no names',
        querystring: ONE_QUERY,
        response: { 200: checkInSchema },
        answer: (request) => getCheckInEvent(context, requireId(request)),
      },
    },
    {
      path: `${CHECK_IN_PATH}:id/entry/`,
      ...guarded,
      POST: {
        summary: 'Keeps who came in; what is sent twice counts once',
        body: entryFormSchema,
        response: { 200: entryResultSchema },
        answer: async (request) => {
          const { entries } = parseBody(request, entryForm);
          const check = {
            eventId: requireId(request),
            officer: officerOf(request),
            session: requireSession(request),
          };
          return { results: await recordEntries(context, check, entries) };
        },
      },
    },
  ];
}
