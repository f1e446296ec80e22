/** @module-tag slow */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.ts';
import { anyText, textWith } from '../../../test/matchers.ts';
import { until } from '../../../test/operations/load.ts';
import { type Mail, parseMail, startTestServer, type TestServer } from '../../../test/server.ts';
import { type SmtpServer, startSmtpServer } from '../../../test/smtp-server.ts';
import { LETTERS_AT_ONCE, listJobs, MAIL_KINDS } from '../../job-list.ts';
import { startWorker } from '../jobs/queue.ts';
import { queueMail } from './queue.ts';
import { openPool, openSmtp } from './smtp.ts';
import { toSubaddress } from './subaddress.ts';

it.each([
  ['bounce@press.example', 'bounce+7-0f@press.example'],
  ['"bounced mail"@press.example', '"bounced mail+7-0f"@press.example'],
])('an address of its own of %s is %s', (mailbox, address) => {
  expect(toSubaddress(mailbox, '7-0f')).toBe(address);
});

it('a pause after a failed connection ends with a clock that is put back', async () => {
  const words = { id: '1', subject: '', text: '', html: '', date: new Date(0) };
  const mail = { ...words, to: { name: 'Zoë', address: 'zoe@example.com' } };
  let now = new Date(3_600_000);
  const url = `smtp://127.0.0.1:${await findFreePort()}`;
  const sender = { from: 'press@example.com', toReturnPath: () => undefined };
  const deliver = openPool({ url, connections: 1, dkim: undefined });
  const transport = openSmtp({ deliver, sender, now: () => now });
  await expect(transport.send(mail)).rejects.toThrow('ECONNREFUSED');
  await expect(transport.send(mail)).rejects.toThrow('a moment ago');
  now = new Date(0);
  await expect(transport.send(mail)).rejects.toThrow('ECONNREFUSED');
});

