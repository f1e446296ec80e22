import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import type { ClaimedJob } from '../../platform/db/claim-jobs.ts';
import {
  type ConnectionRules,
  callOutbound,
  chooseAddress,
  OPEN_INTERNET,
} from '../../platform/outbound/connect.ts';
import { type Attempt, attemptDelivery, NothingToSay, Refused } from '../deliveries/attempt.ts';
import { writeMessage } from './messages.ts';
import { readKeys } from './secrets.ts';

/** Timeout of a call, which is then retried; receivers should acknowledge at once. */
const LIMIT_MS = 10_000;
const GONE = 410;

export const WEBHOOK_RULES: ConnectionRules = { ...OPEN_INTERNET, limitMs: LIMIT_MS };

/** Calls a webhook at a public address, or the configured hub. */
export const deliver = (
  context: AppContext,
  { payload, job, signal }: { payload: unknown; job: Pick<ClaimedJob, 'attempts'>; signal: AbortSignal },
  rules: ConnectionRules = WEBHOOK_RULES,
): Promise<void> => {
  const send = (attempt: Attempt): Promise<number> =>
    attempt.delivery.channel === 'hub' ? pingHub(attempt) : callWebhook(context, attempt, rules);
  return attemptDelivery({ db: context.database.db, now: context.now, send }, payload, job, signal);
};

async function callWebhook(
  context: AppContext,
  { delivery, now, signal }: Attempt,
  rules: ConnectionRules,
): Promise<number> {
  const { db } = context.database;
  const hook = await db
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', delivery.webhook_id)
    .executeTakeFirst();
  if (hook === undefined || hook.disabled_at !== null) throw new NothingToSay('It is switched off');
  const body = await writeMessage(context, delivery);
  const within = AbortSignal.any([signal, AbortSignal.timeout(rules.limitMs)]);
  const url = new URL(hook.url);
  const address = await chooseAddress(url, rules, within);
  if (address === null) throw new Error('Its address is not found, or is none of the open internet');
  const headers = {
    ...signHeaders(readKeys(context.webhookBox, hook, now), { id: delivery.message_id, body }, now),
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'press-room-webhook',
  };
  const { status } = await callOutbound(url, address, { method: 'POST', headers, body }, within);
  if (status !== GONE) return status;
  await db
    .updateTable('webhook')
    .set((eb) => ({ disabled_at: now.toISOString(), version: eb('version', '+', 1) }))
    .where('id', '=', hook.id)
    .execute();
  throw new Refused('It wants no more calls', status);
}

const topicSchema = z.object({ topic: z.string() });

/** Hubs use different parameter names and ignore unknown ones. */
async function pingHub({ delivery, signal }: Attempt): Promise<number> {
  const { topic } = topicSchema.parse(JSON.parse(delivery.about));
  const body = new URLSearchParams({
    'hub.mode': 'publish',
    'hub.url': topic,
    'hub.topic': topic,
  }).toString();
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'press-room-websub',
  };
  const within = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  const { status } = await callOutbound(
    new URL(delivery.address),
    null,
    { method: 'POST', headers, body },
    within,
  );
  return status;
}

/** Message to another system; its id is the same for all attempts. */
interface Message {
  id: string;
  body: string;
}

/**
 * Headers of Standard Webhooks 1.0: an HMAC-SHA256 of id, instant and body with each valid key, with which receivers
 * verify origin, integrity, age and uniqueness.
 */
function signHeaders(keys: readonly Buffer[], { id, body }: Message, now: Date): Record<string, string> {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const sign = (key: Buffer): string =>
    `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': keys.map(sign).join(' '),
  };
}
