import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface SunkMail {
  /** Sender and recipient of the envelope. */
  from: string;
  to: string;
  source: string;
}

/** A mail server that stores received messages. */
export interface MailSink {
  url: string;
  /** Complete messages; the sender may not have received the acknowledgement. */
  mails: SunkMail[];
  /** Number of messages after which it stops answering; null: it answers. */
  silentFrom: number | null;
  close: () => Promise<void>;
}

/** @param refused addresses without a mailbox */
export async function startMailSink(refused: readonly string[]): Promise<MailSink> {
  const mails: SunkMail[] = [];
  const noMailbox = () => Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, callback) => callback(refused.includes(address) ? noMailbox() : null),
    onData: (stream, { envelope }, callback) => {
      const keep = async (): Promise<void> => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({ from, to: envelope.rcptTo[0]?.address ?? '', source: await text(stream) });
        if (sink.silentFrom === null || mails.length < sink.silentFrom) callback();
      };
      // A client that disconnects during DATA sends no message.
      keep().catch(() => undefined);
    },
  });
  // The test kills the client during a connection.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    mails,
    silentFrom: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sink;
}
