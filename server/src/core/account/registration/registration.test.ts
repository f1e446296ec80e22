import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anyNumber } from '../../../../test/matchers.ts';
import { post, readLink } from '../../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

const REGISTER = '/api/account/register/';
const VERIFY = '/api/account/verify-registration/';
const RESEND = '/api/account/resend-activation-email/';
const LOGIN = '/api/account/token-auth/';
const PASSWORD = 'Str0ng_pass!';

let count = 0;
const person = (more: object = {}) => {
  count += 1;
  const email = `person${count}@example.com`;
  return { email, password: PASSWORD, first_name: 'Nia', last_name: 'Verdi', accept: true, ...more };
};

describe('registration', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ PUBLIC_URL: 'https://press.example' });
    await server.load({
      users: [{ email: 'dana@example.com', password: PASSWORD, verified: false, disabled: true }],
      companies: [
        { business_name: 'Secret Holding', pub_business_name: 'Tile Works' },
        { business_name: 'Fornace Blu' },
      ],
    });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.clock.now = new Date();
  });

  const register = (body: object, headers?: Record<string, string>) =>
    server.call(REGISTER, post(body, headers));
  const lastMail = async () => (await server.mails()).at(-1);

  it('takes every field of the spec, in camelCase too, and answers them', async () => {
    const { status, json } = await register({
      email: 'Every@Example.com',
      password: PASSWORD,
      passwordConfirm: PASSWORD,
      accept: 'true',
      firstName: ' Nia ',
      lastName: 'Verdi',
      language: 'fr',
      qualify: 'freelance',
      newspaper: 'Il Foglio',
      country: 'IT',
      publishingHouse: 'Casa',
      website: 'example.com',
      periodicity: 'weekly_monthly',
      printingCopies: '12000',
      sector: ['trade', 'design'],
    });
    expect([status, json]).toEqual([
      201,
      {
        id: anyNumber,
        email: 'every@example.com',
        first_name: 'Nia',
        last_name: 'Verdi',
        language: 'fr',
        groups: [],
        account_type: 'USER',
        company: null,
        company_name: '',
        qualify: 'freelance',
        publishing_house: 'Casa',
        website: 'example.com',
        newspaper: 'Il Foglio',
        country: 'IT',
        periodicity: 'weekly_monthly',
        printing_copies: 12e3,
        sector: ['design', 'trade'],
      },
    ]);
  });

  it('takes the language of the request where none is named', async () => {
    const { json } = await register(person(), { 'Accept-Language': 'it' });
    expect(json).toMatchObject({ language: 'it' });
    expect(await lastMail()).toMatchObject({ subject: 'Conferma il tuo indirizzo e-mail – Sala stampa' });
  });

  it('records each answer with version and instant, and none that was not given', async () => {
    const { json } = await register(person({ consent_data_processing: false, consent_marketing: true }));
    const ledger = async (id: number) =>
      server.database.db
        .selectFrom('consent')
        .selectAll()
        .where('user_account_id', '=', id)
        .orderBy('id')
        .execute();
    const common = { privacy_version: '20220802', at: server.clock.now.toISOString() };
    expect(await ledger((json as { id: number }).id)).toMatchObject([
      { ...common, purpose: 'notice', answer: 1 },
      { ...common, purpose: 'data_processing', answer: 0 },
      { ...common, purpose: 'marketing', answer: 1 },
    ]);
    const silent = await register(person());
    expect(await ledger((silent.json as { id: number }).id)).toHaveLength(1);
  });

  it.each([
    [{ qualify: 'king' }, { qualify: ['"king" is not a valid choice.'] }],
    [{ language: 'he' }, { language: ['"he" is not a valid choice.'] }],
    [{ sector: ['design', 7] }, { sector: ['"7" is not a valid choice.'] }],
    [{ printing_copies: '1.5' }, { printing_copies: ['A valid integer is required.'] }],
    [
      { printing_copies: 1e12 },
      { printing_copies: ['Ensure this value is less than or equal to 100000000.'] },
    ],
    [{ accept: 'maybe' }, { accept: ['Must be a valid boolean.'] }],
    [{ accept: null }, { accept: ['This field may not be null.'] }],
    [{ consent_marketing: 3 }, { consent_marketing: ['Must be a valid boolean.'] }],
    [{ first_name: ' ' }, { first_name: ['This field may not be blank.'] }],
    [{ email: 'a@example.com\r\nBcc: x@example.com' }, { email: ['Enter a valid email address.'] }],
    [
      { password: `Aa1!${'é'.repeat(511)}` },
      { password: ['Ensure this field has no more than 1024 characters.'] },
    ],
    [{ account_type: 'COMPANY' }, { company_name: ['This field is required.'] }],
    [{ account_type: 'COMPANY', company: 999 }, { company: ['This company is not known.'] }],
  ])('rejects %j', async (more, expected) => {
    const { status, json } = await register(person(more));
    expect([status, json]).toEqual([400, expected]);
  });

  it('registers for a known company, found by its public name only, or for a new one', async () => {
    const search = (q: string) => server.call(`/api/account/company_search/?q=${q}`);
    const found = (await search('tile')).json as { results: { id: number; name: string }[] };
    expect(found).toEqual({ results: [{ id: anyNumber, name: 'Tile Works' }] });
    expect((await search('secret')).json).toEqual({ results: [] });
    expect(await search('a')).toMatchObject({ status: 400, json: { q: ['Type at least 2 characters.'] } });
    const company = found.results[0]?.id;
    const known = await register(person({ account_type: 'COMPANY', company, company_name: 'ignored' }));
    expect(known.json).toMatchObject({ company: { id: company, name: 'Tile Works' }, company_name: '' });
    const fresh = await register(person({ account_type: 'COMPANY', companyName: 'Nuova srl' }));
    expect(fresh.json).toMatchObject({ company: null, company_name: 'Nuova srl' });
  });

  it('lets one of two registrations at the same time through', async () => {
    const twin = person();
    const answers = await Promise.all([
      register(twin),
      register({ ...twin, email: twin.email.toUpperCase() }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400]);
  });

  it('mails one link that verifies, twice over, and makes a reader', async () => {
    const { email } = person();
    const before = (await server.mails()).length;
    await register(person({ email }));
    const mails = (await server.mails()).slice(before);
    expect(mails.map(({ to }) => to)).toEqual([email]);
    const link = readLink(mails[0]?.text ?? '');
    expect((await server.call(VERIFY, post(link))).json).toEqual({ detail: 'User verified successfully' });
    expect((await server.call(VERIFY, post(link))).status).toBe(200);
    const session = await server.call(LOGIN, post({ email, password: PASSWORD }));
    expect(session.json).toMatchObject({ user: { groups: [{ name: 'user_press_room' }] } });
  });

  it('says in either language that a link is late', async () => {
    await register(person());
    const link = readLink((await lastMail())?.text ?? '');
    server.clock.now = new Date(Date.now() + 8 * 86_400_000);
    const answer = await server.call(VERIFY, post(link, { 'Accept-Language': 'it' }));
    expect([answer.status, answer.json]).toEqual([400, { detail: 'Link scaduto' }]);
  });

  it.each([['x'], ['99999999999999999999'], ['2147483648'], ['-1'], ['1.0']])(
    'takes no link of user %s',
    async (user_id) => {
      const answer = await server.call(VERIFY, post({ user_id, timestamp: '1795168800', signature: 'x' }));
      expect([answer.status, answer.json]).toEqual([400, { detail: 'Invalid signature' }]);
    },
  );

  it('sends the link again to who still needs it, and answers everybody alike', async () => {
    const { email } = person();
    await register(person({ email }));
    const before = (await server.mails()).length;
    const ask = (address: string) => server.call(RESEND, post({ email: address }));
    const answers = [await ask(email), await ask('dana@example.com'), await ask('nobody@example.com')];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await server.mails()).slice(before).map(({ to }) => to)).toEqual([email]);
  });

  it.each([
    [true, { timestamp: ['A valid integer is required.'] }],
    [['1'], { timestamp: ['A valid integer is required.'] }],
    [1.5, { timestamp: ['A valid integer is required.'] }],
    [null, { timestamp: ['This field may not be null.'] }],
    ['', { timestamp: ['A valid integer is required.'] }],
    [' ', { timestamp: ['A valid integer is required.'] }],
    ['x'.repeat(300), { timestamp: ['A valid integer is required.'] }],
    [-5, { detail: 'Invalid signature' }],
    [' +5.0 ', { detail: 'Invalid signature' }],
    ['9'.repeat(30), { detail: 'Invalid signature' }],
  ])('reads the time of a link as an integer: %j', async (timestamp, refusal) => {
    const answer = await server.call(VERIFY, post({ user_id: 1, timestamp, signature: 'x'.repeat(5000) }));
    expect([answer.status, answer.json]).toEqual([400, refusal]);
  });

  it('lets its owner choose the first password of an account without one', async () => {
    const { email } = person();
    await register(person({ email }));
    const first = readLink((await lastMail())?.text ?? '');
    const { db } = server.database;
    await db.updateTable('user_account').set({ password_hash: '' }).where('email', '=', email).execute();
    await server.call(RESEND, post({ email }));
    const link = readLink((await lastMail())?.text ?? '');
    for (const dead of [first, link]) expect((await server.call(VERIFY, post(dead))).status).toBe(400);
    const choice = { ...link, password: 'Fresh_pass9!' };
    expect((await server.call('/api/account/reset-password/', post(choice))).status).toBe(200);
    expect((await server.call(LOGIN, post({ email, password: 'Fresh_pass9!' }))).status).toBe(200);
  });

  it('sends nothing for a link that was used before its turn came', async () => {
    const { email } = person();
    await register(person({ email }));
    const link = readLink((await lastMail())?.text ?? '');
    const before = (await server.mails()).length;
    await server.call(RESEND, post({ email }));
    await server.call(VERIFY, post(link));
    expect((await server.mails()).length).toBe(before);
  });

  it('answers 201 where the mail server is dead', async () => {
    const dead = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const answer = await dead.call(REGISTER, post(person()));
    await dead.work();
    const [job] = await dead.database.db.selectFrom('job').selectAll().execute();
    expect(answer.status).toBe(201);
    expect(job).toMatchObject({ kind: 'mail', attempts: 1, dead_at: null });
    await dead.close();
  });

  it('refuses a common password, unless that is switched off', async () => {
    const strict = await startTestServer();
    const lax = await startTestServer({ PASSWORD_CHECK: 'off' });
    const attempt = (password: string) => strict.call(REGISTER, post(person({ password })));
    expect((await attempt('P4ssw0rd_1!')).json).toEqual({ password: ['This password is too common.'] });
    const own = { password: [expect.stringContaining('words that others try first')] };
    expect((await attempt('Nia_Verdi_7')).json).toEqual(own);
    expect((await attempt('Sassuolo1!')).json).toEqual(own);
    const { json } = await strict.call(
      REGISTER,
      post(
        person({ password: 'Fornaci_Orsola_1', account_type: 'COMPANY', company_name: 'Fornaci Orsola srl' }),
        {
          'Accept-Language': 'it',
        },
      ),
    );
    expect(json).toEqual({ password: [expect.stringContaining('altri proverebbero per prime')] });
    expect((await attempt(PASSWORD)).status).toBe(201);
    expect((await lax.call(REGISTER, post(person({ password: 'P4ssw0rd_1!' })))).status).toBe(201);
    await strict.close();
    await lax.close();
  });
});

