import { setTimeout as wait } from 'node:timers/promises';
import type { Mailing } from '@press-room/contract/mailings';
import { z } from 'zod';
import type { AppContext } from '../../../core/context.ts';
import { RunAgain } from '../../../platform/jobs/queue.ts';
import type { MailTransport, OutgoingMail } from '../../../platform/mail/outgoing-mail.ts';
import { readRefusal } from '../../../platform/mail/refusal.ts';
import { resolveAudience } from '../audience/audience.ts';
import { findMailedState, isThere } from '../message/mailed-release.ts';
import { getMailing } from '../queries.ts';
import { Letters } from './letters.ts';
import type { Outcome } from './outcomes.ts';
import { createPace } from './pace.ts';
import { type Claimed, createRecipients, recoverSending } from './recipients.ts';
import { finishOrWait, takeTurn } from './turn.ts';

const payloadSchema = z.object({ mailing: z.int() });

/** A mailing that waits for its release looks for it so often. */
const LOOK_MS = 20_000;
/** After a mail server that cannot be reached. */
const UNREACHED_MS = 30_000;
/** A job ends before its limit; its next run goes on. */
const RUN_MS = 30 * 60_000;
const PACE_MS = 250;
const GATHER_MS = 5;

interface Run {
  transport: MailTransport;
  /** Abort when another worker has the job, and when this one is told to stop. */
  signals: readonly AbortSignal[];
}

/** Starts a mailing that is due, and goes on with one that was started. */
export async function workOnMailing(
  context: AppContext,
  payload: unknown,
  run: Run,
): Promise<RunAgain | undefined> {
  const { database, now } = context;
  const { mailing: id } = payloadSchema.parse(payload);
  const found = await database.db.selectFrom('mailing').select('id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) return undefined;
  const mailing = await getMailing(database.db, id);
  if (mailing.state === 'scheduled' || mailing.state === 'awaiting') {
    const later = await startMailing(context, mailing);
    if (later !== null) return new RunAgain(later);
  }
  if ((await getMailing(database.db, id)).state !== 'sending') return undefined;
  await recoverSending(database.db, id, now());
  return sendMailing(context, await getMailing(database.db, id), run);
}

/** Null: it has started, or waits for nobody any more; else when to look again. */
async function startMailing(context: AppContext, mailing: Mailing): Promise<Date | null> {
  const { database, now } = context;
  const instant = now();
  if (mailing.send_at !== null && mailing.send_at > instant.toISOString()) return new Date(mailing.send_at);
  const release = mailing.press_release;
  const isReadable = isThere(
    mailing.kind,
    release && (await findMailedState(database.db, release.id)),
    instant,
  );
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
    if (numUpdatedRows > 0n)
      await createRecipients(trx, mailing.id, await resolveAudience(context, trx, mailing));
  });
  return null;
}

/** Sends until nothing is due. Exactly what is inside the open connections is claimed, and no more. */
async function sendMailing(
  context: AppContext,
  mailing: Mailing,
  { transport, signals }: Run,
): Promise<RunAgain | undefined> {
  const { config, now } = context;
  const { id } = mailing;
  const pace = createPace({ perMinute: mailing.per_minute, perDomain: config.MAIL_PER_DOMAIN, now });
  const letters = new Letters(context, mailing);
  const open = new Set<Promise<void>>();
  const outcomes: Outcome[] = [];
  const end = performance.now() + RUN_MS;
  let release: number | null = null;
  let isUnreached = false;
  for (;;) {
    const isEnding = isUnreached || signals.some(({ aborted }) => aborted) || performance.now() > end;
    const free = isEnding ? 0 : Math.min(config.SMTP_CONNECTIONS - open.size, pace.allowance());
    const turn = await takeTurn(context, mailing, {
      outcomes: outcomes.splice(0),
      limit: free,
      except: pace.waiting(),
    });
    if (turn.release !== release) letters.refresh();
    release = turn.release;
    pace.claimed(turn.claimed.map(({ domain }) => domain));
    const mails = turn.claimed.length === 0 ? [] : await letters.write(turn.claimed);
    for (const [at, recipient] of turn.claimed.entries()) {
      const mail = mails[at] ?? null;
      const sent = deliver(transport, mail, recipient);
      const done = sent.then((outcome) => {
        if (outcome.kind === 'untried') isUnreached = true;
        if (outcome.kind === 'accepted') pace.accepted(recipient.domain);
        if (outcome.kind === 'refused' && !outcome.refusal.isPermanent) pace.deferred(recipient.domain);
        outcomes.push(outcome);
        open.delete(done);
      });
      open.add(done);
    }
    if (open.size > 0) {
      await Promise.race(open);
      // What ends at nearly the same time is written down at once.
      await wait(GATHER_MS);
    }
    if (open.size > 0 || outcomes.length > 0) continue;
    if (turn.isOver) return undefined;
    if (isEnding) return new RunAgain(new Date(now().getTime() + (isUnreached ? UNREACHED_MS : 0)));
    const next = await finishOrWait(context, id);
    if (next === null) return undefined;
    // A pace that is kept up is waited for here, a long pause by the queue.
    if (next.getTime() - now().getTime() > PACE_MS) return new RunAgain(next);
    await wait(PACE_MS);
  }
}

async function deliver(
  transport: MailTransport,
  mail: OutgoingMail | null,
  recipient: Claimed,
): Promise<Outcome> {
  if (mail === null) return { kind: 'hidden', recipient };
  try {
    await transport.send(mail);
    return { kind: 'accepted', recipient };
  } catch (error) {
    const refusal = readRefusal(error);
    return refusal === null ? { kind: 'untried', recipient } : { kind: 'refused', refusal, recipient };
  }
}
