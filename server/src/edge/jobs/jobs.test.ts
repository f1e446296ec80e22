/** @module-tag engine */
import { JOB_PATH, jobRetryPath } from '@press-room/contract/jobs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { post } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';
import { queueMail } from '../../platform/mail/queue.ts';

const person = { password: 'Str0ng_pass!' };
const NOW = new Date('2026-11-20T10:00:00Z');

describe('jobs at the desk', () => {
  let server: TestServer;
  let officer: Record<string, string>;

  beforeEach(async () => {
    server = await startTestServer();
    server.clock.now = NOW;
    await server.load({
      press_groups: [{ name: 'Association' }],
      users: [
        { ...person, email: 'officer@example.com', groups: ['administrator_press_room'] },
        { ...person, email: 'reader@example.com', groups: ['user_press_room'] },
      ],
    });
    await server.database.db.deleteFrom('job').execute();
    officer = await server.signedIn('officer@example.com');
  });
  afterEach(() => server.close());

  const set = (key: string, values: object) =>
    server.database.db.updateTable('job').set(values).where('unique_key', '=', key).execute();
  const list = async (query = '') =>
    (await server.call(`${JOB_PATH}?${query}`, { headers: officer })).json as {
      results: Record<string, unknown>[];
    };
  const add = async (key: string, values: object = {}): Promise<number> => {
    await enqueueJob(server.database.db, 'renditions', { asset_id: 7 }, NOW, key);
    if (Object.keys(values).length > 0) await set(key, values);
    const row = await server.database.db
      .selectFrom('job')
      .select('id')
      .where('unique_key', '=', key)
      .executeTakeFirstOrThrow();
    return row.id;
  };

  it('stand with their state, what was given up first', async () => {
    await add('waiting');
    await add('running', { attempts: 1, leased_until: '2026-11-20T10:01:00.000Z' });
    await add('failing', { attempts: 2, last_error: 'No disk' });
    await add('dead', { attempts: 8, dead_at: '2026-11-20T09:00:00.000Z' });
    const states = async (query: string) => (await list(query)).results.map(({ state }) => state);
    expect((await states(''))[0]).toBe('dead');
    for (const state of ['dead', 'failing', 'running', 'waiting'])
      expect(await states(`state=${state}`)).toEqual([state]);
    expect((await list()).results[0]).toMatchObject({ about: 'asset:7', asset: null });
    expect(await states('kind=mail')).toEqual([]);
    expect((await server.call(`${JOB_PATH}?state=lost`, { headers: officer })).status).toBe(400);
  });

  it('show neither whom a letter is for nor what it says, nor a secret of a failure', async () => {
    const to = { address: 'rita@example.com', name: 'Rita', language: 'en' } as const;
    await queueMail(
      server.database.db,
      { letter: 'contact-copy', to, parameters: { message: 'private words' } },
      NOW,
      'letter',
    );
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjoxfQ.c2ln';
    await set('letter', { last_error: `550 <rita@example.com> refused, token ${token}`, attempts: 1 });
    const answer = await list();
    expect(answer.results).toMatchObject([{ kind: 'mail', about: 'contact-copy', state: 'failing' }]);
    expect(answer.results[0]?.last_error).toMatch(/^550 <\[…\]> refused/);
    expect(JSON.stringify(answer)).not.toMatch(/rita@|private words|eyJ/);
  });

  it('that were given up are tried again from the first attempt', async () => {
    const id = await add('dead', { attempts: 8, abandoned: 8, dead_at: '2026-11-20T09:00:00.000Z' });
    const { status, json } = await server.call(jobRetryPath(id), post({}, officer));
    expect([status, json]).toMatchObject([200, { state: 'waiting', attempts: 0, dead_at: null }]);
    expect(
      await server.database.db.selectFrom('audit_entry').select(['action', 'subject']).execute(),
    ).toContainEqual({
      action: 'retry',
      subject: `job:${id}`,
    });
  });

  it('that run are left alone, and what is gone is not found', async () => {
    const id = await add('running', { attempts: 1, leased_until: '2026-11-20T10:01:00.000Z' });
    expect((await server.call(jobRetryPath(id), post({}, officer))).status).toBe(409);
    expect((await server.call(jobRetryPath(id + 1), post({}, officer))).status).toBe(404);
  });

  it('are no business of readers', async () => {
    const id = await add('dead', { dead_at: '2026-11-20T09:00:00.000Z' });
    const reader = await server.signedIn('reader@example.com');
    expect((await server.call(JOB_PATH, { headers: reader })).status).toBe(403);
    expect((await server.call(jobRetryPath(id), post({}, reader))).status).toBe(403);
    expect((await server.call(jobRetryPath(id), post({}))).status).toBe(401);
  });
});
