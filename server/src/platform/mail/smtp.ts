import { createTransport, type SendMailOptions } from 'nodemailer';
import { HopelessJob } from '../jobs/queue.ts';
import { toMessage } from './message.ts';
import type { MailTransport } from './outgoing-mail.ts';

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
};
/** RFC 5321, 4.5.3.2.6: who leaves sooner after the message sends it twice. */
const ANSWER_MS = 600_000;
/** For who only wants to know whether it works. */
const TRIAL_MS = 30_000;
/** After a failed connection the server is left alone this long: one attempt serves all waiting messages. */
const PAUSE_MS = 3000;
/** What fails later was no failed connection. */
const CONNECTION_MS = 30_000;

const isLocal = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/**
 * STARTTLS is used where it is offered, and demanded before a password goes over a network. A mail server on this machine may
 * have made its certificate itself, as Debian's does: nobody stands between us.
 */
function openServer(url: string, socketTimeout: number) {
  const { username, hostname, protocol } = new URL(url);
  const timeouts = { ...TIMEOUTS, socketTimeout };
  if (isLocal(hostname)) return createTransport({ url, ...timeouts, tls: { rejectUnauthorized: false } });
  const requireTLS = protocol === 'smtp:' && username !== '';
  return createTransport({ url, ...timeouts, ...(requireTLS ? { requireTLS } : {}) });
}

/** Connects and signs in as for a message, and sends none. @throws what keeps messages from being sent */
export async function trySmtp(url: string): Promise<void> {
  await openServer(url, TRIAL_MS).verify();
}

/** Answers what the mail server said when it had taken the message. */
export async function sendNow(url: string, message: SendMailOptions): Promise<string> {
  return (await openServer(url, ANSWER_MS).sendMail(message)).response;
}

export function openSmtp(url: string, from: string, now: () => Date): MailTransport {
  const transport = openServer(url, ANSWER_MS);
  let failedAt = Number.NEGATIVE_INFINITY;
  return {
    send: async (mail) => {
      const since = now().getTime() - failedAt;
      // Less than nothing where the clock has been put back: who knows how long it was then.
      if (since >= 0 && since < PAUSE_MS) throw new Error('The mail server did not answer a moment ago');
      const start = performance.now();
      try {
        await transport.sendMail(toMessage(mail, from));
      } catch (error) {
        const code = readResponseCode(error);
        if (code === null && performance.now() - start < CONNECTION_MS) failedAt = now().getTime();
        if (code !== null && isForGood(error, code))
          throw new HopelessJob(`Refused by the mail server: ${code}`);
        throw error;
      }
    },
  };
}

function readResponseCode(error: unknown): number | null {
  const isAnswered =
    error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number';
  return isAnswered ? Number(error.responseCode) : null;
}

// A wrong password or a missing relay right is the operator's to mend: such messages wait.
function isForGood(error: unknown, code: number): boolean {
  const command = error instanceof Error && 'code' in error ? error.code : '';
  return code >= 500 && code < 600 && (command === 'EENVELOPE' || command === 'EMESSAGE');
}
