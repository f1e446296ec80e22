import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runRetention } from '../../src/edge/privacy/retention/retention.ts';
import { jpeg } from '../downloads.ts';
import { addGallery, addPicture } from '../media.ts';
import { post } from '../requests.ts';
import { startTestServer, type TestServer } from '../server.ts';

const LOGIN = '/api/account/token-auth/';
const REFRESH = '/api/account/token-refresh/';
const LOGOUT = '/api/account/logout/';
const PROFILE = '/api/account/profile/';
const DOWNLOAD = '/api/press_room/download/';
const EMAIL = 'alice@example.com';
const PASSWORD = 'Str0ng_pass!';

describe('a session that was signed out of', () => {
  let server: TestServer;
  let gallery: number;

  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      press_groups: [{ name: 'Association' }],
      users: [
        { email: EMAIL, password: PASSWORD, groups: ['user_press_room'] },
        { email: 'bob@example.com', password: PASSWORD, groups: ['user_press_room'] },
        { email: 'boss@example.com', password: PASSWORD, groups: ['administrator_press_room'] },
      ],
    });
    gallery = await addGallery(server, [await addPicture(server, { name: 'tile.jpg' }, [jpeg('tile', 640)])]);
  });
  afterAll(() => server.close());

  const bearing = (token: string) => ({ Authorization: `JWT ${token}` });
  const tokenOf = ({ json }: { json: unknown }): string => (json as { token: string }).token;
  const signIn = async (email = EMAIL) =>
    tokenOf(await server.call(LOGIN, post({ email, password: PASSWORD })));
  const refresh = (token: string) => server.call(REFRESH, post({ token }));
  const profile = async (token: string) => (await server.call(PROFILE, { headers: bearing(token) })).status;
  /** Why a token is refused. */
  const codeOf = async (token: string) =>
    ((await server.call(PROFILE, { headers: bearing(token) })).json as { code?: string }).code;
  const logout = (token: string, body: object = {}) => server.call(LOGOUT, post(body, bearing(token)));
  const ticket = async (token: string): Promise<string> =>
    ((await server.call(DOWNLOAD, post({ gallery }, bearing(token)))).json as { url: string }).url;
  const ended = () => server.database.db.selectFrom('ended_session').selectAll().execute();

  it('answers nobody any more, with no token of its chain', async () => {
    const first = await signIn();
    const second = tokenOf(await refresh(first));
    const other = tokenOf(await refresh(first));
    const third = tokenOf(await refresh(second));
    expect(await logout(second)).toMatchObject({ status: 200, json: { detail: 'Signed out' } });
    for (const token of [first, second, other, third]) {
      expect(await profile(token)).toBe(401);
      expect(await refresh(token)).toMatchObject({
        status: 400,
        json: { non_field_errors: ['Signature has expired.'] },
      });
      expect((await logout(token)).status).toBe(401);
    }
  });

  it('tells why it ended to who holds a token of it, while that would be good, and to nobody else', async () => {
    const token = await signIn();
    await logout(token);
    expect(await codeOf(token)).toBe('signed_out');
    const forged = `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(43)}`;
    expect(await codeOf(forged)).toBeUndefined();
    expect((await server.call(PROFILE)).json).not.toHaveProperty('code');
    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + 30 * 86_400_000);
    expect([await profile(token), await codeOf(token)]).toEqual([401, undefined]);
    server.clock.now = now;
  });

  const findAlice = () =>
    server.database.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow();

  it('leaves the other sessions of the account and all other accounts alone', async () => {
    const [one, two, bob] = [await signIn(), await signIn(), await signIn('bob@example.com')];
    await logout(one);
    expect(await profile(one)).toBe(401);
    expect([await profile(two), await profile(bob)]).toEqual([200, 200]);
  });

  it('takes what it was given for downloading with it', async () => {
    const token = await signIn();
    const [mine, others] = [await ticket(token), await ticket(await signIn())];
    expect((await server.call(mine)).status).toBe(200);
    await logout(token);
    expect((await server.call(mine)).status).toBe(404);
    expect((await server.call(others)).status).toBe(200);
  });

  it.each([
    [
      'a change of password',
      async (token: string) => {
        const fresh = { old_password: PASSWORD, password: 'An0ther_pass!' };
        expect((await server.call('/api/account/change-password/', post(fresh, bearing(token)))).status).toBe(
          200,
        );
        const back = { old_password: 'An0ther_pass!', password: PASSWORD };
        const again = tokenOf(await server.call(LOGIN, post({ email: EMAIL, password: 'An0ther_pass!' })));
        await server.call('/api/account/change-password/', post(back, bearing(again)));
      },
      'password_changed',
    ],
    [
      'the press office',
      async () => {
        const { id } = await findAlice();
        const boss = bearing(await signIn('boss@example.com'));
        expect((await server.call(`/api/account/user/${id}/end_sessions/`, post({}, boss))).status).toBe(200);
      },
      'ended_by_office',
    ],
    ['the end of all sessions', (token: string) => logout(token, { everywhere: true }), 'signed_out'],
    [
      'a disabled account',
      async () => {
        const { id } = await findAlice();
        const boss = bearing(await signIn('boss@example.com'));
        expect((await server.call(`/api/account/user/${id}/disable/`, post({}, boss))).status).toBe(200);
        expect((await server.call(`/api/account/user/${id}/enable/`, post({}, boss))).status).toBe(200);
      },
      // By then it is no more than that.
      undefined,
    ],
  ])('%s ends every session with its addresses, for good, and says so', async (_name, end, code) => {
    const [one, two] = [await signIn(), await signIn()];
    const url = await ticket(two);
    await end(one);
    expect([await profile(one), await profile(two)]).toEqual([401, 401]);
    expect(await codeOf(two)).toBe(code);
    expect((await refresh(two)).status).toBe(400);
    expect((await server.call(url)).status).toBe(404);
    expect(await profile(await signIn())).toBe(200);
  });

  it('is needed: nobody ends a session without its token', async () => {
    const token = await signIn();
    expect((await server.call(LOGOUT, post({}))).status).toBe(401);
    const forged = `${token.slice(0, -6)}AAAAAA`;
    expect((await logout(forged)).status).toBe(401);
    expect((await server.call(LOGOUT, { headers: bearing(token) })).status).toBe(405);
    expect(await logout(token, { everywhere: 'perhaps' })).toMatchObject({
      status: 400,
      json: { everywhere: [expect.any(String)] },
    });
    expect(await profile(token)).toBe(200);
  });

  it('is ended once by two tabs at once', async () => {
    const token = await signIn();
    const before = (await ended()).length;
    const statuses = (await Promise.all([logout(token), logout(token)])).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect((await ended()).length).toBe(before + 1);
    const entries = await server.database.db
      .selectFrom('audit_entry')
      .select(['action'])
      .where('action', '=', 'sign_out')
      .execute();
    expect(entries.length).toBe((await ended()).length);
  });

  it('is forgotten when none of its tokens could be good any more, never before', async () => {
    server.clock.now = new Date();
    const start = server.clock.now.getTime();
    let token = await signIn();
    await logout(await signIn());
    const after = async (hours: number) => {
      server.clock.now = new Date(start + hours * 3_600_000);
      await runRetention(server.context);
      return (await ended()).length;
    };
    const kept = (await ended()).length;
    for (let hours = 0.5; hours < 7 * 24; hours += 0.5) {
      server.clock.now = new Date(start + hours * 3_600_000);
      token = tokenOf(await refresh(token));
    }
    await logout(token);
    expect(await after(7 * 24 + 0.9)).toBe(kept + 1);
    expect(await profile(token)).toBe(401);
    expect(await after(14 * 24 + 3)).toBe(0);
    server.clock.now = new Date();
  });
});
