import type { Db } from '../../platform/db/db.ts';

/** `waiting` includes failed jobs that will be retried. */
type JobState = 'waiting' | 'running' | 'dead';

export interface JobCount {
  kind: string;
  state: JobState;
  count: number;
  /** Since the oldest of them was due. */
  overdueSeconds: number;
}

/** Number of jobs by kind and state. */
export async function countJobs(db: Db, now: Date): Promise<JobCount[]> {
  const rows = await db
    .selectFrom('job')
    .select((eb) => [
      'kind',
      eb
        .case()
        .when('dead_at', 'is not', null)
        .then<JobState>('dead')
        .when('leased_until', '>', now.toISOString())
        .then<JobState>('running')
        .else<JobState>('waiting')
        .end()
        .as('state'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('run_at').as('oldest'),
    ])
    .groupBy(['kind', 'state'])
    .execute();
  return rows.map(({ oldest, count, ...row }) => ({
    ...row,
    count: Number(count),
    overdueSeconds: Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000),
  }));
}
