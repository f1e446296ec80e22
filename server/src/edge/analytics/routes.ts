import {
  ANALYTICS_EXPORT_PATH,
  ANALYTICS_FILE_ROWS,
  ANALYTICS_PATH,
  analyticsSchema,
  COPY_PATH,
  COPY_SUBJECTS,
  copyFormSchema,
  FIGURE_ROWS,
  READ_PATH,
  READ_SUBJECTS,
  readFormSchema,
} from '@press-room/contract/analytics';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordTaking } from '../../content/press-releases/takings/record.ts';
import { ownByItself } from '../../core/admin/own-company.ts';
import { countTaken, isCounted } from '../../core/analytics/count-taken.ts';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { invalidFields, notFound } from '../../platform/errors/errors.ts';
import { parseBody } from '../../platform/http/body.ts';
import { clientOf } from '../../platform/http/client.ts';
import { ONE_QUERY } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { optionalId } from '../../platform/http/fields.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { networkOf } from '../../platform/http/network.ts';
import { officerOf } from '../../platform/http/officer.ts';
import { sendTable, tableTypeSchema } from '../../platform/http/table-file.ts';
import { recordOpening } from '../desk/openings.ts';
import { ANALYTICS_QUERY, readAnalyticsView } from './filter.ts';
import { releaseOutcomeResources } from './outcome/routes.ts';
import { buildAnalytics } from './service.ts';
import { isVisibleSubject } from './subject-queries.ts';
import { toAnalyticsTable } from './table.ts';
import { timelineResources } from './timeline/routes.ts';

/** Report of a browser about what its reader did. */
interface Telling {
  path: string;
  kind: 'copy' | 'read';
  operationId: string;
  summary: string;
  subjects: readonly (typeof COPY_SUBJECTS)[number][];
  body: z.ZodType;
  /** Limit per network and minute, against programs that raise counts. */
  max: number;
}

const TELLINGS: readonly Telling[] = [
  {
    path: COPY_PATH,
    kind: 'copy',
    operationId: 'countCopy',
    summary:
      'Says that a text, a credit or a citation was copied: counted without a name, and of releases kept for corrections',
    subjects: COPY_SUBJECTS,
    body: copyFormSchema,
    max: 60,
  },
  {
    path: READ_PATH,
    kind: 'read',
    operationId: 'countRead',
    summary:
      'Says that a release or a magazine was opened: counted without a name, and kept for the desk of who is signed in',
    subjects: READ_SUBJECTS,
    body: readFormSchema,
    max: 120,
  },
];

const subjectForm = z.object({
  press_release: optionalId(),
  asset: optionalId(),
  magazine: optionalId(),
});

/** @throws 400 unless exactly one subject is named */
function readSubject(request: FastifyRequest, subjects: Telling['subjects']) {
  const form = parseBody(request, subjectForm);
  const named = subjects.flatMap((kind) => {
    const id = form[kind];
    return id === undefined ? [] : [{ kind, id }];
  });
  const [only, another] = named;
  if (only !== undefined && another === undefined) return only;
  const parameters = { kinds: subjects.join(', ') };
  throw invalidFields({ non_field_errors: [{ key: 'one_subject', parameters }] });
}

/** Statistics about readers, without names. */
export function analyticsResources(context: AppContext): Resource[] {
  const tellings = TELLINGS.map((telling) => tellingResource(context, telling));
  return [
    ...tellings,
    analyticsResource(context),
    exportResource(context),
    ...releaseOutcomeResources(context),
    ...timelineResources(context),
  ];
}

function tellingResource(
  context: AppContext,
  { path, kind, operationId, summary, subjects, body, max }: Telling,
): Resource {
  return {
    path,
    access: 'optional',
    POST: {
      operationId,
      summary,
      body,
      response: { 204: z.null() },
      answer: async (request) => {
        const subject = readSubject(request, subjects);
        const { reader } = request;
        await context.limit({ key: `${kind}:address:${networkOf(request)}`, max, seconds: 60 });
        const isVisible = await isVisibleSubject(context.database.db, subject, {
          reader,
          now: context.now(),
        });
        if (!isVisible) throw notFound();
        countTaken(context, request, { kind, reader, subjects: [subject] });
        if (kind === 'copy' && subject.kind === 'press_release' && isCounted(request, reader))
          await recordTaking(context.database.db, { release: subject.id, reader }, context.now());
        if (
          kind === 'read' &&
          reader.account !== null &&
          subject.kind !== 'asset' &&
          isCounted(request, reader)
        )
          await recordOpening(
            context.database.db,
            { ...subject, kind: subject.kind, account: reader.account.id },
            context.now(),
          );
      },
    },
  };
}

function analyticsResource({ database, now }: AppContext): Resource {
  return {
    path: ANALYTICS_PATH,
    access: 'admitted',
    permission: 'figure.view',
    ownCompany: ownByItself,
    GET: {
      operationId: 'listOfficeFigures',
      summary:
        'How often readers read, downloaded, copied, and searched for nothing, over time and told apart',
      querystring: ONE_QUERY.extend(ANALYTICS_QUERY),
      response: { 200: analyticsSchema },
      answer: async (request) => {
        const view = readAnalyticsView(request, now());
        const options = { language: languageOf(request), limit: FIGURE_ROWS };
        return database.scan(clientOf(request), (db) => buildAnalytics(db, view, options));
      },
    },
  };
}

function exportResource({ database, now }: AppContext): Resource {
  return {
    path: ANALYTICS_EXPORT_PATH,
    access: 'admitted',
    permission: 'figure.view',
    ownCompany: ownByItself,
    GET: {
      summary: 'The figures of a filter as CSV or XLSX',
      querystring: ONE_QUERY.extend({ ...ANALYTICS_QUERY, type: tableTypeSchema.optional() }),
      response: { 200: z.unknown().describe('text/csv, or an Excel workbook') },
      handler: async (request, reply) => {
        const view = readAnalyticsView(request, now());
        const language = languageOf(request);
        const options = { language, limit: ANALYTICS_FILE_ROWS };
        const figure = await database.scan(clientOf(request), (db) => buildAnalytics(db, view, options));
        await recordAudit(
          database.db,
          { by: officerOf(request).id, action: 'export', about: 'figure:0' },
          now(),
        );
        return sendTable(request, reply, toAnalyticsTable(figure, language));
      },
    },
  };
}
