import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/db/db.ts';
import type { DeliveryTable } from '../../platform/db/work-tables.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';

/** Calls to webhooks and hubs. */
export const DELIVERY_JOB = 'delivery';

interface NewDelivery {
  channel: DeliveryTable['channel'];
  webhook?: number;
  address?: string;
  event: string;
  about: object;
  /** A call with the id of an existing one is not added. */
  messageId?: string;
}

export const jobKeyOf = (delivery: number): string => `delivery:${delivery}`;

export const enqueueAttempt = (trx: Db, id: number, at: Date): Promise<void> =>
  enqueueJob(trx, DELIVERY_JOB, { delivery: id }, at, jobKeyOf(id));

/** Adds a call to another system, in the transaction that causes it. Returns its id; null: it already exists. */
export async function enqueueDelivery(trx: Db, delivery: NewDelivery, at: Date): Promise<number | null> {
  const { channel, webhook = null, address = '', event, about } = delivery;
  const { messageId = `msg_${randomUUID()}` } = delivery;
  const added = await trx
    .insertInto('delivery')
    .values({
      channel,
      webhook_id: webhook,
      address,
      event,
      about: JSON.stringify(about),
      message_id: messageId,
      response_status: null,
      error: null,
      created_at: at.toISOString(),
      attempted_at: null,
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return null;
  await enqueueAttempt(trx, added.id, at);
  return added.id;
}
