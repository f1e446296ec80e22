import { ALERT_PREVIEW_DAYS } from '@press-room/contract/alerts';
import { readerOpenedSchema } from '../../core/announcements/readers.ts';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';

/** Handles a requested alert; the answer must not disclose whether the address is known. */
export const ALERT_REQUEST_JOB = 'alert-request';
/** Sends news to one person. */
export const ALERT_JOB = 'alert';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface Moment {
  contact: number;
  /** Later publications belong to another message. */
  until: Date;
}

/** Start of the unique keys of jobs for one person. */
export const toKeyPrefix = (contact: number): string => `${ALERT_JOB}:${contact}:`;

/** One message per person and minute, whatever its cause. */
const keyOf = ({ contact, until }: Moment): string =>
  `${toKeyPrefix(contact)}${until.toISOString().slice(0, 16)}`;

const payloadOf = ({ contact, until }: Moment) => ({ contact, until: until.toISOString() });

/** Informs a person within two minutes, so that several news items share one message. */
export function enqueueNews(trx: Db, contact: number, now: Date): Promise<void> {
  const until = new Date((Math.floor(now.getTime() / MINUTE_MS) + 2) * MINUTE_MS);
  const moment = { contact, until };
  return enqueueJob(trx, ALERT_JOB, payloadOf(moment), { now, at: until }, keyOf(moment));
}

/** Jobs added per transaction. */
const AT_ONCE = 500;

/** The same for many people. */
export async function enqueueNewsToAll(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  contacts: ReadonlySet<number>,
): Promise<void> {
  const all = [...contacts].toSorted((one, other) => one - other);
  for (let at = 0; at < all.length; at += AT_ONCE) {
    await database.db.transaction().execute(async (trx) => {
      for (const contact of all.slice(at, at + AT_ONCE)) await enqueueNews(trx, contact, now());
    });
  }
}

/** Sends a digest at the chosen hour. */
export const enqueueDigest = (trx: Db, contact: number, until: Date): Promise<void> => {
  const moment = { contact, until };
  return enqueueJob(trx, ALERT_JOB, payloadOf(moment), { chosen: until }, keyOf(moment));
};

/** Queues news not yet sent for everybody with an immediate alert. */
export async function enqueueLateNews(trx: Db, now: Date): Promise<void> {
  const rows = await trx
    .selectFrom('alert')
    .select((eb) => eb.ref('contact_id').$notNull().as('contact_id'))
    .distinct()
    .where('rhythm', '=', 'now')
    .where('confirmed_at', 'is not', null)
    .where('contact_id', 'is not', null)
    .execute();
  for (const { contact_id } of rows) await enqueueNews(trx, contact_id, now);
}

/**
 * Searches the news of the last days again: those not sent before that the person can only read now are sent, at once
 * or with the next digest.
 */
export async function tellOpened(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  payload: unknown,
): Promise<void> {
  const { account } = readerOpenedSchema.parse(payload);
  const since = new Date(now().getTime() - ALERT_PREVIEW_DAYS * DAY_MS).toISOString();
  await database.db.transaction().execute(async (trx) => {
    const alerts = await trx
      .selectFrom('alert')
      .innerJoin('contact', 'contact.id', 'alert.contact_id')
      .select(['alert.id', 'alert.rhythm', 'alert.told_until'])
      .select((eb) => [
        eb.ref('alert.contact_id').$notNull().as('contact_id'),
        eb.ref('alert.confirmed_at').$notNull().as('confirmed_at'),
      ])
      .where('contact.user_account_id', '=', account)
      .where('alert.confirmed_at', 'is not', null)
      .execute();
    for (const { id, rhythm, contact_id, confirmed_at, told_until } of alerts) {
      const [after = since] = [confirmed_at, since].toSorted().reverse();
      if (rhythm === 'now') await enqueueNews(trx, contact_id, now());
      if (told_until === null || told_until <= after) continue;
      // A running message must not advance the instant again.
      await trx
        .updateTable('alert')
        .set((eb) => ({ told_until: after, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
    }
  });
}
