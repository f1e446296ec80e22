import { datatablesSchema, pagedSchema } from '@press-room/contract/datatables';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { sendPrivate } from './answer.ts';
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

/** A list in both formats, for users with access; never cached. */
export function listEndpoint<Row extends object>(
  { config, database, limit }: ListContext,
  { operationId, summary, query = {}, row, isPaged, source }: PrivateList<Row>,
): Endpoint {
  const options = { database, limit, pageSize: config.PAGE_SIZE, publicUrl: config.PUBLIC_URL, isPaged };
  return {
    ...(operationId === undefined ? {} : { operationId }),
    summary,
    querystring: LIST_QUERY.extend(query),
    response: { 200: z.union([datatablesSchema(row), pagedSchema(row)]) },
    handler: async (request, reply) =>
      sendPrivate(request, reply, await answerList(request, await source(request), options)),
  };
}
