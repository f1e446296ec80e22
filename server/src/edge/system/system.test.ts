import { execFileSync } from 'node:child_process';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { SYSTEM_PATH, type System } from '@press-room/contract/system';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { objectWith, textLike, textWith } from '../../../test/matchers.ts';
import { startTestServer, TEST_SECRET, type TestServer } from '../../../test/server.ts';
import { startTranslationServer } from '../../../test/translation-server.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';
import { recordBackup } from '../backup/last-backup.ts';

const person = { password: 'Str0ng_pass!' };
const NOW = new Date('2026-11-20T10:00:00Z');
const BACKUP = {
  name: 'b',
  made_at: '2026-11-10T10:00:00.000Z',
  target: '/mnt/backups',
  files: 1,
  missing_files: 0,
  bytes: 9000,
  added_bytes: 9000,
  is_encrypted: true,
  verified_at: null,
};

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ SECRET_KEY: TEST_SECRET });
  server.clock.now = NOW;
  await server.load({
    users: [
      { ...person, email: 'global@example.com', groups: ['administrator_global'] },
      { ...person, email: 'officer@example.com', groups: ['administrator_press_room'] },
    ],
  });
  await server.database.db.deleteFrom('job').execute();
});
afterEach(() => server.close());

it('tells a global administrator how the installation is, in the language asked for', async () => {
  const { db, engine } = server.database;
  await enqueueJob(db, 'renditions', { asset_id: 7 }, NOW, 'one');
  await enqueueJob(db, 'renditions', { asset_id: 8 }, new Date('2026-11-20T09:00:00Z'), 'two');
  await recordBackup(db, BACKUP);
  const headers = await server.signedIn('global@example.com');
  const see = async (language: string) => {
    const answers = [1, 2, 3].map(() =>
      server.call(SYSTEM_PATH, { headers: { ...headers, 'Accept-Language': language } }),
    );
    const [answer] = await Promise.all(answers);
    expect(answer?.status).toBe(200);
    return answer?.json as System;
  };
  const system = await see('en');
  expect(system.versions).toEqual({
    app: textLike(/^\d+\.\d+\.\d+/),
    node: process.version,
    database: textLike(engine === 'sqlite' ? /^SQLite \d/ : /^PostgreSQL \d/),
    schema: textLike(/^\d/),
  });
  expect(system.jobs).toEqual([
    { state: 'dead', count: 0 },
    { state: 'failing', count: 0 },
    { state: 'running', count: 0 },
    { state: 'waiting', count: 2 },
  ]);
  expect(system.oldest_waiting_at).toBe('2026-11-20T09:00:00.000Z');
  expect(system.last_backup).toMatchObject({ target: '/mnt/backups', bytes: 9000, verified_at: null });
  expect(system.last_import).toBeNull();
  expect(system.certificate_until).toBeNull();
  expect(system.database_bytes).toBeGreaterThan(0);
  expect(system.findings).toContainEqual({
    check: 'backup',
    state: 'warning',
    text: 'The last backup is 10 days old: see why the timer of npm run backup did not run.',
  });
  expect((await see('it')).findings).toContainEqual(
    objectWith({ text: textWith('L’ultimo backup ha 10 giorni') }),
  );
});

it('says until when the certificate of the public address holds', async () => {
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const pem = execFileSync('openssl', [...made, '-days', '30', '-subj', '/CN=localhost', '-keyout', '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const proxy = createServer({ key: pem, cert: pem }, (_request, response) => response.end());
  await new Promise<void>((done) => {
    proxy.listen(0, '127.0.0.1', done);
  });
  server.context.config.PUBLIC_URL = `https://localhost:${(proxy.address() as AddressInfo).port}`;
  try {
    const headers = await server.signedIn('global@example.com');
    const { certificate_until } = (await server.call(SYSTEM_PATH, { headers })).json as System;
    const days = (Date.parse(certificate_until ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
});

it('says whether the translation provider answers, and what was sent to it this month', async () => {
  const theirs = await startTranslationServer(({ path }) =>
    path === '/v2/usage'
      ? { body: { character_count: 900, character_limit: 5000 } }
      : { status: 404, body: {} },
  );
  const headers = await server.signedIn('global@example.com');
  const see = async () => ((await server.call(SYSTEM_PATH, { headers })).json as System).translation;
  expect(await see()).toBeNull();
  Object.assign(server.context.config, {
    TRANSLATION_PROVIDER: 'deepl',
    TRANSLATION_URL: theirs.url,
    TRANSLATION_KEY: 'key',
  });
  await server.load({ press_groups: [{ name: 'Association' }] });
  await server.database.db
    .insertInto('translation_use')
    .values([
      { press_group_id: 1, day: '2026-10-31', characters: 7 },
      { press_group_id: 1, day: '2026-11-01', characters: 30 },
      { press_group_id: 1, day: '2026-11-20', characters: 12 },
    ])
    .execute();
  const common = { host: theirs.host, characters: 42, most_a_day: 200_000 };
  expect(await see()).toEqual({ ...common, is_ready: true, quota: { characters: 900, most: 5000 } });
  theirs.answerWith(() => ({ status: 403, body: {} }));
  expect(await see()).toEqual({ ...common, is_ready: false, quota: null });
  await theirs.close();
  expect(await see()).toEqual({ ...common, is_ready: false, quota: null });
});

it('is not for the press office', async () => {
  const headers = await server.signedIn('officer@example.com');
  expect((await server.call(SYSTEM_PATH, { headers })).status).toBe(403);
});
