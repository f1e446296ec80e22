import type { AuditAction } from '@press-room/contract/audit';
import {
  MAILING_STEP_UP_OVER,
  type Mailing,
  type MailingMove,
  type MailingState,
} from '@press-room/contract/mailings';
import { changeRow } from '../../core/admin/writes.ts';
import type { AppContext } from '../../core/context.ts';
import { findHold } from '../../core/crisis/hold.ts';
import type { Db } from '../../platform/db/db.ts';
import { conflict, invalidField } from '../../platform/errors/errors.ts';
import { type Reader, requireRecentProof } from '../../platform/http/authentication.ts';
import type { Write } from '../../platform/http/officer.ts';
import { dropJob, enqueueJob, moveJob } from '../../platform/jobs/queue.ts';
import { resolveAudience } from './audience/audience.ts';
import type { MailingMoveForm } from './form.ts';
import { findSubject } from './message/subject.ts';
import { MAILING_JOB, mailingKey } from './sending/queue.ts';
import { callOff } from './sending/recipients.ts';
import { MAILINGS } from './service.ts';

interface Move {
  from: readonly MailingState[];
  to: MailingState;
  action: AuditAction;
}

const MOVES: Record<MailingMove, Move> = {
  send: { from: ['draft'], to: 'scheduled', action: 'send_mailing' },
  await: { from: ['draft'], to: 'awaiting', action: 'schedule_mailing' },
  recall: { from: ['scheduled', 'awaiting'], to: 'draft', action: 'recall_mailing' },
  pause: { from: ['sending'], to: 'paused', action: 'pause_mailing' },
  resume: { from: ['paused'], to: 'sending', action: 'resume_mailing' },
  stop: { from: ['sending', 'paused'], to: 'stopped', action: 'stop_mailing' },
};

/** Changes the state of a mailing. @throws 400, 403 without a recent proof for many recipients, 404, 409, 412 */
export async function moveMailing(
  context: AppContext,
  write: Write & { reader: Reader },
  form: MailingMoveForm,
): Promise<Mailing> {
  const { now } = context;
  const { from, to, action } = MOVES[form.to];
  return changeRow(context, MAILINGS, { ...write, isSeen: false }, async (trx, mailing) => {
    const isHeld = mailing.pause_reason === 'crisis' && mailing.state !== 'paused';
    const isLetGo = isHeld && form.to === 'resume';
    if (!isLetGo && !from.includes(mailing.state)) throw conflict('no_such_mailing_move');
    const isStart = form.to === 'send' || form.to === 'await';
    if (isStart) await requireConfirmed(context, trx, mailing, { form, reader: write.reader });
    const send_at = form.to === 'send' ? toSendAt(form, now()) : isLetGo ? mailing.send_at : null;
    const isHolding = (isStart || form.to === 'resume') && (await isHeldBack(trx, mailing, { form, write }));
    if (isHolding && form.to === 'resume') throw conflict('mailing_held_by_crisis');
    const state = isLetGo ? mailing.state : to;
    await trx
      .updateTable('mailing')
      .set({
        state,
        send_at,
        stop_reason: isHolding ? 'crisis' : null,
        ...(to === 'stopped' ? { ended_at: now().toISOString() } : {}),
      })
      .where('id', '=', write.id)
      .execute();
    if (to === 'stopped') await callOff(trx, write.id);
    const key = mailingKey(write.id);
    if (form.to === 'recall') await dropJob(trx, key);
    else if (to !== 'paused' && to !== 'stopped' && !isHolding) {
      const when = send_at === null || send_at <= now().toISOString() ? now() : { chosen: new Date(send_at) };
      // A mailing whose job ended at a pause is due again.
      await enqueueJob(trx, MAILING_JOB, { mailing: write.id }, when, key);
      await moveJob(trx, key, when);
    }
    const isLater = form.to === 'send' && send_at !== null && send_at > now().toISOString();
    return { action: isLater ? 'schedule_mailing' : action, fields: [] };
  });
}

/** Whether a crisis of the press group holds it. @throws 403 */
const isHeldBack = async (
  trx: Db,
  { press_group }: Mailing,
  { form, write }: { form: MailingMoveForm; write: Write },
): Promise<boolean> => {
  const isDespite = form.despite_crisis === true;
  return (await findHold(trx, { group: press_group.id, officer: write.officer, isDespite })) !== null;
};

/** @throws 400 */
function toSendAt({ send_at }: MailingMoveForm, now: Date): string {
  const instant = now.toISOString();
  if (send_at === undefined || send_at === null) return instant;
  if (send_at <= instant) throw invalidField('send_at', 'instant_in_the_past');
  return send_at;
}

/**
 * The sender must confirm the number of recipients; a large one requires a recent proof of identity.
 * @throws 403, 409
 */
async function requireConfirmed(
  context: AppContext,
  trx: Db,
  mailing: Mailing,
  { form, reader }: { form: MailingMoveForm; reader: Reader },
): Promise<void> {
  const { recipients } = await resolveAudience(context, trx, mailing);
  const count = recipients.length;
  const isNow = form.to === 'send' && !form.send_at;
  const subject = await findSubject(trx, mailing, context.now());
  if (isNow && !subject?.isThere) throw conflict('mailing_hidden');
  if (form.to === 'await' && !subject?.isAwaited) throw conflict('mailing_not_awaited');
  if (count === 0 && form.to === 'send') throw conflict('mailing_without_recipients');
  if (form.recipients !== count) throw conflict('mailing_recipients_changed', { n: count });
  if (count > MAILING_STEP_UP_OVER) requireRecentProof(reader);
}