describe('limits of registration', () => {
  it('stop the eleventh registration and the 21st verification of an hour from one address', async () => {
    const server = await startTestServer({ RATE_LIMITS: 'on' });
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    const weak = { ...person(), password: 'weak' };
    for (let tries = 0; tries < 10; tries += 1) await server.call(REGISTER, post(weak));
    expect((await server.call(REGISTER, post(weak))).status).toBe(429);
    const link = { user_id: '1', timestamp: '1', signature: 'x' };
    for (let tries = 0; tries < 20; tries += 1) await server.call(VERIFY, post(link));
    const refused = await server.call(VERIFY, post(link));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    await server.close();
  });

  it('a mailbox gets one link a minute and five an hour, whoever asks', async () => {
    const server = await startTestServer({ RATE_LIMITS: 'on' });
    const start = Date.now();
    const ask = async (minutes: number) => {
      server.clock.now = new Date(start + minutes * 60_000);
      return (await server.call(RESEND, post({ email: 'Someone@example.com' }))).status;
    };
    expect([await ask(0), await ask(0), await ask(0.5)]).toEqual([200, 429, 429]);
    expect([await ask(2), await ask(4), await ask(6), await ask(8)]).toEqual([200, 200, 200, 200]);
    expect([await ask(10), await ask(61)]).toEqual([429, 200]);
    await server.close();
  });
});
