import { JOB_PATH, JOB_STATES, type JobRow, jobRowSchema } from '@press-room/contract/jobs';
import { z } from 'zod';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { conflict, notFound } from '../../platform/errors/errors.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { type ListSource, tableSource } from '../../platform/http/list.ts';
import { listEndpoint } from '../../platform/http/list-endpoint.ts';
import { type Officer, officerOf } from '../../platform/http/officer.ts';
import { requireId } from '../../platform/http/query.ts';
import { toJobRows } from './job.ts';
import { countJobs, findJob, JOB_FIELDS, type JobFilter, listJobs, reviveJob } from './queries.ts';

const stateSchema = z.enum(JOB_STATES);

type JobContext = Pick<AppContext, 'database' | 'now'>;

function jobSource(
  { database, now }: JobContext,
  query: Pick<JobFilter, 'state' | 'kind'>,
): ListSource<JobRow> {
  const at = now();
  const base = { ...query, now: at.toISOString() };
  return tableSource({
    database,
    fields: JOB_FIELDS,
    count: (db, condition) => countJobs(db, { ...base, condition }),
    read: async (db, page) => toJobRows(db, await listJobs(db, { ...base, ...page }), at),
  });
}

/** @throws 404, 409 while it runs */
async function retryJob({ database, now }: JobContext, id: number, officer: Officer): Promise<JobRow> {
  return database.db.transaction().execute(async (trx) => {
    if ((await findJob(trx, id)) === null) throw notFound();
    if (!(await reviveJob(trx, id, now().toISOString()))) throw conflict('job_is_running');
    await recordAudit(trx, { by: officer.id, action: 'retry', about: `job:${id}` }, now());
    const job = await findJob(trx, id);
    const [row] = await toJobRows(trx, job === null ? [] : [job], now());
    if (row === undefined) throw notFound();
    return row;
  });
}

/** Waiting, running and failed jobs; their payload is never shown. */
export function jobResources(context: AppContext): Resource[] {
  return [
    {
      path: JOB_PATH,
      access: 'admitted',
      permission: 'job.view',
      GET: listEndpoint(context, {
        summary: 'Jobs that are not done: what was given up first',
        query: { state: stateSchema.optional(), kind: z.string().optional() },
        row: jobRowSchema,
        isPaged: true,
        source: (_request, query) => jobSource(context, query),
      }),
    },
    {
      path: `${JOB_PATH}:id/retry/`,
      access: 'admitted',
      permission: 'job.retry',
      POST: {
        summary: 'Tries a job again, from its first attempt',
        response: { 200: jobRowSchema },
        answer: (request) => retryJob(context, requireId(request), officerOf(request)),
      },
    },
  ];
}
