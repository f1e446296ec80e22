import { renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server of its own process: says its port, wants STARTTLS and a password, keeps each message as a file. */
const [port = '0', folder = '.'] = process.argv.slice(2);
let received = 0;
/** So long it thinks about a message for `slow@…` that it has. */
const SLOW_MS = 45_000;

const server = new SMTPServer({
  authOptional: false,
  // Without TLS the login is not even offered.
  allowInsecureAuth: false,
  logger: false,
  onAuth: ({ username, password }, session, callback) => {
    const isRight = session.secure && username === 'mailer' && password === 'p@ss word';
    if (isRight) callback(null, { user: username });
    else callback(new Error('Wrong login'));
  },
  onRcptTo: ({ address }, _session, callback) => {
    if (!address.startsWith('refused')) return callback();
    callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
  },
  onData: (stream, session, callback) => {
    void buffer(stream).then((bytes) => {
      received += 1;
      const path = join(folder, `${Date.now()}-${process.pid}-${received}`);
      // Whole or absent, also when the process is killed here.
      writeFileSync(path, bytes);
      renameSync(path, `${path}.eml`);
      const isSlow = session.envelope.rcptTo.some(({ address }) => address.startsWith('slow'));
      setTimeout(callback, isSlow ? SLOW_MS : 0);
    });
  },
});
const listener: Server = server.listen(Number(port), '127.0.0.1', () =>
  process.send?.((listener.address() as AddressInfo).port),
);
// A connection that breaks is nothing; who started it hears by its end that it does not listen.
server.on('error', () => {
  if (!listener.listening) process.exit(1);
});
