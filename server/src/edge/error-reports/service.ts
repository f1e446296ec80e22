import { createHash } from 'node:crypto';
import type { ErrorReport, ErrorReportReceipt } from '@press-room/contract/error-reports';
import type { Selectable } from 'kysely';
import type { AppContext } from '../../core/context.ts';
import type { ErrorReportTable } from '../../platform/db/contact-tables.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';
import { reportFailure } from './admin/queries.ts';
import { createErrorReport } from './queries.ts';
import { scrub } from './scrub.ts';

export const ERROR_REPORT_JOB = 'error-report';

export interface ErrorReportValues {
  message: string;
  route?: string | undefined;
  release?: string | undefined;
  last_actions?: readonly string[] | undefined;
  email?: string | undefined;
  comment?: string | undefined;
}

/** Stores a report and forwards it to a configured error service. */
export async function keepErrorReport(
  { config, database, now }: Pick<AppContext, 'config' | 'database' | 'now'>,
  values: ErrorReportValues,
  userAgent: string,
): Promise<ErrorReportReceipt> {
  const created_at = now().toISOString();
  const report = {
    message: scrub(values.message),
    route: scrub(values.route ?? ''),
    release: values.release ?? '',
    last_actions: JSON.stringify((values.last_actions ?? []).map(scrub)),
    email: values.email ?? '',
    comment: values.comment ?? '',
    user_agent: userAgent.slice(0, 400),
    created_at,
  };
  const id = await database.db.transaction().execute(async (trx) => {
    const failure_id = await reportFailure(trx, toFailureKey(report.message));
    const kept = await createErrorReport(trx, { ...report, failure_id });
    if (config.SENTRY_DSN !== undefined) await enqueueJob(trx, ERROR_REPORT_JOB, { id: kept }, now());
    return kept;
  });
  return { id, created_at };
}

export const toErrorReport = ({
  failure_id: _failure,
  ...row
}: Selectable<ErrorReportTable>): ErrorReport => ({
  ...row,
  last_actions: JSON.parse(row.last_actions) as string[],
});

/** Parts that differ between reports of one failure: addresses, positions in a build, numbers, quoted values. */
const CHANGING =
  /https?:\/\/\S+|(["'`«“]).{0,200}?["'`»”]|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+|\b[0-9a-f]{8,}\b|\d+/gi;
const COMPARED_LENGTH = 300;

/** Same key for equal messages; the message cannot be derived from it. */
function toFailureKey(message: string): string {
  const [line = ''] = message.trim().split('\n', 1);
  const lasting = line.replace(CHANGING, '#').replace(/\s+/g, ' ').toLowerCase().slice(0, COMPARED_LENGTH);
  return createHash('sha256').update(lasting).digest('hex');
}
