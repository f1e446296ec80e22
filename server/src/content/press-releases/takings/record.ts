import { isStaff } from '@press-room/contract/account-groups';
import { visibleTo } from '../../../core/visibility/visibility.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Reader } from '../../../platform/http/authentication.ts';

interface Pair {
  release: number;
  account: number;
}

const upsert = (
  db: Db,
  { release, account }: Pair,
  { column, now }: { column: 'taken_at' | 'told_at' | 'returned_at' | 'seen_at'; now: Date },
) => {
  const at = now.toISOString();
  const none = { taken_at: null, basketed_at: null, told_at: null, returned_at: null, seen_at: null };
  return db
    .insertInto('press_release_taking')
    .values({ press_release_id: release, user_account_id: account, ...none, [column]: at, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['press_release_id', 'user_account_id']).doUpdateSet({ [column]: at, last_at: at }),
    )
    .execute();
};

/** Records a download or copy, so that the reader is informed of corrections. Officers are excluded. */
export async function recordTaking(
  db: Db,
  { release, reader: { account } }: { release: number; reader: Reader },
  now: Date,
): Promise<void> {
  if (account === null || isStaff(account)) return;
  await upsert(db, { release, account: account.id }, { column: 'taken_at', now });
}

const AT_ONCE = 500;

/**
 * Records the download of files of these releases. An earlier text that the reader copied, put into a basket or
 * received stays recorded, because a file is no newer text.
 */
export async function recordFileTakings(
  trx: Db,
  { releases, reader: { account } }: { releases: readonly number[]; reader: Reader },
  now: Date,
): Promise<void> {
  if (account === null || isStaff(account)) return;
  const at = now.toISOString();
  const none = { basketed_at: null, told_at: null, seen_at: null };
  const taking = { ...none, user_account_id: account.id, last_at: at };
  for (let first = 0; first < releases.length; first += AT_ONCE) {
    const some = releases.slice(first, first + AT_ONCE);
    const sent = await findSent(trx, account.id, some);
    await trx
      .insertInto('press_release_taking')
      .values(some.map((id) => ({ press_release_id: id, taken_at: sent.get(id) ?? at, ...taking })))
      .onConflict((conflict) =>
        conflict.columns(['press_release_id', 'user_account_id']).doUpdateSet((eb) => ({
          taken_at: eb.fn.coalesce(
            'press_release_taking.taken_at',
            'press_release_taking.basketed_at',
            'excluded.taken_at',
          ),
          last_at: at,
        })),
      )
      .execute();
  }
}

/** When releases were last sent to a person, by any kind of message. */
async function findSent(
  db: Db,
  accountId: number,
  releases: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('alert_told as told')
    .innerJoin('contact', 'contact.id', 'told.contact_id')
    .select(['told.press_release_id', 'told.at'])
    .where('contact.user_account_id', '=', accountId)
    .where('told.press_release_id', 'in', releases)
    .execute();
  return new Map(rows.map(({ press_release_id, at }) => [press_release_id, at]));
}

/** Records that a reader put visible releases into a basket; they are informed of corrections since the first time. */
export async function recordBasketing(
  trx: Db,
  { releases, reader }: { releases: readonly number[]; reader: Reader },
  now: Date,
): Promise<void> {
  const { account } = reader;
  if (account === null || isStaff(account) || releases.length === 0) return;
  const visible = await trx
    .selectFrom('press_release as release')
    .select('release.id')
    .where('release.id', 'in', releases)
    .where(visibleTo(reader, now))
    .orderBy('release.id')
    .execute();
  const at = now.toISOString();
  const none = { taken_at: null, told_at: null, seen_at: null };
  const rows = visible.map(({ id }) => ({
    ...none,
    press_release_id: id,
    user_account_id: account.id,
    basketed_at: at,
    last_at: at,
  }));
  if (rows.length === 0) return;
  await trx
    .insertInto('press_release_taking')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['press_release_id', 'user_account_id']).doUpdateSet((eb) => ({
        basketed_at: eb.fn.coalesce('press_release_taking.basketed_at', 'excluded.basketed_at'),
      })),
    )
    .execute();
}

export const markTakerTold = (trx: Db, pair: Pair, now: Date) =>
  upsert(trx, pair, { column: 'told_at', now });

/** A mail server refused the message. */
export const markTakerRefused = (db: Db, pair: Pair, now: Date) =>
  upsert(db, pair, { column: 'returned_at', now });

/** The message of that instant was returned. */
export const markTakerReturned = (trx: Db, email: string, at: string) =>
  trx
    .updateTable('press_release_taking')
    .set({ told_at: null, returned_at: at })
    .where('user_account_id', 'in', (eb) =>
      eb.selectFrom('user_account').select('id').where('email', '=', email),
    )
    .where('told_at', '=', at)
    .execute();

export const markChangeSeen = (db: Db, pair: Pair, now: Date) => upsert(db, pair, { column: 'seen_at', now });

/** Downloads and copies of a person, for the privacy export. */
export const listTakingsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('press_release_taking')
    .select(['press_release_id', 'taken_at', 'basketed_at', 'told_at', 'returned_at', 'seen_at'])
    .where('user_account_id', '=', accountId)
    .orderBy('last_at', 'desc')
    .orderBy('press_release_id')
    .execute();

export async function countOldTakings(db: Db, before: string): Promise<number> {
  return countRows(db.selectFrom('press_release_taking').where('last_at', '<=', before));
}

export const deleteOldTakings = (trx: Db, before: string) =>
  trx.deleteFrom('press_release_taking').where('last_at', '<=', before).execute();
