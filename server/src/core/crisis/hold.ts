import type { Db } from '../../platform/db/db.ts';
import { requirePermission } from '../../platform/http/authentication.ts';
import type { Officer } from '../../platform/http/officer.ts';

interface Publishing {
  /** Press group of what is published; null: it belongs to all groups. */
  group: number | null;
  officer: Officer;
  /** Published although there is a crisis. */
  isDespite: boolean;
}

/** The crisis that holds a publication; null: none. @throws 403 */
export async function findHold(db: Db, { group, officer, isDespite }: Publishing): Promise<number | null> {
  let query = db
    .selectFrom('crisis')
    .select('id')
    .where('open_group_id', 'is not', null)
    .where('state', '=', 'on')
    .orderBy('started_at')
    .orderBy('id');
  if (group !== null) query = query.where('open_group_id', '=', group);
  const crisis = await query.limit(1).executeTakeFirst();
  if (crisis === undefined) return null;
  if (!isDespite) return crisis.id;
  requirePermission({ account: officer }, 'crisis.switch');
  return null;
}
