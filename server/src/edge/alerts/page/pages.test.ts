import { OWN_ALERTS_PATH, type OwnAlerts } from '@press-room/contract/alerts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADA, asSubscriber, linkIn, PRESS_URL } from '../../../../test/alerts.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

const person = { password: 'Str0ng_pass!', groups: ['user_press_room'] };
const FIXTURE = {
  press_groups: [{ name: 'Site Alpha' }],
  users: [
    { ...person, email: ADA },
    { ...person, email: 'bob@gazette.example' },
  ],
};

describe('pages that messages lead to', () => {
  let server: TestServer;
  let subscriber: ReturnType<typeof asSubscriber>;

  beforeEach(async () => {
    server = await startTestServer({ PUBLIC_URL: PRESS_URL });
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    await server.load(FIXTURE);
    subscriber = asSubscriber(server);
  });
  afterEach(() => server.close());

  /** Subscribes, and returns the page with the subscriptions. */
  const mineOf = async (more: object = {}): Promise<string> =>
    subscriber.pathOf('mine', await subscriber.subscribe(more));

  describe('the page of a confirmation', () => {
    it('changes nothing until its button is pressed', async () => {
      await subscriber.ask();
      const path = linkIn((await server.mails())[0]?.text, 'confirm');
      for (let time = 0; time < 2; time += 1) {
        const page = await server.call(path);
        expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
        expect(page.headers.get('referrer-policy')).toBe('no-referrer');
        expect(page.headers.get('x-robots-tag')).toBe('noindex');
        expect(page.headers.get('content-security-policy')).toMatch(
          /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
        );
        expect(page.text).not.toMatch(/<script|onclick/);
      }
      expect((await subscriber.alerts())[0]?.confirmed_at).toBeNull();
      expect((await subscriber.press(path)).text).toContain('It is confirmed');
      expect((await subscriber.press(path)).text).toContain('It is confirmed');
      const { db } = server.database;
      expect(await db.selectFrom('contact').selectAll().execute()).toMatchObject([
        {
          basis: 'asked',
          language: 'en',
          stopped_at: null,
          wording: (await subscriber.alerts())[0]?.wording,
        },
      ]);
    });

    it('brings back who had said no', async () => {
      const mine = await mineOf();
      await subscriber.press(mine, { action: 'leave' });
      server.clock.now = new Date('2026-11-22T10:00:00Z');
      await mineOf();
      const { db } = server.database;
      expect(await db.selectFrom('suppression').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('contact').select('stopped_at').execute()).toEqual([{ stopped_at: null }]);
    });

    it('takes the place of the alert about the same', async () => {
      await mineOf({ filter: { q: ' tiles ' } });
      await mineOf({ filter: { q: 'tiles' }, rhythm: 'daily', language: 'it' });
      expect(await subscriber.alerts()).toMatchObject([{ rhythm: 'daily', language: 'it' }]);
    });
  });

  describe('forged links', () => {
    it.each(['confirm', 'mine', 'leave'])('lead nowhere: %s', async (purpose) => {
      await mineOf();
      const path = subscriber.pathOf(purpose === 'mine' ? 'leave' : 'mine', 1);
      const token = path.split('/').at(-1) ?? '';
      for (const path of [
        `/news/${purpose}/${token}`,
        `/news/${purpose}/1-0-${'x'.repeat(27)}`,
        `/news/${purpose}/x`,
      ]) {
        expect((await server.call(path)).status).toBe(404);
        expect((await subscriber.press(path, { action: 'leave' })).status).toBe(404);
      }
      expect(await subscriber.alerts()).toHaveLength(1);
    });
  });

  describe('the page “What I get”', () => {
    const form = {
      action: 'save',
      alert: '1',
      language: 'it',
      rhythm: 'weekly',
      hour: '7',
      weekday: '3',
      paused_until: '2026-12-24',
    };

    it('shows each alert and changes it', async () => {
      const path = await mineOf({ filter: { q: 'tiles', language: 'en' } });
      const page = await server.call(path);
      expect(page.text).toContain('Press releases of Site Alpha, with the words “tiles”, in English only');
      expect(page.text).toContain('Europe/Rome');
      expect((await subscriber.press(path, form)).text).toContain('Salvato.');
      expect(await subscriber.alerts()).toMatchObject([
        {
          language: 'it',
          rhythm: 'weekly',
          hour: 7,
          weekday: 3,
          paused_until: '2026-12-24',
          next_at: '2026-11-25T06:00:00.000Z',
        },
      ]);
      expect((await subscriber.press(path, { ...form, paused_until: '' })).status).toBe(200);
      expect(await subscriber.alerts()).toMatchObject([{ paused_until: null }]);
      expect((await subscriber.press(path, { action: 'delete', alert: '1' })).text).toContain(
        'You get nothing by e-mail',
      );
      expect(await subscriber.alerts()).toEqual([]);
    });

    it('refuses what is no hour or day, and leaves the alert as it is', async () => {
      const path = await mineOf();
      for (const wrong of [{ hour: '24' }, { weekday: '0' }, { paused_until: 'soon' }, { action: 'erase' }])
        expect((await subscriber.press(path, { ...form, ...wrong })).status).toBe(400);
      expect(await subscriber.alerts()).toMatchObject([{ rhythm: 'now', language: 'en' }]);
    });

    it('changes nothing of somebody else', async () => {
      await mineOf({ email: 'bob@gazette.example' });
      const path = await mineOf();
      await subscriber.press(path, form);
      await subscriber.press(path, { action: 'delete', alert: '1' });
      expect(await subscriber.alerts()).toMatchObject([{ id: 1, rhythm: 'now' }, { id: 2 }]);
    });

    it('lets who is trusted with embargoes accept their terms once', async () => {
      const path = await mineOf();
      const { db } = server.database;
      const accepted = (): Promise<unknown> =>
        db.selectFrom('contact').select('embargo_accepted_at').executeTakeFirst();
      expect((await server.call(path)).text).not.toContain('value="accept_embargo"');
      await subscriber.press(path, { action: 'accept_embargo' });
      expect(await accepted()).toEqual({ embargo_accepted_at: null });

      await db.updateTable('contact').set({ is_embargo_trusted: 1 }).execute();
      expect((await server.call(path)).text).toContain('value="accept_embargo"');
      expect(await accepted()).toEqual({ embargo_accepted_at: null });
      await subscriber.press(path, { action: 'accept_embargo' });
      const at = server.clock.now.toISOString();
      server.clock.now = new Date('2026-11-23T10:00:00Z');
      const again = await subscriber.press(path, { action: 'accept_embargo' });
      expect(again.text).not.toContain('value="accept_embargo"');
      expect(await accepted()).toEqual({ embargo_accepted_at: at });
      const entries = db.selectFrom('audit_entry').select(['action', 'fields']);
      expect(await entries.where('subject', '=', 'contact:1').execute()).toEqual([
        { action: 'edit', fields: '["embargo_accepted_at"]' },
      ]);
    });

    it('lets visits be counted by name, and deletes them when that is taken back', async () => {
      const path = await mineOf();
      const { db } = server.database;
      const agrees = async () =>
        (await db.selectFrom('contact').select('agrees_to_figures').executeTakeFirstOrThrow())
          .agrees_to_figures;
      expect((await server.call(path)).text).toContain('value="agree_figures"');
      expect(await agrees()).toBe(0);
      const agreed = await subscriber.press(path, { action: 'agree_figures' });
      expect(agreed.text).toContain('value="refuse_figures"');
      expect(await agrees()).toBe(1);
      const at = server.clock.now.toISOString();
      const mailing = await db
        .insertInto('mailing')
        .values({
          press_group_id: 1,
          kind: 'release',
          state: 'sent',
          audience: '{}',
          texts: '{}',
          created_at: at,
          updated_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const visit = {
        mailing_id: mailing.id,
        contact_id: 1,
        email: ADA,
        domain: 'x',
        language: 'en',
        state: 'accepted',
        visited_at: at,
      };
      await db.insertInto('mailing_recipient').values(visit).execute();
      await subscriber.press(path, { action: 'refuse_figures' });
      expect(await agrees()).toBe(0);
      expect(await db.selectFrom('mailing_recipient').select('visited_at').execute()).toEqual([
        { visited_at: null },
      ]);
      const entries = db.selectFrom('audit_entry').select('fields').where('subject', '=', 'contact:1');
      expect(await entries.execute()).toEqual([
        { fields: '["agrees_to_figures"]' },
        { fields: '["agrees_to_figures"]' },
      ]);
    });

    it('stops everything', async () => {
      const path = await mineOf();
      expect((await subscriber.press(path, { action: 'leave' })).text).toContain('You get nothing more');
      expect(await subscriber.alerts()).toEqual([]);
      expect(await server.database.db.selectFrom('contact').select('stopped_reason').execute()).toEqual([
        { stopped_reason: 'unsubscribed' },
      ]);
    });

    it('is found by who is signed in', async () => {
      const headers = await server.signedIn(ADA);
      const own = () => server.call(OWN_ALERTS_PATH, { headers });
      expect((await own()).json).toEqual({ pages: [] });
      const path = await mineOf();
      expect((await own()).json).toEqual({ pages: [{ url: PRESS_URL + path, emails: [ADA] }] });
      expect((await server.call(OWN_ALERTS_PATH)).status).toBe(401);
      const other = await server.call(OWN_ALERTS_PATH, {
        headers: await server.signedIn('bob@gazette.example'),
      });
      expect(other.json).toEqual({ pages: [] });
      // The press office linked another contact to the account.
      const { db } = server.database;
      const { id: account } = await db
        .selectFrom('user_account')
        .select('id')
        .where('email', '=', ADA)
        .executeTakeFirstOrThrow();
      await db.updateTable('contact').set({ user_account_id: null }).execute();
      const work = { email: 'ada@work.example' };
      const linked = await subscriber.subscribe(work);
      await db.updateTable('contact').set({ user_account_id: account }).where('id', '=', linked).execute();
      const both = (await own()).json as OwnAlerts;
      expect(both.pages.map(({ emails }) => emails)).toEqual([[work.email], [ADA]]);
      for (const { url } of both.pages)
        expect((await server.call(url.replace(PRESS_URL, ''))).text).toContain('What I get');
    });
  });

  describe('leaving', () => {
    it('takes one POST of a mail program and no GET of a scanner', async () => {
      const mine = await mineOf();
      const path = mine.replace('/mine/', '/leave/');
      const leave = subscriber.pathOf('leave', 1);
      expect((await server.call(path)).status).toBe(404);
      expect((await server.call(leave)).text).toContain('Stop all messages');
      expect(await subscriber.alerts()).toHaveLength(1);
      for (let time = 0; time < 2; time += 1)
        expect((await subscriber.press(leave, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
      expect(await subscriber.alerts()).toEqual([]);
      expect((await server.call(mine)).text).toContain('You get nothing by e-mail');
      await server.database.db.deleteFrom('contact').execute();
      expect((await subscriber.press(leave)).status).toBe(200);
    });
  });
});
