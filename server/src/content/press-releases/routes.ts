import { SECTOR_NAME_MAX_LENGTH } from '@press-room/contract/admin-sectors';
import { pagedSchema } from '@press-room/contract/datatables';
import { languageSchema } from '@press-room/contract/languages';
import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import {
  PRESS_RELEASE_COMPANIES_PATH,
  PRESS_RELEASE_GROUPS_PATH,
  PRESS_RELEASE_PATH,
  PRESS_RELEASE_SUGGESTIONS_PATH,
  PRESS_RELEASE_YEARS_PATH,
  type PressRelease,
  type PressReleaseCompany,
  type PressReleaseGroup,
  type PressReleaseSuggestion,
  type PressReleaseYear,
  pressReleaseCompanySchema,
  pressReleaseGroupSchema,
  pressReleaseListSchema,
  pressReleaseRowSchema,
  pressReleaseSchema,
  pressReleaseSuggestionSchema,
  pressReleaseYearSchema,
  withdrawnReleaseSchema,
} from '@press-room/contract/press-releases';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { watchSearch } from '../../core/analytics/watch-search.ts';
import type { AppContext } from '../../core/context.ts';
import { notFound, withdrawn } from '../../platform/errors/errors.ts';
import { sendContent, sendContentBody } from '../../platform/http/answer.ts';
import { idParameter, LIST_QUERY, monthParameter, yearParameter } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { answerList, type ListSource } from '../../platform/http/list.ts';
import { contentListEndpoint, toListOptions } from '../../platform/http/list-endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { queryOf, readSearchText, requireId } from '../../platform/http/query.ts';
import { smallSource } from '../../platform/http/small-source.ts';
import { findReleaseCompanies, findReleaseYears } from './base-set.ts';
import { findRelease } from './detail.ts';
import { listEmbargoed } from './embargo/queries.ts';
import { recordReading } from './embargo/readers.ts';
import { findPinnedLead } from './lead.ts';
import { readReleaseFilter, releaseSource } from './listing.ts';
import { findWithdrawal, findWithdrawalUnderEmbargo } from './publication/withdrawal.ts';
import { findReleaseGroups, suggestReleaseQueries } from './search/search.ts';

const RELEASE_FILTERS = {
  group: idParameter.optional().describe('Press group'),
  year: yearParameter.optional(),
  month: monthParameter.optional(),
  company: idParameter.optional().describe('Whose news it is'),
  event: idParameter.optional().describe('Only releases about it'),
  sector: z.string().max(SECTOR_NAME_MAX_LENGTH).optional().describe('A name or an alias of a sector'),
  language: languageSchema.optional().describe('Only releases published in this language'),
  q: z.string().max(SEARCH_QUERY_MAX_LENGTH).optional().describe('Full text, in both languages'),
};
const { group, company, ...FILTERS_IN_GROUPS } = RELEASE_FILTERS;
const RELEASE_LIST_QUERY = LIST_QUERY.extend({
  ...RELEASE_FILTERS,
  lead: z
    .literal('1')
    .optional()
    .describe('Also the story that the press office has pinned to the top of the group'),
});

