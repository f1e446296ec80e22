import {
  FAILURE_PATH,
  FAILURE_STATES,
  type Failure,
  type FailureRow,
  failureChangeSchema,
  failureRowSchema,
  failureSchema,
} from '@press-room/contract/failures';
import { z } from 'zod';
import { recordAudit } from '../../../core/audit/queries.ts';
import type { AppContext } from '../../../core/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { notFound, stale } from '../../../platform/errors/errors.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { requiredChoice } from '../../../platform/http/fields.ts';
import { type ListSource, tableSource } from '../../../platform/http/list.ts';
import { listEndpoint } from '../../../platform/http/list-endpoint.ts';
import { type Write, writeOf } from '../../../platform/http/officer.ts';
import { requireId } from '../../../platform/http/query.ts';
import { toErrorReport } from '../service.ts';
import {
  countFailures,
  FAILURE_FIELDS,
  type FailureFilter,
  findFailure,
  listFailureReleases,
  listFailureReports,
  listFailures,
  updateFailure,
} from './queries.ts';

const stateSchema = z.enum(FAILURE_STATES);
const form = z.object({ state: requiredChoice(FAILURE_STATES) });

function failureSource(database: Database, base: Omit<FailureFilter, 'condition'>): ListSource<FailureRow> {
  return tableSource({
    database,
    fields: FAILURE_FIELDS,
    count: (db, condition) => countFailures(db, { ...base, condition }),
    read: (db, page) => listFailures(db, { ...base, ...page }),
  });
}

/** @throws 404 */
async function getFailure(db: Db, id: number): Promise<Failure> {
  const failure = await findFailure(db, id);
  if (failure === null) throw notFound();
  return failureSchema.parse({
    ...failure,
    releases: await listFailureReleases(db, id),
    reports: (await listFailureReports(db, id)).map(toErrorReport),
  });
}

/** @throws 404, 412 */
async function settleFailure(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  write: Write,
  { state }: z.infer<typeof form>,
): Promise<Failure> {
  return database.db.transaction().execute(async (trx) => {
    const isLatest = await updateFailure(trx, write, state);
    const current = await getFailure(trx, write.id);
    if (!isLatest) throw stale(current);
    const entry = { by: write.officer.id, action: 'edit', fields: ['state'] } as const;
    await recordAudit(trx, { ...entry, about: `failure:${write.id}` }, now());
    return current;
  });
}

/** Reported failures by message, for the developers of the web app. */
export function failureResources(context: AppContext): Resource[] {
  const { database } = context;
  const guard = { access: 'admitted', permission: 'error_report.view' } as const;
  return [
    {
      path: FAILURE_PATH,
      ...guard,
      GET: listEndpoint(context, {
        summary: 'Reported failures, what says the same as one, the latest first',
        query: {
          state: stateSchema.optional(),
          release: z.string().optional().describe('A build that reported it'),
        },
        row: failureRowSchema,
        isPaged: true,
        source: (_request, query) => failureSource(database, query),
      }),
    },
    {
      path: `${FAILURE_PATH}:id/`,
      ...guard,
      GET: {
        summary: 'One failure with its latest reports',
        response: { 200: failureSchema },
        row: (request) => getFailure(database.db, requireId(request)),
      },
      PATCH: {
        isVersioned: true,
        permission: 'error_report.edit',
        summary: 'Sets its state; requires If-Match',
        body: failureChangeSchema,
        response: { 200: failureSchema },
        row: async (request) => {
          const write = writeOf(request);
          return settleFailure(context, write, parseBody(request, form));
        },
      },
    },
  ];
}
