import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { findLastBackup } from '../../../src/edge/backup/last-backup.ts';
import { parseFixture } from '../../../src/fixtures/document.ts';
import { loadFixture } from '../../../src/fixtures/load.ts';
import { loadConfig } from '../../../src/platform/config/config.ts';
import { openStore } from '../../../src/platform/storage/open-store.ts';
import { writePicture } from '../../media-files.ts';
import { type S3Server, startS3Server } from '../../s3-server.ts';
import { ACCOUNT, addAccount } from '../content.ts';
import { ADDRESS_HASHES, makeDirectory, makePlace, removePlace, withDatabase } from '../database.ts';
import { signIn, until } from '../load.ts';
import { endAll, type StartedServer, startScript, startServer } from '../processes.ts';
import { nameOf, newFiles, type Room, readWhole, runHere } from './backup-room.ts';

const WRITER = join(import.meta.dirname, '../write-releases.ts');
const ACKNOWLEDGED = /^(\d+) (Release .+)\n/gm;
const LIST = '/api/press_room/press_release/?format=datatables&length=200';

/** A bucket keeps the same files, whatever the engine. */
const MEDIA = inject('postgresUrl') === null ? ['folder', 'bucket'] : ['folder'];

describe.each(MEDIA)('a backup in a %s', (medium) => {
  const rooms: Room[] = [];
  const buckets: S3Server[] = [];
  let folder: string;
  beforeEach(() => {
    folder = makeDirectory();
  });
  afterEach(async () => {
    await endAll();
    for (const room of rooms.splice(0)) await removePlace(room);
    for (const bucket of buckets.splice(0)) await bucket.close();
    rmSync(folder, { recursive: true });
  });

  async function makeBucket(): Promise<string> {
    const bucket = await startS3Server();
    buckets.push(bucket);
    return bucket.url;
  }
  async function makeRoom(): Promise<Room> {
    const STORAGE_URL = medium === 'bucket' ? await makeBucket() : undefined;
    const room = { ...(await makePlace(inject('postgresUrl'))), STORAGE_URL };
    rooms.push(room);
    return room;
  }

  /** A picture for members only, and a member. */
  async function fill(room: Room): Promise<void> {
    const pictures = join(folder, 'pictures');
    mkdirSync(pictures);
    await writePicture(pictures, 'tile.jpg');
    const document = {
      press_groups: [{ name: 'Site Alpha' }],
      assets: [{ key: 'tile', file: 'tile.jpg' }],
      press_releases: [
        {
          press_group: 'Site Alpha',
          date: '2026-03-05',
          access: 'press',
          hero: 'tile',
          text: { en: { title: 'With a picture', body: '<p>Clay</p>' } },
        },
      ],
    };
    const { STORAGE_URL } = loadConfig(room);
    const store = await openStore({ DATA_DIR: room.DATA_DIR, STORAGE_URL, ACCEL_REDIRECT: undefined });
    await withDatabase(room, async (database) => {
      const sources = { database, store, addressHashes: ADDRESS_HASHES };
      await loadFixture(sources, parseFixture(JSON.stringify(document)), {
        now: new Date(),
        folder: pictures,
      });
      await addAccount(database.db);
    });
  }

  /** Titles of releases that have both texts and can be found. */
  const listWhole = (room: Room): Promise<string[]> =>
    withDatabase(room, async ({ db }) => {
      const rows = await db
        .selectFrom('press_release_text as en')
        .innerJoin('press_release_text as it', 'it.press_release_id', 'en.press_release_id')
        .innerJoin('release_search as document', 'document.document_id', 'en.press_release_id')
        .where('en.language', '=', 'en')
        .where('it.language', '=', 'it')
        .select('en.title')
        .execute();
      return rows.map(({ title }) => title);
    });

  async function signInAt({ origin }: StartedServer): Promise<string> {
    const answer = await signIn(origin, ACCOUNT);
    if (answer.kind !== 'whole' || answer.status !== 200) throw new Error('Nobody was let in');
    return (JSON.parse(answer.text) as { token: string }).token;
  }
  const readList = async ({ origin }: StartedServer, token: string): Promise<string> =>
    (await fetch(origin + LIST, { headers: { Authorization: `JWT ${token}` } })).text();
  const fetchBytes = async (server: StartedServer, path: string) => {
    const answer = await fetch(server.origin + path);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()).toString('base64') };
  };

  it('made while others write goes on as the press room that it is of', async () => {
    const room = await makeRoom();
    const place = medium === 'bucket' ? await makeBucket() : join(folder, 'backups');
    const key = join(folder, 'key');
    // Backups in a bucket are encrypted.
    if (medium === 'bucket') {
      const { lines } = await runHere(room, 'backup', '--make-key', key);
      room.BACKUP_RECIPIENTS = /age1\w+/.exec(lines.join())?.[0] ?? '';
    }
    const restore = (target: Room, ...more: string[]) =>
      runHere(
        target,
        'restore',
        '--from',
        place,
        ...(medium === 'bucket' ? ['--identity', key] : []),
        ...more,
      );
    await fill(room);

    const writer = startScript(WRITER, { environment: { ...room } });
    writer.child.stdin?.write('go\n');
    await writer.outputs(/(?:^\d+ .+\n){10}/m);
    const acknowledged = Array.from(writer.output().matchAll(ACKNOWLEDGED), ([, , title]) => title);
    const early = await runHere(room, 'backup', '--to', place);
    // On SQLite the writer uses the file, and accepts no command.
    expect(early.failure ?? '').toMatch(/^(?:It is done, but could not be written down: .*)?$/);
    await writer.end('SIGKILL');

    const server = await startServer({ ...room });
    const token = await signInAt(server);
    let address = '';
    await until(async () => {
      address = /\/media\/[^"\s]+signature=[^"\s]+/.exec(await readList(server, token))?.[0] ?? '';
      return address !== '';
    });
    const picture = await fetchBytes(server, address);
    expect(picture.status).toBe(200);
    const beside = await runHere(room, 'backup', '--to', place);
    expect([beside.failure, newFiles(beside)]).toEqual([null, expect.any(Number)]);
    expect(newFiles(beside)).toBeGreaterThan(0);
    await server.end('SIGTERM');
    const last = await withDatabase(room, ({ db }) => findLastBackup(db));
    expect(last).toMatchObject({ name: nameOf(beside), missing_files: 0, verified_at: null });

    const late = await runHere(room, 'backup', '--to', place, '--verify');
    expect([late.failure, newFiles(late)]).toEqual([null, 0]);
    const remembered = await withDatabase(room, ({ db }) => findLastBackup(db));
    expect(remembered?.verified_at).toEqual(expect.any(String));

    const first = await makeRoom();
    expect((await restore(first, '--backup', nameOf(early))).failure).toBeNull();
    expect(await listWhole(first)).toEqual(expect.arrayContaining(acknowledged));

    // Only the state stored after the last backup is missing.
    const again = await makeRoom();
    expect((await restore(again)).failure).toBeNull();
    expect((await readWhole(again)).tables).toEqual((await readWhole(room)).tables);
    const second = await startServer({ ...again });
    expect(await readList(second, token)).toContain('With a picture');
    expect(await fetchBytes(second, address)).toEqual(picture);
    const newToken = await signInAt(second);
    expect(await readList(second, newToken)).toContain('With a picture');
    expect(existsSync(join(again.DATA_DIR, 'secret'))).toBe(true);
    expect((await restore(room)).failure).toMatch(/a backup is restored into an empty/);

    const kept = await runHere(room, 'backup', '--to', place, '--keep', '1');
    expect([kept.failure, kept.lines.at(-1)]).toEqual([
      null,
      expect.stringMatching(/^Removed 3 older backups/),
    ]);
    expect((await restore(room, '--list')).lines).toHaveLength(1);
    expect((await restore(room, '--verify')).failure).toBeNull();
    const found = await withDatabase(room, ({ db }) => findLastBackup(db));
    expect(found).toMatchObject({ name: nameOf(kept), verified_at: expect.any(String) as unknown });
  });
});
