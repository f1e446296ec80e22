import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeRegistration } from '../../src/core/account/registration/private-registration.ts';
import { queueMail } from '../../src/platform/mail/queue.ts';
import { post, readLink } from '../requests.ts';
import { startTestServer, type TestServer } from '../server.ts';

const REGISTER = '/api/account/register/';
const LOGIN = '/api/account/token-auth/';
const CHANGE_EMAIL = '/api/account/change-email/';
const VERIFY = '/api/account/verify-registration/';
const PASSWORD = 'Str0ng_pass!';
const RUDE = 'You fool';

const person = (email: string, more: object = {}) => ({
  email,
  password: PASSWORD,
  first_name: RUDE,
  last_name: 'Verdi',
  accept: true,
  consent_marketing: true,
  sector: ['trade', 'design'],
  ...more,
});

const USERS = [
  { email: 'known@example.com', password: PASSWORD, first_name: 'Nora', groups: ['user_press_room'] },
  { email: 'waiting@example.com', password: PASSWORD, first_name: RUDE, verified: false },
  { email: 'closed@example.com', password: PASSWORD, disabled: true },
];

describe('a registration that answers in private', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ REGISTRATION_ANSWER: 'private' });
    await server.load({ users: USERS, companies: [{ business_name: 'Fornace Blu' }] });
  });
  afterAll(() => server.close());

  const register = (body: object) => server.call(REGISTER, post(body));
  const countOf = async (table: 'user_account' | 'consent' | 'audit_entry' | 'job') =>
    (await server.database.db.selectFrom(table).selectAll().execute()).length;
  const changes = async (email: string) => {
    const tables = ['user_account', 'consent', 'audit_entry', 'job'] as const;
    const before = await Promise.all(tables.map(countOf));
    const answer = await register(person(email));
    const after = await Promise.all(tables.map(countOf));
    return { answer, rows: after.map((count, at) => count - (before[at] ?? 0)) };
  };

  it('answers alike for every address, and does the same before it answers', async () => {
    for (const email of ['new@example.com', ...USERS.map((user) => user.email), 'KNOWN@example.com']) {
      const { answer, rows } = await changes(email);
      expect(answer.status).toBe(201);
      expect(answer.json).toEqual({
        email: email.toLowerCase(),
        first_name: RUDE,
        last_name: 'Verdi',
        language: 'en',
        groups: [],
        account_type: 'USER',
        company: null,
        company_name: '',
        qualify: null,
        publishing_house: '',
        website: '',
        newspaper: '',
        country: '',
        periodicity: null,
        printing_copies: null,
        sector: ['design', 'trade'],
      });
      expect([...answer.headers.keys()]).toEqual([
        ...(await register(person('x@example.com'))).headers.keys(),
      ]);
      expect(rows).toEqual([0, 0, 0, 1]);
    }
    await server.work();
  });

  it('makes the account of a new address, with all that was told', async () => {
    const email = 'company@example.com';
    const { json } = await register(person(email, { account_type: 'COMPANY', company: 1 }));
    expect(json).toMatchObject({ account_type: 'COMPANY', company: { id: 1, name: 'Fornace Blu' } });
    const mail = (await server.mails()).find(({ to }) => to === email);
    expect((await server.call(VERIFY, post(readLink(mail?.text ?? '')))).status).toBe(200);
    expect((await server.call(LOGIN, post({ email, password: PASSWORD }))).status).toBe(200);
  });

  it('tells the owner of a known address, who may know already, and nobody else', async () => {
    await register(person('known@example.com', { password: 'Other_pass7!' }));
    await register(person('closed@example.com'));
    const mails = await server.mails();
    const own = mails.filter(({ to }) => to === 'known@example.com').at(-1);
    expect(own?.subject).toBe('You already have an account – Press room');
    expect(own?.text).toContain('Hello Nora,');
    expect(own?.text).not.toContain(RUDE);
    expect(mails.filter(({ to }) => to === 'closed@example.com')).toEqual([]);
    expect((await server.call(LOGIN, post({ email: 'known@example.com', password: PASSWORD }))).status).toBe(
      200,
    );
  });

  it('sends a link to choose a password to who has not confirmed yet', async () => {
    const links = async () =>
      (await server.mails()).filter(
        ({ to, text }) => to === 'waiting@example.com' && text.includes('reset-password'),
      ).length;
    const before = await links();
    await register(person('waiting@example.com'));
    expect(await links()).toBe(before + 1);
  });

  it('lets only the owner of the mailbox choose a password where a stranger registered first', async () => {
    const email = 'ada@example.com';
    const latest = async () =>
      readLink((await server.mails()).filter(({ to }) => to === email).at(-1)?.text ?? '');
    const signIn = async (password: string) => (await server.call(LOGIN, post({ email, password }))).status;
    await register(person(email, { password: 'Strang3r_pass!' }));
    const first = await latest();
    await register(person(email));
    const link = await latest();
    for (const dead of [first, link]) expect((await server.call(VERIFY, post(dead))).status).toBe(400);
    const chosen = { ...link, password: 'Fresh_pass9!' };
    expect((await server.call('/api/account/reset-password/', post(chosen))).status).toBe(200);
    const statuses = [];
    for (const password of ['Strang3r_pass!', PASSWORD, 'Fresh_pass9!'])
      statuses.push(await signIn(password));
    expect(statuses).toEqual([400, 400, 200]);
  });

  it('makes one account of two registrations at once', async () => {
    const email = 'twice@example.com';
    await Promise.all([register(person(email)), register(person(email))]);
    await server.work();
    const rows = await server.database.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', email)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('sends a link to who registers twice in two jobs at once', async () => {
    const email = 'race@example.com';
    const registration = {
      email,
      first_name: RUDE,
      last_name: 'Verdi',
      language: 'en',
      password_hash: 'hash',
      profession: {},
      consents: [],
    };
    const complete = () => completeRegistration(server.context, registration);
    await Promise.all([complete(), complete()]);
    const mails = (await server.mails()).filter(({ to }) => to === email);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('#/account/reset-password/')]);
  });

  it('refuses what is wrong in the form as ever', async () => {
    const { status, json } = await register(person('known@example.com', { password: 'weak', accept: true }));
    expect([status, Object.keys(json as object)]).toEqual([400, ['password']]);
  });

  it('fills nobody’s mailbox: an address has a limit, known or not', async () => {
    const limited = await startTestServer({
      REGISTRATION_ANSWER: 'private',
      RATE_LIMITS: 'on',
      TRUST_PROXY: '127.0.0.1',
    });
    await limited.load({ users: USERS });
    for (const email of ['known@example.com', 'new@example.com']) {
      const statuses = [];
      for (let tries = 0; tries < 6; tries += 1) {
        const from = { 'X-Forwarded-For': `198.51.100.${tries}` };
        statuses.push((await limited.call(REGISTER, post(person(email), from))).status);
      }
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    }
    await limited.close();
  });
});

