import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import { toText } from '../../platform/text/messages.ts';
import { examine } from './examine.ts';

const SECRET = 'se/cret+of-a-mailbox';

/** An IMAP server that refuses every sign-in and repeats the password in its answer. */
async function startRefusing(): Promise<{ port: number; stop: () => void }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('* OK [CAPABILITY IMAP4rev1] here\r\n');
    socket.on('data', (bytes) => {
      const [tag = '', command = ''] = bytes.toString().split(/\s+/);
      socket.write(
        command === 'CAPABILITY'
          ? `* CAPABILITY IMAP4rev1\r\n${tag} OK done\r\n`
          : `${tag} NO ${SECRET} is wrong\r\n`,
      );
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, stop: () => void server.close() };
}

it('the doctor says why the mailbox of reports does not open, without its password', async () => {
  const { port, stop } = await startRefusing();
  const server = await startTestServer({
    BOUNCE_ADDRESS: 'bounce@press.example',
    REPORTS_IMAP_URL: `imap://bounce:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/Reports`,
  });
  const { context, database } = server;
  const findings = await examine({
    config: context.config,
    engine: database.engine,
    now: context.now,
    openDb: async () => database.db,
    openStore: async () => context.store,
  });
  await server.close();
  stop();
  const said = findings.map(({ check, state, message }) => `${state} ${check}: ${toText(message, 'en')}`);
  expect(said).toContain(
    `fault mail: The mailbox 127.0.0.1:${port}/Reports cannot be opened (*** is wrong): see to REPORTS_IMAP_URL, its password and its folder; failed deliveries wait there meanwhile.`,
  );
});
