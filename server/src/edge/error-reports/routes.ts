import {
  ERROR_REPORT_PATH,
  type ErrorReport,
  errorReportFormSchema,
  errorReportReceiptSchema,
  errorReportSchema,
  REPORT_ACTION_MAX_LENGTH,
  REPORT_ACTIONS_MAX,
  REPORT_COMMENT_MAX_LENGTH,
  REPORT_MESSAGE_MAX_LENGTH,
} from '@press-room/contract/error-reports';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { requirePermission } from '../../platform/http/authentication.ts';
import { parseBody } from '../../platform/http/body.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import {
  optionalEmailOrBlank,
  optionalText,
  optionalTexts,
  requiredText,
} from '../../platform/http/fields.ts';
import { type ListSource, tableSource } from '../../platform/http/list.ts';
import { listEndpoint } from '../../platform/http/list-endpoint.ts';
import { networkOf } from '../../platform/http/network.ts';
import { countErrorReports, ERROR_REPORT_FIELDS, listErrorReports } from './queries.ts';
import { keepErrorReport, toErrorReport } from './service.ts';

const form = z.object({
  message: requiredText({ max: REPORT_MESSAGE_MAX_LENGTH, hasLines: true }),
  route: optionalText({ max: REPORT_ACTION_MAX_LENGTH }),
  release: optionalText({ max: REPORT_ACTION_MAX_LENGTH }),
  last_actions: optionalTexts({ max: REPORT_ACTION_MAX_LENGTH }, REPORT_ACTIONS_MAX),
  email: optionalEmailOrBlank(),
  comment: optionalText({ max: REPORT_COMMENT_MAX_LENGTH, hasLines: true }),
});

export function errorReportResource(context: AppContext): Resource {
  return {
    path: ERROR_REPORT_PATH,
    access: 'optional',
    POST: {
      summary: 'Report a failure of the web app; anybody may',
      body: errorReportFormSchema,
      response: { 201: errorReportReceiptSchema },
      answer: async (request) => {
        const values = parseBody(request, form);
        await context.limit({ key: `error_report:address:${networkOf(request)}`, max: 20, seconds: 600 });
        const receipt = await keepErrorReport(context, values, request.headers['user-agent'] ?? '');
        return errorReportReceiptSchema.parse(receipt);
      },
    },
    GET: listEndpoint(context, {
      summary: 'Reported failures, newest first, for administrators',
      row: errorReportSchema,
      isPaged: true,
      source: (request) => {
        requirePermission(request.reader, 'error_report.view');
        return reportSource(context);
      },
    }),
  };
}

const reportSource = ({ database }: Pick<AppContext, 'database'>): ListSource<ErrorReport> =>
  tableSource({
    database,
    fields: ERROR_REPORT_FIELDS,
    count: countErrorReports,
    read: async (db, page) => (await listErrorReports(db, page)).map(toErrorReport),
  });
