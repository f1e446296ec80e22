import { type QueuedMail, queueMail } from '../../platform/mail/queue.ts';
import type { AppContext } from '../context.ts';

interface MailRequest {
  letter: 'verify-account' | 'reset-password' | 'sign-in';
  /** For accounts that do not want the first one. */
  otherwise?: 'finish-registration';
  email: string;
  parameters?: QueuedMail['parameters'];
  /** Network of the request. */
  network: string;
}

/**
 * Queues a message to an address, known or not. Only the job looks it up, so neither the answer nor its time discloses
 * whether it is known. The hourly limit counts sent messages only, so nobody can use up another person's limit without
 * that person receiving the link.
 * @throws 429
 */
export async function askForMail(
  { database, limit, now }: Pick<AppContext, 'database' | 'limit' | 'now'>,
  { letter, otherwise, email, network, parameters = {} }: MailRequest,
): Promise<void> {
  await limit({ key: `${letter}:address:${network}`, max: 20, seconds: 3600 });
  await limitMailbox(limit, letter, email);
  for (const each of otherwise === undefined ? [letter] : [letter, otherwise])
    await queueMail(database.db, { letter: each, to: { email }, parameters }, now());
}

/** For all clients together: one link per minute, five per hour. @throws 429 */
export async function limitMailbox(limit: AppContext['limit'], letter: string, email: string): Promise<void> {
  const mailbox = `${letter}:mailbox:${email}`;
  await limit({ key: `${mailbox}:minute`, max: 1, seconds: 60 });
  await limit({ key: `${mailbox}:hour`, max: 5, seconds: 3600 });
}
