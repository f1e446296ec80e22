import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { ClaimedJob } from '../../platform/db/claim-jobs.ts';
import type { Db } from '../../platform/db/db.ts';
import type { DeliveryTable } from '../../platform/db/work-tables.ts';
import { HopelessJob } from '../../platform/jobs/queue.ts';

/** Three days at the longest pause. */
export const DELIVERY_ATTEMPTS = 440;
const ERROR_MAX_LENGTH = 300;

export type Delivery = Selectable<DeliveryTable>;

export interface Attempt {
  delivery: Delivery;
  now: Date;
  signal: AbortSignal;
}

/** The subject of the call no longer exists. */
export class NothingToSay extends Error {}

/** The receiver refuses further calls (410), or must not be called. */
export class Refused extends Error {
  readonly status: number | null;
  constructor(message: string, status: number | null) {
    super(message);
    this.status = status;
  }
}

class NotTaken extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`It answered ${status}`);
    this.status = status;
  }
}

const payloadSchema = z.object({ delivery: z.int() });

interface Attempting {
  db: Db;
  now: () => Date;
  /** Returns the status of the receiver's answer. */
  send: (attempt: Attempt) => Promise<number>;
}

/**
 * Makes one call and stores the result. Only 2xx is a success; redirects are not followed, because they can lead
 * anywhere.
 * @throws if it must be retried
 */
export async function attemptDelivery(
  { db, now, send }: Attempting,
  payload: unknown,
  { attempts }: Pick<ClaimedJob, 'attempts'>,
  signal: AbortSignal,
): Promise<void> {
  const { delivery: id } = payloadSchema.parse(payload);
  const delivery = await db.selectFrom('delivery').selectAll().where('id', '=', id).executeTakeFirst();
  // A job that gave up can be retried.
  if (delivery === undefined || delivery.status === 'delivered' || delivery.status === 'dropped') return;
  const note = (values: Pick<Delivery, 'status' | 'response_status' | 'error'>): Promise<unknown> =>
    db
      .updateTable('delivery')
      .set((eb) => ({ ...values, attempts: eb('attempts', '+', 1), attempted_at: now().toISOString() }))
      .where('id', '=', id)
      .execute();
  try {
    const status = await send({ delivery, now: now(), signal });
    if (status < 200 || status > 299) throw new NotTaken(status);
    await note({ status: 'delivered', response_status: status, error: null });
  } catch (error) {
    const said = { response_status: statusOf(error), error: wordsOf(error) };
    if (error instanceof NothingToSay) {
      await note({ ...said, status: 'dropped' });
      return;
    }
    const isOver = error instanceof Refused || attempts >= DELIVERY_ATTEMPTS;
    await note({ ...said, status: isOver ? 'failed' : 'waiting' });
    if (error instanceof Refused) throw new HopelessJob(error.message);
    throw error;
  }
}

const statusOf = (error: unknown): number | null =>
  error instanceof NotTaken || error instanceof Refused ? error.status : null;

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX_LENGTH);
