import { datatablesSchema, pagedSchema } from '@press-room/contract/datatables';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { type ContentSources, type SearchWatcher, sendContent, sendPrivate } from './answer.ts';
import { LIST_QUERY } from './documentation.ts';
import type { Endpoint } from './endpoint.ts';
import { answerList, type ListOptions, type ListSource } from './list.ts';
import { type QueryValues, readQuery } from './query.ts';

interface ListContext extends Pick<ListOptions, 'database' | 'limit'> {
  config: Pick<Config, 'PAGE_SIZE' | 'PUBLIC_URL'>;
}

interface PrivateList<Row extends object, Query extends z.ZodRawShape> {
  operationId?: string;
  summary: string;
  /** Filters of the list. */
  query?: Query;
  row: z.ZodType<Row>;
  /** Small lists return all rows if no length is given. */
  isPaged: boolean;
  source: (request: FastifyRequest, query: QueryValues<Query>) => ListSource<Row> | Promise<ListSource<Row>>;
}

interface SharedList<Row extends object, Query extends z.ZodRawShape> extends PrivateList<Row, Query> {
  /** Hears what a search finds. */
  watch?: (request: FastifyRequest) => SearchWatcher | null;
}

const describeList = <Row extends object, Query extends z.ZodRawShape>({
  operationId,
  summary,
  query,
  row,
}: PrivateList<Row, Query>) => ({
  ...(operationId === undefined ? {} : { operationId }),
  summary,
  querystring: LIST_QUERY.extend(query ?? {}),
  response: { 200: z.union([datatablesSchema(row), pagedSchema(row)]) },
});

export const toListOptions = ({ config, database, limit }: ListContext, isPaged: boolean): ListOptions => ({
  database,
  limit,
  pageSize: config.PAGE_SIZE,
  publicUrl: config.PUBLIC_URL,
  isPaged,
});

const openSource = <Row extends object, Query extends z.ZodRawShape>(
  request: FastifyRequest,
  { query, source }: PrivateList<Row, Query>,
) => source(request, readQuery(request, query ?? ({} as Query)));

/** A list in both formats, for users with access; never cached. */
export function listEndpoint<Row extends object, Query extends z.ZodRawShape = Record<never, never>>(
  context: ListContext,
  list: PrivateList<Row, Query>,
): Endpoint {
  const options = toListOptions(context, list.isPaged);
  return {
    ...describeList(list),
    handler: async (request, reply) =>
      sendPrivate(request, reply, await answerList(request, await openSource(request, list), options)),
  };
}

/** The same of content that all readers of one class see alike; cached. */
export function contentListEndpoint<Row extends object, Query extends z.ZodRawShape = Record<never, never>>(
  context: ListContext & ContentSources,
  list: SharedList<Row, Query>,
): Endpoint {
  const options = toListOptions(context, list.isPaged);
  return {
    ...describeList(list),
    handler: (request, reply) =>
      sendContent(
        request,
        reply,
        context,
        async () => answerList(request, await openSource(request, list), options),
        list.watch?.(request),
      ),
  };
}
