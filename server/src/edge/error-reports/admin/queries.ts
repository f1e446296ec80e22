import type { FailureRow, FailureState } from '@press-room/contract/failures';
import { FAILURE_REPORTS_SHOWN, failureRowSchema } from '@press-room/contract/failures';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { ErrorReportTable } from '../../../platform/db/contact-tables.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { FieldMap, Order, Window } from '../../../platform/http/datatables.ts';

interface Reported {
  failure_id: number;
  latest_id: number;
  count: number;
  first_at: string;
  last_at: string;
}
type Tables = Schema & { reported: Reported; latest: ErrorReportTable };
const eb = expressionBuilder<Tables, 'failure' | 'reported' | 'latest'>();

export const FAILURE_FIELDS: FieldMap = {
  id: eb.ref('failure.id'),
  state: eb.ref('failure.state'),
  message: eb.ref('latest.message'),
  route: eb.ref('latest.route'),
  release: eb.ref('latest.release'),
  count: eb.ref('reported.count'),
  first_at: eb.ref('reported.first_at'),
  last_at: eb.ref('reported.last_at'),
};

export interface FailureFilter {
  state?: FailureState | undefined;
  /** At least one report is from this build. */
  release?: string | undefined;
  condition: Expression<SqlBool> | null;
}

/** Failures with a summary of their reports; those without a report are excluded. */
function filtered(db: Db, { state, release, condition }: FailureFilter) {
  let query = db
    .selectFrom('failure')
    .innerJoin(
      (builder) =>
        builder
          .selectFrom('error_report')
          .select((eb) => [
            eb.ref('failure_id').$notNull().as('failure_id'),
            eb.fn.max('id').as('latest_id'),
            eb.fn.countAll<number>().as('count'),
            eb.fn.min('created_at').as('first_at'),
            eb.fn.max('created_at').as('last_at'),
          ])
          .where('failure_id', 'is not', null)
          .groupBy('failure_id')
          .as('reported'),
      (join) => join.onRef('reported.failure_id', '=', 'failure.id'),
    )
    .innerJoin('error_report as latest', 'latest.id', 'reported.latest_id');
  if (state !== undefined) query = query.where('failure.state', '=', state);
  if (release !== undefined) {
    query = query.where((builder) =>
      builder.exists(
        builder
          .selectFrom('error_report as seen')
          .select('seen.id')
          .whereRef('seen.failure_id', '=', 'failure.id')
          .where('seen.release', '=', release),
      ),
    );
  }
  return condition === null ? query : query.where(condition);
}

export async function countFailures(db: Db, filter: FailureFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

const COLUMNS = [
  'failure.id',
  'failure.version',
  'failure.state',
  'latest.message',
  'latest.route',
  'latest.release',
  'reported.count',
  'reported.first_at',
  'reported.last_at',
] as const;

/** Last reported first. */
export async function listFailures(
  db: Db,
  { orders, window, ...filter }: FailureFilter & { orders: readonly Order[]; window: Window },
): Promise<FailureRow[]> {
  let query = filtered(db, filter).select(COLUMNS);
  for (const { by, direction } of orders) query = query.orderBy(by, direction);
  const rows = await query
    .orderBy('reported.latest_id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return rows.map((row) => failureRowSchema.parse({ ...row, count: Number(row.count) }));
}

export async function findFailure(db: Db, id: number): Promise<FailureRow | null> {
  const row = await filtered(db, { condition: null })
    .select(COLUMNS)
    .where('failure.id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : failureRowSchema.parse({ ...row, count: Number(row.count) });
}

export async function listFailureReleases(db: Db, id: number) {
  const rows = await db
    .selectFrom('error_report')
    .select((eb) => ['release', eb.fn.countAll<number>().as('count'), eb.fn.max('created_at').as('last_at')])
    .where('failure_id', '=', id)
    .groupBy('release')
    .orderBy('last_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export const listFailureReports = (db: Db, id: number) =>
  db
    .selectFrom('error_report')
    .selectAll()
    .where('failure_id', '=', id)
    .orderBy('id', 'desc')
    .limit(FAILURE_REPORTS_SHOWN)
    .execute();

/** False if the version has changed. */
export async function updateFailure(
  trx: Db,
  { id, version }: { id: number; version: number },
  state: FailureState,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('failure')
    .set((builder) => ({ state, version: builder('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Id of a failure; a resolved one that occurs again is reopened. */
export async function reportFailure(trx: Db, key: string): Promise<number> {
  const { id } = await trx
    .insertInto('failure')
    .values({ key })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((builder) => ({
        state: builder
          .case()
          .when('failure.state', '=', 'resolved')
          .then(builder.val<FailureState>('open'))
          .else(builder.ref('failure.state'))
          .end(),
        version: builder
          .case()
          .when('failure.state', '=', 'resolved')
          .then(builder('failure.version', '+', 1))
          .else(builder.ref('failure.version'))
          .end(),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes failures whose reports were deleted. */
export async function deleteEmptyFailures(trx: Db): Promise<void> {
  await trx
    .deleteFrom('failure')
    .where((builder) =>
      builder.not(
        builder.exists(
          builder
            .selectFrom('error_report')
            .select('error_report.id')
            .whereRef('error_report.failure_id', '=', 'failure.id'),
        ),
      ),
    )
    .execute();
}
