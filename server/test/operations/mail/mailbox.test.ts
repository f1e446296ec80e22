import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.ts';
import { checkMail } from '../../../src/edge/doctor/checks/mail.ts';
import { MAILBOX_JOB, scheduleMailbox } from '../../../src/edge/incoming-mail/jobs.ts';
import { endLeases } from '../../../src/platform/jobs/lease.ts';
import { MAIL_MAX_BYTES } from '../../../src/platform/mail/received-mail.ts';
import { deriveKeys } from '../../../src/platform/process/secrets.ts';
import { createAddressHashes } from '../../../src/platform/signing/address-hashes.ts';
import { createBounceTags } from '../../../src/platform/signing/bounce-tags.ts';
import { addContact } from '../../contacts.ts';
import { textWith } from '../../matchers.ts';
import { buildReport } from '../../reports.ts';
import { startTestServer, TEST_SECRET, type TestServer } from '../../server.ts';
import { removePlace, withDatabase, withReadOnlyConnection } from '../database.ts';
import { until } from '../load.ts';
import { endAll, startServer } from '../processes.ts';
import { makeReadyPlace } from '../ready-place.ts';
import { startDovecot } from './dovecot.ts';
import { countMessages, hasMailServers, listRead, makeMailPlace, putMessage } from './mail-place.ts';

const BOUNCE_ADDRESS = 'bounce@press.example';
const REPORTS = 200;
const KILLS = 4;
const addressHashes = createAddressHashes(deriveKeys(TEST_SECRET, {}, 'suppression'));
const tags = createBounceTags(deriveKeys(TEST_SECRET, {}, 'bounce'));

/** About a mail that is not part of a mailing. */
const softReport = (email: string): string =>
  buildReport({
    to: `bounce+${tags.toTag(0, email)}@press.example`,
    recipient: email,
    status: '4.2.2',
    said: '452 4.2.2 Mailbox full',
    id: `<of-${email}>`,
  });