export function pressReleaseResources(context: AppContext): Resource[] {
  const { now } = context;
  return [
    {
      path: PRESS_RELEASE_PATH,
      access: 'optional',
      GET: {
        summary: 'Press releases, newest first, or by relevance to `q`',
        querystring: RELEASE_LIST_QUERY,
        response: {
          200: z.union([pressReleaseListSchema, pagedSchema(pressReleaseRowSchema)]),
        },
        handler: (request, reply) =>
          sendContent(
            request,
            reply,
            context,
            async () => {
              const [filter, language] = [readReleaseFilter(request, now()), languageOf(request)];
              const source = releaseSource(context, filter, { language, text: readSearchText(request) });
              const list = await answerList(request, source, toListOptions(context, true));
              if (queryOf(request).lead !== '1') return list;
              return { ...list, lead: await findPinnedLead(context, filter, language) };
            },
            watchSearch(context, request),
          ),
      },
    },
    {
      path: `${PRESS_RELEASE_PATH}:id/`,
      access: 'optional',
      GET: {
        summary: 'One press release; 410 where it was withdrawn',
        response: { 200: pressReleaseSchema, 410: withdrawnReleaseSchema },
        handler: async (request, reply) => {
          await noteOpening(context, request);
          await requireNotWithdrawn(context, request);
          return sendContentBody(request, reply, context, () => getRelease(context, request));
        },
      },
    },
    {
      path: PRESS_RELEASE_YEARS_PATH,
      access: 'optional',
      GET: contentListEndpoint(context, {
        summary: 'Years that have press releases, newest first, each with their number',
        query: { group, company },
        row: pressReleaseYearSchema,
        isPaged: false,
        source: (request) => yearSource(context, request),
      }),
    },
    {
      path: PRESS_RELEASE_COMPANIES_PATH,
      access: 'optional',
      GET: contentListEndpoint(context, {
        summary: 'Companies that have press releases, by name, each with their number',
        query: { group },
        row: pressReleaseCompanySchema,
        isPaged: false,
        source: (request) => companySource(context, request),
      }),
    },
    {
      path: PRESS_RELEASE_GROUPS_PATH,
      access: 'optional',
      GET: contentListEndpoint(context, {
        summary: 'Press groups that have press releases for the filters, each with their number',
        query: { ...FILTERS_IN_GROUPS, company },
        row: pressReleaseGroupSchema,
        isPaged: false,
        source: (request) => groupSource(context, request),
      }),
    },
    {
      path: PRESS_RELEASE_SUGGESTIONS_PATH,
      access: 'optional',
      GET: contentListEndpoint(context, {
        summary: 'Queries near `q` that find something, for when `q` does not',
        query: RELEASE_FILTERS,
        row: pressReleaseSuggestionSchema,
        isPaged: false,
        source: (request) => suggestionSource(context, request),
      }),
    },
  ];
}

/** Under embargo, cached and unchanged (304) answers count too. */
async function noteOpening({ database: { db }, now }: AppContext, request: FastifyRequest): Promise<void> {
  const { account, isEmbargoReader } = request.reader;
  if (account === null || !isEmbargoReader) return;
  const releases = await listEmbargoed(db, [requireId(request)], now());
  await recordReading(db, { account: account.id, releases, how: 'opened' }, now());
}

/**
 * Readers of one class share an answer, but only some of them are informed of a withdrawal under embargo.
 * @throws 410
 */
async function requireNotWithdrawn({ database: { db } }: AppContext, request: FastifyRequest): Promise<void> {
  const { account, isEmbargoReader } = request.reader;
  if (account === null || !isEmbargoReader) return;
  const asked = { account: account.id, id: requireId(request) };
  const withdrawal = await findWithdrawalUnderEmbargo(db, asked, languageOf(request));
  if (withdrawal !== null) throw withdrawn(withdrawal);
}

/** @throws 404 for unknown ids, invalid numbers and hidden releases, 410 for withdrawn ones that this reader could see */
async function getRelease(context: AppContext, request: FastifyRequest): Promise<PressRelease> {
  const [{ reader }, language, id] = [request, languageOf(request), requireId(request)];
  const release = await findRelease(context, reader, language, id);
  if (release !== null) return release;
  const withdrawal = await findWithdrawal(context.database.db, { reader, id }, language);
  throw withdrawal === null ? notFound() : withdrawn(withdrawal);
}

async function yearSource(
  context: AppContext,
  request: FastifyRequest,
): Promise<ListSource<PressReleaseYear>> {
  const now = context.now();
  const { reader, group, company } = readReleaseFilter(request, now);
  return smallSource(await findReleaseYears(context, { reader, group, company, now }));
}

async function companySource(
  context: AppContext,
  request: FastifyRequest,
): Promise<ListSource<PressReleaseCompany>> {
  const now = context.now();
  const { reader, group } = readReleaseFilter(request, now);
  return smallSource(await findReleaseCompanies(context, { reader, group, now }));
}

async function groupSource(
  context: AppContext,
  request: FastifyRequest,
): Promise<ListSource<PressReleaseGroup>> {
  const { group: _, ...filter } = readReleaseFilter(request, context.now());
  return smallSource(await findReleaseGroups(context, filter, readSearchText(request)));
}

async function suggestionSource(
  context: AppContext,
  request: FastifyRequest,
): Promise<ListSource<PressReleaseSuggestion>> {
  const filter = readReleaseFilter(request, context.now());
  const text = readSearchText(request);
  const queries = text === null ? [] : await suggestReleaseQueries(context, filter, text);
  return smallSource(queries.map((query) => ({ query })));
}
