import { beforeEach, describe, expect, it } from 'vitest';
import { asNewsReader, asSubscriber, linkIn, MINUTE_MS, PRESS_URL } from '../../../../test/alerts.ts';
import { type Desk, type DeskRelease, startDesk } from '../../../../test/desk.ts';
import { stopContact, suppressAddress } from '../../../core/contacts/suppression.ts';
import { runNextJob } from '../../../platform/jobs/queue.ts';
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail.ts';
import { RefusedMail } from '../../../platform/mail/refusal.ts';
import { markTold } from '../queries.ts';
import { sendNews } from './send.ts';

describe('news by e-mail', () => {
  let desk: Desk;
  let room: ReturnType<typeof asNewsReader>;

  beforeEach(async () => {
    desk = await startDesk({ PUBLIC_URL: PRESS_URL, TOKEN_LIFETIME: '7d' });
    room = asNewsReader(desk);
    return () => desk.server.close();
  });

  it('come within two minutes, several as one message, each once', async () => {
    await room.titled('Before');
    room.wait(1000);
    await room.subscribe();
    await room.subscribe({ filter: { q: 'tiles' } });
    await room.titled('Tiles from clay');
    await room.titled('Glass', { date: '2026-11-19' });
    expect(await room.news()).toEqual([]);
    const mails = await room.later();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toBe('Glass, and one more – Association');
    expect(mail?.text).not.toContain('Before');
    expect(mail?.text).toContain(
      'Tiles from clay\n20 November 2026, Association\nhttps://press.example/en/releases/2026/tiles-from-clay-2',
    );
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain(`${PRESS_URL}/news/mine/`);
      expect(form).toContain(`${PRESS_URL}/news/leave/`);
    }
    expect(mail?.html).not.toMatch(/<img|<script/);
    await room.titled('Third');
    const more = await room.later();
    expect(more).toHaveLength(2);
    expect(more[1]?.text).not.toContain('Glass');
  });

  it('are what the alert is about: words, press group, language', async () => {
    await room.subscribe({ filter: { q: 'tiles', language: 'en' } });
    await room.titled('A tile');
    await room.published({ text: { it: { title: 'Tiles in Italian' } } });
    await room.titled('Tiles of another house', { press_group: 'Fair' });
    await room.titled('Glass');
    expect((await room.later()).map(({ subject }) => subject)).toEqual(['A tile – Association']);
  });

  it('say when they are in the other language', async () => {
    await room.subscribe({ language: 'it' });
    await room.titled('Only English', { text: { en: { title: 'Only English', abstract: 'A “summary”' } } });
    const [mail] = await room.later();
    expect(mail?.text).toContain('Only English\n20 novembre 2026, Association, In inglese\nA “summary”\n');
    expect(mail?.html).toContain('<h2 lang="en"');
    expect(mail?.html).toContain('<html lang="it">');
  });

  it('name what is for the press to admitted readers alone', async () => {
    await room.subscribe();
    await room.subscribe({ email: 'reader@example.com' });
    await room.titled('For the press', { access: 'press' });
    expect(await room.later()).toEqual([]);
    const [mail] = await room.news('reader@example.com');
    expect(mail?.text).toMatch(/For the press only\nhttps:\/\/press\.example\/#\/press-release\/1/);
    await room.titled('Again', { access: 'press' });
    await desk.server.work();
    await desk.server.database.db
      .updateTable('user_account')
      .set({ disabled_at: desk.server.clock.now.toISOString() })
      .where('email', '=', 'reader@example.com')
      .execute();
    expect(await room.later('reader@example.com')).toHaveLength(1);
  });

  it('name what is for journalists to no press office of a company, and what is for the invited to nobody', async () => {
    await room.subscribe({ email: 'agent@example.com' });
    await room.subscribe({ email: 'reader@example.com' });
    await room.titled('For journalists', { access: 'accredited' });
    await room.titled('For guests', { access: 'invited' });
    expect(await room.later('agent@example.com')).toEqual([]);
    const [mail] = await room.news('reader@example.com');
    expect(mail?.text).toContain('For journalists');
    expect(mail?.text).not.toContain('For guests');
  });

  it('tell everybody of what was for the press and is open to all now', async () => {
    await room.subscribe();
    const release = await room.titled('Opened', { access: 'press' });
    expect(await room.later()).toEqual([]);
    expect((await desk.change(release, { access: 'public' })).status).toBe(200);
    expect((await room.later()).map(({ subject }) => subject)).toEqual(['Opened – Association']);
  });

  it('name nothing that was withdrawn or put under embargo after it was queued', async () => {
    await room.subscribe();
    const [gone, held] = [await room.titled('Gone'), await room.titled('Held back')];
    await desk.server.work();
    await desk.moved(gone, { to: 'archived', withdrawal_note: { en: 'Withdrawn' } });
    expect((await desk.change(held, { embargo_until: '2026-11-21T10:00:00Z' })).status).toBe(200);
    expect(await room.later()).toEqual([]);
    room.moveTo('2026-11-21T10:00:00Z');
    expect((await room.later()).map(({ subject }) => subject)).toEqual(['Held back – Association']);
  });

  it('come when a schedule lets a release appear', async () => {
    await room.subscribe();
    await desk.moved(await desk.draft(), { to: 'scheduled', publish_at: '2026-11-22T09:00:00Z' });
    expect(await room.later()).toEqual([]);
    room.moveTo('2026-11-22T09:00:00Z');
    expect(await room.later()).toHaveLength(1);
  });

  it('tell corrections, withdrawals and returns as such, to who had the release', async () => {
    await room.subscribe();
    const first = await room.titled('Figures');
    await room.later();
    await room.subscribe({ email: 'bob@gazette.example' });
    const corrected = (
      await desk.change(first, {
        text: { en: { title: 'Right figures' } },
        correction: { it: 'La cifra', en: 'The figure was wrong' },
      })
    ).json as DeskRelease;
    const [, correction] = await room.later();
    expect(correction?.subject).toBe('Correction: Right figures – Association');
    expect(correction?.text).toMatch(/^Correction: The figure was wrong\nRight figures\n/);
    const archived = await desk.moved(corrected, { to: 'archived', withdrawal_note: { en: 'All wrong' } });
    const [, , kill] = await room.later();
    expect(kill?.subject).toBe('Withdrawn: Press release of 20 November 2026 – Association');
    expect(kill?.text).toMatch(/^Withdrawn: please do not use it\. All wrong\n/);
    expect(`${kill?.text}${kill?.html}`).not.toContain('figures');
    await desk.moved(archived, { to: 'published' });
    const mails = await room.later();
    expect(mails[3]?.subject).toBe('Published again: Right figures – Association');
    expect((await room.news('bob@gazette.example')).map(({ subject }) => subject)).toEqual([
      'Right figures – Association',
    ]);
  });

  it('rest during a pause and an absence, until their last day is over, and after a no', async () => {
    const contact = await room.subscribe({ time_zone: 'America/New_York' });
    const { db } = desk.server.database;
    const subjects = async () => (await room.later()).map(({ subject }) => subject);
    await room.titled('Before it');
    await desk.server.work();
    await db.updateTable('alert').set({ paused_until: '2026-11-21' }).execute();
    await room.titled('During the pause');
    expect(await subjects()).toEqual([]);
    room.moveTo('2026-11-22T04:30:00Z');
    await room.titled('On its last evening');
    expect(await subjects()).toEqual([]);
    room.moveTo('2026-11-22T12:59:00Z');
    expect(await room.news()).toEqual([]);
    room.moveTo('2026-11-22T13:00:00Z');
    expect(await subjects()).toEqual(['On its last evening, and 2 more – Association']);
    await db.updateTable('contact').set({ away_from: '2026-11-22', away_until: '2026-11-23' }).execute();
    await room.titled('Away');
    expect(await room.later()).toHaveLength(1);
    room.moveTo('2026-11-24T13:00:00Z');
    expect(await subjects()).toEqual([expect.anything(), 'Away – Association']);
    await room.titled('Last');
    await desk.server.work();
    await db.transaction().execute((trx) =>
      stopContact(trx, desk.server.context.addressHashes, contact, {
        reason: 'objected',
        now: desk.server.clock.now,
      }),
    );
    expect(await room.later()).toHaveLength(2);
  });

  it('that a pause held back come within minutes of its early end', async () => {
    const { server } = desk;
    const { press, pathOf } = asSubscriber(server);
    const path = pathOf('mine', await room.subscribe());
    const form = { action: 'save', alert: '1', language: 'en', rhythm: 'now', hour: '8', weekday: '1' };
    const save = (paused_until: string) => press(path, { ...form, paused_until });
    await save('2026-12-24');
    await room.titled('One');
    expect(await room.later()).toEqual([]);
    await save('2026-11-19');
    expect((await room.later()).map(({ subject }) => subject)).toEqual(['One – Association']);
  });

  it('that an absence held back come on the next morning after its correction', async () => {
    const contact = await room.subscribe({ rhythm: 'daily' });
    const { db } = desk.server.database;
    const leave = (away_until: string) =>
      db.updateTable('contact').set({ away_from: null, away_until }).where('id', '=', contact).execute();
    await leave('2027-02-28');
    await room.titled('One');
    room.moveTo('2026-11-21T07:00:00Z');
    expect(await room.news()).toEqual([]);
    await leave('2026-11-21');
    room.moveTo('2026-11-22T07:00:00Z');
    expect((await room.news()).map(({ subject }) => subject)).toEqual(['One – Association']);
  });

  it('do not go to an address that bounced', async () => {
    await room.subscribe();
    await room.titled('One');
    await desk.server.work();
    await desk.server.database.db.transaction().execute((trx) =>
      suppressAddress(trx, desk.server.context.addressHashes, 'ada@gazette.example', {
        reason: 'bounced',
        now: desk.server.clock.now,
      }),
    );
    expect(await room.later()).toEqual([]);
  });

  it('end where the mail server knows no such address', async () => {
    await room.subscribe();
    await room.titled('One');
    await desk.server.work();
    room.wait(2 * MINUTE_MS);
    const refusal = { answer: '550 5.1.1 No such user', fault: 'hard' as const, isPermanent: true };
    const send = async () => {
      throw new RefusedMail(550, refusal);
    };
    const jobs = {
      alert: (payload: unknown, job: Parameters<typeof sendNews>[3]) =>
        sendNews(desk.server.context, async () => ({ send }), payload, job),
    };
    await runNextJob({ ...desk.server.context, loadHandlers: async () => jobs });
    expect(await desk.server.database.db.selectFrom('suppression').select('reason').execute()).toEqual([
      { reason: 'bounced' },
    ]);
    expect(
      await desk.server.database.db.selectFrom('alert_returned').select('press_release_id').execute(),
    ).toHaveLength(1);
    await room.titled('Two');
    expect(await room.later()).toEqual([]);
  });

  it('leave out what a mailing has told', async () => {
    const contact = await room.subscribe();
    const told = await room.titled('Told by a mailing');
    await room.titled('New');
    await desk.server.database.db
      .transaction()
      .execute((trx) => markTold(trx, [contact], told.id, desk.server.clock.now));
    expect((await room.later()).map(({ subject }) => subject)).toEqual(['New – Association']);
  });

  it('end with one click', async () => {
    await room.subscribe();
    await room.titled('One');
    const [mail] = await room.later();
    const leave = linkIn(mail?.text, 'leave');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await desk.server.call(leave, { method: 'POST', body })).status).toBe(200);
    await room.titled('Two');
    expect(await room.later()).toHaveLength(1);
  });

  it('are sent again under the same Message-ID where the answer of the server was lost', async () => {
    await room.subscribe();
    await room.titled('One');
    await desk.server.work();
    room.wait(2 * MINUTE_MS);
    const sent: OutgoingMail[] = [];
    let isLost = true;
    const transport = {
      send: async (mail: OutgoingMail) => {
        sent.push(mail);
        if (isLost) throw new Error('The connection broke off');
      },
    };
    const jobs = {
      alert: (payload: unknown, job: Parameters<typeof sendNews>[3]) =>
        sendNews(desk.server.context, async () => transport, payload, job),
    };
    const run = () => runNextJob({ ...desk.server.context, loadHandlers: async () => jobs });
    await run();
    isLost = false;
    room.wait(MINUTE_MS);
    await run();
    expect(await run()).toBe(false);
    expect(sent).toHaveLength(2);
    expect(sent[0]?.id).toBe(sent[1]?.id);
    expect(sent[0]?.list).toEqual({
      name: 'Association',
      unsubscribe: expect.stringMatching(/^https:\/\/press\.example\/news\/leave\/1-0-/) as string,
    });
    expect(await desk.server.database.db.selectFrom('alert_told').selectAll().execute()).toHaveLength(1);
  });
});
