import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../requests.ts';
import { startTestServer, type TestServer } from '../server.ts';

const LOGIN = '/api/account/token-auth/';
const CHANGE = '/api/account/change-password/';
const REGISTER = '/api/account/register/';
const EMAIL = 'alice@example.com';

/** They look the same: one has `è` as one character, the other as `e` and an accent. */
const COMPOSED = 'Caff\u00e8_2026';
const DECOMPOSED = 'Caffe\u0300_2026';

describe('passwords', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
    await server.load({ users: [{ email: EMAIL, password: COMPOSED, groups: ['user_press_room'] }] });
  });
  afterAll(() => server.close());

  const signIn = async (password: string) =>
    (await server.call(LOGIN, post({ email: EMAIL, password }))).status;
  const stored = async () =>
    (await server.database.db.selectFrom('user_account').select('password_hash').executeTakeFirstOrThrow())
      .password_hash;
  const store = (password_hash: string) =>
    server.database.db.updateTable('user_account').set({ password_hash }).execute();

  it('are the same however the keyboard writes an accent', async () => {
    expect([await signIn(COMPOSED), await signIn(DECOMPOSED)]).toEqual([200, 200]);
    expect(await signIn('Caffe_2026')).toBe(400);
  });

  it('work as they were stored before that, and are stored anew when they are used', async () => {
    const now = await stored();
    const old = await hash(DECOMPOSED);
    await store(old);
    expect([await signIn(COMPOSED), await stored()]).toEqual([400, old]);
    expect(await signIn(DECOMPOSED)).toBe(200);
    expect(await stored()).not.toBe(old);
    expect([await signIn(COMPOSED), await signIn(DECOMPOSED)]).toEqual([200, 200]);
    await store(now);
  });

  it('are changed by who types the old one in either way, and repeated in either way', async () => {
    const headers = await server.signedIn(EMAIL);
    const body = { old_password: DECOMPOSED, password: COMPOSED, password_confirm: DECOMPOSED };
    expect((await server.call(CHANGE, post(body, headers))).status).toBe(200);
    expect(await signIn(DECOMPOSED)).toBe(200);
  });

  it.each(['Password1!', 'P4ssw0rd_2026', 'Qwerty123!', 'Juventus1_', 'Welcome1!'])(
    '%s is refused: everybody uses it',
    async (password) => {
      const person = { email: 'new@example.com', first_name: 'A', last_name: 'B', accept: true, password };
      const answer = await server.call(REGISTER, post(person));
      expect([answer.status, answer.json]).toEqual([400, { password: ['This password is too common.'] }]);
    },
  );
});
