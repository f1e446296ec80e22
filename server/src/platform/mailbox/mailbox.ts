import { type FetchMessageObject, ImapFlow, type ImapFlowOptions } from 'imapflow';
import type { MailboxAddress } from '../config/mailbox-address.ts';
import { isThisMachine } from '../config/url-parts.ts';

/** Ids are the server's permanent message numbers (UIDs). */
export interface Mailbox {
  /** Unread messages, oldest first. */
  listUnread(): Promise<number[]>;
  /** Reads up to `maxBytes` of a message, which stays unread; null: deleted. */
  read(id: number, maxBytes: number): Promise<Buffer | null>;
  markRead(id: number): Promise<void>;
  remove(id: number): Promise<void>;
  close(): Promise<void>;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Maximum size of one answer of the server: a message, or a hundred thousand ids. */
const ANSWER_MAX_BYTES = 12_000_000;

function toOptions({ host, port, isEncrypted, user, password }: MailboxAddress): ImapFlowOptions {
  return {
    host,
    port,
    secure: isEncrypted,
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    maxLineLength: ANSWER_MAX_BYTES,
    maxLiteralSize: ANSWER_MAX_BYTES,
    maxResponseSize: 2 * ANSWER_MAX_BYTES,
    ...TIMEOUTS,
    // A server on this machine may have a self-signed certificate. Over a network passwords are always encrypted.
    ...(isThisMachine(host)
      ? { tls: { rejectUnauthorized: false } }
      : isEncrypted
        ? {}
        : { doSTARTTLS: true }),
  };
}

/** Closes with `signal`. @throws {Error} with the server's reason if it cannot be opened */
export async function openMailbox(address: MailboxAddress, signal: AbortSignal): Promise<Mailbox> {
  const client = new ImapFlow(toOptions(address));
  // Pending commands reject with the same error.
  client.on('error', () => undefined);
  const leave = (): void => client.close();
  signal.addEventListener('abort', leave);
  const close = async (): Promise<void> => {
    signal.removeEventListener('abort', leave);
    await client.logout().catch(() => undefined);
    client.close();
  };
  try {
    await client.connect();
    const { readOnly } = await client.mailboxOpen(address.folder);
    if (readOnly === true) throw new Error(`${address.folder} is read-only`);
  } catch (error) {
    await close();
    throw inWords(error);
  }
  return { ...toMailbox(client), close };
}

/** Connects, signs in and opens the folder. @throws the error that prevents reading reports */
export async function tryMailbox(address: MailboxAddress): Promise<void> {
  const mailbox = await openMailbox(address, AbortSignal.timeout(TIMEOUTS.socketTimeout));
  await mailbox.close();
}

function toMailbox(client: ImapFlow): Omit<Mailbox, 'close'> {
  const byNumber = { uid: true };
  const refuse = (what: string) => (isDone: boolean) => {
    if (!isDone) throw new Error(`The mailbox refuses to ${what}`);
  };
  return {
    listUnread: async () => {
      const ids = await client.search({ seen: false }, byNumber);
      if (!Array.isArray(ids)) throw new Error('The mailbox refuses to be searched');
      return ids.toSorted((a, b) => a - b);
    },
    read: async (id, maxBytes) => {
      const source = { start: 0, maxLength: maxBytes };
      const found: FetchMessageObject | false = await client.fetchOne(`${id}`, { source }, byNumber);
      return found === false ? null : (found.source ?? null);
    },
    markRead: async (id) =>
      client.messageFlagsAdd(`${id}`, ['\\Seen'], byNumber).then(refuse('mark messages as read')),
    remove: async (id) => client.messageDelete(`${id}`, byNumber).then(refuse('delete messages')),
  };
}

/** Adds the server's answer, because imapflow only reports that a command failed. */
function inWords(error: unknown): unknown {
  const said = error instanceof Error && 'responseText' in error ? error.responseText : undefined;
  return typeof said === 'string' && said !== '' ? new Error(said, { cause: error }) : error;
}
