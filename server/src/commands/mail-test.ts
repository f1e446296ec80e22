import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { isBusy, takePulse } from '../edge/doctor/silence.ts';
import { OperatorError, sayReason } from '../platform/errors/operator-error.ts';
import { toMessage } from '../platform/mail/message.ts';
import { outboxIn } from '../platform/mail/outbox.ts';
import type { OutgoingMail } from '../platform/mail/outgoing-mail.ts';
import { createSender } from '../platform/mail/sender.ts';
import { openTransport } from '../platform/mail/transport.ts';
import { commandLine } from '../platform/process/command-line.ts';
import { deriveKeys, findSecret } from '../platform/process/secrets.ts';
import { createBounceTags } from '../platform/signing/bounce-tags.ts';
import type { Command, CommandCall } from './command.ts';

const USAGE = `Usage: ${commandLine('mail:test', '--to you@example.com')}`;

function readAddress(args: readonly string[]): string {
  try {
    const { to } = parseArgs({ args: [...args], options: { to: { type: 'string' } } }).values;
    return z.email().parse(to);
  } catch {
    throw new OperatorError(USAGE);
  }
}

const toTestMail = (address: string, { config, now }: CommandCall): OutgoingMail => {
  const at = now().toISOString();
  const text = `This message was sent by ${commandLine('mail:test')} on ${hostname()} at ${at}. Who can read it gets what ${config.PUBLIC_URL} sends.`;
  return {
    id: `<test.${randomUUID()}@${new URL(config.PUBLIC_URL).hostname}>`,
    date: now(),
    to: { name: '', address },
    subject: `Test of ${config.PUBLIC_URL}`,
    text,
    html: `<p>${text}</p>`,
  };
};

/** Sends one message in the usual way, at once and without the queue, and prints the result. */
export const mailTest: Command = {
  beside: async (call) => {
    const { config, print, now } = call;
    const mail = toTestMail(readAddress(call.arguments), call);
    // Without a secret no server was ever started here, so nothing reads reports.
    const secret = findSecret(config) ?? randomUUID();
    const bounceTags = createBounceTags(deriveKeys(secret, config, 'bounce'));
    if (config.SMTP_URL === undefined) {
      await (await openTransport({ config, now, bounceTags })).send(mail);
      print(`SMTP_URL is not set: the message was sent to nobody, it lies in ${outboxIn(config.DATA_DIR)}.`);
      return null;
    }
    const { sendNow } = await import('../platform/mail/smtp.ts');
    const { protocol, host } = new URL(config.SMTP_URL);
    print(`Sending from ${config.MAIL_FROM} to ${mail.to.address} by ${protocol}//${host} …`);
    const pulse = takePulse();
    try {
      const response = await sendNow(config.SMTP_URL, toMessage(mail, createSender(config, bounceTags)));
      print(`The mail server has taken the message ${mail.id}. It said: ${response}`);
      print('Look into the mailbox, and into its folder for unwanted mail.');
    } catch (error) {
      throw new OperatorError(explainRefusal(error, isBusy(pulse.read())));
    } finally {
      pulse.stop();
    }
    return null;
  },
};

const BUSY = 'It was not heard in time, and this machine is busy: try again when it is calmer.';
const STAGES: Readonly<Record<string, string>> = {
  EDNS: 'Its name was not found: see SMTP_URL.',
  ECONNECTION: 'It was not reached: see SMTP_URL, and whether that server runs.',
  ESOCKET: 'It was not reached, or its certificate is not trusted: see host and port of SMTP_URL.',
  ETIMEDOUT:
    'It did not answer in time: see host and port of SMTP_URL, and whether a firewall lets us through.',
  ETLS: 'No encrypted connection came about: see its certificate, and whether SMTP_URL should begin with smtps://.',
  EAUTH: 'It refuses name or password of SMTP_URL.',
  EENVELOPE: 'It refuses the sender (MAIL_FROM) or the recipient.',
  EMESSAGE: 'It refuses the message itself.',
};

/** In plain words, followed by the original message of the server or system. */
export function explainRefusal(error: unknown, wasBusy: boolean): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const stage = wasBusy && code === 'ETIMEDOUT' ? BUSY : STAGES[code];
  return ['The message was not sent.', stage, `(${sayReason(error)})`].filter(Boolean).join(' ');
}
