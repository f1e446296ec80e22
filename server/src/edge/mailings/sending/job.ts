import { setTimeout as wait } from 'node:timers/promises';
import type { LeftOutReason, Mailing } from '@press-room/contract/mailings';
import { z } from 'zod';
import type { AppContext } from '../../../core/context.ts';
import { RunAgain } from '../../../platform/jobs/queue.ts';
import type { MailTransport, OutgoingMail } from '../../../platform/mail/outgoing-mail.ts';
import { readRefusal } from '../../../platform/mail/refusal.ts';
import { resolveAudience } from '../audience/audience.ts';
import { findSubject } from '../message/subject.ts';
import { listMailings } from '../queries.ts';
import { recordLists } from '../results/lists.ts';
import { Letters } from './letters.ts';
import type { Outcome } from './outcomes.ts';
import { createPace } from './pace.ts';
import { type Claimed, callOff, createRecipients, recoverSending } from './recipients.ts';
import { finishOrWait, takeTurn } from './turn.ts';

const payloadSchema = z.object({ mailing: z.int() });

/** Interval in which a mailing checks for the publication that it waits for. */
const LOOK_MS = 20_000;
/** Pause after the mail server was unreachable. */
const UNREACHED_MS = 30_000;
/** A job ends before its limit, and the next run continues. */
const RUN_MS = 30 * 60_000;
const PACE_MS = 250;
const GATHER_MS = 5;
/** Pause between attempts to store results. */
const DATABASE_PAUSE_MS = 1000;
const DATABASE_TRIES = 120;

interface Run {
  transport: MailTransport;
  /** Aborted when another worker has the job, or this one is stopped. */
  signals: readonly AbortSignal[];
}

/** Starts a due mailing, and continues a running one. */
export async function workOnMailing(
  context: AppContext,
  payload: unknown,
  run: Run,
): Promise<RunAgain | undefined> {
  const { database, now } = context;
  const { mailing: id } = payloadSchema.parse(payload);
  const [mailing] = await listMailings(database.db, [id]);
  // If a crisis holds it, it is queued again after an officer's decision.
  if (mailing === undefined || mailing.pause_reason === 'crisis') return undefined;
  await recoverSending(database.db, id, now());
  if (mailing.state === 'sending') return sendMailing(context, mailing, run);
  if (mailing.state === 'stopped') await callOff(database.db, id);
  if (mailing.state !== 'scheduled' && mailing.state !== 'awaiting') return undefined;
  // After the start, the next run sends.
  return new RunAgain((await startMailing(context, mailing)) ?? now());
}

/** Null: started, or nothing to wait for; otherwise the instant of the next attempt. */
async function startMailing(context: AppContext, mailing: Mailing): Promise<Date | null> {
  const { database, now } = context;
  const instant = now();
  if (mailing.send_at !== null && mailing.send_at > instant.toISOString()) return new Date(mailing.send_at);
  const isReadable = (await findSubject(database.db, mailing, instant))?.isThere ?? false;
  if (!isReadable && mailing.state === 'awaiting') return new Date(instant.getTime() + LOOK_MS);
  await database.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('mailing')
      .set((eb) => ({
        state: isReadable ? 'sending' : 'paused',
        stop_reason: isReadable ? null : 'hidden',
        started_at: instant.toISOString(),
        updated_at: instant.toISOString(),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', mailing.id)
      .where('version', '=', mailing.version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await createRecipients(trx, mailing.id, await resolveAudience(context, trx, mailing));
    await recordLists(trx, mailing, instant);
  });
  return null;
}

/** Sends until nothing is due. Claims exactly as many messages as the open connections can take. */
async function sendMailing(
  context: AppContext,
  mailing: Mailing,
  { transport, signals }: Run,
): Promise<RunAgain | undefined> {
  const { config, now } = context;
  const pace = createPace({ perMinute: mailing.per_minute, perDomain: config.MAIL_PER_DOMAIN, now });
  const letters = new Letters(context, mailing);
  const open = new Set<Promise<void>>();
  const outcomes: Outcome[] = [];
  const end = performance.now() + RUN_MS;
  const isTold = (): boolean => signals.some(({ aborted }) => aborted);
  let isUnreached = false;
  const begin = (recipient: Claimed, mail: OutgoingMail | LeftOutReason): void => {
    const done = deliver(transport, mail, recipient).then((outcome) => {
      if (outcome.kind === 'untried') isUnreached = true;
      if (outcome.kind === 'accepted') pace.accepted(recipient.domain);
      if (outcome.kind === 'refused' && !outcome.refusal.isPermanent) pace.deferred(recipient.domain);
      outcomes.push(outcome);
      open.delete(done);
    });
    open.add(done);
  };
  for (;;) {
    const isEnding = isUnreached || isTold() || performance.now() > end;
    const limit = isEnding ? 0 : Math.min(config.SMTP_CONNECTIONS - open.size, pace.allowance());
    const written = [...outcomes];
    const turn = await persist(isTold, () =>
      takeTurn(context, mailing, { outcomes: written, limit, except: pace.waiting() }),
    );
    outcomes.splice(0, written.length);
    const { claimed, subject } = turn;
    pace.claimed(claimed.map(({ domain }) => domain));
    const mails = claimed.length === 0 ? [] : await persist(isTold, () => letters.write(claimed, subject));
    for (const [at, recipient] of claimed.entries()) begin(recipient, mails[at] ?? 'hidden');
    if (open.size > 0) {
      await Promise.race(open);
      // Results that arrive at nearly the same time are stored together.
      await wait(GATHER_MS);
    }
    if (open.size > 0 || outcomes.length > 0) continue;
    if (turn.isOver) return undefined;
    if (isEnding) return new RunAgain(new Date(now().getTime() + (isUnreached ? UNREACHED_MS : 0)));
    const next = await finishOrWait(context, mailing.id);
    if (next === null) return undefined;
    // Short pauses for the pace are waited for here, long ones in the queue.
    if (next.getTime() - now().getTime() > PACE_MS) return new RunAgain(next);
    await wait(PACE_MS);
  }
}

/** Retries until the database is available: an accepted message without a stored result would be sent again. */
async function persist<Result>(isTold: () => boolean, work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (isTold() || tries === DATABASE_TRIES) throw error;
      await wait(DATABASE_PAUSE_MS);
    }
  }
}

async function deliver(
  transport: MailTransport,
  mail: OutgoingMail | LeftOutReason,
  recipient: Claimed,
): Promise<Outcome> {
  if (typeof mail === 'string') return { kind: 'left_out', reason: mail, recipient };
  try {
    await transport.send(mail);
    return { kind: 'accepted', recipient };
  } catch (error) {
    const refusal = readRefusal(error);
    return refusal === null ? { kind: 'untried', recipient } : { kind: 'refused', refusal, recipient };
  }
}
