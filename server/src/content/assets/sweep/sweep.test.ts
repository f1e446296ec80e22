import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyText } from '../../../../test/matchers.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { inWorkFolder } from '../../../edge/backup/work-folder.ts';
import { createAsset } from '../queries.ts';
import { SWEEP_JOB, scheduleSweep } from './sweep.ts';

const HOUR_MS = 3_600_000;

describe('the daily sweep of stored files', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());

  /** A stored file of random bytes with this age. */
  async function store(hours: number, bytes = randomBytes(20)): Promise<string> {
    const key = await server.context.store.put(bytes);
    const path = (await server.context.store.find(key))?.path ?? '';
    const at = new Date(Date.now() - hours * HOUR_MS);
    utimesSync(path, at, at);
    return key;
  }
  const isStored = async (key: string): Promise<boolean> => (await server.context.store.find(key)) !== null;
  const sweep = async (): Promise<void> => {
    const { db } = server.database;
    await scheduleSweep(db, new Date());
    await db
      .updateTable('job')
      .set({ run_at: new Date(0).toISOString() })
      .where('kind', '=', SWEEP_JOB)
      .execute();
    await server.work();
  };

  const file = { media_type: 'image/webp', bytes: 20, width: 1, height: 1 };
  const words = {
    name: 'x',
    credit: '',
    caption_en: '',
    caption_it: '',
    alt_en: '',
    alt_it: '',
    placeholder: '',
  };

  async function refer(sha256: string, rendition: string): Promise<void> {
    const renditions = [{ ...file, sha256: rendition, is_original: 0 }];
    const { database } = server;
    await database.change((trx) => createAsset(trx, { ...file, ...words, sha256, renditions }, new Date()));
  }

  it('removes old files that no row names, and keeps all others', async () => {
    await server.load({ users: [{ email: 'a@example.com', password: 'Str0ng_pass!', groups: [] }] });
    const used = await Promise.all([store(25), store(25), store(25), store(25)] as const);
    const [original, rendition, picture_small, picture_large] = used;
    await refer(original, rendition);
    await server.database.db.updateTable('user_account').set({ picture_small, picture_large }).execute();
    const orphan = await store(25);
    const young = await store(23);
    await sweep();
    expect(await Promise.all([...used, young, orphan].map(isStored))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('removes the PDF of a press review that was not changed for a month', async () => {
    await server.load({ press_groups: [{ name: 'Fair' }] });
    const { db } = server.database;
    const files: string[] = [];
    for (const days of [29, 31]) {
      const at = new Date(Date.now() - days * 24 * HOUR_MS).toISOString();
      const { id } = await db
        .insertInto('press_review')
        .values({
          press_group_id: 1,
          day: at.slice(0, 10),
          title: 'x',
          language: 'it',
          state: 'draft',
          created_at: at,
          updated_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const sha256 = await store(25);
      files.push(sha256);
      await db.insertInto('press_review_file').values({ press_review_id: id, basis: 'x', sha256 }).execute();
    }
    await sweep();
    expect(await Promise.all(files.map(isStored))).toEqual([true, false]);
  });

  it('keeps an old file that is stored again for a row that comes later', async () => {
    const bytes = randomBytes(20);
    const key = await store(1000, bytes);
    await server.context.store.put(bytes);
    await sweep();
    expect(await isStored(key)).toBe(true);
    await refer(key, key);
    await sweep();
    expect(await isStored(key)).toBe(true);
  });

  it('looks through more files than it asks the database about at once', async () => {
    const keys = await Promise.all(Array.from({ length: 1100 }, () => store(25)));
    const kept = keys.filter((_, at) => at % 100 === 0);
    for (const key of kept) await refer(key, key);
    await sweep();
    expect((await Promise.all(keys.map(isStored))).filter((is) => is)).toHaveLength(kept.length);
    expect(await Promise.all(kept.map(isStored))).not.toContain(false);
  });

  it('removes uploads that ended long ago, and none that may go on', async () => {
    const folder = join(server.directory, 'files/unfinished');
    mkdirSync(folder, { recursive: true });
    const [old, young] = [join(folder, 'old'), join(folder, 'young')];
    for (const path of [old, young]) writeFileSync(path, 'half');
    utimesSync(old, new Date(), new Date(Date.now() - 7 * HOUR_MS));
    utimesSync(young, new Date(), new Date(Date.now() - 5 * HOUR_MS));
    await sweep();
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  });

  it('removes what a backup that was killed has left, and nothing of one that is under way', async () => {
    const left = join(server.directory, 'backup', 'press-room.db');
    await inWorkFolder(server.context.config, async () => {
      writeFileSync(left, 'a copy');
      await sweep();
      expect(existsSync(left)).toBe(true);
    });
    writeFileSync(left, 'a copy');
    await sweep();
    expect(existsSync(left)).toBe(false);
  });

  it('removes files, and is queued again, although the folder of backups cannot be read', async () => {
    const orphan = await store(25);
    writeFileSync(join(server.directory, 'backup'), 'no folder');
    const { db } = server.database;
    await scheduleSweep(db, server.clock.now);
    server.clock.now = new Date(Date.now() + 24 * HOUR_MS);
    await server.work();
    expect(await isStored(orphan)).toBe(false);
    const left = db.selectFrom('job').select(['run_at', 'last_error']).where('kind', '=', SWEEP_JOB);
    expect(await left.execute()).toEqual([{ run_at: anyText, last_error: null }]);
  });

  it('lets a backup run after one whose folder could not be emptied', async () => {
    const { config } = server.context;
    const [folder, aside] = [join(server.directory, 'backup'), join(server.directory, 'aside')];
    const failing = inWorkFolder(config, async () => renameSync(folder, aside));
    await expect(failing).rejects.toThrow('ENOENT');
    renameSync(aside, folder);
    expect(await inWorkFolder(config, async () => 'done')).toBe('done');
  });

  it('is queued once a day by however many processes, and again by each run', async () => {
    const runs = () =>
      server.database.db
        .selectFrom('job')
        .select('run_at')
        .where('kind', '=', SWEEP_JOB)
        .orderBy('run_at')
        .execute();
    server.clock.now = new Date('2026-11-20T03:59:00Z');
    for (let process = 0; process < 3; process += 1)
      await scheduleSweep(server.database.db, server.clock.now);
    expect(await runs()).toEqual([{ run_at: '2026-11-20T04:00:00.000Z' }]);
    server.clock.now = new Date('2026-11-20T04:00:01Z');
    await server.work();
    expect(await runs()).toEqual([{ run_at: '2026-11-21T04:00:00.000Z' }]);
  });
});
