import type { AppContext } from '../../core/context.ts';
import { RunAgain } from '../../platform/jobs/queue.ts';
import { MAIL_MAX_BYTES, UnreadableMail } from '../../platform/mail/received-mail.ts';
import { type Mailbox, openMailbox } from '../../platform/mailbox/mailbox.ts';
import { type ReceiveContext, receiveMail } from './receive-mail.ts';

/** Interval between two checks. */
const PAUSE_MS = 60_000;
/** Longest run, so that other work of the same worker is not delayed. */
const RUN_MS = 30_000;

type MailboxContext = ReceiveContext & Pick<AppContext, 'config' | 'log'>;

interface Signals {
  signal: AbortSignal;
  stopping: AbortSignal;
}

/**
 * Reads unread mail from the mailbox of reports. A message handled by a process that was killed is read again, and
 * counts once.
 * @throws if the mailbox is unavailable
 */
export async function readMailbox(
  context: MailboxContext,
  { signal, stopping }: Signals,
): Promise<RunAgain | undefined> {
  const { config, now } = context;
  if (config.REPORTS_IMAP_URL === undefined) return undefined;
  const mailbox = await openMailbox(config.REPORTS_IMAP_URL, signal);
  const end = performance.now() + RUN_MS;
  const failures: unknown[] = [];
  try {
    for (const id of await mailbox.listUnread()) {
      if (signal.aborted || stopping.aborted || performance.now() > end) return new RunAgain(now());
      // A message that cannot be recorded does not block others, and is retried.
      await takeIn(context, mailbox, id).catch((error: unknown) => failures.push(error));
    }
  } finally {
    await mailbox.close();
  }
  if (failures.length > 0) throw failures[0];
  return new RunAgain(new Date(now().getTime() + PAUSE_MS));
}

/**
 * Reports are deleted, because they contain personal data and have no other purpose. Other mail is kept, and marked as
 * read.
 */
async function takeIn(context: MailboxContext, mailbox: Mailbox, id: number): Promise<void> {
  const bytes = await mailbox.read(id, MAIL_MAX_BYTES + 1);
  if (bytes === null) return;
  const kind = await receive(context, bytes);
  context.log.info({ kind }, 'a message of the mailbox was processed');
  await (kind === 'report' ? mailbox.remove(id) : mailbox.markRead(id));
}

async function receive(context: MailboxContext, bytes: Buffer): Promise<string> {
  if (bytes.length > MAIL_MAX_BYTES) return 'too large';
  try {
    return (await receiveMail(context, bytes)).kind;
  } catch (error) {
    if (error instanceof UnreadableMail) return 'unreadable';
    throw error;
  }
}
