import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textWith } from '../../../test/matchers.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { signToken } from '../../platform/signing/session-tokens.ts';

const LOGIN = '/api/account/token-auth/';
const REFRESH = '/api/account/token-refresh/';
const PROFILE = '/api/account/profile/';
const PASSWORD = 'Str0ng_pass!';
const OLD_SECRET = 'the-secret-before-that-is-long-enough';

const USERS = [
  { email: 'alice@example.com', password: PASSWORD, first_name: 'Alice', groups: ['user_press_room'] },
  { email: 'lock@example.com', password: PASSWORD, groups: ['user_press_room'] },
];

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

describe('sessions', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ SECRET_KEY_OLD: OLD_SECRET });
    await server.load({ users: USERS });
  });
  afterAll(() => server.close());

  const signIn = async (): Promise<string> => {
    const answer = await server.call(LOGIN, post({ email: 'alice@example.com', password: PASSWORD }));
    return (answer.json as { token: string }).token;
  };
  const profile = (token: string) => server.call(PROFILE, { headers: { Authorization: `jwt ${token}` } });

  it('reads the profile with the token, whatever the case of the word JWT', async () => {
    const answer = await profile(await signIn());
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ email: 'alice@example.com', groups: [{ name: 'user_press_room' }] });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.text).not.toContain('argon2');
  });

  it('records each sign-in', async () => {
    const count = async () =>
      (
        await server.database.db
          .selectFrom('audit_entry')
          .select('id')
          .where('action', '=', 'sign_in')
          .execute()
      ).length;
    const before = await count();
    await signIn();
    expect(await count()).toBe(before + 1);
  });

  it('kills every token of a user whose token version is raised', async () => {
    const token = await signIn();
    const raise = (by: number) =>
      server.database.db
        .updateTable('user_account')
        .set((eb) => ({ token_version: eb('token_version', '+', by) }))
        .where('email', '=', 'alice@example.com')
        .execute();
    await raise(1);
    expect((await profile(token)).status).toBe(401);
    const refreshed = await server.call(REFRESH, post({ token }));
    expect([refreshed.status, refreshed.json]).toEqual([
      400,
      { non_field_errors: ['Signature has expired.'] },
    ]);
    expect((await profile(await signIn())).status).toBe(200);
  });

  it('goes on with a session that began under the secret before, and with no other', async () => {
    const email = 'alice@example.com';
    const { account_id: id, token_version } = await server.sessionOf(email);
    const signedWith = (secret: string) => {
      const settings = { ...server.context.tokens, keys: [new TextEncoder().encode(secret)] as const };
      return signToken({ id, email, token_version }, settings, { now: new Date() });
    };
    const token = await signedWith(OLD_SECRET);
    expect((await profile(token)).status).toBe(200);
    expect((await server.call(REFRESH, post({ token }))).status).toBe(200);
    expect((await profile(await signedWith(`${OLD_SECRET}!`))).status).toBe(401);
  });

  it('refuses a disabled account at once', async () => {
    const token = await signIn();
    const disable = (disabled_at: string | null) =>
      server.database.db
        .updateTable('user_account')
        .set({ disabled_at })
        .where('email', '=', 'alice@example.com')
        .execute();
    await disable(new Date().toISOString());
    expect((await profile(token)).json).toEqual({
      detail: 'User account is disabled.',
      code: 'account_disabled',
    });
    expect((await server.call(REFRESH, post({ token }))).json).toEqual({
      non_field_errors: ['User account is disabled.'],
    });
    await disable(null);
  });

  it('refreshes until the window of the first sign-in is over', async () => {
    server.clock.now = new Date();
    const start = server.clock.now.getTime();
    let token = await signIn();
    for (let hours = 0.5; hours <= 7 * 24; hours += 0.5) {
      server.clock.now = new Date(start + hours * 3_600_000 - 1000);
      const answer = await server.call(REFRESH, post({ token }));
      expect(answer.status).toBe(200);
      token = (answer.json as { token: string }).token;
    }
    // Whole seconds count, as in the token itself.
    const limit = (Math.floor(start / 1000) + 7 * 24 * 3600) * 1000;
    server.clock.now = new Date(limit + 999);
    expect((await server.call(REFRESH, post({ token }))).status).toBe(200);
    server.clock.now = new Date(limit + 1000);
    expect((await server.call(REFRESH, post({ token }))).json).toEqual({
      non_field_errors: ['Refresh has expired.'],
    });
    server.clock.now = new Date();
  });

  it.each([
    [{ email: null, password: ' ' }, { email: ['This field may not be null.'] }],
    [
      { email: '  ', password: '' },
      { email: ['This field may not be blank.'], password: ['This field may not be blank.'] },
    ],
    [
      { email: true, password: ['x'] },
      { email: ['Not a valid string.'], password: ['Not a valid string.'] },
    ],
    [{ email: 'a\0b', password: 'x' }, { email: ['Null characters are not allowed.'] }],
    [
      { email: 'x'.repeat(255), password: 'x' },
      { email: ['Ensure this field has no more than 254 characters.'] },
    ],
  ])('rejects %j', async (body, expected) => {
    const answer = await server.call(LOGIN, post(body));
    expect([answer.status, answer.json]).toEqual([400, expected]);
  });

  it('takes the first alias that the body names', async () => {
    const answer = await server.call(LOGIN, post({ login: 'alice@example.com', password: PASSWORD }));
    expect(answer.status).toBe(200);
  });

  it('does not trim passwords', async () => {
    const answer = await server.call(LOGIN, post({ email: 'alice@example.com', password: ` ${PASSWORD} ` }));
    expect(answer.status).toBe(400);
  });
});

describe('rate limits', () => {
  it('stop the eleventh sign-in of a minute, say when to retry, and end', async () => {
    const server = await startTestServer({ RATE_LIMITS: 'on' });
    server.clock.now = new Date();
    await server.load({ users: USERS });
    const attempt = () =>
      server.call(
        LOGIN,
        post({ email: 'alice@example.com', password: 'wrong' }, { 'Accept-Language': 'it' }),
      );
    for (let count = 0; count < 10; count += 1) expect((await attempt()).status).toBe(400);
    const refused = await attempt();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.json).toMatchObject({ detail: textWith('limitata') });
    server.clock.now = new Date(Date.now() + 61_000);
    expect((await attempt()).status).toBe(400);
    await server.close();
  });
});
