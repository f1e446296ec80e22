import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import { SEARCH_PATH, searchResultsSchema } from '@press-room/contract/search';
import { z } from 'zod';
import { watchSearch } from '../../core/analytics/watch-search.ts';
import type { AppContext } from '../../core/context.ts';
import { sendContent, wrapBody } from '../../platform/http/answer.ts';
import { idParameter, ONE_QUERY } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { formatOf, languageOf } from '../../platform/http/negotiation.ts';
import { integerParameter, queryOf, readSearchText } from '../../platform/http/query.ts';
import { NOTHING_FOUND, searchEverything } from './service.ts';

export function searchResource(context: AppContext): Resource {
  return {
    path: SEARCH_PATH,
    access: 'optional',
    GET: {
      operationId: 'searchPressRoom',
      summary: 'The few best releases, galleries, pictures, magazines, press kits and companies for `q`',
      querystring: ONE_QUERY.extend({
        q: z.string().max(SEARCH_QUERY_MAX_LENGTH).optional(),
        group: idParameter.optional().describe('Press group whose releases are looked for'),
      }),
      response: { 200: searchResultsSchema },
      handler: (request, reply) =>
        sendContent(
          request,
          reply,
          context,
          async () => {
            const text = readSearchText(request);
            const { reader } = request;
            const group = integerParameter(queryOf(request), 'group');
            const found =
              text === null
                ? NOTHING_FOUND
                : await searchEverything(context, { reader, group, language: languageOf(request), text });
            return formatOf(request) === 'datatables' ? wrapBody(request, found) : found;
          },
          watchSearch(context, request),
        ),
    },
  };
}
