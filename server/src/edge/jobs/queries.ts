import type { JobState } from '@press-room/contract/jobs';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { FieldMap, Order, Window } from '../../platform/http/datatables.ts';

const eb = expressionBuilder<Schema, 'job'>();

export const JOB_FIELDS: FieldMap = {
  id: eb.ref('job.id'),
  kind: eb.ref('job.kind'),
  attempts: eb.ref('job.attempts'),
  created_at: eb.ref('job.created_at'),
  run_at: eb.ref('job.run_at'),
  dead_at: eb.ref('job.dead_at'),
};

export interface JobFilter {
  state?: JobState | undefined;
  kind?: string | undefined;
  now: string;
  condition: Expression<SqlBool> | null;
}

const isHeld = (now: string) => eb('job.leased_until', '>', now);
const isAlive = () => eb('job.dead_at', 'is', null);
const isFree = (now: string) =>
  eb.or([eb('job.leased_until', 'is', null), eb('job.leased_until', '<=', now)]);

const CONDITIONS: Record<JobState, (now: string) => Expression<SqlBool>> = {
  dead: () => eb('job.dead_at', 'is not', null),
  running: (now) => eb.and([isAlive(), isHeld(now)]),
  failing: (now) => eb.and([isAlive(), isFree(now), eb('job.attempts', '>', 0)]),
  waiting: (now) => eb.and([isAlive(), isFree(now), eb('job.attempts', '=', 0)]),
};

function filtered(db: Db, { state, kind, now, condition }: JobFilter) {
  let query = db.selectFrom('job');
  if (state !== undefined) query = query.where(CONDITIONS[state](now));
  if (kind !== undefined) query = query.where('kind', '=', kind);
  return condition === null ? query : query.where(condition);
}

export async function countJobs(db: Db, filter: JobFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

/** Failed jobs first, latest first; then by due time. */
export function listJobs(
  db: Db,
  { orders, window, ...filter }: JobFilter & { orders: readonly Order[]; window: Window },
) {
  let query = filtered(db, filter).selectAll();
  for (const { by, direction } of orders) query = query.orderBy(by, direction);
  return query
    .orderBy((builder) => builder.case().when('dead_at', 'is', null).then(1).else(0).end())
    .orderBy('dead_at', 'desc')
    .orderBy('run_at')
    .orderBy('id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}
export type StoredJob = Awaited<ReturnType<typeof listJobs>>[number];

export const findJob = async (db: Db, id: number): Promise<StoredJob | null> =>
  (await db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

export const listAssetNames = (db: Db, ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
  db.selectFrom('asset').select(['id', 'name']).where('id', 'in', ids).execute();

/** Resets a job to its initial state; false: a worker holds it, or it is done. */
export async function reviveJob(trx: Db, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('job')
    .set({ dead_at: null, attempts: 0, abandoned: 0, leased_until: null, run_at: now, reckoned_at: now })
    .where('id', '=', id)
    .where(isFree(now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
