import type { SessionEnd } from '@press-room/contract/session-ends';
import type { Expression } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { Instant } from '../../../platform/db/instant.ts';
import { runPrepared } from '../../../platform/db/prepared.ts';
import type { SessionMark } from '../../../platform/http/authentication.ts';
import { type Account, selectAccounts, toAccount } from '../queries.ts';
import { allEnded } from './all-ended.ts';

interface Asked {
  email: string;
  session_id: string;
}

/** Account of a token, and whether its session was ended: one statement, because most requests need it. */
export async function findSessionOwner(
  db: Db,
  { email, session_id }: Asked,
): Promise<{ account: Account; isEnded: boolean } | null> {
  const values: Asked = { email: email, session_id };
  const rows = await runPrepared(db, 'session owner', values, (blank) =>
    selectAccounts(db)
      .leftJoin('ended_session as ended', (join) =>
        join.onRef('ended.user_account_id', '=', 'account.id').on(
          'ended.id',
          '=',
          blank((run) => run.session_id),
        ),
      )
      .select('ended.id as ended_id')
      .where(
        'account.email',
        '=',
        blank((run) => run.email),
      ),
  );
  const account = toAccount(rows.map(({ ended_id: _ended, ...row }) => row));
  return account && { account, isEnded: rows.some(({ ended_id }) => ended_id !== null) };
}

/** Account of an active session, for queries and their exclusions. */
export const selectLivingSession = (
  db: Db,
  { account_id, token_version, session_id }: { [Part in keyof SessionMark]: Expression<SessionMark[Part]> },
) =>
  db
    .selectFrom('user_account as owner')
    .select('owner.id')
    .where('owner.id', '=', account_id)
    .where('owner.token_version', '=', token_version)
    .where('owner.disabled_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ended_session as ended')
            .select('ended.id')
            .where('ended.id', '=', session_id)
            .whereRef('ended.user_account_id', '=', 'owner.id'),
        ),
      ),
    );

/** Whether a session, and what was issued in it, is still valid. */
export async function isSessionLiving(db: Db, mark: SessionMark): Promise<boolean> {
  const rows = await runPrepared(db, 'living session', mark, (blank) =>
    selectLivingSession(db, {
      account_id: blank((run) => run.account_id),
      token_version: blank((run) => run.token_version),
      session_id: blank((run) => run.session_id),
    }),
  );
  return rows.length > 0;
}

/** False if it was already ended. */
export async function endSession(
  trx: Db,
  { account_id, session_id }: SessionMark,
  forget_at: Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('ended_session')
    .values({ id: session_id, user_account_id: account_id, forget_at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function endAllSessions(trx: Db, accountId: number, by: SessionEnd): Promise<void> {
  await trx.updateTable('user_account').set(allEnded(by)).where('id', '=', accountId).execute();
}

/** Deletes ended sessions whose tokens have all expired. */
export async function forgetEndedSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('ended_session').where('forget_at', '<=', now.toISOString()).execute();
}
