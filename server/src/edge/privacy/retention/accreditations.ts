import { PROOF_DAYS } from '@press-room/contract/event-accreditations';
import { RETENTION_MONTHS } from '@press-room/contract/limits';
import { toEnd } from '../../../core/events/event.ts';
import { removeUnusedFiles } from '../../../core/files/unused-files.ts';
import { addMonths, toEraseInstant } from '../../../core/personal-data/retention-rules.ts';
import type { Db } from '../../../platform/db/db.ts';
import { listProofFiles } from '../../accreditations/proofs/queries.ts';
import {
  deleteAccreditation,
  describeAccreditation,
  eraseProofs,
  listDueProofs,
  listWithEnds,
} from '../../accreditations/retention.ts';
import type { ErasureContext } from '../erasure/erasure.ts';
import { createLockedRecord, recordRetention } from '../erasure/erasure-queries.ts';
import type { RetentionStep } from './retention-step.ts';

/** Proofs are needed only for a decision and an appeal. */
export async function planProofs(db: Db, now: Date): Promise<RetentionStep[]> {
  const due = await listDueProofs(db, now);
  if (due.length === 0) return [];
  const note = {
    action: 'erase',
    subject: `${due.length} proofs of applications`,
    reason: `${PROOF_DAYS} days after the decision, or after the event`,
  };
  return [{ ...note, run: (context) => eraseProofs(context, due, (trx) => recordRetention(trx, note, now)) }];
}

/** Locks data of applications after the event's own period, also for active accounts. */
export async function planAccreditations(db: Db, now: Date): Promise<RetentionStep[]> {
  const all = await listWithEnds(db);
  return all.flatMap(({ id, user_account_id, ends_on }) => {
    const due = addMonths(toEnd({ ends_on }), RETENTION_MONTHS);
    if (due > now) return [];
    const note = {
      action: 'lock',
      subject: `accreditation:${id}`,
      reason: `event and ${RETENTION_MONTHS} months over since ${due.toISOString().slice(0, 10)}`,
    };
    return [{ ...note, run: (context) => lockAccreditation(context, { id, user_account_id, due, note }) }];
  });
}

interface Locking {
  id: number;
  user_account_id: number;
  due: Date;
  note: { action: string; subject: string; reason: string };
}

async function lockAccreditation(
  context: ErasureContext,
  { id, user_account_id, due, note }: Locking,
): Promise<void> {
  const { database, now } = context;
  const files = await listProofFiles(database.db, { accreditation: id });
  await database.db.transaction().execute(async (trx) => {
    const accreditation = await describeAccreditation(trx, id);
    // Deleted with its account by an earlier step.
    if (accreditation === null) return;
    if (accreditation.status !== 'draft') {
      await createLockedRecord(trx, {
        user_account_id,
        locked_at: now().toISOString(),
        erase_at: toEraseInstant(due).toISOString(),
        document: JSON.stringify({ accreditation }),
      });
    }
    await deleteAccreditation(trx, id);
    await recordRetention(trx, note, now());
  });
  await removeUnusedFiles(
    context,
    files.map(({ sha256 }) => sha256),
  );
}