describe('delivery by SMTP', () => {
  let folder: string;
  /** Port of the mail server after its first start; 0: any free port. */
  let port: number;
  let smtp: SmtpServer | null;
  let server: TestServer;

  const startSmtp = async (): Promise<void> => {
    smtp = await startSmtpServer(folder, port);
    ({ port } = smtp);
  };
  const killSmtp = async (): Promise<void> => {
    await smtp?.kill();
    smtp = null;
  };
  const startServer = async (login = 'mailer:p%40ss%20word'): Promise<void> => {
    server = await startTestServer({
      SMTP_URL: `smtp://${login}@127.0.0.1:${port}`,
      MAIL_FROM: 'Sala stampa "Edi.Cer." <press@example.com>',
      BOUNCE_ADDRESS: 'bounce@press.example.com',
    });
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'press-room-smtp-'));
    port = 0;
    smtp = null;
    return async () => {
      await killSmtp();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    };
  });

  const queue = (address: string, name = 'Zoë') =>
    queueMail(
      server.database.db,
      { letter: 'erasure-done', to: { address, name, language: 'it' } },
      server.clock.now,
    );
  const listReceived = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const received = (): Promise<Mail[]> =>
    Promise.all(listReceived().map((name) => parseMail(readFileSync(join(folder, name)))));
  const jobs = () => server.database.db.selectFrom('job').selectAll().orderBy('id').execute();
  /** Advances the clock in steps of ten minutes until no job waits: a pause of the machine can cost an attempt. */
  const workUntilDone = async (minutes: number): Promise<void> => {
    for (let passed = 0; passed < minutes; passed += 10) {
      await server.work();
      if ((await jobs()).every(({ dead_at }) => dead_at !== null)) return;
      server.clock.now = new Date(server.clock.now.getTime() + 600_000);
    }
  };

  it('signs in over STARTTLS and keeps line breaks out of the headers', async () => {
    await startSmtp();
    await startServer();
    await queue('zoe@example.com', 'Zoë\r\nBcc: victim@example.com');
    await workUntilDone(60);
    const [mail] = await received();
    expect(mail).toMatchObject({
      to: 'zoe@example.com',
      subject: 'I tuoi dati sono stati cancellati – Sala stampa',
    });
    expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc');
    expect(mail?.headers).toMatchObject({ 'auto-submitted': 'auto-generated' });
    expect(mail?.headers['message-id']).toMatch(/^<1\.\d+@localhost>$/);
    expect(await jobs()).toEqual([]);
  });

  it.each(['"doe,john;x"@example.com', String.raw`"say\"hi\"\\o/"@example.com`, "o'brien+press@example.com"])(
    'delivers to %s and to nobody else, with an address of its own for bounces',
    async (address) => {
      await startSmtp();
      await startServer();
      await queue(address);
      await workUntilDone(60);
      const [mail, ...others] = await received();
      expect(others).toEqual([]);
      expect(mail?.headers).toMatchObject({
        'delivered-to': address,
        'return-path': `<bounce+${server.context.bounceTags.toTag(0, address)}@press.example.com>`,
        to: textWith(`<${address}>`),
      });
    },
  );

  it('loses nothing and repeats nothing when the mail server is killed and restarted in the middle', async () => {
    await startSmtp();
    await startServer();
    for (let number = 1; number <= 30; number += 1) await queue(`reader${number}@example.com`);
    const working = server.work();
    await until(() => listReceived().length >= 8);
    await killSmtp();
    await working;
    expect(await jobs()).not.toEqual([]);
    await startSmtp();
    await workUntilDone(240);
    const ids = (await received()).map(({ headers }) => headers['message-id']);
    expect(await jobs()).toEqual([]);
    expect(new Set(ids).size).toBe(30);
    // At most the one message that was accepted while the server was killed, with the same id.
    expect(ids.length).toBeLessThanOrEqual(31);
  });

  it('gets one slow answer of the mail server in its own time, and sends everything else meanwhile', async () => {
    await startSmtp();
    await startServer();
    await queue('slow@example.com');
    for (let number = 1; number <= 10; number += 1) await queue(`reader${number}@example.com`);
    const { database, now, log } = server.context;
    const handlers = listJobs(server.context);
    const work = { database, now, log, kinds: { only: MAIL_KINDS }, loadHandlers: async () => handlers };
    const workers = Array.from({ length: LETTERS_AT_ONCE }, () => startWorker(work));
    await until(async () => (await jobs()).length === 1);
    expect(await jobs()).toMatchObject([{ payload: textWith('slow@example.com'), leased_until: anyText }]);
    expect(listReceived()).toHaveLength(11);
    await until(async () => (await jobs()).length === 0);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(listReceived()).toHaveLength(11);
  });

  it('does not give a letter up whose process was killed eight times while it was sent', async () => {
    await startSmtp();
    await startServer();
    await queue('patient@example.com');
    for (let kills = 0; kills < 8; kills += 1) {
      const now = server.clock.now.toISOString();
      server.clock.now = new Date(server.clock.now.getTime() + 60_000);
      await server.database.claimJobs({ now, leasedUntil: server.clock.now.toISOString(), limit: 1 });
    }
    await workUntilDone(10);
    expect((await received()).map(({ to }) => to)).toEqual(['patient@example.com']);
    expect(await jobs()).toEqual([]);
  });

  it('waits out an hour without a mail server', async () => {
    port = await findFreePort();
    await startServer();
    await queue('patient@example.com');
    await workUntilDone(60);
    expect(await jobs()).toMatchObject([{ dead_at: null, last_error: anyText }]);
    await startSmtp();
    await workUntilDone(30);
    expect((await received()).map(({ to }) => to)).toEqual(['patient@example.com']);
  });

  it('gives a refused mailbox up at once, and a refused login never', async () => {
    await startSmtp();
    await startServer();
    await queue('refused@example.com');
    await queue('fine@example.com');
    await workUntilDone(60);
    expect(await jobs()).toMatchObject([{ dead_at: anyText, last_error: 'Refused by the mail server: 550' }]);
    expect((await received()).map(({ to }) => to)).toEqual(['fine@example.com']);
    await server.close();
    await startServer('mailer:wrong');
    await queue('later@example.com');
    await server.work();
    expect(await jobs()).toMatchObject([{ attempts: 1, dead_at: null }]);
  });
});
