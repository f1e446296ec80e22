import { createHash, randomBytes } from 'node:crypto';
import { TICKET_ATTEMPTS, TICKET_SECONDS } from '@press-room/contract/second-factor';
import type { Db } from '../../platform/db/db.ts';
import type { FactorChallengeTable } from '../../platform/db/factor-tables.ts';

type Purpose = FactorChallengeTable['purpose'];

interface ChallengeOwner {
  id: number;
  token_version: number;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Stores a challenge for one answer, and deletes expired ones. */
export async function saveChallenge(
  db: Db,
  challenge: string,
  { purpose, owner }: { purpose: Purpose; owner: ChallengeOwner },
  now: Date,
): Promise<void> {
  await db.deleteFrom('factor_challenge').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .insertInto('factor_challenge')
    .values({
      digest: digestOf(challenge),
      user_account_id: owner.id,
      purpose,
      token_version: owner.token_version,
      expires_at: new Date(now.getTime() + TICKET_SECONDS * 1000).toISOString(),
    })
    .execute();
}

/** Consumes a challenge. False if it has another purpose or account, is expired or was already answered. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  { purpose, owner }: { purpose: Purpose; owner: ChallengeOwner },
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('factor_challenge')
    .where('digest', '=', digestOf(challenge))
    .where('purpose', '=', purpose)
    .where('user_account_id', '=', owner.id)
    .where('token_version', '=', owner.token_version)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Opens a ticket for the second step of the sign-in. */
export async function openTicket(db: Db, owner: ChallengeOwner, now: Date): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await saveChallenge(db, ticket, { purpose: 'sign-in', owner }, now);
  return ticket;
}

/** Account of a ticket; null: expired, or failed too often. `isAttempt`: counts as an attempt. */
export async function readTicket(
  db: Db,
  ticket: string,
  { isAttempt, now }: { isAttempt: boolean; now: Date },
): Promise<ChallengeOwner | null> {
  const row = await db
    .updateTable('factor_challenge')
    .set((eb) => ({ attempts: eb('attempts', '+', isAttempt ? 1 : 0) }))
    .where('digest', '=', digestOf(ticket))
    .where('purpose', '=', 'sign-in')
    .where('attempts', '<', TICKET_ATTEMPTS)
    .where('expires_at', '>', now.toISOString())
    .returning(['user_account_id as id', 'token_version'])
    .executeTakeFirst();
  return row ?? null;
}

/** Consumes a ticket; false if a concurrent request was faster. */
export const closeTicket = (trx: Db, ticket: string, owner: ChallengeOwner, now: Date): Promise<boolean> =>
  takeChallenge(trx, ticket, { purpose: 'sign-in', owner }, now);
