import { GROUP_PATH, PERMISSION_PATH, type Rights, userRightsPath } from '@press-room/contract/rights';
import { rightsOf } from '@press-room/contract/roles';
import { beforeEach, describe, expect, it } from 'vitest';
import { objectWith } from '../../../../test/matchers.ts';
import { patch, post } from '../../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { collectPersonalData } from '../../privacy/personal-data-queries.ts';

const PASSWORD = 'Str0ng_pass!';
const USERS = '/api/account/user/';
type Headers = Record<string, string>;

describe('rights of people', () => {
  let server: TestServer;
  let ids: Record<string, number>;
  let chief: Headers;
  let boss: Headers;

  beforeEach(async () => {
    server = await startTestServer();
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    const person = (email: string, ...groups: string[]) => ({ email, password: PASSWORD, groups });
    const users = [
      person('chief@example.com', 'administrator_global'),
      person('boss@example.com', 'administrator_press_room'),
      person('reader@example.com', 'user_press_room'),
    ];
    ids = (await server.load({ users })).users;
    chief = await server.signedIn('chief@example.com');
    boss = await server.signedIn('boss@example.com');
    return () => server.close();
  });

  const idOf = (name: string): number => ids[`${name}@example.com`] ?? 0;
  const rights = async (name: string): Promise<Rights> =>
    (await server.call(userRightsPath(idOf(name)), { headers: chief })).json as Rights;
  const change = async (name: string, body: object, headers = chief, version?: number) =>
    server.call(
      userRightsPath(idOf(name)),
      patch(body, { ...headers, 'If-Match': `"${version ?? (await rights(name)).version}"` }),
    );
  const audited = () =>
    server.database.db
      .selectFrom('audit_entry')
      .select(['action', 'subject', 'fields'])
      .where('action', '<>', 'load')
      .orderBy('id')
      .execute();

  it('come from groups and directly, each with its source', async () => {
    const answer = await change('reader', { permissions: ['audit.view', 'press_release.view'] });
    expect(answer).toMatchObject({ status: 200, json: { version: 2, groups: ['user_press_room'] } });
    await change('reader', { groups: ['user_press_room', 'administrator_press_room'] });
    const { direct, rights: held } = await rights('reader');
    expect(direct).toEqual([
      {
        permission: 'audit.view',
        granted_at: '2026-11-20T10:00:00.000Z',
        granted_by: objectWith({ id: idOf('chief') }),
      },
      expect.objectContaining({ permission: 'press_release.view' }),
    ]);
    expect(held).toContainEqual({ permission: 'audit.view', groups: [], is_direct: true });
    const personal = await collectPersonalData(server.database.db, idOf('reader'));
    expect(personal?.account.permissions).toEqual(['audit.view', 'press_release.view']);
    expect(held).toContainEqual({
      permission: 'press_release.view',
      groups: ['administrator_press_room'],
      is_direct: true,
    });
    expect(held).toContainEqual({
      permission: 'press_release.edit',
      groups: ['administrator_press_room'],
      is_direct: false,
    });
    expect(await audited()).toEqual([
      {
        action: 'change_rights',
        subject: `user_account:${idOf('reader')}`,
        fields: '["permission:+audit.view","permission:+press_release.view"]',
      },
      {
        action: 'change_rights',
        subject: `user_account:${idOf('reader')}`,
        fields: '["group:+administrator_press_room"]',
      },
    ]);
  });

  it('are what every call goes by, at once', async () => {
    const reader = await server.signedIn('reader@example.com');
    expect((await server.call('/api/office/audit/', { headers: reader })).status).toBe(403);
    await change('reader', { permissions: ['audit.view'] });
    expect((await server.call('/api/office/audit/', { headers: reader })).status).toBe(200);
    const session = await server.call(
      '/api/account/token-auth/',
      post({ email: 'reader@example.com', password: PASSWORD }),
    );
    expect(session.json).toMatchObject({ user: { permissions: ['audit.view'] } });
    expect((await server.call('/api/account/profile/', { headers: reader })).json).toMatchObject({
      permissions: ['audit.view'],
    });
    await change('reader', { permissions: [] });
    expect((await server.call('/api/office/audit/', { headers: reader })).status).toBe(403);
  });

  it('are given and taken only by who holds them', async () => {
    await change('boss', { permissions: ['account.grant'] });
    const refused = await change('reader', { permissions: ['press_release.edit', 'audit.view'] }, boss);
    expect(refused).toMatchObject({ status: 403, json: { missing: ['audit.view'] } });
    expect((await change('reader', { groups: ['administrator_global'] }, boss)).status).toBe(403);
    expect((await rights('reader')).direct).toEqual([]);
    expect((await change('reader', { permissions: ['press_release.edit'] }, boss)).status).toBe(200);
    // An officer cannot change an account with more rights.
    await change('reader', { permissions: ['press_release.edit', 'audit.view'] });
    for (const body of [{ permissions: [] }, { groups: [] }])
      expect((await change('reader', body, boss)).status).toBe(403);
    expect((await server.call(`${USERS}${idOf('reader')}/disable/`, post({}, boss))).status).toBe(403);
    expect((await change('boss', { permissions: [] }, boss)).json).toEqual({
      detail: 'You cannot do this to your own account.',
    });
    expect((await change('chief', { groups: [] }, boss)).status).toBe(403);
  });

  it('want a right of their own, the version that was read, known names and a fresh proof', async () => {
    expect((await change('reader', { permissions: [] }, boss)).status).toBe(403);
    const stale = await change('reader', { permissions: [] }, chief, 7);
    expect(stale).toMatchObject({
      status: 412,
      json: { current: { version: 1, groups: ['user_press_room'] } },
    });
    const noVersion = await server.call(userRightsPath(idOf('reader')), patch({ groups: [] }, chief));
    expect(noVersion.status).toBe(428);
    expect((await change('reader', { permissions: ['press_release.fly'] })).status).toBe(400);
    expect((await change('reader', { groups: ['root'] })).status).toBe(400);
    server.clock.now = new Date('2026-11-20T10:11:00Z');
    expect(await change('reader', { groups: [] })).toMatchObject({
      status: 403,
      json: { code: 'recent_proof_required' },
    });
  });

  it('are told by group and by right', async () => {
    await change('reader', { permissions: ['audit.view'] });
    const groups = await server.call(`${GROUP_PATH}?format=datatables`, { headers: boss });
    expect((groups.json as { data: object[] }).data).toContainEqual({
      name: 'administrator_press_room',
      is_admitting: true,
      members: 1,
      permissions: rightsOf({ groups: [{ name: 'administrator_press_room' }] }),
    });
    const permissions = await server.call(PERMISSION_PATH, { headers: boss });
    expect((permissions.json as { results: object[] }).results).toContainEqual({
      name: 'audit.view',
      groups: ['administrator_global'],
      holders: 1,
    });
  });

  describe('of the last global administrator', () => {
    const second = async () => {
      await change('reader', { groups: ['administrator_global'] });
      return server.signedIn('reader@example.com');
    };

    it('stay where two take them from each other at the same time', async () => {
      const other = await second();
      const { version } = await rights('chief');
      const answers = await Promise.all([
        change('chief', { groups: [] }, other, version),
        server.call(`${USERS}${idOf('reader')}/disable/`, post({}, chief)),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      // The other officer had lost the rights before, or would be the last administrator.
      expect([401, 403, 409]).toContain(answers.find(({ status }) => status !== 200)?.status);
      const left = await server.database.db
        .selectFrom('user_account as account')
        .innerJoin('user_account_group as membership', 'membership.user_account_id', 'account.id')
        .innerJoin('user_group as group', 'group.id', 'membership.user_group_id')
        .select('account.id')
        .where('group.name', '=', 'administrator_global')
        .where('account.disabled_at', 'is', null)
        .execute();
      expect(left).toHaveLength(1);
    });

    it('stay though they ask to be erased', async () => {
      const ask = (headers: Headers) =>
        server.call('/api/account/erasure/', post({ password: PASSWORD }, headers));
      expect(await ask(chief)).toMatchObject({
        status: 409,
        json: { detail: 'At least one global administrator who can sign in has to remain.' },
      });
      await second();
      expect((await ask(chief)).status).toBe(201);
    });
  });
});

describe('what an officer does for an account', () => {
  it('ends its sessions and sends the link that it needs', async () => {
    const server = await startTestServer({ RATE_LIMITS: 'on' });
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    const person = { password: PASSWORD, groups: ['user_press_room'] };
    const { users } = await server.load({
      users: [
        { ...person, email: 'boss@example.com', groups: ['administrator_press_room'] },
        { ...person, email: 'reader@example.com', language: 'it' },
        { ...person, email: 'new@example.com', verified: false },
      ],
    });
    const boss = await server.signedIn('boss@example.com');
    const reader = await server.signedIn('reader@example.com');
    const act = (email: string, action: string) =>
      server.call(`${USERS}${users[email]}/${action}/`, post({}, boss));
    expect((await act('reader@example.com', 'end_sessions')).status).toBe(200);
    expect((await server.call('/api/account/profile/', { headers: reader })).status).toBe(401);
    expect((await act('reader@example.com', 'send_verification')).status).toBe(400);
    expect((await act('reader@example.com', 'send_reset')).status).toBe(200);
    expect((await act('reader@example.com', 'send_reset')).status).toBe(429);
    expect((await act('new@example.com', 'send_verification')).status).toBe(200);
    expect((await server.mails()).map(({ to }) => to)).toEqual(['reader@example.com', 'new@example.com']);
    await server.close();
  });

  it('finds people by group, language, company and last sign-in', async () => {
    const server = await startTestServer();
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    const person = { password: PASSWORD, groups: ['user_press_room'] };
    await server.load({
      users: [
        { ...person, email: 'boss@example.com', groups: ['administrator_press_room'] },
        { ...person, email: 'reader@example.com', language: 'it' },
        { ...person, email: 'never@example.com', language: 'fr' },
      ],
    });
    const signIn = (email: string) =>
      server.call('/api/account/token-auth/', post({ email, password: PASSWORD }));
    await signIn('reader@example.com');
    server.clock.now = new Date('2026-11-22T10:00:00Z');
    await signIn('boss@example.com');
    const boss = await server.signedIn('boss@example.com');
    const find = async (query: string) => {
      const { status, json } = await server.call(`${USERS}?${query}`, { headers: boss });
      return status === 200
        ? (json as { results: { email: string }[] }).results.map(({ email }) => email.split('@')[0])
        : status;
    };
    expect(await find('group=user_press_room')).toEqual(['never', 'reader']);
    expect(await find('language=it')).toEqual(expect.arrayContaining(['reader']));
    expect(await find('language=fr')).toEqual(['never']);
    expect(await find('company=7')).toEqual([]);
    expect(await find('active_since=2026-11-21')).toEqual(['boss']);
    expect(await find('idle_since=2026-11-21')).toEqual(['never', 'reader']);
    expect([await find('group=root'), await find('idle_since=soon'), await find('company=x')]).toEqual([
      400, 400, 400,
    ]);
    await server.close();
  });
});
