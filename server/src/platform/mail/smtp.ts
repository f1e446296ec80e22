import type { Socket } from 'node:net';
import { createTransport, type SendMailOptions } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import SMTPTransport, { type SMTPTransportOptions } from 'nodemailer/lib/smtp-transport';
import { isThisMachine } from '../config/url-parts.ts';
import { toMessage } from './message.ts';
import type { MailTransport } from './outgoing-mail.ts';
import { RefusedMail, readFailure, readRefusal } from './refusal.ts';
import type { Sender } from './sender.ts';

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
};
/** RFC 5321, 4.5.3.2.6: a client that disconnects earlier after the message sends it twice. */
const ANSWER_MS = 600_000;
/** Timeout of a connection test. */
const TRIAL_MS = 30_000;
/** Pause after a failed connection, so that one attempt serves all pending messages. */
const PAUSE_MS = 3000;
/** Later failures are not connection failures. */
const CONNECTION_MS = 30_000;
/** A connection is kept open for the next message; an ending process waits no longer than this. */
const IDLE_MS = 2000;

/**
 * Uses STARTTLS if it is offered, and requires it before sending a password over a network. A mail server on this
 * machine may have a self-signed certificate, as Debian's does, because no network is involved.
 */
function toConnection(url: string, socketTimeout: number): SMTPTransportOptions {
  const { username, hostname, protocol } = new URL(url);
  const timeouts = { ...TIMEOUTS, socketTimeout };
  if (isThisMachine(hostname)) return { url, ...timeouts, tls: { rejectUnauthorized: false } };
  const requireTLS = protocol === 'smtp:' && username !== '';
  return { url, ...timeouts, ...(requireTLS ? { requireTLS } : {}) };
}

/**
 * Connects and signs in as for a message, without sending one; `look` receives the connection. @throws the error that
 * prevents sending
 */
export async function trySmtp<Seen>(url: string, look: (socket: Socket) => Seen): Promise<Seen> {
  const { options } = new SMTPTransport(toConnection(url, TRIAL_MS));
  const connection = new SMTPConnection(options);
  const failed = new Promise<never>((_, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The mail server ended the connection')));
  });
  const done = (step: (end: (error?: Error | null) => void) => void) =>
    Promise.race([
      failed,
      new Promise<void>((resolve, reject) => step((error) => (error ? reject(error) : resolve()))),
    ]);
  try {
    await done((end) => connection.connect(end));
    const { auth } = options;
    if (auth !== undefined && connection.allowsAuth) await done((end) => connection.login(auth, end));
    const { _socket: socket } = connection;
    if (!socket) throw new Error('The mail server ended the connection');
    const seen = look(socket);
    connection.quit();
    return seen;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Returns the mail server's answer after it accepted the message. */
export async function sendNow(url: string, message: SendMailOptions): Promise<string> {
  return (await createTransport(toConnection(url, ANSWER_MS)).sendMail(message)).response;
}

/** Passes a message to the mail server. @throws an error that `readFailure` reads */
export type Deliver = (message: SendMailOptions) => Promise<void>;

export interface PoolOptions {
  url: string;
  /** Open at the same time. */
  connections: number;
  /** Signature of all messages. */
  dkim: Sender['dkim'];
}

export function openPool({ url, connections, dkim }: PoolOptions): Deliver {
  const pool = { pool: true, maxConnections: connections, idleTimeout: IDLE_MS, maxRequeues: 1 } as const;
  const transport = createTransport({ ...toConnection(url, ANSWER_MS), ...pool, ...(dkim && { dkim }) });
  return async (message) => {
    await transport.sendMail(message);
  };
}

interface SmtpOptions {
  deliver: Deliver;
  sender: Omit<Sender, 'dkim'>;
  now: () => Date;
}

export function openSmtp({ deliver, sender, now }: SmtpOptions): MailTransport {
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    send: async (mail) => {
      const since = now().getTime() - failedAt;
      // Negative if the clock was set back: then the elapsed time is unknown.
      if (since >= 0 && since < PAUSE_MS) throw new Error('The mail server did not answer a moment ago');
      const start = performance.now();
      try {
        await deliver(toMessage(mail, { ...sender, dkim: undefined }));
      } catch (error) {
        const refusal = readRefusal(error);
        const code = readFailure(error)?.responseCode ?? null;
        if (refusal?.isPermanent === true) throw new RefusedMail(code, refusal);
        const hasFailed = refusal === null && code === null;
        if (hasFailed && performance.now() - start < CONNECTION_MS) failedAt = now().getTime();
        throw error;
      }
    },
  };
}
