import { beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../authenticator.ts';
import { post } from '../requests.ts';
import {
  bearing,
  codeOf,
  enrolPasskey,
  enrolTotp,
  FACTOR,
  type Headers,
  PROOF,
  SIGN_IN,
  signInFirst,
  ticketOf,
  waitForNextCode,
} from '../second-factor.ts';
import { startTestServer, type TestServer } from '../server.ts';

const PROFILE = '/api/account/profile/';
const PASSWORD = 'Str0ng_pass!';
const BOSS = 'boss@example.com';
const ALICE = 'alice@example.com';
const SITE = 'https://press.example.com';

describe('a second factor', () => {
  let server: TestServer;
  let boss: Headers;

  beforeEach(async () => {
    server = await startTestServer({ PUBLIC_URL: SITE, TRUST_PROXY: '127.0.0.1' });
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    await server.load({
      users: [
        { email: BOSS, password: PASSWORD, groups: ['administrator_press_room'] },
        { email: ALICE, password: PASSWORD, groups: ['user_press_room'] },
      ],
    });
    boss = await server.signedIn(BOSS);
    return () => server.close();
  });

  const later = (seconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
  };
  const finish = (body: object, headers: Record<string, string> = {}) =>
    server.call(SIGN_IN, post(body, headers));
  const toStatuses = (answers: { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((one, other) => one - other);
  const ticket = () => ticketOf(server, BOSS, PASSWORD);
  const optionsOf = async (path: string, body: object, headers?: Headers) =>
    (await server.call(`${FACTOR}${path}`, post(body, headers))).json;
  const OVER = { ticket: ['This sign-in has taken too long or failed too often. Start again.'] };

  it('takes no code twice, nor one from before the last', async () => {
    const { secret, headers } = await enrolTotp(server, boss);
    const before = codeOf(server, secret, -30);
    const code = codeOf(server, secret);
    expect((await finish({ ticket: await ticket(), code: before })).status).toBe(400);
    expect((await finish({ ticket: await ticket(), code })).status).toBe(200);
    expect((await finish({ ticket: await ticket(), code })).status).toBe(400);
    expect((await server.call(PROOF, post({ code }, headers))).status).toBe(400);
    later(60);
    expect((await finish({ ticket: await ticket(), code: codeOf(server, secret, 60) })).status).toBe(400);
    expect((await finish({ ticket: await ticket(), code: codeOf(server, secret, 30) })).status).toBe(200);
    expect((await finish({ ticket: await ticket(), code: codeOf(server, secret) })).status).toBe(400);
  });

  it('is used once where two answer at the same time', async () => {
    const { secret, recovery_codes } = await enrolTotp(server, boss);
    const [one, two, three, four] = [await ticket(), await ticket(), await ticket(), await ticket()];
    const code = codeOf(server, secret);
    const byCode = await Promise.all([finish({ ticket: one, code }), finish({ ticket: two, code })]);
    expect(toStatuses(byCode)).toEqual([200, 400]);
    const [recovery_code] = recovery_codes;
    const byRecovery = await Promise.all([
      finish({ ticket: three, recovery_code }),
      finish({ ticket: four, recovery_code }),
    ]);
    expect(toStatuses(byRecovery)).toEqual([200, 400]);
  });

  it('gives up a ticket after five wrong codes, five minutes, or one sign-in', async () => {
    const { secret } = await enrolTotp(server, boss);
    const tried = await ticket();
    for (let guess = 0; guess < 5; guess += 1)
      expect((await finish({ ticket: tried, code: `00000${guess}` })).json).toHaveProperty('code');
    expect((await finish({ ticket: tried, code: codeOf(server, secret) })).json).toEqual(OVER);
    const old = await ticket();
    later(301);
    expect((await finish({ ticket: old, code: codeOf(server, secret) })).json).toEqual(OVER);
    const used = await ticket();
    expect((await finish({ ticket: used, code: codeOf(server, secret) })).status).toBe(200);
    waitForNextCode(server);
    expect((await finish({ ticket: used, code: codeOf(server, secret) })).json).toEqual(OVER);
    expect((await server.call(`${FACTOR}sign-in-options/`, post({ ticket: used }))).json).toEqual(OVER);
  });

  it('is no use with a stolen ticket once the password is changed, or the account shut', async () => {
    const { secret, headers } = await enrolTotp(server, boss);
    const stolen = await ticket();
    const form = { old_password: PASSWORD, password: 'Fr3sh_password!' };
    const changed = await server.call('/api/account/change-password/', post(form, headers));
    expect((await finish({ ticket: stolen, code: codeOf(server, secret) })).json).toEqual(OVER);
    const another = await ticketOf(server, BOSS, 'Fr3sh_password!');
    await server.call('/api/account/logout/', post({ everywhere: true }, bearing(changed)));
    expect((await finish({ ticket: another, code: codeOf(server, secret) })).json).toEqual(OVER);
    const last = await ticketOf(server, BOSS, 'Fr3sh_password!');
    await server.database.db
      .updateTable('user_account')
      .set({ disabled_at: server.clock.now.toISOString() })
      .where('email', '=', BOSS)
      .execute();
    expect((await finish({ ticket: last, code: codeOf(server, secret) })).json).toEqual(OVER);
  });

  it('is not replaced by a ticket: it is no token, and a token is no ticket', async () => {
    const { headers, secret } = await enrolTotp(server, boss);
    const given = await ticket();
    expect((await server.call(PROFILE, { headers: { Authorization: `JWT ${given}` } })).status).toBe(401);
    expect((await server.call('/api/account/token-refresh/', post({ token: given }))).status).toBe(400);
    const token = headers.Authorization.split(' ')[1];
    expect((await finish({ ticket: token, code: codeOf(server, secret) })).status).toBe(400);
  });

  it('is not tried out: not from many places, not with many tickets, not over a day', {
    tags: ['slow'],
  }, async () => {
    await server.close();
    server = await startWithLimits();
    const from = (host: number) => ({ 'X-Forwarded-For': `203.0.113.${host}` });
    const guess = async (host: number, code = '000000') => {
      const first = await server.call(
        '/api/account/token-auth/',
        post({ email: BOSS, password: PASSWORD }, from(host)),
      );
      const { ticket: given } = first.json as { ticket: string };
      return (await finish({ ticket: given, code }, from(host))).status;
    };
    const statuses: number[] = [];
    for (let host = 1; host <= 12; host += 1) statuses.push(await guess(host));
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    for (let quarter = 0; quarter < 5; quarter += 1) {
      later(901);
      for (let host = 1; host <= 10; host += 1) await guess(host + 20 * quarter);
    }
    later(901);
    expect(await guess(200)).toBe(429);
  });

  /** An installation with rate limits, and an officer with an authenticator app. */
  async function startWithLimits(): Promise<TestServer> {
    const limited = await startTestServer({
      PUBLIC_URL: SITE,
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMITS: 'on',
    });
    limited.clock.now = new Date('2026-11-20T10:00:00Z');
    await limited.load({
      users: [{ email: BOSS, password: PASSWORD, groups: ['administrator_press_room'] }],
    });
    await enrolTotp(limited, await limited.signedIn(BOSS));
    return limited;
  }

  it('of another account opens nothing', async () => {
    const mine = await enrolTotp(server, boss);
    const alice = await server.signedIn(ALICE);
    const theirs = await enrolTotp(server, alice);
    const { authenticator } = await enrolPasskey(server, theirs.headers);
    expect((await finish({ ticket: await ticket(), code: codeOf(server, theirs.secret) })).status).toBe(400);
    const [recovery_code] = theirs.recovery_codes;
    expect((await finish({ ticket: await ticket(), recovery_code })).status).toBe(400);
    await enrolPasskey(server, mine.headers);
    const given = await ticket();
    const options = await optionsOf('sign-in-options/', { ticket: given });
    expect((await finish({ ticket: given, passkey: authenticator.get(options) })).status).toBe(400);
    // Nor is an answer to another account's challenge.
    const foreign = await optionsOf('sign-in-options/', { ticket: await ticketOf(server, ALICE, PASSWORD) });
    expect((await finish({ ticket: given, passkey: authenticator.get(foreign) })).status).toBe(400);
  });

  describe('as a passkey', () => {
    let authenticator: ReturnType<typeof createAuthenticator>;
    let headers: Headers;

    beforeEach(async () => {
      const enrolled = await enrolPasskey(server, boss);
      ({ authenticator } = enrolled);
      headers = bearing(enrolled.answer);
    });

    const answerWith = async (change: () => void) => {
      const given = await ticket();
      const options = await optionsOf('sign-in-options/', { ticket: given });
      change();
      return finish({ ticket: given, passkey: authenticator.get(options) });
    };
    const refused = { status: 400, json: { passkey: ['This passkey was not accepted. Try again.'] } };

    it('is good as it is', async () => {
      expect((await answerWith(() => {})).status).toBe(200);
    });

    it('is refused from another site', async () => {
      expect(
        await answerWith(() => {
          authenticator.origin = 'https://press.example.com.evil.example';
        }),
      ).toMatchObject(refused);
    });

    it('is refused without its person verified', async () => {
      expect(
        await answerWith(() => {
          authenticator.isVerifying = false;
        }),
      ).toMatchObject(refused);
    });

    it('is refused where its counter does not rise: it was copied', async () => {
      authenticator.counter = 5;
      expect((await answerWith(() => {})).status).toBe(200);
      expect(
        await answerWith(() => {
          authenticator.counter = 4;
        }),
      ).toMatchObject(refused);
    });

    it('answers a challenge once, for its purpose, within five minutes', async () => {
      const given = await ticket();
      const options = await optionsOf('sign-in-options/', { ticket: given });
      const passkey = authenticator.get(options);
      expect(await server.call(PROOF, post({ passkey }, headers))).toMatchObject(refused);
      expect((await finish({ ticket: given, passkey })).status).toBe(200);
      expect(await finish({ ticket: await ticket(), passkey })).toMatchObject(refused);
      const next = await ticket();
      const slow = await optionsOf('sign-in-options/', { ticket: next });
      later(301);
      expect(await finish({ ticket: await ticket(), passkey: authenticator.get(slow) })).toMatchObject(
        refused,
      );
    });

    it('is refused with a signature that is not its own', async () => {
      const given = await ticket();
      const options = await optionsOf('sign-in-options/', { ticket: given });
      const forger = createAuthenticator(SITE);
      forger.counter = 9;
      const forged = { ...forger.get(options), id: authenticator.id, rawId: authenticator.id };
      expect(await finish({ ticket: given, passkey: forged })).toMatchObject(refused);
    });
  });

  it('leaves nothing to sign in with but both steps', async () => {
    await enrolTotp(server, boss);
    const first = await signInFirst(server, BOSS, PASSWORD);
    expect(JSON.stringify(first.json)).not.toContain('token"');
    expect(first.headers.get('cache-control')).toBe('no-store');
    const stranger = await finish({ ticket: 'a'.repeat(43), code: '123456' });
    expect(stranger.json).toEqual(OVER);
  });
});
