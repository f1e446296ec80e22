import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Db } from './db.ts';
import type { Schema } from './schema.ts';

/** Kinds of jobs that a worker claims. */
export interface JobKinds {
  only?: readonly string[];
  except?: readonly string[];
}

export interface JobClaim {
  now: string;
  leasedUntil: string;
  limit: number;
  kinds?: JobKinds | undefined;
}

export interface ClaimedJob {
  id: number;
  kind: string;
  payload: string;
  attempts: number;
  /** Earlier attempts that did not end. */
  abandoned: number;
  created_at: string;
}

/** Condition: the job is of a kind that the worker takes. */
export const isTaken =
  ({ only, except = [] }: JobKinds = {}) =>
  (eb: ExpressionBuilder<Schema, 'job'>): ExpressionWrapper<Schema, 'job', SqlBool> =>
    eb.and([
      ...(only === undefined ? [] : [eb('kind', 'in', only)]),
      ...(except.length === 0 ? [] : [eb('kind', 'not in', except)]),
    ]);

/** `skipLocked` skips rows that another process is claiming; an engine with a single writer has none. */
export function claimJobs(
  db: Db,
  claim: JobClaim,
  { skipLocked }: { skipLocked: boolean },
): Promise<ClaimedJob[]> {
  const due = db
    .selectFrom('job')
    .select('id')
    .where('dead_at', 'is', null)
    .where('run_at', '<=', claim.now)
    .where(isTaken(claim.kinds))
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', claim.now)]))
    .orderBy('run_at')
    .orderBy('id')
    .limit(claim.limit)
    .$if(skipLocked, (query) => query.forUpdate().skipLocked());
  // As a subquery, PostgreSQL may evaluate it for each row, and lease more jobs than requested.
  return db
    .with(
      (cte) => cte('due').materialized(),
      () => due,
    )
    .updateTable('job')
    .set((eb) => ({
      leased_until: claim.leasedUntil,
      attempts: eb('attempts', '+', 1),
      // An attempt that ends returns the lease.
      abandoned: eb
        .case()
        .when('leased_until', 'is', null)
        .then(eb.ref('abandoned'))
        .else(eb('abandoned', '+', 1))
        .end(),
    }))
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning(['id', 'kind', 'payload', 'attempts', 'abandoned', 'created_at'])
    .execute();
}
