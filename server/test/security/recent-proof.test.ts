import { beforeEach, describe, expect, it } from 'vitest';
import { post } from '../requests.ts';
import { bearing, codeOf, enrolTotp, FACTOR, type Headers, PROOF } from '../second-factor.ts';
import { startTestServer, type TestServer } from '../server.ts';

const USERS = '/api/account/user/';
const PROFILE = '/api/account/profile/';
const PASSWORD = 'Str0ng_pass!';
const BOSS = 'boss@example.com';
const ALICE = 'alice@example.com';

describe('calls that want a recent proof', () => {
  let server: TestServer;
  let ids: Record<string, number>;
  let boss: Headers;

  beforeEach(async () => {
    server = await startTestServer();
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    ids = (
      await server.load({
        users: [
          { email: BOSS, password: PASSWORD, groups: ['administrator_press_room'] },
          { email: ALICE, password: PASSWORD, groups: ['user_press_room'] },
        ],
      })
    ).users;
    boss = await server.signedIn(BOSS);
    return () => server.close();
  });

  const later = (seconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
  };
  const act = async (action: string, headers: Headers) =>
    server.call(`${USERS}${ids[ALICE]}/${action}/`, post({}, headers));

  const GUARDED = ['approve', 'disable', 'enable', 'erase'];
  const ASKED = {
    status: 403,
    json: { detail: 'Confirm first that it is you.', code: 'recent_proof_required' },
  };

  it.each(GUARDED)('%s is open for ten minutes after the password, and again after it', async (action) => {
    expect(await act(action, boss)).not.toMatchObject(ASKED);
    later(601);
    expect(await act(action, boss)).toMatchObject(ASKED);
    expect((await server.call(USERS, { headers: boss })).status).toBe(200);
    expect((await server.call(PROOF, post({}, boss))).json).toEqual({
      password: ['This field is required.'],
    });
    expect((await server.call(PROOF, post({ password: 'wrong' }, boss))).json).toEqual({
      password: ['The password is not correct'],
    });
    const proof = await server.call(PROOF, post({ password: PASSWORD }, boss));
    expect(await act(action, bearing(proof))).not.toMatchObject(ASKED);
    // Renewing a token is no proof of identity.
    const token = boss.Authorization.split(' ')[1];
    const renewed = await server.call('/api/account/token-refresh/', post({ token }));
    expect(await act(action, bearing(renewed))).toMatchObject(ASKED);
  });

  it('tell rights before they ask for a proof', async () => {
    later(601);
    const reader = await server.signedIn(ALICE);
    expect((await act('erase', reader)).json).not.toHaveProperty('code');
  });

  it('want the second factor where there is one, not the password', async () => {
    const { headers, secret } = await enrolTotp(server, boss);
    expect(await act('disable', headers)).not.toMatchObject(ASKED);
    later(601);
    expect(await act('enable', headers)).toMatchObject(ASKED);
    expect((await server.call(PROOF, post({ password: PASSWORD }, headers))).json).toEqual({
      code: ['This field is required.'],
    });
    const proof = await server.call(PROOF, post({ code: codeOf(server, secret) }, headers));
    expect((await act('enable', bearing(proof))).status).toBe(200);
    later(601);
    expect(await act('disable', bearing(proof))).toMatchObject(ASKED);
  });

  it('guard the factors themselves: a stolen session adds, shows and removes none', async () => {
    const { headers } = await enrolTotp(server, boss);
    later(601);
    for (const path of ['totp/', 'totp/confirm/', 'passkey-options/', 'passkey/', 'recovery-codes/'])
      expect(await server.call(`${FACTOR}${path}`, post({}, headers))).toMatchObject(ASKED);
    for (const path of ['totp/', 'passkey/1/'])
      expect(await server.call(`${FACTOR}${path}`, { method: 'DELETE', headers })).toMatchObject(ASKED);
  });

  it('end the session that they prove when that one is signed out', async () => {
    later(60);
    const proof = await server.call(PROOF, post({ password: PASSWORD }, boss));
    await server.call('/api/account/logout/', post({}, boss));
    expect((await server.call(PROFILE, { headers: bearing(proof) })).status).toBe(401);
  });
});
