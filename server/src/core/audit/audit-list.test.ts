import { AUDIT_PATH, type AuditRow } from '@press-room/contract/audit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patch, post } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { listNames } from './names.ts';
import { recordAudit } from './queries.ts';

const person = { password: 'Str0ng_pass!', first_name: 'Ada', last_name: 'Rossi' };

describe(`GET ${AUDIT_PATH}`, () => {
  let server: TestServer;
  let boss: Record<string, string>;
  let ids: Record<string, number>;

  beforeAll(async () => {
    server = await startTestServer();
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    ({ users: ids } = await server.load({
      users: [
        { ...person, email: 'boss@example.com', groups: ['administrator_global'] },
        { ...person, email: 'officer@example.com', groups: ['administrator_press_room'] },
        { ...person, email: 'reader@example.com', groups: ['user_press_room'] },
      ],
    }));
    const by = ids['officer@example.com'] ?? 0;
    const { db } = server.database;
    const at = (day: string) => new Date(`2026-11-${day}T12:00:00Z`);
    await recordAudit(db, { by, action: 'edit', about: 'press_release:1', fields: ['date'] }, at('10'));
    await recordAudit(db, { by, action: 'published', about: 'press_release:12' }, at('11'));
    await recordAudit(db, { by: null, action: 'receive', about: 'contact_message:1' }, at('12'));
    await recordAudit(db, { by, action: 'edit', about: 'press_release_group:1' }, at('13'));
    const late = new Date('2026-11-13T23:30:00Z');
    await recordAudit(db, { by: null, action: 'delete', about: 'magazine:3' }, late);
    boss = await server.signedIn('boss@example.com');
  });
  afterAll(() => server.close());

  const list = async (query: string): Promise<AuditRow[]> => {
    const { status, json } = await server.call(`${AUDIT_PATH}?${query}`, { headers: boss });
    expect(status).toBe(200);
    return (json as { results: AuditRow[] }).results;
  };

  it('says who did what, to what, which fields and when', async () => {
    const [entry] = await list('subject=press_release:1');
    expect(entry).toMatchObject({
      at: '2026-11-10T12:00:00.000Z',
      by: { id: ids['officer@example.com'], first_name: 'Ada', last_name: 'Rossi' },
      action: 'edit',
      subject: 'press_release:1',
      fields: ['date'],
      repeats: 1,
    });
  });

  it.each([
    ['subject=press_release', ['press_release:12', 'press_release:1']],
    ['subject=press_release:1', ['press_release:1']],
    ['action=receive', ['contact_message:1']],
    ['from=2026-11-11&to=2026-11-12', ['contact_message:1', 'press_release:12']],
    // 00:30 in Rome is still the previous day in UTC.
    ['from=2026-11-14&to=2026-11-14', ['magazine:3']],
    ['from=2026-11-13&to=2026-11-13', ['press_release_group:1']],
  ])('narrows by %s', async (query, subjects) => {
    expect((await list(query)).map(({ subject }) => subject)).toEqual(subjects);
  });

  it('says what things are called now, to whom may see them', async () => {
    const { db } = server.database;
    const { press_group } = await server.database.db
      .insertInto('press_group')
      .values({
        name: 'Alpha',
        theme: 'terracotta',
        tagline_en: '',
        tagline_it: '',
        boilerplate_en: '',
        boilerplate_it: '',
        updated_at: server.clock.now.toISOString(),
      })
      .returning('id as press_group')
      .executeTakeFirstOrThrow();
    const about = `press_group:${press_group}` as const;
    await recordAudit(db, { by: null, action: 'edit', about, fields: ['name'] }, server.clock.now);
    const [group] = await list(`subject=${about}`);
    expect(group).toMatchObject({ name: { it: 'Alpha', en: 'Alpha' }, is_gone: false });
    expect((await list('subject=press_release:12'))[0]).toMatchObject({ name: null, is_gone: true });
    expect((await list('subject=press_release_group:1'))[0]?.is_gone).toBe(false);
    expect(await listNames(db, [about, 'unknown', 'content:0', 'toString:3'], [])).toEqual(new Map());
    expect((await listNames(db, [about, 'press_group:0'], ['press_group.view'])).size).toBe(1);
  });

  it('narrows by person, and refuses what is no day', async () => {
    expect(await list(`by=${ids['officer@example.com']}`)).toHaveLength(3);
    expect((await server.call(`${AUDIT_PATH}?from=yesterday`, { headers: boss })).status).toBe(400);
  });

  it('holds no secret: neither where a guess came from, nor what was guessed', async () => {
    await server.call(
      '/api/account/token-auth/',
      post({ email: 'reader@example.com', password: 'Wrong_1!' }),
    );
    const [entry] = await list('action=sign_in_failed');
    expect(Object.keys(entry ?? {})).not.toContain('network');
    expect(JSON.stringify(entry)).not.toMatch(/Wrong_1|repeat_key/);
  });

  it('is read only, and only by who may', async () => {
    for (const write of [post({}, boss), patch({}, boss), { method: 'DELETE', headers: boss }])
      expect((await server.call(AUDIT_PATH, write)).status).toBe(405);
    for (const email of ['officer@example.com', 'reader@example.com']) {
      const headers = await server.signedIn(email);
      expect((await server.call(AUDIT_PATH, { headers })).status).toBe(403);
    }
    expect((await server.call(AUDIT_PATH)).status).toBe(401);
  });
});
