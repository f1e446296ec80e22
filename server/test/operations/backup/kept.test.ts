import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createAsset } from '../../../src/content/assets/queries.ts';
import { findLastBackup } from '../../../src/edge/backup/last-backup.ts';
import { openDirectoryStore } from '../../../src/platform/storage/directory-store.ts';
import { makeDirectory, makePlace, removePlace, withDatabase } from '../database.ts';
import { until } from '../load.ts';
import { mountSmallDisk, type SmallDisk } from '../small-disk.ts';
import { nameOf, newFiles, type Room, readWhole, runHere } from './backup-room.ts';

const RUN = join(import.meta.dirname, '../../../src/commands/run.ts');
const UNDER_WAY = 'A backup or a dump of this press room is under way.';
const WORDS = { credit: '', caption_en: '', caption_it: '', alt_en: '', alt_it: '', placeholder: '' };

const disk = mountSmallDisk(5);
if ('reason' in disk) console.log(`Skipped: backups on a full disk: ${disk.reason}`);

describe('backups that are kept', () => {
  afterAll(() => {
    if (!('reason' in disk)) disk.remove();
  });
  let room: Room;
  let folder: string;
  let place: string;
  const rooms: Room[] = [];
  beforeEach(async () => {
    room = await makeRoom();
    folder = makeDirectory();
    place = join(folder, 'backups');
  });
  afterEach(async () => {
    for (const each of rooms.splice(0)) await removePlace(each);
    rmSync(folder, { recursive: true });
  });

  async function makeRoom(): Promise<Room> {
    const made = await makePlace(inject('postgresUrl'));
    rooms.push(made);
    return made;
  }
  const storeOf = ({ DATA_DIR }: Room) => openDirectoryStore({ directory: join(DATA_DIR, 'files') });

  /** Stores files that rows name. Returns their keys. */
  const addFiles = (count: number, bytes: number): Promise<string[]> =>
    withDatabase(room, async (database) => {
      const keys: string[] = [];
      for (let at = 0; at < count; at += 1) {
        const sha256 = await storeOf(room).put(randomBytes(bytes));
        const file = { sha256, bytes, media_type: 'application/pdf', width: null, height: null };
        const asset = { kind: 'document', name: `${at}.pdf`, ...WORDS, ...file, renditions: [] } as const;
        await database.change((trx) => createAsset(trx, asset, new Date()));
        keys.push(sha256);
      }
      return keys;
    });
  const list = (path: string): string[] => {
    try {
      return readdirSync(join(place, path), { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
      );
    } catch {
      return [];
    }
  };
  const objectOf = (key: string): string => list('objects').find((path) => path.includes(key)) ?? '';
  const backUp = (...more: string[]) => runHere(room, 'backup', '--to', place, ...more);
  const verify = (...more: string[]) => runHere(room, 'restore', '--from', place, '--verify', ...more);

  it('leave what is damaged or absent to be named, and the next one copies it again', async () => {
    const [cut = '', changed = '', lost = ''] = await addFiles(4, 1000);
    const made = await backUp();
    expect([made.failure, newFiles(made)]).toEqual([null, 4]);
    expect((await verify()).failure).toBeNull();

    truncateSync(objectOf(cut), 10);
    const bytes = readFileSync(objectOf(changed));
    bytes.writeUInt8(bytes.readUInt8(500) ^ 1, 500);
    writeFileSync(objectOf(changed), bytes);
    const absent = objectOf(lost);
    rmSync(absent);
    const verdict = await verify();
    expect(verdict.failure).toMatch(/^3 of 6 objects of the backup \S+ cannot be used\./);
    expect(verdict.lines.toSorted()).toEqual(
      [
        `objects/plain/${cut.slice(0, 2)}/${cut} is damaged: a file of 1000 bytes.`,
        `objects/plain/${changed.slice(0, 2)}/${changed} is damaged: a file of 1000 bytes.`,
        `objects/plain/${lost.slice(0, 2)}/${lost} is absent: a file of 1000 bytes.`,
      ].toSorted(),
    );
    const refused = await runHere(await makeRoom(), 'restore', '--from', place);
    expect(refused.failure).toMatch(/^objects\/plain\/\S+ is (?:damaged|absent): restore another backup/);

    rmSync(objectOf(changed));
    const mended = await backUp('--verify');
    expect([mended.failure, newFiles(mended)]).toEqual([null, 3]);
    expect((await verify('--backup', nameOf(made))).failure).toBeNull();

    const [manifest = ''] = list('backups').toSorted();
    truncateSync(manifest, readFileSync(manifest).length - 100);
    expect((await verify('--backup', nameOf(made))).failure).toMatch(/^backups\/\S+ is damaged/);
    // Its files are unknown: while it exists, nothing is removed.
    expect((await backUp('--keep', '9')).failure).toMatch(
      /nothing older was removed: backups\/\S+ is damaged/,
    );
    expect(list('backups')).toHaveLength(3);
    expect((await backUp('--keep', '1')).failure).toBeNull();
    expect([list('backups').length, (await verify()).failure]).toEqual([1, null]);
  });

  it('are not restored with an older release, nor on the other engine', { tags: ['quick'] }, async () => {
    await addFiles(1, 1000);
    await backUp();
    const [path = ''] = list('backups');
    const [head = '', ...files] = readFileSync(path, 'utf8').split('\n');
    const write = (change: object): void => {
      rmSync(list('backups')[0] ?? '');
      const text = [JSON.stringify({ ...(JSON.parse(head) as object), ...change }), ...files].join('\n');
      const sha256 = createHash('sha256').update(text).digest('hex');
      writeFileSync(path.replace(/\.\w{64}\./, `.${sha256}.`), text);
    };
    const target = await makeRoom();
    write({ migration: '999-of-tomorrow' });
    const refused = await runHere(target, 'restore', '--from', place);
    expect(refused.failure).toMatch(/^A newer release made this backup \(999-of-tomorrow\)/);
    write({ engine: target.DATABASE_URL === undefined ? 'postgres' : 'sqlite' });
    expect((await runHere(target, 'restore', '--from', place)).failure).toMatch(/^It is a backup of /);
    write({});
    expect((await runHere(target, 'restore', '--from', place)).failure).toBeNull();
  });

  // If CI cannot mount, the test fails.
  it.skipIf('reason' in disk && process.env.CI !== 'true')(
    'are not made where there is no room',
    async () => {
      place = (disk as SmallDisk).path;
      await addFiles(2, 1000);
      const before = await backUp();
      expect(before.failure).toBeNull();
      await addFiles(10, 1_000_000);
      expect((await backUp()).failure).toMatch(/^No backup was made \(ENOSPC.*\): those before it are whole/);
      expect([list('unfinished'), list('backups').length]).toEqual([[], 1]);
      expect((await verify()).failure).toBeNull();
    },
  );

  it('go when newer ones are enough, with what only they named; the newest never', async () => {
    const [gone = ''] = await addFiles(2, 1000);
    const first = await backUp();
    await withDatabase(room, ({ db }) => db.deleteFrom('asset').where('sha256', '=', gone).execute());
    const second = await backUp('--keep', '2', '--keep-days', '1');
    expect(list('backups')).toHaveLength(2);
    expect(objectOf(gone)).not.toBe('');
    const third = await backUp('--keep', '2');
    expect(third.lines.at(-1)).toMatch(/^Removed 1 older backup /);
    expect(objectOf(gone)).toBe('');
    const listed = await runHere(room, 'restore', '--from', place, '--list');
    const names = listed.lines.map((line) => line.split(':')[0]);
    expect(names).toEqual([nameOf(second), nameOf(third)]);
    expect((await verify('--backup', nameOf(first))).failure).toMatch(/^There is no backup .*; there is /);

    // After a loss in the storage, backups that still contain the file must be kept.
    const [lost = ''] = await addFiles(1, 1000);
    await backUp();
    await storeOf(room).remove(lost);
    rmSync(objectOf(lost));
    const lacking = await backUp('--keep', '1');
    expect(lacking.failure).toContain(lost);
    expect(list('backups')).toHaveLength(4);
    expect(await withDatabase(room, ({ db }) => findLastBackup(db))).toMatchObject({ missing_files: 1 });
    expect((await verify()).lines.at(-1)).toBe(
      `1 file was missing in the storage when it was made, and is not in it: ${lost}`,
    );
  });

  it('stay whole when one is killed half way, which keeps others out until then; the next one goes on', async () => {
    await addFiles(2, 1000);
    const before = await backUp();
    const added = await addFiles(300, 50_000);
    // They are copied in this order, and not far beyond one that is awaited.
    const slow = added.toSorted()[150] ?? '';
    const path = (await storeOf(room).find(slow))?.path ?? '';
    const bytes = readFileSync(path);
    // A reader of the pipe waits for its writer.
    rmSync(path);
    execFileSync('mkfifo', [path]);
    const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
    const child = spawn(process.execPath, [RUN, 'backup', '--to', place], {
      env: { PATH, TMPDIR, NODE_COMPILE_CACHE, ...room },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await until(() => list('objects').length > 30);
    expect((await backUp()).failure).toBe(UNDER_WAY);
    child.kill('SIGKILL');
    await ended;
    rmSync(path);
    writeFileSync(path, bytes);
    expect(list('backups')).toHaveLength(1);
    expect((await verify('--backup', nameOf(before))).failure).toBeNull();
    let next = await backUp('--verify', '--keep', '1');
    // PostgreSQL detects the end of the connection a moment later.
    while (next.failure === UNDER_WAY) next = await backUp('--verify', '--keep', '1');
    expect(next.failure).toBeNull();
    expect(newFiles(next)).toBeLessThan(280);
    expect([list('unfinished'), list('backups').length, list('objects').length]).toEqual([[], 1, 304]);
  });

  it('are read by nobody without the key that they were sealed for', async () => {
    const [key = ''] = await addFiles(3, 200_000);
    const at = (name: string): string => join(folder, name);
    const made = await runHere(room, 'backup', '--make-key', at('key'));
    const other = await runHere(room, 'backup', '--make-key', at('other'));
    const recipient = /age1\w+/.exec(made.lines.join())?.[0] ?? '';
    expect((await backUp('--recipient', 'age1nobody')).failure).toMatch(
      /^--recipient: age1nobody is no recipient of age/,
    );
    const sealed = await backUp('--recipient', recipient, '--verify');
    expect([sealed.failure, newFiles(sealed), sealed.lines.join()]).toEqual([
      null,
      3,
      expect.not.stringContaining('not encrypted'),
    ]);
    expect(list('objects').every((path) => path.endsWith('.age'))).toBe(true);
    const secret = readFileSync(join(room.DATA_DIR, 'secret'));
    const plain = readFileSync((await storeOf(room).find(key))?.path ?? '').subarray(0, 16);
    for (const path of list('')) {
      const bytes = readFileSync(path);
      expect([bytes.includes(secret), bytes.includes(plain)], path).toEqual([false, false]);
    }
    expect(newFiles(await runHere({ ...room, BACKUP_RECIPIENTS: recipient }, 'backup', '--to', place))).toBe(
      0,
    );

    const target = await makeRoom();
    const restore = (...more: string[]) => runHere(target, 'restore', '--from', place, ...more);
    expect((await restore()).failure).toContain('--identity');
    expect((await restore('--identity', at('other'))).failure).toMatch(
      /is not one that this backup was sealed/,
    );
    expect(other.failure).toBeNull();
    expect((await verify('--identity', at('key'))).failure).toBeNull();
    expect((await restore('--identity', at('key'))).failure).toBeNull();
    expect(readFileSync(join(target.DATA_DIR, 'secret')).equals(secret)).toBe(true);
    expect((await readWhole(target)).tables).toEqual((await readWhole(room)).tables);
    expect((await storeOf(target).find(key))?.bytes).toBe(200_000);
    expect((await restore('--identity', at('key'))).failure).toMatch(/is restored into an empty/);
    // A location belongs to one press room.
    const stranger = await makeRoom();
    await withDatabase(stranger, async () => undefined);
    expect((await runHere(stranger, 'backup', '--to', place)).failure).toMatch(/of another press room/);
  });
});
