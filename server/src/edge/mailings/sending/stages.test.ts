/** @module-tag slow */
import type { Mailing } from '@press-room/contract/mailings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mailings, startMailings } from '../../../../test/mailings.ts';
import { until } from '../../../../test/operations/load.ts';
import { SMTP_STAGES, type Stage, StagedSmtp } from '../../../../test/smtp-stages.ts';
import { listSuppressed } from '../../../core/contacts/suppression.ts';

/** Later than the next attempt of a mailing that could not be sent, or of deferred messages. */
const LATER_MS = 15 * 60_000;

describe('a mail server that fails at a stage of the connection', () => {
  const smtp = new StagedSmtp();
  let office: Mailings;
  let release: Parameters<Mailings['create']>[0];
  beforeAll(async () => {
    const port = await smtp.start();
    office = await startMailings({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      TOKEN_LIFETIME: '7d',
    });
    release = await office.published();
  });
  afterAll(async () => {
    await office.desk.server.close();
    await smtp.stop();
  });

  const work = () => office.desk.server.work();
  let contacts = 0;
  /** Creates a due mailing to a new contact. */
  async function begin(): Promise<{ mailing: Mailing; email: string }> {
    contacts += 1;
    smtp.taken.length = 0;
    const email = `reader${contacts}@paper.example`;
    const audience = { lists: [], contacts: [await office.contact(email)], has_takers: false };
    const mailing = await office.send(await office.create(release, { audience }));
    return { mailing, email };
  }
  const stateOf = async (mailing: Mailing) => {
    const rows = await office.desk.server.database.db
      .selectFrom('mailing_recipient')
      .select(['state', 'attempts', 'next_at'])
      .where('mailing_id', '=', mailing.id)
      .execute();
    const [row] = rows;
    return { state: row?.state, attempts: row?.attempts, isTimed: row?.next_at !== null };
  };
  const isSuppressed = async (email: string): Promise<boolean> => {
    const { addressHashes, database } = office.desk.server.context;
    return (await listSuppressed(database.db, addressHashes, [email])).size > 0;
  };
  /** After recovery everybody has one message, in the expected number of copies. */
  async function expectEnd(mailing: Mailing, copies: number): Promise<void> {
    smtp.fault = null;
    office.later(LATER_MS);
    await work();
    expect((await stateOf(mailing)).state).toBe('accepted');
    expect(await office.read(mailing)).toMatchObject({ state: 'sent', counts: { accepted: 1 } });
    expect([smtp.taken.length, new Set(smtp.taken).size]).toEqual([copies, 1]);
  }
  /** A connection lost after the last byte leaves the result unknown. */
  const copiesAfter = (stage: Stage): number => (stage === 'end' ? 2 : 1);

  it.each(SMTP_STAGES)('drops the connection at %s: the message waits, and is sent again', async (stage) => {
    const { mailing } = await begin();
    smtp.fault = { stage, does: 'drop' };
    await work();
    expect(await stateOf(mailing)).toEqual({ state: 'queued', attempts: 0, isTimed: false });
    expect(await office.read(mailing)).toMatchObject({ state: 'sending', counts: { waiting: 1 } });
    await expectEnd(mailing, copiesAfter(stage));
  });

  it.each(SMTP_STAGES)(
    'stands still at %s: the message is on its way until the connection ends',
    async (stage) => {
      const { mailing } = await begin();
      smtp.fault = { stage, does: 'stall' };
      const working = work();
      await until(() => smtp.stalled > 0);
      expect(await stateOf(mailing)).toEqual({ state: 'sending', attempts: 1, isTimed: false });
      smtp.fault = { stage, does: 'drop' };
      smtp.hangUp();
      await working;
      expect(await stateOf(mailing)).toEqual({ state: 'queued', attempts: 0, isTimed: false });
      await expectEnd(mailing, copiesAfter(stage));
    },
  );

  it.each(SMTP_STAGES)(
    'asks at %s to come later: the message is deferred, and accepted then',
    async (stage) => {
      const { mailing, email } = await begin();
      const code = stage === 'greeting' || stage === 'EHLO' ? 421 : 451;
      smtp.fault = { stage, does: { answer: `${code} 4.7.1 Greylisted, try again later` } };
      await work();
      expect(await stateOf(mailing)).toEqual({ state: 'deferred', attempts: 1, isTimed: true });
      // No attempt is made before the pause ends.
      office.later(60_000);
      await work();
      expect(await stateOf(mailing)).toMatchObject({ state: 'deferred', attempts: 1 });
      expect(await isSuppressed(email)).toBe(false);
      await expectEnd(mailing, copiesAfter(stage));
    },
  );

  it.each([
    ['MAIL', '550 5.7.1 We do not know you', false],
    ['RCPT', '550 5.1.1 No such user', true],
    ['RCPT', '554 5.7.1 Unsolicited', false],
    ['DATA', '554 5.5.1 No valid recipients', false],
    ['end', '554 5.7.1 Spam', false],
    ['end', '550 5.1.1 No such user', true],
  ] as const)('refuses at %s with %s: the recipient is refused, suppressed %s', async (stage, answer, is) => {
    const { mailing, email } = await begin();
    smtp.fault = { stage, does: { answer } };
    await work();
    expect((await stateOf(mailing)).state).toBe('refused');
    expect(await isSuppressed(email)).toBe(is);
    expect(await office.read(mailing)).toMatchObject({ state: 'sent', counts: { refused: 1 } });
  });

  it.each(['greeting', 'EHLO'] as const)('refuses everybody at %s: the message waits', async (stage) => {
    const { mailing } = await begin();
    smtp.fault = { stage, does: { answer: '554 5.7.1 No service for your network' } };
    await work();
    expect(await stateOf(mailing)).toEqual({ state: 'queued', attempts: 0, isTimed: false });
    await expectEnd(mailing, 1);
  });
});
