import { datatablesSchema, pagedSchema } from '@press-room/contract/datatables';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { type ContentSources, type SearchWatcher, sendContent, sendPrivate } from './answer.ts';
import { LIST_QUERY } from './documentation.ts';
import type { Endpoint } from './endpoint.ts';
import { answerList, type ListOptions, type ListSource } from './list.ts';

interface ListContext extends Pick<ListOptions, 'database' | 'limit'> {
  config: Pick<Config, 'PAGE_SIZE' | 'PUBLIC_URL'>;
}

interface PrivateList<Row extends object> {
  operationId?: string;
  summary: string;
  /** Filters of the list. */
  query?: z.ZodRawShape;
  row: z.ZodType<Row>;
  /** Small lists return all rows if no length is given. */
  isPaged: boolean;
  source: (request: FastifyRequest) => ListSource<Row> | Promise<ListSource<Row>>;
}

interface SharedList<Row extends object> extends PrivateList<Row> {
  /** Hears what a search finds. */
  watch?: (request: FastifyRequest) => SearchWatcher | null;
}

const describeList = <Row extends object>({ operationId, summary, query = {}, row }: PrivateList<Row>) => ({
  ...(operationId === undefined ? {} : { operationId }),
  summary,
  querystring: LIST_QUERY.extend(query),
  response: { 200: z.union([datatablesSchema(row), pagedSchema(row)]) },
});

export const toListOptions = ({ config, database, limit }: ListContext, isPaged: boolean): ListOptions => ({
  database,
  limit,
  pageSize: config.PAGE_SIZE,
  publicUrl: config.PUBLIC_URL,
  isPaged,
});

/** A list in both formats, for users with access; never cached. */
export function listEndpoint<Row extends object>(context: ListContext, list: PrivateList<Row>): Endpoint {
  const options = toListOptions(context, list.isPaged);
  return {
    ...describeList(list),
    handler: async (request, reply) =>
      sendPrivate(request, reply, await answerList(request, await list.source(request), options)),
  };
}

/** The same of content that all readers of one class see alike; cached. */
export function contentListEndpoint<Row extends object>(
  context: ListContext & ContentSources,
  list: SharedList<Row>,
): Endpoint {
  const options = toListOptions(context, list.isPaged);
  return {
    ...describeList(list),
    handler: (request, reply) =>
      sendContent(
        request,
        reply,
        context,
        async () => answerList(request, await list.source(request), options),
        list.watch?.(request),
      ),
  };
}
