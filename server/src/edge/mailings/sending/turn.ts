import type { Mailing, PauseReason } from '@press-room/contract/mailings';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { findSubject, type Subject } from '../message/subject.ts';
import { isRefusedTooOften, type Outcome, recordOutcomes } from './outcomes.ts';
import { type Claimed, callOff, claimRecipients, findNextTurn } from './recipients.ts';

interface Turn {
  outcomes: readonly Outcome[];
  /** Maximum number of recipients. */
  limit: number;
  /** Domains at their limit. */
  except: readonly string[];
}

export interface Taken {
  claimed: Claimed[];
  /** Null: deleted. */
  subject: Subject | null;
  /** Paused or stopped, manually or automatically. */
  isOver: boolean;
}

/** Stores results and claims the next messages, in one transaction. */
export async function takeTurn(
  context: AppContext,
  mailing: Mailing,
  { outcomes, limit, except }: Turn,
): Promise<Taken> {
  const { database, now } = context;
  const { id, press_release } = mailing;
  const release = press_release?.id ?? null;
  return database.db.transaction().execute(async (trx) => {
    const refused = await recordOutcomes(context, trx, { release, outcomes });
    const { state } = await trx
      .selectFrom('mailing')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const subject = await findSubject(trx, mailing, now());
    // Messages that were in open connections may have been deferred.
    if (state === 'stopped') await callOff(trx, id);
    if (state !== 'sending') return { claimed: [], subject, isOver: true };
    const reason = !subject?.isThere
      ? 'hidden'
      : refused > 0 && (await isRefusedTooOften(trx, id, refused))
        ? 'refusals'
        : null;
    if (reason !== null) await pauseByItself(trx, id, reason, now());
    const isOver = reason !== null;
    const claim = { mailing: id, limit, except, now: now() };
    return {
      claimed: isOver || limit <= 0 ? [] : await claimRecipients(trx, claim),
      subject,
      isOver,
    };
  });
}

async function pauseByItself(trx: Db, id: number, reason: PauseReason, now: Date): Promise<void> {
  await trx
    .updateTable('mailing')
    .set((eb) => ({
      state: 'paused',
      stop_reason: reason,
      updated_at: now.toISOString(),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** When the next message is due; null: none, and the mailing is complete. */
export async function finishOrWait({ database, now }: AppContext, id: number): Promise<Date | null> {
  const next = await findNextTurn(database.db, id, now());
  if (next !== null) return next;
  const at = now().toISOString();
  await database.db
    .updateTable('mailing')
    .set((eb) => ({ state: 'sent', ended_at: at, updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute();
  return null;
}
