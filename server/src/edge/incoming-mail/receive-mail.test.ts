import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildComplaint, buildReport } from '../../../test/reports.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { addAddress, ensureContact } from '../../core/contacts/contacts.ts';
import { listSuppressed } from '../../core/contacts/suppression.ts';
import { markMediumTold } from '../alerts/media/told.ts';
import { markTold } from '../alerts/queries.ts';
import { recordOutcomes } from '../mailings/sending/outcomes.ts';
import { receiveMail } from './receive-mail.ts';
import { forgetReports } from './receive-report.ts';

const ZOE = 'zoe@example.com';
const UNKNOWN_USER = '550 5.1.1 <zoe@example.com>: Recipient address rejected: User unknown';

const CLAIMED = { domain: 'example.com', language: 'it', attempts: 1 } as const;

describe('reports of deliveries', () => {
  let server: TestServer;
  let contact: number;

  beforeEach(async () => {
    server = await startTestServer();
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    await server.load({ press_groups: [{ name: 'Association' }] });
    const basis = { basis: 'asked', source: '', wording: '', language: 'it' } as const;
    contact = await ensureContact(db(), hashes(), { email: ZOE, ...basis }, server.clock.now);
  });
  afterEach(() => server.close());

  const db = () => server.database.db;
  const hashes = () => server.context.addressHashes;
  const passDays = (days: number): void => {
    server.clock.now = new Date(server.clock.now.getTime() + days * 86_400_000);
  };
  const receive = (mail: string) => receiveMail(server.context, mail);
  const addressOf = (recipient: number, email = ZOE): string =>
    `bounce+${server.context.bounceTags.toTag(recipient, email)}@press.example.com`;
  const isSuppressed = async (email = ZOE) => (await listSuppressed(db(), hashes(), [email])).has(email);
  const recipient = (id: number) =>
    db().selectFrom('mailing_recipient').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** A message of a mailing that a mail server has accepted. */
  async function send(email: string | null = ZOE, press_release_id: number | null = null): Promise<number> {
    const at = server.clock.now.toISOString();
    const { id: press_group_id } = await db()
      .selectFrom('press_group')
      .select('id')
      .executeTakeFirstOrThrow();
    const texts = { kind: 'release', state: 'sending', audience: '{}', texts: '{}' };
    const { id: mailing_id } = await db()
      .insertInto('mailing')
      .values({ ...texts, press_group_id, press_release_id, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = { domain: 'example.com', language: 'it', state: 'accepted', accepted_at: at };
    const { id } = await db()
      .insertInto('mailing_recipient')
      .values({ ...row, mailing_id, contact_id: contact, email })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  it('of an address that does not exist suppress it, once', async () => {
    const id = await send();
    const report = buildReport({ to: addressOf(id), recipient: ZOE, status: '5.1.1', said: UNKNOWN_USER });
    expect(await receive(report)).toEqual({ kind: 'report', outcome: 'bounced' });
    expect(await recipient(id)).toMatchObject({
      state: 'bounced',
      bounced_at: '2026-11-20T10:00:00.000Z',
      answer: UNKNOWN_USER,
    });
    expect(await isSuppressed()).toBe(true);
    const address = await db().selectFrom('contact_address').selectAll().executeTakeFirstOrThrow();
    expect(address).toMatchObject({ stopped_reason: 'bounced' });
    expect(await receive(report)).toEqual({ kind: 'report', outcome: 'known' });
  });

  it('of a release leave nobody told of it whom no earlier message reached', async () => {
    const text = { en: { title: 'Figures' } };
    await server.load({ press_releases: [{ press_group: 'Association', date: '2026-11-20', text }] });
    const { id: release } = await db().selectFrom('press_release').select('id').executeTakeFirstOrThrow();
    const told = () => db().selectFrom('alert_told').select(['at', 'earlier_at']).execute();
    const full = { recipient: ZOE, status: '4.2.2', said: '4.2.2 full' };
    const sendIt = async (): Promise<string> => {
      const id = await send(ZOE, release);
      await markTold(db(), [contact], release, server.clock.now);
      return addressOf(id);
    };
    await receive(buildReport({ to: await sendIt(), ...full }));
    expect(await told()).toEqual([]);
    const first = await sendIt();
    const at = server.clock.now.toISOString();
    passDays(1);
    await receive(buildReport({ to: await sendIt(), ...full }));
    expect(await told()).toEqual([{ at, earlier_at: null }]);
    const last = await sendIt();
    await receive(buildReport({ to: first, ...full }));
    expect(await told()).toEqual([{ at: server.clock.now.toISOString(), earlier_at: null }]);
    await receive(buildReport({ to: last, ...full }));
    expect(await told()).toEqual([]);
  });

  it('of news leave nobody told whom no other message reached, though the address was forwarded', async () => {
    const text = { en: { title: 'Figures' } };
    await server.load({ press_releases: [{ press_group: 'Association', date: '2026-11-20', text }] });
    const { id: release } = await db().selectFrom('press_release').select('id').executeTakeFirstOrThrow();
    const at = server.clock.now;
    await markTold(db(), [contact], release, at);
    await markMediumTold(db(), { contact, kind: 'gallery', id: 1 }, at);
    const tag = server.context.bounceTags.toTag({ contact, at }, ZOE);
    const to = `bounce+${tag}@press.example.com`;
    const report = { recipient: 'zoe@new.example', status: '5.2.2', said: '552 5.2.2 full' };
    const told = async () => [
      ...(await db().selectFrom('alert_told').select('at').execute()),
      ...(await db().selectFrom('alert_told_medium').select('at').execute()),
    ];
    const other = server.context.bounceTags.toTag({ contact, at: new Date(at.getTime() - 1) }, ZOE);
    await receive(buildReport({ ...report, to: `bounce+${other}@press.example.com` }));
    expect(await told()).toHaveLength(2);
    expect(await receive(buildReport({ ...report, to }))).toEqual({ kind: 'report', outcome: 'bounced' });
    expect(await told()).toEqual([]);
    expect(await receive(buildReport({ ...report, to }))).toEqual({ kind: 'report', outcome: 'known' });
  });

  it('of a letter that is no mailing count for the address that they name', async () => {
    const to = addressOf(0);
    const of = (address: string) =>
      buildReport({ to, recipient: address, status: '5.1.1', said: UNKNOWN_USER });
    expect(await receive(of('eve@example.com'))).toEqual({ kind: 'automatic' });
    expect(await isSuppressed('eve@example.com')).toBe(false);
    expect(await receive(of('Zoe@Example.com'))).toEqual({ kind: 'report', outcome: 'bounced' });
    expect(await isSuppressed()).toBe(true);
  });

  it.each(['"zoe, at work"@example.com', 'zoe, at work@example.com'])(
    'are read where they name %s',
    async (told) => {
      const address = '"zoe, at work"@example.com';
      const report = { to: addressOf(0, address), recipient: told, status: '5.1.1', said: UNKNOWN_USER };
      expect(await receive(buildReport(report))).toEqual({ kind: 'report', outcome: 'bounced' });
      expect(await isSuppressed(address)).toBe(true);
    },
  );

  it('of one failure count once, however often they come', async () => {
    const full = { to: addressOf(0), recipient: ZOE, status: '4.2.2', said: '452 4.2.2 Mailbox full' };
    const count = async () =>
      (await db().selectFrom('contact_address').select('soft_bounces').executeTakeFirstOrThrow())
        .soft_bounces;
    const named = buildReport({ ...full, id: '<1@mx.example.net>' });
    const outcomes: unknown[] = [];
    for (const report of [
      buildReport(full),
      buildReport(full),
      named,
      // Another mail server on the way adds headers.
      `Delivered-To: ${full.to}\r\n${named}`,
      buildReport({ ...full, id: '<2@mx.example.net>' }),
    ])
      outcomes.push(await receive(report));
    const [counted, known] = ['bounced', 'known'].map((outcome) => ({ kind: 'report', outcome }));
    expect(outcomes).toEqual([counted, known, counted, known, counted]);
    expect(await count()).toBe(3);
    // A report with the tag and the address of different messages concerns the message of the tag.
    const other = { to: addressOf(await send()), recipient: ZOE, status: '4.2.2', said: '' };
    expect(await receive(buildReport({ ...other, id: '<1@mx.example.net>' }))).toEqual(counted);
    passDays(91);
    await forgetReports(db(), server.clock.now);
    expect(await db().selectFrom('mail_report').selectAll().execute()).toEqual([]);
  });

  it('count only with the tag of their message', async () => {
    const id = await send();
    const mac = addressOf(id).split('-')[1] ?? '';
    for (const to of [
      `bounce+${id + 1}-${mac}`,
      `bounce+${id}-${'0'.repeat(20)}@press.example.com`,
      'bounce@press.example.com',
      addressOf(id, 'eve@example.com'),
    ])
      expect(await receive(buildReport({ to, recipient: ZOE, status: '5.1.1', said: '' }))).toEqual({
        kind: 'automatic',
      });
    expect(await isSuppressed()).toBe(false);
    const erased = await send(null);
    const report = buildReport({ to: addressOf(erased), recipient: ZOE, status: '5.1.1', said: '' });
    expect(await receive(report)).toEqual({ kind: 'automatic' });
  });

  it('that blame the sender suppress nobody', async () => {
    for (const said of ['550 5.7.1 Unsolicited message', '552 5.3.4 Message too large', '554 Rejected']) {
      const id = await send();
      const report = buildReport({ to: addressOf(id), recipient: ZOE, status: '5.0.0', said });
      expect(await receive(report)).toEqual({ kind: 'report', outcome: 'bounced' });
      expect(await recipient(id)).toMatchObject({ state: 'bounced' });
    }
    expect(await isSuppressed()).toBe(false);
    expect(await db().selectFrom('contact_address').selectAll().execute()).toMatchObject([
      { soft_bounces: 0 },
    ]);
  });

  it('of full mailboxes suppress at the fifth within 30 days, though the relay accepted each message', async () => {
    const bounce = async (status = '5.2.2', said = '552 5.2.2 Mailbox full') => {
      const id = await send();
      const claimed = { ...CLAIMED, claimed_at: server.clock.now };
      const accepted = { id, contact_id: contact, email: ZOE, ...claimed };
      await recordOutcomes(server.context, db(), {
        release: null,
        outcomes: [{ kind: 'accepted', recipient: accepted }],
      });
      await receive(buildReport({ to: addressOf(id), recipient: ZOE, status, said }));
    };
    const count = async () =>
      (await db().selectFrom('contact_address').select('soft_bounces').executeTakeFirstOrThrow())
        .soft_bounces;
    for (const status of ['5.2.2', '4.4.1', '4.4.7', '5.2.2']) await bounce(status);
    expect([await count(), await isSuppressed()]).toEqual([4, false]);
    passDays(31);
    await bounce('4.4.7', '550 5.1.1 User unknown, while it was expected back');
    expect([await count(), await isSuppressed()]).toEqual([1, false]);
    for (let number = 0; number < 4; number += 1) await bounce();
    expect(await isSuppressed()).toBe(true);
  });

  it('count like final refusals of full mailboxes', async () => {
    const refusal = { answer: '552 5.2.2 Mailbox full', fault: 'soft', isPermanent: true } as const;
    const refuse = async () => {
      const claimed = { ...CLAIMED, claimed_at: server.clock.now };
      const recipient = { id: await send(), contact_id: contact, email: ZOE, ...claimed };
      const outcomes = [{ kind: 'refused', refusal, recipient }] as const;
      await recordOutcomes(server.context, db(), { release: null, outcomes });
    };
    for (let number = 0; number < 4; number += 1) await refuse();
    expect(await isSuppressed()).toBe(false);
    await refuse();
    expect(await isSuppressed()).toBe(true);
  });

  it('of delays and deliveries change nothing', async () => {
    const id = await send();
    for (const action of ['delayed', 'delivered', 'relayed']) {
      const report = buildReport({ to: addressOf(id), recipient: ZOE, status: '4.4.1', said: '', action });
      expect(await receive(report)).toEqual({ kind: 'report', outcome: 'ignored' });
    }
    expect(await recipient(id)).toMatchObject({ state: 'accepted', bounced_at: null });
  });

  it('of complaints stop the whole contact', async () => {
    await addAddress(db(), hashes(), { contact_id: contact, email: 'zoe@other.example', position: 1 });
    const id = await send();
    const complaint = buildComplaint({ from: addressOf(id), kind: 'abuse' });
    const harmless = buildComplaint({ from: addressOf(id), kind: 'not-spam' });
    expect(await receive(harmless)).toEqual({ kind: 'report', outcome: 'ignored' });
    expect(await isSuppressed()).toBe(false);
    expect(await receive(complaint)).toEqual({ kind: 'report', outcome: 'complained' });
    expect(await receive(complaint)).toEqual({ kind: 'report', outcome: 'known' });
    expect([await isSuppressed(), await isSuppressed('zoe@other.example')]).toEqual([true, true]);
    expect(await db().selectFrom('contact').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      stopped_reason: 'complained',
    });
    expect(await recipient(id)).toMatchObject({
      complained_at: '2026-11-20T10:00:00.000Z',
      left_at: null,
    });
    const made = buildComplaint({ from: addressOf(id, 'eve@example.com'), kind: 'abuse' });
    expect(await receive(made)).toEqual({ kind: 'automatic' });
  });

  it.each([
    'Auto-Submitted: auto-replied (vacation)',
    'Precedence: auto_reply',
    'X-Autoreply: yes',
    'Return-Path: <>',
  ])('are no automatic replies: %s is left out and answered by nobody', async (header) => {
    const id = await send();
    const mail = `From: ${ZOE}\r\nTo: ${addressOf(id)}\r\n${header}\r\n\r\nI am on holiday\r\n`;
    expect(await receive(mail)).toEqual({ kind: 'automatic' });
    expect(await recipient(id)).toMatchObject({ state: 'accepted' });
    const written = mail.replace(header, 'Auto-Submitted: no');
    expect(await receive(written)).toEqual({ kind: 'unknown' });
  });

  it('nested beyond all measure are not read', async () => {
    const open = (depth: number) =>
      `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`;
    const nested = Array.from({ length: 100 }, (_, depth) => open(depth)).join('');
    await expect(receive(`To: ${addressOf(1)}\r\n${nested}`)).rejects.toThrow('nesting depth');
  });
});
