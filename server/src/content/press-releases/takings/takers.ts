import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { CHANGE_COLUMNS, type Change, findChange } from './holdings.ts';

const of = expressionBuilder<
  Schema & { taking: Schema['press_release_taking']; account: Schema['user_account'] },
  'taking' | 'account'
>();

/** The account's address is suppressed, or its owner objected. */
const isStopped = (): Expression<SqlBool> =>
  of.or([
    of.exists(
      of
        .selectFrom('contact_address as address')
        .select('address.id')
        .whereRef('address.email', '=', 'account.email')
        .where('address.stopped_at', 'is not', null),
    ),
    of.exists(
      of
        .selectFrom('contact as own')
        .select('own.id')
        .whereRef('own.user_account_id', '=', 'account.id')
        .where('own.stopped_at', 'is not', null),
    ),
  ]);

/** For a taking and its account: corrections are sent by e-mail. */
const isWrittenTo = (): Expression<SqlBool> =>
  of.and([
    of.or([of('taking.taken_at', 'is not', null), of('taking.basketed_at', 'is not', null)]),
    of('account.gets_corrections', '=', 1),
    of('account.verified_at', 'is not', null),
    of('account.disabled_at', 'is', null),
    of.not(isStopped()),
  ]);

const from = expressionBuilder<Schema, never>();

/** Whether a contact who received a release is informed as a reader who downloaded it, by a separate message. */
export const hearsAsTaker = (contact: Expression<number>, release: Expression<number>): Expression<SqlBool> =>
  from.exists(
    from
      .selectFrom('press_release_taking as taking')
      .innerJoin('user_account as account', 'account.id', 'taking.user_account_id')
      .innerJoin('contact as taker', 'taker.user_account_id', 'taking.user_account_id')
      .select('taking.press_release_id')
      .where('taker.id', '=', contact)
      .where('taking.press_release_id', '=', release)
      .where(isWrittenTo()),
  );

export interface Taker {
  account: number;
  taken_at: string;
  /** Change that they were not informed of. */
  change: Change;
}

/**
 * Readers who took a release or put it into a basket and must be informed of a change; with `account` only this one.
 */
export async function listTakersToTell(db: Db, id: number, account?: number): Promise<Taker[]> {
  const release = await db
    .selectFrom('press_release as release')
    .select(CHANGE_COLUMNS)
    .where('release.id', '=', id)
    .executeTakeFirst();
  if (release === undefined) return [];
  const rows = await db
    .selectFrom('press_release_taking as taking')
    .innerJoin('user_account as account', 'account.id', 'taking.user_account_id')
    .select(['account.id', 'taking.told_at'])
    .select((eb) => [
      eb.fn.coalesce('taking.taken_at', 'taking.basketed_at').$notNull().as('taken_at'),
      eb
        .selectFrom('alert_told as told')
        .innerJoin('contact', 'contact.id', 'told.contact_id')
        .whereRef('contact.user_account_id', '=', 'account.id')
        .whereRef('told.press_release_id', '=', 'taking.press_release_id')
        .select((inner) => inner.fn.max('told.at').as('at'))
        .as('sent_at'),
    ])
    .where('taking.press_release_id', '=', id)
    .where(isWrittenTo())
    .$if(account !== undefined, (query) => query.where('account.id', '=', account ?? 0))
    .orderBy('account.id')
    .execute();
  return rows.flatMap(({ id: taker, taken_at, told_at, sent_at }) => {
    const heard = [taken_at, told_at ?? '', sent_at ?? ''].toSorted().at(-1) ?? taken_at;
    const change = findChange(release, heard);
    return change === null ? [] : [{ account: taker, taken_at, change }];
  });
}
