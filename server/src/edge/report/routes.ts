import { languageSchema } from '@press-room/contract/languages';
import {
  REPORT_DAYS,
  REPORT_DAYS_MAX,
  REPORT_EXPORT_PATH,
  REPORT_FILE_TYPES,
  REPORT_PATH,
  reportSchema,
} from '@press-room/contract/report';
import { rightsOf } from '@press-room/contract/roles';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ownByItself } from '../../core/admin/own-company.ts';
import { addDays, toOfficeDay } from '../../core/analytics/days.ts';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { findHouse } from '../../core/sites/site.ts';
import { invalidField, invalidFields } from '../../platform/errors/errors.ts';
import { requireScope } from '../../platform/http/authentication.ts';
import { clientOf } from '../../platform/http/client.ts';
import { toContentDisposition } from '../../platform/http/content-disposition.ts';
import { idParameter, ONE_QUERY } from '../../platform/http/documentation.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { languageOf } from '../../platform/http/negotiation.ts';
import { officerOf } from '../../platform/http/officer.ts';
import { choiceParameter, queryOf, readQuery } from '../../platform/http/query.ts';
import { sendWorkbook } from '../../platform/http/table-file.ts';
import { ConcurrencyLimiter } from '../../platform/limited/concurrency-limiter.ts';
import { makePdf } from '../../platform/pdf/make-pdf.ts';
import { buildReport } from './build.ts';
import { toDocument } from './document.ts';
import type { ReportView } from './lines.ts';
import { toFileName, toSheets } from './sheets.ts';

const QUERY = {
  from: z.iso.date().optional().describe(`First day in Rome; ${REPORT_DAYS} days before the last one`),
  to: z.iso.date().optional().describe('Last day in Rome; today'),
  group: idParameter.optional().describe('Press group'),
  event: idParameter.optional().describe('Event'),
  language: languageSchema.optional().describe('Of titles and names; that of the request'),
};

const fileTypeSchema = z.enum(REPORT_FILE_TYPES);
const DAY_MS = 86_400_000;

/** @throws 400, 403 */
function readView(request: FastifyRequest, now: Date): ReportView {
  const { language = languageOf(request), ...query } = readQuery(request, QUERY);
  const { to = toOfficeDay(now), from = addDays(to, 1 - REPORT_DAYS) } = query;
  if (from > to) throw invalidField('to', 'before_from');
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= REPORT_DAYS_MAX)
    throw invalidFields({ from: [{ key: 'too_many_days', parameters: { n: REPORT_DAYS_MAX } }] });
  const held = rightsOf(officerOf(request));
  return {
    ...query,
    from,
    to,
    language,
    now,
    scope: requireScope(request.reader, 'figure.view'),
    seesMailings: held.includes('mailing.view'),
    seesClippings: held.includes('clipping.view'),
    seesKits: held.includes('press_kit.view'),
    seesFiles: held.includes('asset.view'),
  };
}

/** Documents are written one at a time. */
const pdfLimiter = new ConcurrencyLimiter({ atOnce: 1, places: 4, patienceMs: 60_000 });

/** Report for the board. A company's press office gets the numbers of its own releases. */
export function reportResources(context: AppContext): Resource[] {
  const { database, now, config } = context;
  const access = { access: 'admitted', permission: 'figure.view', ownCompany: ownByItself } as const;
  const read = (request: FastifyRequest, view: ReportView) =>
    database.scan(clientOf(request), (db) => buildReport(db, view));
  return [
    {
      path: REPORT_PATH,
      ...access,
      GET: {
        operationId: 'getReport',
        summary: 'Releases, mailings, downloads and coverage of a period, with the rows behind each figure',
        querystring: ONE_QUERY.extend(QUERY),
        response: { 200: reportSchema },
        answer: (request) => read(request, readView(request, now())),
      },
    },
    {
      path: REPORT_EXPORT_PATH,
      ...access,
      GET: {
        operationId: 'exportReport',
        summary: 'The same as an Excel workbook or a PDF',
        querystring: ONE_QUERY.extend({ ...QUERY, type: fileTypeSchema.optional() }),
        response: { 200: z.unknown().describe('An Excel workbook, or application/pdf') },
        handler: async (request, reply) => {
          const view = readView(request, now());
          const type = choiceParameter(queryOf(request), 'type', fileTypeSchema) ?? 'xlsx';
          const report = await read(request, view);
          const by = officerOf(request).id;
          await recordAudit(database.db, { by, action: 'export', about: 'figure:0' }, now());
          const { language } = view;
          if (type === 'xlsx')
            return sendWorkbook(reply, toSheets(report, language, config.PUBLIC_URL), language);
          const author = report.press_group?.name ?? (await findHouse(database.db, config))?.name ?? '';
          const document = toDocument(report, { language, author, madeAt: view.now });
          const pdf = await pdfLimiter.take(clientOf(request), () => makePdf(document));
          return reply
            .headers({
              'Content-Type': 'application/pdf',
              'Content-Disposition': toContentDisposition(
                'attachment',
                `${toFileName(report, language)}.pdf`,
              ),
              'Cache-Control': 'no-store',
            })
            .send(Buffer.from(pdf));
        },
      },
    },
  ];
}
