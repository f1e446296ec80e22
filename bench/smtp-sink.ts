import type { AddressInfo, Server } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * A mail server that accepts all messages and stores none; it answers each request with the number of messages so far.
 */
let taken = 0;
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData: (stream, _session, callback) => {
    stream.resume();
    stream.once('end', () => {
      taken += 1;
      callback();
    });
  },
});
// The measured process may close its connections at any time.
server.on('error', () => undefined);
const listener: Server = server.listen(0, '127.0.0.1', () =>
  process.send?.((listener.address() as AddressInfo).port),
);
process.on('message', () => process.send?.(taken));
