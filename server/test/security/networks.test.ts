import { beforeEach, describe, expect, it } from 'vitest';
import { post } from '../requests.ts';
import { startTestServer, type TestServer } from '../server.ts';

const LOGIN = '/api/account/token-auth/';
const PASSWORD = 'Str0ng_pass!';

/** Any address of a /64. */
const inNetwork = (network: string, host: number): string => `${network}:${host.toString(16)}:0:ab:${host}`;
const HOME = '2001:db8:1:1';
const ELSEWHERE = '2001:db8:2:2';

describe('a network', () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
    server.clock.now = new Date();
    await server.load({ users: [{ email: 'alice@example.com', password: PASSWORD }] });
    return () => server.close();
  });

  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const signIn = async (email: string, password: string, address: string) =>
    (await server.call(LOGIN, post({ email, password }, from(address)))).status;
  const listHits = async (): Promise<number[]> => {
    const rows = await server.database.db.selectFrom('rate_limit').select('hits').execute();
    return rows.map(({ hits }) => hits).toSorted((one, other) => one - other);
  };

  it('counts as one, whichever of its addresses asks', async () => {
    for (let host = 1; host <= 10; host += 1) {
      expect(await signIn(`guess-${host}@example.com`, 'x', inNetwork(HOME, host))).toBe(400);
    }
    expect(await signIn('guess-11@example.com', 'x', inNetwork(HOME, 11))).toBe(429);
    expect(await signIn('guess-11@example.com', 'x', inNetwork(ELSEWHERE, 1))).toBe(400);
  });

  it('of an IPv4 address is that address, also where it is written as IPv6', async () => {
    const spellings = ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207'];
    for (let tries = 0; tries < 10; tries += 1) {
      await signIn(`guess-${tries}@example.com`, 'x', spellings[tries % spellings.length] ?? '');
    }
    for (const spelling of spellings) expect(await signIn('last@example.com', 'x', spelling)).toBe(429);
  });

  const ANONYMOUS_CALLS = [
    ['verify', '/api/account/verify-registration/', { user_id: '1', timestamp: '1', signature: 'x' }],
    ['verify', '/api/account/verify-email/', { user_id: '1', timestamp: '1', signature: 'x' }],
    [
      'reset',
      '/api/account/reset-password/',
      { user_id: '1', timestamp: '1', signature: 'x', password: 'x' },
    ],
    ['reset-password', '/api/account/send-reset-password-link/', { email: 'a@example.com' }],
    ['verify-account', '/api/account/resend-activation-email/', { email: 'a@example.com' }],
    ['login', LOGIN, { email: 'a@example.com', password: 'x' }],
    ['error_report', '/api/error_report/', { message: 'It broke' }],
    ['download', '/api/press_room/download/', { asset: 1 }],
  ] as const;

  it.each(ANONYMOUS_CALLS)('is what the limit of "%s" counts (%s)', async (_name, path, body) => {
    const ask = (address: string) => server.call(path, post(body, from(address)));
    await ask(inNetwork(HOME, 7));
    const counts = (await listHits()).length;
    await ask(inNetwork(HOME, 8));
    expect((await listHits()).length).toBe(counts);
    expect(await listHits()).toContain(2);
    await ask(inNetwork(ELSEWHERE, 7));
    expect((await listHits()).length).toBeGreaterThan(counts);
  });

  it('keeps its known owners in while everybody elsewhere guesses', async () => {
    expect(await signIn('alice@example.com', PASSWORD, inNetwork(HOME, 1))).toBe(200);
    for (let guess = 1; guess <= 20; guess += 1) {
      await signIn('alice@example.com', 'x', inNetwork(`2001:db8:3:${guess}`, 1));
    }
    expect(await signIn('alice@example.com', PASSWORD, inNetwork(ELSEWHERE, 1))).toBe(429);
    expect(await signIn('alice@example.com', PASSWORD, inNetwork(HOME, 99))).toBe(200);
  });

  it('that is known keeps a count of its own for the account', async () => {
    expect(await signIn('alice@example.com', PASSWORD, inNetwork(HOME, 1))).toBe(200);
    expect(await signIn('alice@example.com', 'x', inNetwork(HOME, 2))).toBe(400);
    // One for the network, one for the account from any network, which the correct password cleared, and this one.
    expect(await listHits()).toEqual([0, 1, 2]);
  });
});