describe.skipIf(!hasMailServers)('a mailbox of reports', () => {
  let folder: string;
  let port: number;
  const ends: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    folder = makeMailPlace();
    port = await findFreePort();
  });
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
    rmSync(folder, { recursive: true, force: true });
  });

  const startImap = async (): Promise<() => Promise<void>> => {
    const { stop } = await startDovecot(folder, port);
    let isThere = true;
    const stopOnce = async (): Promise<void> => {
      if (isThere) await stop();
      isThere = false;
    };
    ends.push(stopOnce);
    return stopOnce;
  };
  const toVariables = (password = 'p%40ssword') => ({
    BOUNCE_ADDRESS,
    REPORTS_IMAP_URL: `imaps://bounce:${password}@127.0.0.1:${port}/INBOX`,
  });
  const startRoom = async (password?: string): Promise<TestServer> => {
    const server = await startTestServer(toVariables(password));
    ends.push(() => server.close());
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    await scheduleMailbox(server.context);
    return server;
  };
  const later = async (server: TestServer, ms: number): Promise<void> => {
    server.clock.now = new Date(server.clock.now.getTime() + ms);
    await server.work();
  };
  const jobOf = ({ database: { db } }: TestServer) =>
    db.selectFrom('job').selectAll().where('kind', '=', MAILBOX_JOB).executeTakeFirstOrThrow();
  const countsOf = async ({ database: { db } }: TestServer) =>
    (await db.selectFrom('contact_address').select('soft_bounces').orderBy('id').execute()).map(
      ({ soft_bounces }) => soft_bounces,
    );
  const findings = (server: TestServer) =>
    checkMail({ config: server.context.config, now: server.context.now });

  it('is read each minute: reports go, all else stays and is read once', { tags: ['quick'] }, async () => {
    await startImap();
    const server = await startRoom();
    await addContact(server.context, 'zoe@paper.example');
    await addContact(server.context, 'ada@paper.example');
    putMessage(folder, 'bounce', softReport('zoe@paper.example'));
    putMessage(folder, 'bounce', 'From: eve@example.com\r\nSubject: Hello\r\n\r\nWho are you?\r\n');
    putMessage(folder, 'bounce', `Subject: Large\r\n\r\n${'x'.repeat(MAIL_MAX_BYTES)}\r\n`);
    const open = (depth: number): string =>
      `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`;
    const nested = Array.from({ length: 100 }, (_, depth) => open(depth)).join('');
    putMessage(folder, 'bounce', `Subject: Nested\r\n${nested}`);
    await server.work();
    expect(await countsOf(server)).toEqual([1, 0]);
    const subjects = () =>
      listRead(folder, 'bounce').map((mail) => /^Subject: (\w+)/m.exec(mail)?.[1] ?? mail.slice(0, 100));
    expect(subjects().toSorted()).toEqual(['Hello', 'Large', 'Nested']);
    expect(countMessages(folder, 'bounce')).toBe(3);
    expect(await jobOf(server)).toMatchObject({ attempts: 0, last_error: null });

    putMessage(folder, 'bounce', softReport('ada@paper.example'));
    await later(server, 59_000);
    expect(await countsOf(server)).toEqual([1, 0]);
    await later(server, 1000);
    expect(await countsOf(server)).toEqual([1, 1]);
    expect(countMessages(folder, 'bounce')).toBe(3);
    expect(await findings(server)).toContainEqual({
      state: 'fine',
      message: { key: 'doctor_mailbox_fine', parameters: { place: `127.0.0.1:${port}/INBOX` } },
    });
  });

  it('proposes the articles that officers forward to the reply address', async () => {
    await startImap();
    const server = await startTestServer({
      ...toVariables(),
      REPLY_ADDRESS: BOUNCE_ADDRESS,
      LINK_CHECKS: 'off',
    });
    ends.push(() => server.close());
    await scheduleMailbox(server.context);
    const groups = ['administrator_press_room'];
    await server.load({ users: [{ email: 'officer@example.com', password: 'Str0ng_pass!', groups }] });
    const forward = (from: string, path: string): string =>
      `From: ${from}\r\nTo: ${BOUNCE_ADDRESS}\r\nSubject: Fwd: Fair\r\n\r\nhttps://paper.example/${path}\r\n`;
    putMessage(folder, 'bounce', forward('Officer <officer@example.com>', 'fair'));
    putMessage(folder, 'bounce', forward('Eve <eve@example.org>', 'spam'));
    await server.work();
    const proposals = await server.database.db
      .selectFrom('clipping_proposal')
      .select(['headline', 'url', 'state'])
      .execute();
    expect(proposals).toEqual([{ headline: 'Fair', url: 'https://paper.example/fair', state: 'waiting' }]);
    expect(listRead(folder, 'bounce')).toHaveLength(2);
  });

  it('that is away is asked again after growing pauses, and never given up', async () => {
    const server = await startRoom();
    await addContact(server.context, 'zoe@paper.example');
    putMessage(folder, 'bounce', softReport('zoe@paper.example'));
    await server.work();
    expect(await jobOf(server)).toMatchObject({
      attempts: 1,
      dead_at: null,
      last_error: textWith('ECONNREFUSED'),
    });
    for (let attempts = 2; attempts <= 12; attempts += 1) {
      await later(server, 600_000);
      expect(await jobOf(server)).toMatchObject({ attempts, dead_at: null });
    }
    await startImap();
    // Its pauses have grown to ten minutes.
    await later(server, 599_000);
    expect(await countsOf(server)).toEqual([0]);
    await later(server, 1000);
    expect(await countsOf(server)).toEqual([1]);
    expect(await jobOf(server)).toMatchObject({ attempts: 0, last_error: null });
  });

  it('says why it does not open', async () => {
    await startImap();
    const server = await startRoom('wrong');
    await server.work();
    expect(await jobOf(server)).toMatchObject({ attempts: 1, last_error: 'Authentication failed.' });
    expect(await findings(server)).toContainEqual({
      state: 'fault',
      message: {
        key: 'doctor_mailbox_refused',
        parameters: { place: `127.0.0.1:${port}/INBOX`, reason: 'Authentication failed' },
      },
    });
  });

  it('counts each report once, however often the process that reads it is killed', async () => {
    await startImap();
    const place = await makeReadyPlace();
    ends.push(() => removePlace(place), endAll);
    const emails = Array.from({ length: REPORTS }, (_, at) => `reader${at}@paper.example`);
    const now = (): Date => new Date();
    await withDatabase(place, async (database) => {
      for (const email of emails) await addContact({ database, addressHashes, now }, email);
    });
    for (const email of emails) putMessage(folder, 'bounce', softReport(email));
    const start = () => startServer({ ...place, ...toVariables(), SECRET_KEY: TEST_SECRET });
    let server = await start();
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const few = REPORTS - (kill * REPORTS) / (KILLS + 1);
      await until(() => countMessages(folder, 'bounce') <= few);
      await server.end('SIGKILL');
      // Ends the leases of the killed process instead of waiting for them.
      await withDatabase(place, ({ db }) => endLeases(db, new Date()));
      server = await start();
    }
    await until(() => countMessages(folder, 'bounce') === 0);
    const counts = await withReadOnlyConnection(place, (db) =>
      db.selectFrom('contact_address').select(['email', 'soft_bounces']).execute(),
    );
    expect(counts.filter(({ soft_bounces }) => soft_bounces !== 1)).toEqual([]);
    expect(counts).toHaveLength(REPORTS);
  });
});
