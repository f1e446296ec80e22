import type { Db } from '../../platform/db/db.ts';

/** A repeated request replaces the earlier one. */
export async function createAccreditationRequest(trx: Db, accountId: number, now: Date): Promise<void> {
  const asked = { requested_at: now.toISOString(), decided_at: null, is_approved: null, reason: '' };
  await trx
    .insertInto('accreditation')
    .values({ user_account_id: accountId, ...asked })
    .onConflict((conflict) => conflict.column('user_account_id').doUpdateSet(asked))
    .execute();
}

/** Approval also overrides an earlier refusal. False if the account is not pending. */
export async function decideAccreditation(
  trx: Db,
  accountId: number,
  decision: { decided_at: string; is_approved: number; reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accreditation')
    .set(decision)
    .where('user_account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('decided_at', 'is', null),
        ...(decision.is_approved === 1 ? [eb('is_approved', '=', 0)] : []),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function isRefused(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('accreditation')
    .select('user_account_id')
    .where('user_account_id', '=', accountId)
    .where('is_approved', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

export const listLatestDecisions = (db: Db) =>
  db
    .selectFrom('accreditation')
    .select('requested_at')
    .select((eb) => eb.ref('decided_at').$notNull().as('decided_at'))
    .where('decided_at', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(50)
    .execute();
