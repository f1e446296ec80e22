import { renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { SmtpFaults, SmtpStage } from './smtp-server.ts';

/**
 * A mail server in its own process: prints its port, requires STARTTLS and a password, and stores each message as a
 * file. The local part of a recipient determines the result: `refused…`, `full…`, `slow…`, `greylisted…`, and `drop-…`
 * and `stall-…` with a stage.
 */
const [port = '0', folder = '.', faults = '{}'] = process.argv.slice(2);
const { dropFirst = {} } = JSON.parse(faults) as SmtpFaults;
let received = 0;
/** Delay of the answer to a received message for `slow@…`. */
const SLOW_MS = 45_000;

const answer = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });

const REFUSALS: Readonly<Record<string, Error>> = {
  refused: answer(550, 'No such mailbox'),
  full: answer(552, '5.2.2 Mailbox full'),
};

/** Closes a connection without an answer. */
function drop({ id }: SMTPServerSession): void {
  for (const connection of server.connections) {
    if ('id' in connection && connection.id === id) connection.close();
  }
}

/** Whether the server stops answering at this stage: for a recipient, or while the first connections are dropped. */
function isLost(stage: SmtpStage, session: SMTPServerSession, address = ''): boolean {
  const left = dropFirst[stage] ?? 0;
  if (left > 0) dropFirst[stage] = left - 1;
  if (left > 0 || address.startsWith(`drop-${stage}`)) drop(session);
  else if (!address.startsWith(`stall-${stage}`)) return false;
  return true;
}

const greylisted = new Set<string>();

/** The first attempt must be repeated. */
function isGreylisted(address: string): boolean {
  if (!address.startsWith('greylisted') || greylisted.has(address)) return false;
  greylisted.add(address);
  return true;
}

const recipientOf = ({ envelope }: SMTPServerSession): string => envelope.rcptTo[0]?.address ?? '';

/** Adds the envelope to a message, as a delivering server does. */
async function keep(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
  const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
  const to = envelope.rcptTo.map(({ address }) => address).join(', ');
  const bytes = Buffer.concat([
    Buffer.from(`Return-Path: <${from}>\r\nDelivered-To: ${to}\r\n`),
    await buffer(stream),
  ]);
  received += 1;
  const path = join(folder, `${Date.now()}-${process.pid}-${received}`);
  // Complete or absent, even if the process is killed here.
  writeFileSync(path, bytes);
  renameSync(path, `${path}.eml`);
}

const server = new SMTPServer({
  authOptional: false,
  // Without TLS the login is not offered.
  allowInsecureAuth: false,
  logger: false,
  onConnect: (session, callback) => {
    if (!isLost('connect', session)) callback();
  },
  onAuth: ({ username, password }, session, callback) => {
    const isRight = session.secure && username === 'mailer' && password === 'p@ss word';
    if (isRight) callback(null, { user: username });
    else callback(new Error('Wrong login'));
  },
  onMailFrom: (_address, session, callback) => {
    if (!isLost('mail', session)) callback();
  },
  onRcptTo: ({ address }, session, callback) => {
    if (isLost('rcpt', session, address)) return;
    const [, refusal] = Object.entries(REFUSALS).find(([local]) => address.startsWith(local)) ?? [];
    callback(refusal ?? (isGreylisted(address) ? answer(450, '4.7.1 Greylisted, try again later') : null));
  },
  onData: (stream, session, callback) => {
    const address = recipientOf(session);
    if (isLost('data', session, address)) return;
    const take = async (): Promise<void> => {
      await keep(stream, session);
      if (isLost('end', session, address)) return;
      setTimeout(callback, address.startsWith('slow') ? SLOW_MS : 0);
    };
    // A client that disconnects in the middle of DATA sends no message.
    take().catch(() => undefined);
  },
});
const listener: Server = server.listen(Number(port), '127.0.0.1', () =>
  process.send?.((listener.address() as AddressInfo).port),
);
// A broken connection is not a fault; if the server does not listen, its exit informs the parent.
server.on('error', () => {
  if (!listener.listening) process.exit(1);
});
