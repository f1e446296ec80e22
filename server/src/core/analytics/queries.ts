import type { Db } from '../../platform/db/db.ts';
import type { FigureQueryTable, FigureTable } from '../../platform/db/figure-tables.ts';
import { isOfStaff } from '../visibility/rights.ts';
import type { PersonName } from './query-text.ts';

/** Accounts that can sign in and are not officers. */
const readers = (db: Db) =>
  db
    .selectFrom('user_account as account')
    .select(['account.account_type', 'account.qualify', 'account.country'])
    .where('account.verified_at', 'is not', null)
    .where('account.disabled_at', 'is', null)
    .where((eb) => eb.not(isOfStaff(eb.ref('account.id'))));

/** Professions of those accounts that belong to readers. */
export const listWorks = (db: Db, ids: readonly number[]) =>
  readers(db).select('account.id').where('account.id', 'in', ids).execute();

/** Number of readers with the same profession. */
export const countWorks = (db: Db) =>
  readers(db)
    .select((eb) => eb.fn.countAll<number>().as('people'))
    .groupBy(['account.account_type', 'account.qualify', 'account.country'])
    .execute();

export const listPersonNames = (db: Db): Promise<PersonName[]> =>
  db.selectFrom('user_account').select(['first_name', 'last_name']).execute();

/** Searches of a day. */
export const listQueriesOf = (db: Db, day: string) =>
  db.selectFrom('figure_query').select(['press_group_id', 'query']).where('day', '=', day).execute();

export const addAnalytics = (trx: Db, rows: FigureTable[]) =>
  trx
    .insertInto('figure')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind', 'subject_kind', 'subject_id', 'outlet', 'country'])
        .doUpdateSet((eb) => ({ count: eb('figure.count', '+', eb.ref('excluded.count')) })),
    )
    .execute();

export const addQueries = (trx: Db, rows: FigureQueryTable[]) =>
  trx
    .insertInto('figure_query')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'press_group_id', 'query'])
        .doUpdateSet((eb) => ({ count: eb('figure_query.count', '+', eb.ref('excluded.count')) })),
    )
    .execute();
