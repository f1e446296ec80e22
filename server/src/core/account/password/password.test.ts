import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anyList, anyText, listWith } from '../../../../test/matchers.ts';
import { post, readLink } from '../../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

const LOGIN = '/api/account/token-auth/';
const ASK = '/api/account/send-reset-password-link/';
const RESET = '/api/account/reset-password/';
const CHANGE = '/api/account/change-password/';
const PROFILE = '/api/account/profile/';
const PASSWORD = 'Str0ng_pass!';
const NEW = 'Fresh_pass9!';

const FIXTURE = {
  users: [
    {
      email: 'alice@example.com',
      password: PASSWORD,
      first_name: 'Alice',
      language: 'it',
      groups: ['user_press_room'],
    },
    { email: 'other@example.com', password: PASSWORD },
  ],
};

describe('passwords', () => {
  let server: TestServer;
  let ids: Record<string, number>;
  let hashes: { id: number; password_hash: string }[];

  beforeAll(async () => {
    server = await startTestServer();
    ids = (await server.load(FIXTURE)).users;
    hashes = await server.database.db.selectFrom('user_account').select(['id', 'password_hash']).execute();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.now = new Date();
    for (const { id, password_hash } of hashes) {
      await server.database.db
        .updateTable('user_account')
        .set({ password_hash })
        .where('id', '=', id)
        .execute();
    }
  });

  const signIn = (password: string) => server.call(LOGIN, post({ email: 'alice@example.com', password }));
  const tokenOf = async (password: string) => ((await signIn(password)).json as { token: string }).token;
  const mailedLink = async () => {
    await server.call(ASK, post({ email: 'Alice@example.com' }));
    return readLink((await server.mails()).at(-1)?.text ?? '');
  };
  const reset = (body: object) => server.call(RESET, post(body));

  it('are reset by the mailed link, once, and the owner is told', async () => {
    const old = await tokenOf(PASSWORD);
    const link = await mailedLink();
    expect((await reset({ ...link, password: NEW })).json).toEqual({ detail: 'Reset password successful' });
    expect((await server.mails()).at(-1)).toMatchObject({
      to: 'alice@example.com',
      subject: 'La tua password è stata modificata – Sala stampa',
    });
    expect((await reset({ ...link, password: NEW })).json).toEqual({ detail: 'Invalid signature' });
    expect((await server.call(PROFILE, { headers: { Authorization: `JWT ${old}` } })).status).toBe(401);
    expect([(await signIn(PASSWORD)).status, (await signIn(NEW)).status]).toEqual([400, 200]);
  });

  it('are reset by one of two uses of a link at the same time', async () => {
    const link = await mailedLink();
    const answers = await Promise.all([NEW, 'Other_pass7!'].map((password) => reset({ ...link, password })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  it('too weak or not repeated do not use the link up', async () => {
    const link = await mailedLink();
    expect((await reset({ ...link, password: 'weak' })).json).toMatchObject({ password: anyList });
    expect((await reset({ ...link, password: NEW, passwordConfirm: 'x' })).json).toEqual({
      password_confirm: ["Passwords don't match"],
    });
    expect((await reset({ ...link, password: NEW })).status).toBe(200);
  });

  it('are made of no words of the house, the company or the person, however they are set', async () => {
    const { db } = server.database;
    const office = { email: 'stampa@vetreria.example', address: { it: ['41049 Altavilla'], en: [] } };
    const group = { name: 'Vetreria', theme: 'cobalt', tagline_en: '', tagline_it: '' } as const;
    await db
      .insertInto('press_group')
      .values({ ...group, boilerplate_en: '', boilerplate_it: '', office: JSON.stringify(office) })
      .execute();
    await db.updateTable('user_account').set({ company_name: 'Fornaci Orsola' }).execute();
    const headers = await server.signedIn('alice@example.com');
    for (const password of ['Vetreria_2026', '4ltaVilla!1', 'Orsola_Fornaci1', 'Alice@example.com1']) {
      const refused = { password: [expect.stringContaining('words that others try first')] };
      expect((await reset({ ...(await mailedLink()), password })).json).toEqual(refused);
      const change = await server.call(CHANGE, post({ old_password: PASSWORD, password }, headers));
      expect(change.json).toEqual(refused);
    }
    await db.deleteFrom('press_group').execute();
  });

  it.each([
    ['forged', (link: object) => ({ ...link, signature: 'A'.repeat(43) })],
    ["another person's", (link: object) => ({ ...link, user_id: ids['other@example.com'] })],
    ["nobody's", (link: object) => ({ ...link, user_id: 424_242 })],
    ['moved in time', (link: { timestamp: string }) => ({ ...link, timestamp: Number(link.timestamp) + 1 })],
  ])('are not reset by a link that is %s, and no rule is told', async (_what, forge) => {
    const link = await mailedLink();
    const answer = await reset({ ...link, ...forge(link), password: 'weak' });
    expect([answer.status, answer.json]).toEqual([400, { detail: 'Invalid signature' }]);
  });

  it('are not reset a day later', async () => {
    const link = await mailedLink();
    server.clock.now = new Date(Date.now() + 86_401_000);
    expect((await reset({ ...link, password: NEW })).json).toEqual({ detail: 'Signature expired' });
  });

  it('of a disabled account are not reset by an old link', async () => {
    const link = await mailedLink();
    const disable = (disabled_at: string | null) =>
      server.database.db
        .updateTable('user_account')
        .set({ disabled_at })
        .where('email', '=', 'alice@example.com')
        .execute();
    await disable(new Date().toISOString());
    expect((await reset({ ...link, password: NEW })).json).toEqual({ detail: 'Invalid signature' });
    await disable(null);
  });

  it.each(['on', 'off'])('confirm an address without one (PASSWORD_RESET %s)', async (setting) => {
    const own = await startTestServer({ PASSWORD_RESET: setting });
    const email = 'nina@example.com';
    await own.load({ users: [{ email, password: PASSWORD, verified: false }] });
    await own.database.db.updateTable('user_account').set({ password_hash: '' }).execute();
    await own.call('/api/account/resend-activation-email/', post({ email }));
    const link = readLink((await own.mails()).at(-1)?.text ?? '');
    const answer = await own.call(RESET, post({ ...link, password: NEW }));
    expect(answer.json).toEqual({ detail: 'Reset password successful' });
    expect(await own.call(LOGIN, post({ email, password: NEW }))).toMatchObject({
      status: 200,
      json: { user: { groups: [{ name: 'user_press_room' }] } },
    });
    await own.close();
  });

  it('leave an address that has one unconfirmed', async () => {
    const email = 'nina@example.com';
    await server.load({ users: [{ email, password: PASSWORD, verified: false }] });
    await server.call('/api/account/send-reset-password-link/', post({ email }));
    const link = readLink((await server.mails()).at(-1)?.text ?? '');
    expect((await server.call(RESET, post({ ...link, password: NEW }))).status).toBe(200);
    expect((await server.call(LOGIN, post({ email, password: NEW }))).status).toBe(400);
  });

  it('are changed by who is signed in, who alone stays signed in', async () => {
    const [here, elsewhere] = [await tokenOf(PASSWORD), await tokenOf(PASSWORD)];
    const headers = { Authorization: `JWT ${here}` };
    const { json } = await server.call(CHANGE, post({ old_password: PASSWORD, password: NEW }, headers));
    expect(json).toMatchObject({ detail: 'Password changed successfully', token: anyText });
    const read = async (token: string) =>
      (await server.call(PROFILE, { headers: { Authorization: `JWT ${token}` } })).status;
    expect(await read((json as { token: string }).token)).toBe(200);
    expect([await read(here), await read(elsewhere)]).toEqual([401, 401]);
    expect((await server.mails()).at(-1)?.to).toBe('alice@example.com');
  });

  it('are not changed without a token, nor by who does not know the old one', async () => {
    expect((await server.call(CHANGE, post({}))).status).toBe(401);
    const headers = await server.signedIn('alice@example.com');
    const answer = await server.call(CHANGE, post({ old_password: 'x', password: 'weak' }, headers));
    expect(answer.json).toMatchObject({
      old_password: ['Old password is not correct'],
      password: listWith('Minimum 8 characters'),
    });
  });
});

describe('limits of passwords', () => {
  let server: TestServer;
  let start: number;

  beforeEach(async () => {
    server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
    start = Date.now();
    server.clock.now = new Date(start);
    await server.load(FIXTURE);
    return () => server.close();
  });

  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const signIn = async (password: string, address: string) =>
    (await server.call(LOGIN, post({ email: 'alice@example.com', password }, from(address)))).status;
  const guessFromEverywhere = async () => {
    for (let host = 1; host <= 11; host += 1) await signIn('guess', `198.51.100.${host}`);
  };

  it('stop guesses at one account from many addresses', async () => {
    await guessFromEverywhere();
    expect(await signIn(PASSWORD, '198.51.100.99')).toBe(429);
    server.clock.now = new Date(start + 61_000);
    expect(await signIn(PASSWORD, '198.51.100.99')).toBe(200);
  });

  it('never lock the owner out of a place where they signed in before', async () => {
    expect(await signIn(PASSWORD, '203.0.113.5')).toBe(200);
    await guessFromEverywhere();
    expect(await signIn(PASSWORD, '203.0.113.5')).toBe(200);
    expect(await signIn(PASSWORD, '203.0.113.6')).toBe(429);
  });

  it('never lock the owner out after a reset', async () => {
    await guessFromEverywhere();
    await server.call(ASK, post({ email: 'alice@example.com' }, from('203.0.113.7')));
    const link = readLink((await server.mails()).at(-1)?.text ?? '');
    await server.call(RESET, post({ ...link, password: NEW }, from('203.0.113.7')));
    expect(await signIn(NEW, '203.0.113.7')).toBe(200);
  });

  it('count nothing against an account for sign-ins that are right', async () => {
    for (let host = 1; host <= 12; host += 1) expect(await signIn(PASSWORD, `203.0.113.${host}`)).toBe(200);
  });

  it('are the same for known and unknown mailboxes', async () => {
    const ask = async (email: string) => (await server.call(ASK, post({ email }))).status;
    expect([await ask('alice@example.com'), await ask('alice@example.com')]).toEqual([200, 429]);
    expect([await ask('ghost@example.com'), await ask('ghost@example.com')]).toEqual([200, 429]);
  });

  it('stop the 21st try at a link or at the old password', async () => {
    const link = { user_id: '1', timestamp: '1', signature: 'x', password: NEW };
    for (let tries = 0; tries < 20; tries += 1) await server.call(RESET, post(link));
    expect((await server.call(RESET, post(link))).status).toBe(429);
    const headers = await server.signedIn('alice@example.com');
    const guess = { old_password: 'x', password: NEW };
    for (let tries = 0; tries < 20; tries += 1) await server.call(CHANGE, post(guess, headers));
    expect((await server.call(CHANGE, post(guess, headers))).status).toBe(429);
  });
});
