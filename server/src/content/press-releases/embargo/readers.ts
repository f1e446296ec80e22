import type { EmbargoReader } from '@press-room/contract/admin-embargo';
import { listStoppedAccounts } from '../../../core/contacts/suppression.ts';
import type { AppContext } from '../../../core/context.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';

interface Reading {
  account: number;
  releases: readonly number[];
  how: 'opened' | 'taken';
}

/** Records that an account read releases under embargo; mailings of corrections include it. */
export async function recordReading(db: Db, { account, releases, how }: Reading, now: Date): Promise<void> {
  if (releases.length === 0) return;
  const at = now.toISOString();
  await db
    .insertInto('press_release_embargo_reader')
    .values(
      releases.map((press_release_id) => ({
        press_release_id,
        user_account_id: account,
        opened_at: how === 'opened' ? at : null,
        taken_at: how === 'taken' ? at : null,
        last_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['press_release_id', 'user_account_id']).doUpdateSet((eb) => ({
        opened_at: eb.fn.coalesce('press_release_embargo_reader.opened_at', 'excluded.opened_at'),
        taken_at: eb.fn.coalesce('press_release_embargo_reader.taken_at', 'excluded.taken_at'),
        last_at: at,
      })),
    )
    .execute();
}

/** Readers, latest first. */
export async function listReaders(
  { database: { db }, addressHashes }: Pick<AppContext, 'database' | 'addressHashes'>,
  release: number,
): Promise<EmbargoReader[]> {
  const rows = await db
    .selectFrom('press_release_embargo_reader as reader')
    .innerJoin('user_account as account', 'account.id', 'reader.user_account_id')
    .select(['reader.opened_at', 'reader.taken_at'])
    .select(['account.id', 'account.first_name', 'account.last_name', 'account.email'])
    .where('reader.press_release_id', '=', release)
    .orderBy('reader.last_at', 'desc')
    .orderBy('account.id')
    .execute();
  const stopped = await listStoppedAccounts(db, addressHashes, rows);
  return rows.map(({ opened_at, taken_at, ...account }) => ({
    account,
    opened_at,
    taken_at,
    is_stopped: stopped.has(account.id),
  }));
}

/** Readings of a person under embargo, for the privacy export. */
export const listReadingsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('press_release_embargo_reader')
    .select(['press_release_id', 'opened_at', 'taken_at'])
    .where('user_account_id', '=', accountId)
    .orderBy('last_at', 'desc')
    .execute();

export async function countOldReadings(db: Db, before: string): Promise<number> {
  return countRows(db.selectFrom('press_release_embargo_reader').where('last_at', '<=', before));
}

export const deleteOldReadings = (trx: Db, before: string) =>
  trx.deleteFrom('press_release_embargo_reader').where('last_at', '<=', before).execute();
