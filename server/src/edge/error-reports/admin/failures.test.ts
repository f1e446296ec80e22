import { ERROR_REPORT_PATH } from '@press-room/contract/error-reports';
import { FAILURE_PATH, type Failure, type FailureRow, failurePath } from '@press-room/contract/failures';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { patch, post } from '../../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { deleteOldReports } from '../queries.ts';

const person = { password: 'Str0ng_pass!' };

describe('reported failures', () => {
  let server: TestServer;
  let boss: Record<string, string>;

  beforeEach(async () => {
    server = await startTestServer();
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    await server.load({
      users: [
        { ...person, email: 'boss@example.com', groups: ['administrator_global'] },
        { ...person, email: 'officer@example.com', groups: ['administrator_press_room'] },
      ],
    });
    boss = await server.signedIn('boss@example.com');
  });
  afterEach(() => server.close());

  const report = async (message: string, release = 'a1'): Promise<void> => {
    expect((await server.call(ERROR_REPORT_PATH, post({ message, release }))).status).toBe(201);
  };
  const list = async (query = ''): Promise<FailureRow[]> =>
    ((await server.call(`${FAILURE_PATH}?${query}`, { headers: boss })).json as { results: FailureRow[] })
      .results;
  const match = (version: number, headers = boss) => ({ ...headers, 'If-Match': `"${version}"` });
  const settle = (id: number, version: number, state: string) =>
    server.call(failurePath(id), patch({ state }, match(version)));

  it('that say the same are one, with their count and builds', async () => {
    await report('TypeError: x is not a function at https://a.example/b.js:1:2');
    server.clock.now = new Date('2026-11-20T10:05:00Z');
    await report('TypeError: x is not a function at https://a.example/c.js:30:4', 'b2');
    await report('Another');
    expect(await list()).toMatchObject([
      { message: 'Another', count: 1 },
      { count: 2, release: 'b2', first_at: '2026-11-20T10:00:00.000Z', last_at: '2026-11-20T10:05:00.000Z' },
    ]);
    expect(await list('release=b2')).toHaveLength(1);
    const { json } = await server.call(failurePath((await list())[1]?.id ?? 0), { headers: boss });
    expect((json as Failure).releases).toMatchObject([
      { release: 'b2', count: 1 },
      { release: 'a1', count: 1 },
    ]);
    expect((json as Failure).reports).toHaveLength(2);
  });

  it('are settled, and open again when they come back; what is ignored stays so', async () => {
    await report('One');
    const [{ id, version } = { id: 0, version: 0 }] = await list();
    expect((await settle(id, version, 'resolved')).json).toMatchObject({ state: 'resolved', version: 2 });
    const late = await settle(id, version, 'ignored');
    expect([late.status, late.json]).toMatchObject([412, { current: { state: 'resolved' } }]);
    await report('One');
    expect(await list('state=open')).toMatchObject([{ id, count: 2, version: 3 }]);
    await settle(id, 3, 'ignored');
    await report('One');
    expect(await list('state=ignored')).toMatchObject([{ id, count: 3 }]);
    expect((await settle(id, 4, 'lost')).status).toBe(400);
    expect((await server.call(failurePath(id), patch({ state: 'open' }, boss))).status).toBe(428);
  });

  it('go with the last of their reports', async () => {
    await report('One');
    await deleteOldReports(server.database.db, '2026-11-20T10:00:00.000Z');
    expect(await server.database.db.selectFrom('failure').select('id').execute()).toEqual([]);
  });

  it('are for administrators', async () => {
    await report('One');
    const [{ id } = { id: 0 }] = await list();
    const officer = await server.signedIn('officer@example.com');
    expect((await server.call(FAILURE_PATH, { headers: officer })).status).toBe(403);
    expect((await server.call(failurePath(id), patch({ state: 'open' }, match(1, officer)))).status).toBe(
      403,
    );
    expect((await server.call(failurePath(id))).status).toBe(401);
  });
});
