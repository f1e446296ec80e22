import { datatablesSchema, pagedSchema } from '@press-room/contract/datatables';
import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import {
  MAGAZINE_KINDS,
  MAGAZINE_PATH,
  MAGAZINE_PERIODS_PATH,
  MAGAZINE_TERRITORIES_PATH,
  type Magazine,
  magazinePeriodSchema,
  magazineSchema,
  magazineTerritorySchema,
} from '@press-room/contract/magazines';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { watchSearch } from '../../core/analytics/watch-search.ts';
import type { AppContext } from '../../core/context.ts';
import { isOpenedToConfirmed } from '../../core/visibility/opened.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { sendContent, wrapBody } from '../../platform/http/answer.ts';
import { LIST_QUERY, monthParameter, yearParameter } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { answerList } from '../../platform/http/list.ts';
import { formatOf, languageOf } from '../../platform/http/negotiation.ts';
import { readSearchText, requireId } from '../../platform/http/query.ts';
import { smallSource } from '../../platform/http/small-source.ts';
import { magazineSource, readMagazineFilter } from './listing.ts';
import { listMagazineRows } from './presentation.ts';
import { listPeriods, listTerritories } from './queries.ts';

const MAGAZINE_QUERY = LIST_QUERY.extend({
  kind: z.enum(MAGAZINE_KINDS).optional(),
  year: yearParameter.optional(),
  month: monthParameter.optional(),
  territory: z.string().optional().describe('`DE`, `019` …'),
  q: z.string().max(SEARCH_QUERY_MAX_LENGTH).optional().describe('Words of pages and titles'),
});

const eitherOf = <Row extends z.ZodType>(row: Row) => z.union([datatablesSchema(row), pagedSchema(row)]);

export function magazineResources(context: AppContext): Resource[] {
  const { config, database, now } = context;
  const isOpenToConfirmed = () => isOpenedToConfirmed(database.db, 'magazine', now());
  const options = {
    database,
    limit: context.limit,
    pageSize: config.PAGE_SIZE,
    publicUrl: config.PUBLIC_URL,
  };
  return [
    {
      path: MAGAZINE_PATH,
      access: 'admitted',
      isOpenToConfirmed,
      GET: {
        summary: 'Issues, newest first, or by relevance to `q` with the pages that match',
        querystring: MAGAZINE_QUERY,
        response: { 200: eitherOf(magazineSchema) },
        handler: (request, reply) =>
          sendContent(
            request,
            reply,
            context,
            () => {
              const source = magazineSource(context, readMagazineFilter(request), {
                language: languageOf(request),
                text: readSearchText(request),
              });
              return answerList(request, source, { ...options, isPaged: true });
            },
            watchSearch(context, request),
          ),
      },
    },
    {
      path: `${MAGAZINE_PATH}:id/`,
      access: 'admitted',
      isOpenToConfirmed,
      GET: {
        summary: 'One issue',
        response: { 200: magazineSchema },
        handler: (request, reply) =>
          sendContent(request, reply, context, async () => {
            const magazine = await getMagazine(context, request);
            return formatOf(request) === 'datatables' ? wrapBody(request, magazine) : magazine;
          }),
      },
    },
    {
      path: MAGAZINE_PERIODS_PATH,
      access: 'admitted',
      isOpenToConfirmed,
      GET: {
        summary: 'Months that have issues, newest first, each with their number',
        querystring: LIST_QUERY.extend(MAGAZINE_QUERY.pick({ kind: true, territory: true }).shape),
        response: { 200: eitherOf(magazinePeriodSchema) },
        handler: (request, reply) =>
          sendContent(request, reply, context, async () => {
            const { reader, kind, territory } = readMagazineFilter(request);
            const periods = await listPeriods(database.db, { reader, kind, territory, now: now() });
            return answerList(request, smallSource(periods), { ...options, isPaged: false });
          }),
      },
    },
    {
      path: MAGAZINE_TERRITORIES_PATH,
      access: 'admitted',
      isOpenToConfirmed,
      GET: {
        summary: 'Territories that have issues, each with their number',
        querystring: LIST_QUERY.extend(MAGAZINE_QUERY.pick({ kind: true }).shape),
        response: { 200: eitherOf(magazineTerritorySchema) },
        handler: (request, reply) =>
          sendContent(request, reply, context, async () => {
            const { reader, kind } = readMagazineFilter(request);
            const territories = await listTerritories(database.db, { reader, kind, now: now() });
            return answerList(request, smallSource(territories), { ...options, isPaged: false });
          }),
      },
    },
  ];
}

/** @throws 404 for unknown ids, invalid numbers, and magazines hidden from this reader */
async function getMagazine(context: AppContext, request: FastifyRequest): Promise<Magazine> {
  const id = requireId(request);
  const [magazine] = await listMagazineRows(context, request.reader, languageOf(request), [id]);
  if (magazine === undefined) throw notFound();
  return magazine;
}
