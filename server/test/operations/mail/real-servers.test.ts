import { rmSync } from 'node:fs';
import { type ReleaseTimeline, releaseTimelinePath } from '@press-room/contract/release-timeline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listSuppressed, resumeContact } from '../../../src/core/contacts/suppression.ts';
import { scheduleMailbox } from '../../../src/edge/incoming-mail/jobs.ts';
import { receiveMail } from '../../../src/edge/incoming-mail/receive-mail.ts';
import { queueMail } from '../../../src/platform/mail/queue.ts';
import { asNewsReader, MINUTE_MS } from '../../alerts.ts';
import { DKIM, verifyDkim } from '../../dkim.ts';
import { type Mailings, startMailings } from '../../mailings.ts';
import { textWith } from '../../matchers.ts';
import { until } from '../load.ts';
import { type Dovecot, startDovecot } from './dovecot.ts';
import { countMessages, hasMailServers, listMessages, makeMailPlace, putMessage } from './mail-place.ts';
import { startPostfix } from './postfix.ts';

const THERE = 'zoe@paper.example';
const GONE = 'gone@paper.example';

describe.skipIf(!hasMailServers)('mail through Postfix and Dovecot', () => {
  let folder: string;
  let office: Mailings;
  const ends: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    folder = makeMailPlace();
    const paper = await startPostfix({ folder, name: 'mx.paper.example', mailboxes: [THERE] });
    ends.push(paper.stop);
    const relay = await startPostfix({
      folder,
      name: 'relay.press.example',
      mailboxes: ['bounce@press.example'],
      routes: { 'paper.example': paper.port },
    });
    ends.push(relay.stop);
    const dovecot: Dovecot = await startDovecot(folder);
    ends.push(dovecot.stop);
    office = await startMailings({
      ...DKIM,
      SMTP_URL: `smtp://127.0.0.1:${relay.port}`,
      MAIL_FROM: 'Press room <press@press.example>',
      BOUNCE_ADDRESS: 'bounce@press.example',
      REPORTS_IMAP_URL: dovecot.toUrl('bounce'),
      PUBLIC_URL: 'https://press.example',
    });
    ends.push(() => office.desk.server.close());
  });
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
    rmSync(folder, { recursive: true, force: true });
  });

  const server = () => office.desk.server;
  const isSuppressed = async (email: string): Promise<boolean> =>
    (await listSuppressed(server().database.db, server().context.addressHashes, [email])).size > 0;
  const reports = (): string[] => listMessages(folder, 'bounce');
  const readMailbox = async (): Promise<void> => {
    await scheduleMailbox(server().context);
    await server().work();
  };

  it('arrives signed, and a missing mailbox is never written to again', async () => {
    const contacts = [await office.contact(THERE), await office.contact(GONE)];
    const audience = { lists: [], contacts, has_takers: false };
    const release = await office.published();
    const mailing = await office.send(await office.create(release, { audience }));
    await server().work();
    // The relay has accepted both, and learns only later that one mailbox does not exist.
    expect(await office.read(mailing)).toMatchObject({ state: 'sent', counts: { accepted: 2 } });
    await until(() => countMessages(folder, 'zoe') === 1 && countMessages(folder, 'bounce') === 1);

    const [letter = ''] = listMessages(folder, 'zoe');
    expect(letter).toMatch(/^Return-Path: <bounce\+\d+-[0-9a-f]+@press\.example>/);
    const signature = await verifyDkim(letter, 'press.example');
    expect(signature).toMatchObject({ result: 'pass', domain: 'press.example' });
    expect(signature.headers).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']));

    const [report = ''] = reports();
    await readMailbox();
    const states = (await office.recipients(mailing)).map(({ email, state }) => `${email} ${state}`);
    expect(states.toSorted()).toEqual([`${GONE} bounced`, `${THERE} accepted`]);
    expect([await isSuppressed(GONE), await isSuppressed(THERE)]).toEqual([true, false]);
    expect(reports()).toEqual([]);
    // The same report again, as after an interruption between storing and answering.
    const known = { kind: 'report', outcome: 'known' };
    expect(await receiveMail(server().context, Buffer.from(report, 'latin1'))).toEqual(known);
    expect((await office.recipients(mailing)).find(({ email }) => email === GONE)).toMatchObject({
      answer: textWith('550 5.1.1'),
    });
  });

  it('of an alert leaves nobody counted as told whom no message reached', async () => {
    const { db } = server().database;
    const readers = asNewsReader(office.desk);
    const gone = await readers.subscribe({ email: GONE });
    const there = await readers.subscribe({ email: THERE });
    await until(() => countMessages(folder, 'bounce') === 1);
    await readMailbox();
    expect(await isSuppressed(GONE)).toBe(true);
    // The address was restored, and still does not exist.
    await resumeContact(db, server().context.addressHashes, { contactId: gone, email: GONE });
    const release = await office.published();
    await server().work();
    office.later(2 * MINUTE_MS);
    await server().work();
    await until(() => countMessages(folder, 'bounce') === 1 && countMessages(folder, 'zoe') === 2);
    const told = async () => {
      const rows = await db.selectFrom('alert_told').select('contact_id').orderBy('contact_id').execute();
      return rows.map(({ contact_id }) => contact_id);
    };
    expect(await told()).toEqual([gone, there].toSorted((one, other) => one - other));
    const { json } = await office.call(releaseTimelinePath(release.id));
    expect((json as ReleaseTimeline).entries).toContainEqual(
      expect.objectContaining({ kind: 'alerts', people: 2 }),
    );
    await readMailbox();
    expect(await told()).toEqual([there]);
    expect(
      ((await office.call(releaseTimelinePath(release.id))).json as ReleaseTimeline).entries,
    ).toContainEqual(expect.objectContaining({ kind: 'alerts', people: 1 }));
  });

  it.each(['former@paper.example', '"john, doe"@paper.example'])(
    'of a single letter to %s is reported too, and the same report counts once',
    async (former) => {
      await office.contact(former);
      const { db } = server().database;
      await queueMail(
        db,
        { letter: 'erasure-done', to: { address: former, name: 'Zoë', language: 'it' } },
        server().clock.now,
      );
      await server().work();
      await until(() => countMessages(folder, 'bounce') === 1);
      const [report = ''] = reports();
      await readMailbox();
      expect(await isSuppressed(former)).toBe(true);
      expect(reports()).toEqual([]);

      // The addresses were restored meanwhile, and the process was killed before it deleted the report.
      await db.deleteFrom('suppression').execute();
      putMessage(folder, 'bounce', report);
      office.later(60_000);
      await server().work();
      expect(reports()).toEqual([]);
      expect(await isSuppressed(former)).toBe(false);
    },
  );
});
