import type { Language } from '@press-room/contract/languages';
import { toOfficeDay } from '@press-room/contract/office-clock';
import type { PressReleaseRow } from '@press-room/contract/press-releases';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { classOf } from '../../platform/http/authentication.ts';
import { toValue } from '../../platform/http/json-text.ts';
import { listReleaseRows } from './presentation.ts';
import { type ReleaseFilter, releaseBaseSet } from './queries.ts';

type LeadFilter = Pick<ReleaseFilter, 'reader' | 'now' | 'group'>;

/** The release pinned to the top of Home, if the reader may see it; null: none. */
export async function findPinnedLead(
  context: Pick<AppContext, 'database' | 'cache' | 'links' | 'now'>,
  filter: LeadFilter,
  language: Language,
): Promise<PressReleaseRow | null> {
  const { database, cache, now } = context;
  const ids = await cache.remember(
    `lead ${classOf(filter.reader)} ${filter.group}`,
    () => listPinnedIds(database.db, { ...filter, now: now() }),
    () => 64,
  );
  const [row] = await listReleaseRows(context, filter.reader, language, ids);
  return row === undefined ? null : toValue(row);
}

async function listPinnedIds(db: Db, filter: LeadFilter): Promise<number[]> {
  const rows = await releaseBaseSet(db, filter)
    .select('release.id')
    .where('release.lead_until', '>=', toOfficeDay(filter.now))
    .orderBy('release.date', 'desc')
    .orderBy('release.id', 'desc')
    .limit(1)
    .execute();
  return rows.map(({ id }) => id);
}

/** A group has at most one pinned release: earlier ones are unpinned. */
export const unpinOthers = async (trx: Db, id: number): Promise<void> => {
  await trx
    .updateTable('press_release')
    .set({ lead_until: null })
    .where('lead_until', 'is not', null)
    .where('id', '!=', id)
    .where('press_group_id', '=', (eb) =>
      eb.selectFrom('press_release as pinned').select('pinned.press_group_id').where('pinned.id', '=', id),
    )
    .execute();
};
