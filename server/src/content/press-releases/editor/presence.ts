import { PRESENCE_SECONDS, type ReleasePresence } from '@press-room/contract/release-editor';
import type { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { listStoredReleases } from '../admin/queries.ts';

/**
 * Records an officer's presence in a release, and returns that of others. The lease expires without a heartbeat.
 * @throws 404
 */
export async function announce(
  db: Db,
  { id, officer, now }: { id: number; officer: number; now: Date },
): Promise<ReleasePresence> {
  const [release] = await listStoredReleases(db, [id], now);
  if (release === undefined) throw notFound();
  const at = now.toISOString();
  await db
    .insertInto('press_release_presence')
    .values({ press_release_id: id, user_account_id: officer, at })
    .onConflict((conflict) => conflict.columns(['press_release_id', 'user_account_id']).doUpdateSet({ at }))
    .execute();
  await forgetAbsent(db, now);
  const others = await db
    .selectFrom('press_release_presence as presence')
    .innerJoin('user_account as account', 'account.id', 'presence.user_account_id')
    .select(['account.id', 'account.first_name', 'account.last_name'])
    .where('presence.press_release_id', '=', id)
    .where('presence.user_account_id', '<>', officer)
    .orderBy('account.last_name')
    .orderBy('account.id')
    .execute();
  const { version, readers } = release;
  return { version, readers, others };
}

/** Deletes expired presences. */
export async function forgetAbsent(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - PRESENCE_SECONDS * 1000).toISOString();
  await db.deleteFrom('press_release_presence').where('at', '<', since).execute();
}

export async function leave(db: Db, { id, officer }: { id: number; officer: number }): Promise<void> {
  await db
    .deleteFrom('press_release_presence')
    .where('press_release_id', '=', id)
    .where('user_account_id', '=', officer)
    .execute();
}
