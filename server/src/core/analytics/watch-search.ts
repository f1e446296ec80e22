import type { FastifyRequest } from 'fastify';
import type { SearchWatcher } from '../../platform/http/answer.ts';
import { networkOf } from '../../platform/http/network.ts';
import { queryOf, readSearchText, toInteger } from '../../platform/http/query.ts';
import { isCounted } from './count-taken.ts';
import type { AnalyticsCounter } from './counter.ts';

/** Parameters that do not restrict the search: with others, they may be the reason for an empty result. */
const WIDE =
  /^(?:q|group|kind|format|draw|start|length|page|keep|order\[.*|columns\[\d+\]\[(?:data|name|searchable|orderable)\]|.*\[regex\])$/;

/** Counts searches of one list, or of all content, that find nothing; null: the request is no such search. */
export function watchSearch(
  { analytics }: { analytics: AnalyticsCounter },
  request: FastifyRequest,
): SearchWatcher | null {
  const text = readSearchText(request);
  if (text === null) return null;
  return {
    isNothing,
    onAnswer: (isNothingFound) => {
      if (!isNothingFound && analytics.isWaitingForNobody) return;
      const { reader } = request;
      const query = queryOf(request);
      const isWide = Object.entries(query).every(([name, value]) => WIDE.test(name) || !value);
      if (!isWide || !isCounted(request, reader)) return;
      const account = reader.account?.id ?? null;
      analytics.search({
        client: `${networkOf(request)} ${account ?? ''}`,
        text: text.toLowerCase(),
        group: Math.max(0, toInteger(query.group ?? '') ?? 0),
        account,
        isFound: !isNothingFound,
      });
    },
  };
}

/** For a list in either form, or lists by kind, with or without envelope. */
function isNothing(body: object): boolean {
  if ('count' in body) return body.count === 0;
  if (!('data' in body)) return Object.values(body).every((rows) => Array.isArray(rows) && rows.length === 0);
  const { data } = body;
  if (Array.isArray(data)) return 'recordsFiltered' in body && body.recordsFiltered === 0;
  return typeof data === 'object' && data !== null && isNothing(data);
}
