import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyText, listWith, objectWith } from '../../../test/matchers.ts';
import { patch, post } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { readZip } from '../../../test/zip.ts';
import { findAccountById } from '../../core/account/queries.ts';
import { findErasureRequest } from '../../core/personal-data/consents.ts';
import { eraseAccount } from './erasure/erasure.ts';

const CONSENT = '/api/account/consent/';
const EXPORT = '/api/account/export/';
const ERASURE = '/api/account/erasure/';
const PROFILE = '/api/account/profile/';
const PASSWORD = 'Str0ng_pass!';

type Headers = Record<string, string>;

describe('privacy', () => {
  let server: TestServer;
  let ids: Record<string, number>;
  let alice: Headers;
  let boss: Headers;

  beforeAll(async () => {
    server = await startTestServer();
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    const person = { password: PASSWORD, first_name: 'Zoë', last_name: '<b>Rossi</b>' };
    ids = (
      await server.load({
        users: [
          {
            ...person,
            email: 'alice@example.com',
            language: 'it',
            newspaper: 'Il Foglio',
            groups: ['user_press_room'],
          },
          { ...person, email: 'new@example.com', consents: { notice: false } },
          { ...person, email: 'leaving@example.com', groups: ['user_press_room'] },
          { ...person, email: 'boss@example.com', groups: ['administrator_press_room'] },
        ],
      })
    ).users;
    alice = await server.signedIn('alice@example.com');
    boss = await server.signedIn('boss@example.com');
  });
  afterAll(() => server.close());

  const answer = (body: object, headers = alice) => server.call(CONSENT, post(body, headers));

  describe('consents', () => {
    it('are given and withdrawn, and the ledger shows both', async () => {
      await answer({ purpose: 'marketing', answer: true });
      const { status, json } = await answer({ purpose: 'marketing', answer: false });
      expect([status, json]).toMatchObject([
        201,
        {
          privacy_version: '20220802',
          needs_consent: false,
          standing: {
            data_processing: null,
            marketing: false,
          },
          history: [
            {
              purpose: 'marketing',
              answer: false,
              privacy_version: '20220802',
              at: '2026-11-20T10:00:00.000Z',
            },
            {
              purpose: 'marketing',
              answer: true,
            },
            {
              purpose: 'notice',
              answer: true,
            },
          ],
        },
      ]);
      expect((await server.call(CONSENT, { headers: alice })).json).toEqual(json);
    });

    it.each([
      [{ purpose: 'notice', answer: false }, { answer: ['You have to accept'] }],
      [{ purpose: 'all', answer: true }, { purpose: ['"all" is not a valid choice.'] }],
      [{ purpose: 'marketing' }, { answer: ['This field is required.'] }],
      [{}, { purpose: ['This field is required.'], answer: ['This field is required.'] }],
    ])('reject %j', async (body, expected) => {
      const refused = await answer(body);
      expect([refused.status, refused.json]).toEqual([400, expected]);
    });

    it('are asked for again when the version of the notice is not the accepted one', async () => {
      const headers = await server.signedIn('new@example.com');
      const needs = async () =>
        ((await server.call(PROFILE, { headers })).json as { needs_consent: boolean }).needs_consent;
      expect(await needs()).toBe(true);
      const old = { user_account_id: ids['new@example.com'] ?? 0, purpose: 'notice', answer: 1 } as const;
      await server.database.db
        .insertInto('consent')
        .values({ ...old, privacy_version: '20180525', at: '2018-05-25T00:00:00.000Z' })
        .execute();
      expect(await needs()).toBe(true);
      await answer({ purpose: 'notice', answer: true }, headers);
      expect(await needs()).toBe(false);
    });

    it('cannot be rewritten, not even in the database', async () => {
      const { db } = server.database;
      const change = db.updateTable('consent').set({ answer: 1 }).execute();
      await expect(change).rejects.toThrow(/consent only grows/);
      await expect(db.deleteFrom('consent').execute()).rejects.toThrow(/consent only grows/);
    });

    it('are nobody else’s business', async () => {
      expect((await server.call(CONSENT)).status).toBe(401);
      expect((await server.call(CONSENT, post({ purpose: 'marketing', answer: true }))).status).toBe(401);
    });
  });

  describe('export', () => {
    const read = async (headers: Headers) => {
      const response = await fetch(`${server.origin}${EXPORT}`, { headers });
      return { response, files: await readZip(Buffer.from(await response.arrayBuffer())) };
    };

    it('is a ZIP with all own data for machines and for people', async () => {
      await server.call('/api/account/token-auth/', post({ email: 'alice@example.com', password: PASSWORD }));
      await server.call(PROFILE, patch({ newspaper: 'Il Foglio' }, alice));
      const { response, files } = await read(alice);
      expect(response.headers.get('content-type')).toBe('application/zip');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(Object.keys(files)).toEqual(['data.json', 'data.html']);
      expect(JSON.parse(String(files['data.json']))).toMatchObject({
        account: { email: 'alice@example.com', newspaper: 'Il Foglio', groups: ['user_press_room'] },
        consents: listWith(objectWith({ purpose: 'notice', answer: true })),
        sign_ins: [{ at: anyText }],
        activity: listWith(objectWith({ action: 'sign_in' })),
      });
      const page = String(files['data.html']);
      expect(page).toContain('<html lang="it">');
      expect(page).toContain('Testata: Il Foglio.');
      expect(page).toContain('hai accettato l’informativa sulla privacy');
      expect(page).toMatch(/L’account è stato creato il 20 novembre 2026/);
      expect(page).toMatch(/<li>Il 20 novembre 2026 [^<]*: hai accettato/);
      expect(page).toContain('hai effettuato l’accesso');
      expect(page).toContain('hai modificato il tuo profilo.');
      expect(page).not.toMatch(/\d{4}-\d\d-\d\dT|user_account|privacy_version|>null|undefined/);
      expect(page).toContain('&#60;b&#62;Rossi');
      for (const file of Object.values(files)) expect(String(file)).not.toContain('argon2');
    });

    it('wants a token', async () => {
      expect((await server.call(EXPORT)).status).toBe(401);
    });
  });

  describe('erasure', () => {
    const ask = (headers: Headers, password = PASSWORD) => server.call(ERASURE, post({ password }, headers));
    const NONE = { requested_at: null, due_at: null };

    it('is asked for with the password, told to both sides, and withdrawn', async () => {
      expect((await server.call(ERASURE, { headers: alice })).json).toEqual(NONE);
      expect((await ask(alice, 'x')).json).toEqual({ password: ['The password is not correct'] });
      const before = (await server.mails()).length;
      const asked = await ask(alice);
      expect([asked.status, asked.json]).toEqual([
        201,
        { requested_at: '2026-11-20T10:00:00.000Z', due_at: '2026-12-20T10:00:00.000Z' },
      ]);
      await ask(alice);
      const mails = (await server.mails()).slice(before);
      expect(mails.map(({ to }) => to)).toEqual(['alice@example.com', 'press-office@localhost.localdomain']);
      expect(mails[0]?.text).toContain('20 dicembre 2026');
      expect((await server.call(PROFILE, { headers: alice })).json).toMatchObject({
        erasure_due_at: '2026-12-20T10:00:00.000Z',
      });
      expect((await server.call(ERASURE, { method: 'DELETE', headers: alice })).json).toEqual(NONE);
    });

    it('is confirmed by the press office and leaves nothing that names the person', async () => {
      const { db } = server.database;
      const id = ids['leaving@example.com'] ?? 0;
      const path = `/api/account/user/${id}/erase/`;
      const headers = await server.signedIn('leaving@example.com');
      await server.call(PROFILE, patch({ newspaper: 'Gazette' }, headers));
      expect((await server.call(path, post({}, boss))).json).toEqual({
        detail: 'There is no request for deletion.',
      });
      await ask(headers);
      expect((await server.call(path, post({}, alice))).status).toBe(403);
      expect((await server.call(path, post({}, boss))).json).toEqual({ detail: 'Account erased' });
      expect((await server.call(PROFILE, { headers })).status).toBe(401);
      const left = JSON.stringify([
        await db.selectFrom('user_account').selectAll().execute(),
        await db.selectFrom('audit_entry').selectAll().execute(),
        await db.selectFrom('retention_entry').selectAll().execute(),
        await db.selectFrom('consent').selectAll().execute(),
        await db.selectFrom('job').selectAll().execute(),
      ]);
      expect(left).not.toMatch(/leaving@example\.com|Gazette/);
      expect(left).toContain(`user_account:${id}`);
    });

    it('is carried out or taken back, never both', async () => {
      const email = 'wavering@example.com';
      const { users } = await server.load({ users: [{ email, password: PASSWORD }] });
      const id = users[email] ?? 0;
      const headers = await server.signedIn(email);
      expect((await ask(headers)).status).toBe(201);
      let withdrawing: ReturnType<TestServer['call']> | undefined;
      const isErased = await eraseAccount(server.context, id, {
        by: null,
        reason: 'test',
        isAnnounced: false,
        isDue: async (trx) => {
          withdrawing = server.call(ERASURE, { method: 'DELETE', headers });
          return (await findErasureRequest(trx, id)) !== null;
        },
      });
      const { status } = (await withdrawing) ?? { status: 0 };
      const account = await findAccountById(server.database.db, id);
      expect([
        [true, false, 200],
        [true, false, 401],
        [false, true, 200],
      ]).toContainEqual([isErased, account !== null, status]);
    });

    it('is told to the person where there is a mail server, and leaves no letter where there is none', async () => {
      const officer = { by: null, reason: 'test', isAnnounced: true, isDue: async () => true };
      const { db } = server.database;
      const eraseWith = async (email: string, SMTP_URL: string | undefined) => {
        const { users } = await server.load({ users: [{ email, password: PASSWORD }] });
        const context = { ...server.context, config: { ...server.context.config, SMTP_URL } };
        await eraseAccount(context, users[email] ?? 0, officer);
        const jobs = await db.selectFrom('job').select('payload').execute();
        return jobs.map(({ payload }) => payload).filter((payload) => payload.includes(email));
      };
      expect(await eraseWith('silent@example.com', undefined)).toEqual([]);
      expect(await eraseWith('told@example.com', 'smtp://mail.example.com')).toEqual([
        expect.stringContaining('"letter":"erasure-done"'),
      ]);
    });

    it('takes what is there under another address of the person, such as an earlier one', async () => {
      const { db } = server.database;
      const [email, earlier] = ['moved@example.com', 'earlier@example.com'];
      const { users } = await server.load({
        users: [{ email, password: PASSWORD }],
        contacts: [{ addresses: [email, earlier], basis: 'asked' }],
      });
      const at = server.clock.now.toISOString();
      const prepared = { name: 'M', language: 'en', press_group_id: null, note: '', created_at: at } as const;
      await db
        .insertInto('prepared_basket')
        .values([
          { ...prepared, email: earlier, updated_at: at },
          { ...prepared, email: 'other@example.com', updated_at: at },
        ])
        .execute();
      const erasure = { by: null, reason: 'test', isAnnounced: false, isDue: async () => true };
      expect(await eraseAccount(server.context, users[email] ?? 0, erasure)).toBe(true);
      expect(await db.selectFrom('prepared_basket').select('email').execute()).toEqual([
        { email: 'other@example.com' },
      ]);
    });

    it('wants a token', async () => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        expect((await server.call(ERASURE, { method })).status).toBe(401);
      }
    });
  });
});