describe('messages to an address that nobody has confirmed', () => {
  it('lead to no confirmation of an account without a password', async () => {
    const server = await startTestServer();
    const { users } = await server.load({ users: USERS });
    const account = users['waiting@example.com'] ?? 0;
    const { db } = server.database;
    await db.updateTable('user_account').set({ password_hash: '' }).where('id', '=', account).execute();
    await queueMail(db, { letter: 'verify-account', to: { account } }, server.clock.now);
    expect(await server.mails()).toEqual([]);
    await server.close();
  });

  it('hold no word of who typed the address', async () => {
    const server = await startTestServer();
    await server.load({ users: [{ ...USERS[0], first_name: RUDE }] });
    await server.call(REGISTER, post(person('victim@example.com')));
    await server.call('/api/account/resend-activation-email/', post({ email: 'victim@example.com' }));
    await server.call('/api/account/send-reset-password-link/', post({ email: 'victim@example.com' }));
    const headers = await server.signedIn('known@example.com');
    const change = { email: 'other@example.com', password: PASSWORD };
    expect((await server.call(CHANGE_EMAIL, post(change, headers))).status).toBe(200);
    const mails = await server.mails();
    const toStrangers = mails.filter(({ to }) => ['victim@example.com', 'other@example.com'].includes(to));
    expect(toStrangers).toHaveLength(4);
    for (const { text, html, subject } of toStrangers) {
      expect(text).toMatch(/^Hello,/);
      expect([text, html, subject].join(' ')).not.toContain(RUDE);
    }
    expect(mails.find(({ to }) => to === 'known@example.com')?.text).toContain(`Hello ${RUDE},`);
    await server.close();
  });
});
