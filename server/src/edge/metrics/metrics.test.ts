import Fastify from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';
import { recordBackup } from '../backup/last-backup.ts';
import { createMetrics } from './metrics.ts';

let server: TestServer;
afterEach(() => server.close());

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

it('is made of one look at each table, however many metrics come from it', async () => {
  server = await startTestServer();
  const { database, clock } = server;
  clock.now = new Date('2026-11-20T10:00:00Z');
  await database.db.deleteFrom('job').execute();
  await enqueueJob(database.db, 'renditions', {}, new Date('2026-11-20T09:59:00Z'));
  await recordBackup(database.db, BACKUP);
  let looks = 0;
  const counted: KyselyPlugin = {
    transformQuery: ({ node }) => {
      looks += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const watched = {
    ...database,
    reader: database.reader.withPlugin(counted),
    lookups: database.lookups.withPlugin(counted),
  };
  const text = await createMetrics(Fastify(), { ...server.context, database: watched }).tell();
  const of = 'kind="renditions",state="waiting"';
  expect(text).toContain(`press_room_jobs{${of}} 1`);
  expect(text).toContain(`press_room_job_overdue_seconds{${of}} 60`);
  expect(text).toContain(`press_room_last_backup_timestamp_seconds ${Date.parse(BACKUP.made_at) / 1000}`);
  expect(text).toContain('press_room_last_backup_bytes 9000');
  // Jobs, backups, and the availability of the database.
  expect(looks).toBe(3);
});
