import { PRIVACY_VERSION } from '@press-room/contract/limits';
import type { ConsentEntry, ConsentPurpose } from '@press-room/contract/privacy';
import type { Db } from '../../platform/db/db.ts';

export interface NewConsent {
  user_account_id: number;
  purpose: ConsentPurpose;
  answer: boolean;
}

/** Answers are only added: a withdrawal is one more answer. */
export async function recordConsent(trx: Db, { answer, ...consent }: NewConsent, now: Date): Promise<void> {
  await trx
    .insertInto('consent')
    .values({ ...consent, answer: Number(answer), privacy_version: PRIVACY_VERSION, at: now.toISOString() })
    .execute();
}

/** All answers of one person, newest first. */
export async function listConsents(db: Db, accountId: number): Promise<ConsentEntry[]> {
  const rows = await db
    .selectFrom('consent')
    .select(['purpose', 'answer', 'privacy_version', 'at'])
    .where('user_account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, answer: row.answer === 1 }));
}

/** Version of the notice that the person accepted last; null: none. */
export async function findAcceptedVersion(db: Db, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('consent')
    .select('privacy_version')
    .where('user_account_id', '=', accountId)
    .where('purpose', '=', 'notice')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.privacy_version ?? null;
}

export interface ErasureRequest {
  requested_at: string;
  due_at: string;
}

export async function findErasureRequest(db: Db, accountId: number): Promise<ErasureRequest | null> {
  const row = await db
    .selectFrom('erasure_request')
    .select(['requested_at', 'due_at'])
    .where('user_account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** False if one is already pending. */
export async function createErasureRequest(
  trx: Db,
  accountId: number,
  { requested_at, due_at }: { requested_at: Date; due_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('erasure_request')
    .values({
      user_account_id: accountId,
      requested_at: requested_at.toISOString(),
      due_at: due_at.toISOString(),
    })
    .onConflict((conflict) => conflict.column('user_account_id').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False if none is pending. */
export async function deleteErasureRequest(trx: Db, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('erasure_request')
    .where('user_account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
