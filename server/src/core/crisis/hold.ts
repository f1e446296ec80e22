import type { Db } from '../../platform/db/db.ts';
import { requirePermission } from '../../platform/http/authentication.ts';
import type { Officer } from '../../platform/http/officer.ts';

interface Publishing {
  /** Press group of the content; null: all groups. */
  group: number | null;
  officer: Officer;
  /** Published in spite of a crisis. */
  isDespite: boolean;
}

/** Id of the active crisis of a press group, or of any group for null; null: none. */
export async function findCrisis(db: Db, group: number | null): Promise<number | null> {
  let query = db
    .selectFrom('crisis')
    .select('id')
    .where('open_group_id', 'is not', null)
    .where('state', '=', 'on')
    .orderBy('started_at')
    .orderBy('id');
  if (group !== null) query = query.where('open_group_id', '=', group);
  return (await query.limit(1).executeTakeFirst())?.id ?? null;
}

/** Id of the crisis that holds a publication; null: none. @throws 403 */
export async function findHold(db: Db, { group, officer, isDespite }: Publishing): Promise<number | null> {
  const crisis = await findCrisis(db, group);
  if (crisis === null || !isDespite) return crisis;
  requirePermission({ account: officer }, 'crisis.switch');
  return null;
}

/** Hold on alerts about content that a press group published before an instant. */
export interface NewsHold {
  group: number;
  before: string;
  /** True: the alerts are cancelled; false: an officer has not decided. */
  isDropped: boolean;
}

/** Holds of crises, also after their end until an officer decides. */
export async function listNewsHolds(db: Db): Promise<NewsHold[]> {
  const rows = await db
    .selectFrom('crisis')
    .select((eb) => ['press_group_id as group', 'alerts', eb.ref('started_at').$notNull().as('before')])
    .where('state', 'in', ['on', 'ended'])
    .where('alerts', '!=', 'sent')
    .where('started_at', 'is not', null)
    .execute();
  return rows.map(({ alerts, ...hold }) => ({ ...hold, isDropped: alerts === 'dropped' }));
}

/** Whether a hold applies to news; `group` is null for content of all groups. */
export const isHeldNews = (
  holds: readonly NewsHold[],
  { group, at }: { group: number | null; at: string },
): boolean => holds.some((hold) => (group === null || group === hold.group) && at < hold.before);
