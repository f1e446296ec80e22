/** @module-tag engine */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTEMPTS_AN_HOUR, recordAttempt } from '../../src/core/audit/queries.ts';
import { eraseAccount } from '../../src/edge/privacy/erasure/erasure.ts';
import { runRetention } from '../../src/edge/privacy/retention/retention.ts';
import { patch, post } from '../requests.ts';
import { startTestServer, type TestServer } from '../server.ts';

const LOGIN = '/api/account/token-auth/';
const PROFILE = '/api/account/profile/';
const USER = '/api/account/user/';
const PASSWORD = 'Str0ng_pass!';
const NOW = new Date('2026-11-20T10:20:00Z');
const DAY = 86_400_000;

describe('the audit', () => {
  let server: TestServer;
  let ids: Record<string, number>;

  beforeAll(async () => {
    server = await startTestServer({ TRUST_PROXY: '127.0.0.1' });
    server.clock.now = NOW;
    ids = (
      await server.load({
        users: [
          { email: 'alice@example.com', password: PASSWORD, groups: ['user_press_room'] },
          { email: 'gone@example.com', password: PASSWORD, groups: ['user_press_room'] },
          { email: 'boss@example.com', password: PASSWORD, groups: ['administrator_press_room'] },
        ],
      })
    ).users;
  });
  afterAll(() => server.close());

  const entries = (action: string) =>
    server.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', action)
      .orderBy('id')
      .execute();
  const guess = (email: string, address = '198.51.100.1') =>
    server.call(LOGIN, post({ email, password: 'Wrong_guess1!' }, { 'X-Forwarded-For': address }));

  it('counts failed sign-ins by account, network and hour', async () => {
    for (let tries = 0; tries < 3; tries += 1) await guess('alice@example.com');
    await guess('alice@example.com', '203.0.113.9');
    await guess('nobody@example.com');
    server.clock.now = new Date(NOW.getTime() + 60 * 60_000);
    await guess('alice@example.com');
    server.clock.now = NOW;
    const found = await entries('sign_in_failed');
    expect(found.map(({ subject, repeats, user_account_id }) => [subject, repeats, user_account_id])).toEqual(
      [
        [`user_account:${ids['alice@example.com']}`, 3, null],
        [`user_account:${ids['alice@example.com']}`, 1, null],
        ['unknown', 1, null],
        [`user_account:${ids['alice@example.com']}`, 1, null],
      ],
    );
    expect(found[0]?.last_at).toBe(NOW.toISOString());
    expect(new Set(found.map(({ network }) => network)).size).toBe(2);
    expect(JSON.stringify(found)).not.toMatch(/198\.51|203\.0|Wrong_guess|nobody@|alice@/);
  });

  it('holds a bounded number of failures, however many networks they come from', async () => {
    const { db } = server.database;
    const when = new Date(NOW.getTime() + 5 * 60 * 60_000);
    const attempt = (network: number) =>
      recordAttempt(
        db,
        { by: null, action: 'sign_in_failed', subject: 'unknown', network: `n${network}` },
        when,
      );
    const before = (await entries('sign_in_failed')).length;
    for (let network = 0; network < ATTEMPTS_AN_HOUR + 20; network += 1) await attempt(network);
    await attempt(0);
    const found = (await entries('sign_in_failed')).slice(before);
    expect(found).toHaveLength(ATTEMPTS_AN_HOUR + 1);
    expect(found.at(-1)).toMatchObject({ subject: 'others', network: null, repeats: 20 });
    expect(found[0]?.repeats).toBe(2);
  });

  it('holds who asked for what their rights do not reach, once an hour', async () => {
    const headers = await server.signedIn('alice@example.com');
    const path = `${USER}${ids['boss@example.com']}/disable/`;
    for (let tries = 0; tries < 3; tries += 1) {
      expect((await server.call(path, post({}, headers))).status).toBe(403);
    }
    expect((await server.call(USER, { headers })).status).toBe(403);
    expect((await server.call(`${USER}7/`, { method: 'PUT', headers })).status).toBe(403);
    expect((await server.call(USER)).status).toBe(401);
    const found = await entries('refused');
    expect(found.map(({ subject, repeats, user_account_id }) => [subject, repeats, user_account_id])).toEqual(
      [
        [`POST ${USER}:id/disable/`, 3, ids['alice@example.com']],
        [`GET ${USER}`, 1, ids['alice@example.com']],
        [`PUT ${USER}:id/`, 1, ids['alice@example.com']],
      ],
    );
  });

  it('names the fields that were changed, never what they hold', async () => {
    const headers = await server.signedIn('alice@example.com');
    await server.call(PROFILE, patch({ first_name: 'Zenobia', newspaper: 'Il Foglio' }, headers));
    const [entry] = await entries('change_profile');
    expect(JSON.parse(entry?.fields ?? '')).toEqual(['first_name', 'newspaper']);
    expect(JSON.stringify(entry)).not.toMatch(/Zenobia|Foglio/);
  });

  it('holds what officers do with accounts and files', async () => {
    const headers = await server.signedIn('boss@example.com');
    const by = ids['boss@example.com'];
    for (const action of ['disable', 'enable']) {
      await server.call(`${USER}${ids['alice@example.com']}/${action}/`, post({}, headers));
      expect((await entries(action)).at(-1)).toMatchObject({
        user_account_id: by,
        subject: `user_account:${ids['alice@example.com']}`,
      });
    }
    const form = new FormData();
    form.set('file', new Blob(['name;city\n']), 'list.csv');
    const { status, json } = await server.call('/api/press_room/asset/', {
      method: 'POST',
      headers,
      body: form,
    });
    expect(status).toBe(201);
    expect((await entries('create')).at(-1)).toMatchObject({
      user_account_id: by,
      subject: `asset:${(json as { id: number }).id}`,
    });
  });

  it('forgets where guesses at an erased account came from, and refusals after a while', async () => {
    const id = ids['gone@example.com'] ?? 0;
    await guess('gone@example.com');
    const about = async () =>
      (await entries('sign_in_failed')).filter(({ subject }) => subject === `user_account:${id}`);
    expect((await about())[0]?.network).not.toBeNull();
    await eraseAccount(server.context, id, {
      by: null,
      reason: 'a test',
      isAnnounced: false,
      isDue: async () => true,
    });
    expect((await about())[0]?.network).toBeNull();
    const kept = (await entries('disable')).length;
    server.clock.now = new Date(NOW.getTime() + 91 * DAY);
    await runRetention(server.context);
    expect([await entries('sign_in_failed'), await entries('refused')]).toEqual([[], []]);
    expect(await entries('disable')).toHaveLength(kept);
    server.clock.now = NOW;
  });
});
