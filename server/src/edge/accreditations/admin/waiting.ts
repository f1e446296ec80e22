import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import { listOfficeRows } from '../accreditation.ts';
import { QUEUE_ORDER, selectQueue } from './queries.ts';

/** Pending applications, earliest deadline first up to a limit, and their number. */
export async function listWaitingAccreditations(db: Db, limit: number) {
  const waiting = selectQueue(db, { status: 'waiting' });
  let query = waiting;
  for (const { by, direction } of QUEUE_ORDER) query = query.orderBy(by, direction);
  const ids = await query.limit(limit).execute();
  return {
    count: await countRows(waiting),
    rows: await listOfficeRows(
      db,
      ids.map(({ id }) => id),
    ),
  };
}
