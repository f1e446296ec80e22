import type { Db } from '../../platform/db/db.ts';
import { CONFIRMED, visibleTo } from './visibility.ts';

type Kind = 'gallery' | 'magazine' | 'press_kit';

/** Whether confirmed addresses can see content of a kind that is not public: only then its lists are open to them. */
export async function isOpenedToConfirmed(db: Db, kind: Kind, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom(kind)
    .select('id')
    .where('access', '=', 'confirmed')
    .where(visibleTo(CONFIRMED, now, kind))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
