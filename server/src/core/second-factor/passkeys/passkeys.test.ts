import { beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../../test/authenticator.ts';
import { patch, post } from '../../../../test/requests.ts';
import {
  bearing,
  enrolPasskey,
  enrolTotp,
  FACTOR,
  type Headers,
  PROOF,
  SIGN_IN,
  ticketOf,
} from '../../../../test/second-factor.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

const PASSWORD = 'Str0ng_pass!';
const ALICE = 'alice@example.com';
const BOB = 'bob@example.com';
const SITE = 'https://press.example.com';

describe('passkeys', () => {
  let server: TestServer;
  let alice: Headers;

  beforeEach(async () => {
    server = await startTestServer({ PUBLIC_URL: SITE });
    await server.load({
      press_groups: [{ name: 'Press room Alpha' }],
      users: [
        { email: ALICE, password: PASSWORD, groups: ['user_press_room'] },
        { email: BOB, password: PASSWORD, groups: ['user_press_room'] },
      ],
    });
    alice = await server.signedIn(ALICE);
    return () => server.close();
  });

  const optionsOf = async (path: string, body: object, headers?: Headers) =>
    (await server.call(`${FACTOR}${path}`, post(body, headers))).json;
  const statusOf = async (headers: Headers) => (await server.call(FACTOR, { headers })).json;

  it('are made for this site and this account, with their person verified', async () => {
    expect(await optionsOf('passkey-options/', {}, alice)).toMatchObject({
      rp: { id: 'press.example.com', name: 'Press room Alpha' },
      user: { name: ALICE },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
  });

  it('are added by name, several of them, each authenticator once', async () => {
    const { answer, authenticator } = await enrolPasskey(server, alice, { name: '  Work\nlaptop ' });
    expect(answer.status).toBe(201);
    expect((answer.json as { recovery_codes: string[] }).recovery_codes).toHaveLength(10);
    const headers = bearing(answer);
    const second = await enrolPasskey(server, headers, { name: 'Phone' });
    expect(second.answer).toMatchObject({ status: 201, json: { recovery_codes: [] } });
    expect(await statusOf(headers)).toMatchObject({
      state: 'on',
      totp: null,
      passkeys: [{ name: 'Work laptop', last_used_at: null }, { name: 'Phone' }],
      recovery_codes_left: 10,
    });
    expect(await optionsOf('passkey-options/', {}, headers)).toMatchObject({
      excludeCredentials: [{ id: authenticator.id }, { id: second.authenticator.id }],
    });
    expect(await enrolPasskey(server, headers, { authenticator })).toMatchObject({
      answer: { status: 400, json: { passkey: ['This passkey was not accepted. Try again.'] } },
    });
    expect((await server.mails()).map(({ text }) => /“(.+)”/.exec(text)?.[1])).toEqual([
      'Work laptop',
      'Phone',
    ]);
  });

  it('sign in, and prove who it is', async () => {
    const { authenticator } = await enrolPasskey(server, alice);
    const ticket = await ticketOf(server, ALICE, PASSWORD);
    const options = await optionsOf('sign-in-options/', { ticket });
    expect(options).toMatchObject({
      rpId: 'press.example.com',
      userVerification: 'required',
      allowCredentials: [{ id: authenticator.id, transports: ['internal'] }],
    });
    const session = await server.call(SIGN_IN, post({ ticket, passkey: authenticator.get(options) }));
    expect(session).toMatchObject({ status: 200, json: { user: { email: ALICE } } });
    const headers = bearing(session);
    expect(await statusOf(headers)).toMatchObject({
      passkeys: [{ last_used_at: expect.any(String) as unknown }],
    });
    const asked = await optionsOf('proof-options/', {}, headers);
    const proof = await server.call(PROOF, post({ passkey: authenticator.get(asked) }, headers));
    expect(proof.status).toBe(200);
  });

  it('are renamed and removed; the last one takes the second factor with it', async () => {
    const headers = bearing((await enrolPasskey(server, alice)).answer);
    const { passkeys } = (await statusOf(headers)) as { passkeys: { id: number }[] };
    const path = `${FACTOR}passkey/${passkeys[0]?.id}/`;
    expect((await server.call(path, patch({ name: 'Old laptop' }, headers))).json).toMatchObject({
      passkeys: [{ name: 'Old laptop' }],
    });
    expect((await server.call(path, patch({ name: ' ' }, headers))).json).toEqual({
      name: ['This field may not be blank.'],
    });
    expect((await server.call(path, patch({ name: 'x'.repeat(61) }, headers))).status).toBe(400);
    const bob = await server.signedIn(BOB);
    expect((await server.call(path, patch({ name: 'Mine' }, bob))).status).toBe(404);
    expect((await server.call(path, { method: 'DELETE', headers: bob })).status).toBe(404);
    expect((await server.call(path, { method: 'DELETE', headers })).json).toMatchObject({
      state: 'none',
      passkeys: [],
      recovery_codes_left: 0,
    });
  });

  it('stand beside an authenticator app', async () => {
    const { headers } = await enrolTotp(server, alice);
    await enrolPasskey(server, headers);
    await server.call(`${FACTOR}totp/`, { method: 'DELETE', headers });
    expect(await statusOf(headers)).toMatchObject({ state: 'on', totp: null, recovery_codes_left: 10 });
  });

  it.each([
    ['no object', 'passkey'],
    ['an empty one', {}],
    ['one without client data', { ...createAuthenticator(SITE).get({ challenge: 'x' }), response: {} }],
    ['one that nobody asked for', createAuthenticator(SITE).create({ challenge: 'x' })],
  ])('are refused as %s', async (_what, passkey) => {
    const answer = await server.call(`${FACTOR}passkey/`, post({ name: 'Laptop', passkey }, alice));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json as object)).toEqual(['passkey']);
  });
});
