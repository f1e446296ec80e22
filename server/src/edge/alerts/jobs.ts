import type { Db } from '../../platform/db/db.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';

/** Somebody asked to be told; the answer must not tell whether the address is known. */
export const ALERT_REQUEST_JOB = 'alert-request';
/** Tells one person what is new. */
export const ALERT_JOB = 'alert';

const MINUTE_MS = 60_000;

interface Moment {
  contact: number;
  /** What appears later is told by another message. */
  until: Date;
}

/** One message a person and minute, whatever asks for it. */
const keyOf = ({ contact, until }: Moment): string =>
  [ALERT_JOB, contact, until.toISOString().slice(0, 16)].join(':');

const payloadOf = ({ contact, until }: Moment) => ({ contact, until: until.toISOString() });

/** Tells somebody within two minutes, so that several news make one message. */
export function enqueueNews(trx: Db, contact: number, now: Date): Promise<void> {
  const until = new Date((Math.floor(now.getTime() / MINUTE_MS) + 2) * MINUTE_MS);
  const moment = { contact, until };
  return enqueueJob(trx, ALERT_JOB, payloadOf(moment), { now, at: until }, keyOf(moment));
}

/** Tells somebody at the hour that they chose. */
export const enqueueDigest = (trx: Db, contact: number, until: Date): Promise<void> => {
  const moment = { contact, until };
  return enqueueJob(trx, ALERT_JOB, payloadOf(moment), { chosen: until }, keyOf(moment));
};
