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
import { sendContentBody } from '../../platform/http/answer.ts';
import { monthParameter, yearParameter } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { contentListEndpoint } from '../../platform/http/list-endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { readSearchText, requireId } from '../../platform/http/query.ts';
import { smallSource } from '../../platform/http/small-source.ts';
import { magazineSource, readMagazineFilter } from './listing.ts';
import { listMagazineRows } from './presentation.ts';
import { listPeriods, listTerritories } from './queries.ts';

const MAGAZINE_QUERY = z.object({
  kind: z.enum(MAGAZINE_KINDS).optional(),
  year: yearParameter.optional(),
  month: monthParameter.optional(),
  territory: z.string().optional().describe('`DE`, `019` …'),
  q: z.string().max(SEARCH_QUERY_MAX_LENGTH).optional().describe('Words of pages and titles'),
});

export function magazineResources(context: AppContext): Resource[] {
  const { database, now } = context;
  const isOpenToConfirmed = () => isOpenedToConfirmed(database.db, 'magazine', now());
  return [
    {
      path: MAGAZINE_PATH,
      access: 'admitted',
      isOpenToConfirmed,
      GET: contentListEndpoint(context, {
        summary: 'Issues, newest first, or by relevance to `q` with the pages that match',
        query: MAGAZINE_QUERY.shape,
        row: magazineSchema,
        isPaged: true,
        source: (request) =>
          magazineSource(context, readMagazineFilter(request), {
            language: languageOf(request),
            text: readSearchText(request),
          }),
        watch: (request) => watchSearch(context, request),
      }),
    },
    {
      path: `${MAGAZINE_PATH}:id/`,
      access: 'admitted',
      isOpenToConfirmed,
      GET: {
        summary: 'One issue',
        response: { 200: magazineSchema },
        handler: (request, reply) =>
          sendContentBody(request, reply, context, () => getMagazine(context, request)),
      },
    },
    {
      path: MAGAZINE_PERIODS_PATH,
      access: 'admitted',
      isOpenToConfirmed,
      GET: contentListEndpoint(context, {
        summary: 'Months that have issues, newest first, each with their number',
        query: MAGAZINE_QUERY.pick({ kind: true, territory: true }).shape,
        row: magazinePeriodSchema,
        isPaged: false,
        source: async (request) => {
          const { reader, kind, territory } = readMagazineFilter(request);
          return smallSource(await listPeriods(database.db, { reader, kind, territory, now: now() }));
        },
      }),
    },
    {
      path: MAGAZINE_TERRITORIES_PATH,
      access: 'admitted',
      isOpenToConfirmed,
      GET: contentListEndpoint(context, {
        summary: 'Territories that have issues, each with their number',
        query: MAGAZINE_QUERY.pick({ kind: true }).shape,
        row: magazineTerritorySchema,
        isPaged: false,
        source: async (request) => {
          const { reader, kind } = readMagazineFilter(request);
          return smallSource(await listTerritories(database.db, { reader, kind, now: now() }));
        },
      }),
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
