import type { Db } from '../db/db.ts';
import { enqueueJob } from '../jobs/queue.ts';
import type { MailTemplateName } from './template-list.ts';

export const MAIL_JOB = 'mail';

/**
 * Recipient of a message. An account, e-mail, invitation, alert, data request or answer to an appointment is looked up
 * when the message is sent, so that queueing does the same work whether the account exists or not.
 */
type Recipient =
  | { account: number }
  | { email: string }
  | { invitation: number }
  | { alert: number }
  | { data_request: number }
  | { appointment_answer: number }
  | { address: string; name: string; language: string; about?: number };

export interface QueuedMail {
  letter: MailTemplateName;
  to: Recipient;
  /** Recipient of replies. */
  reply_to?: { address: string; name: string };
  parameters?: Record<string, string>;
  /** For a letter in a correspondence: its tag, its references, and its id. */
  thread?: { tag: string; references: string[]; letter: number };
  /** Id of the sending press group; absent: the group whose site is PUBLIC_URL. */
  group?: number;
}

/** Call it with the transaction that causes the message, so that both happen or neither. */
export const queueMail = (
  trx: Db,
  mail: QueuedMail,
  now: Date,
  uniqueKey: string | null = null,
): Promise<void> => enqueueJob(trx, MAIL_JOB, mail, now, uniqueKey);
