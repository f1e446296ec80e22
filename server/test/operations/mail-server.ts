import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { findFreePort } from '../../../scripts/free-port.ts';

/**
 * `holds`: accepts a message and delays its answer until it is well again. `hangs up`: closes the connection within a
 * message.
 */
export type MailMood = 'well' | 'holds' | 'refuses' | 'hangs up';

interface ArrivedLetter {
  to: string[];
  text: string;
}

export interface MailServer {
  url: string;
  /** Complete mails, acknowledged or about to be. */
  letters: ArrivedLetter[];
  /** Received but not yet acknowledged. */
  readonly held: number;
  readonly acknowledged: number;
  set mood(mood: MailMood);
  stop: () => Promise<void>;
}

/** A mail server that accepts everything while it is well. */
export async function startMailServer(first: MailMood = 'well'): Promise<MailServer> {
  const letters: ArrivedLetter[] = [];
  const counts = { held: 0, acknowledged: 0 };
  let mood = first;
  let wake = Promise.withResolvers<void>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    // Held mails stay held on a slow machine too: the default timeout is a minute without a byte.
    socketTimeout: 600_000,
    onRcptTo: (_address, _session, callback) => {
      if (mood !== 'refuses') return callback();
      callback(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    },
    onData: (stream, session, callback) => {
      if (mood === 'hangs up') {
        stream.resume();
        connectionOf(session)?.close();
        return;
      }
      const take = async (): Promise<void> => {
        const { text: body = '' } = await PostalMime.parse(await text(stream));
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: body });
        counts.held += 1;
        while (mood === 'holds') await wake.promise;
        // The client has disconnected.
        if (connectionOf(session) === undefined) return;
        counts.acknowledged += 1;
        callback();
      };
      // An interrupted transfer is no mail.
      take().catch(() => undefined);
    },
  });
  const connectionOf = ({ id }: SMTPServerSession) =>
    Array.from(server.connections).find((connection) => 'id' in connection && connection.id === id);
  // Clients can be killed in the middle of a transfer.
  server.on('error', () => undefined);
  const port = await findFreePort();
  await new Promise<void>((listens) => server.listen(port, '127.0.0.1', listens));
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    get held() {
      return counts.held - counts.acknowledged;
    },
    get acknowledged() {
      return counts.acknowledged;
    },
    set mood(next: MailMood) {
      mood = next;
      wake.resolve();
      wake = Promise.withResolvers();
    },
    stop: () => new Promise<void>((ends) => server.close(ends)),
  };
}
