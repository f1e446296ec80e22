import { createHash, randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import type { ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CHECKS_SECRETS, type S3Server, startS3Server } from '../../../test/s3-server.ts';
import { startStorageServer } from '../../../test/storage-server.ts';
import { loadConfig } from '../config/config.ts';
import { parseS3Address } from '../config/s3-address.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { type FileStore, FileTooLargeError, StorageUnavailable } from './file-store.ts';
import { openStore } from './open-store.ts';
import { openS3Store } from './s3-store.ts';

const MEGABYTE = 1024 * 1024;
const keyOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const NO_LIMIT = { maxBytes: Number.POSITIVE_INFINITY };

describe.each(['directory', 's3'])('stored files: %s', (driver) => {
  let store: FileStore;
  let s3: S3Server | undefined;
  const directory = mkdtempSync(join(tmpdir(), 'press-room-store-'));
  const unfinished = join(directory, driver === 's3' ? 'unfinished' : 'files/unfinished');

  beforeAll(async () => {
    if (driver === 's3') s3 = await startS3Server();
    const { STORAGE_URL } = loadConfig({ STORAGE_URL: s3?.url });
    store = await openStore({ DATA_DIR: directory, STORAGE_URL, ACCEL_REDIRECT: undefined });
  });
  afterAll(async () => {
    await s3?.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const read = async (key: string, range?: { start: number; end: number }): Promise<Buffer | null> => {
    const file = await store.find(key);
    return file === null ? null : buffer(file.stream(range));
  };
  const listFiles = async (): Promise<{ key: string; modified_at: Date }[]> => {
    const files = [];
    for await (const file of store.list()) files.push(file);
    return files;
  };
  const listKeys = async (): Promise<string[]> => (await listFiles()).map(({ key }) => key);

  it.each([0, 1, 70_000, 8 * MEGABYTE, 20 * MEGABYTE + 7])('keeps %i bytes that arrive', async (size) => {
    const bytes = randomBytes(size);
    const pieces = Array.from({ length: Math.ceil(size / 65_536) }, (_, at) =>
      bytes.subarray(at * 65_536, (at + 1) * 65_536),
    );
    const received = await store.receive(Readable.from(pieces), { maxBytes: size });
    expect(received).toEqual({ key: keyOf(bytes), bytes: size });
    expect((await store.find(received.key))?.bytes).toBe(size);
    expect((await read(received.key))?.equals(bytes)).toBe(true);
    expect(readdirSync(unfinished)).toEqual([]);
  });

  it('keeps bytes that are there at once, under the same key', async () => {
    const bytes = randomBytes(1000);
    expect(await store.put(bytes)).toBe(keyOf(bytes));
    expect(await store.receive(Readable.from([bytes]), NO_LIMIT)).toEqual({ key: keyOf(bytes), bytes: 1000 });
    expect((await listKeys()).filter((key) => key === keyOf(bytes))).toHaveLength(1);
  });

  it('keeps the same bytes once, however many store them at the same time', async () => {
    const bytes = randomBytes(3 * MEGABYTE);
    const keys = await Promise.all([
      ...Array.from({ length: 6 }, () => store.put(bytes)),
      ...Array.from({ length: 6 }, async () => (await store.receive(Readable.from([bytes]), NO_LIMIT)).key),
    ]);
    expect(new Set(keys)).toEqual(new Set([keyOf(bytes)]));
    expect((await read(keyOf(bytes)))?.equals(bytes)).toBe(true);
    expect((await listKeys()).filter((key) => key === keyOf(bytes))).toHaveLength(1);
  });

  it.each([
    [0, 0],
    [10, 19],
    [99_990, 99_999],
    [0, 99_999],
  ])('reads bytes %i to %i alone', async (start, end) => {
    const bytes = Buffer.alloc(100_000, 'range of bytes ');
    const key = await store.put(bytes);
    expect((await read(key, { start, end }))?.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it('refuses what is too long, leaves nothing of it and its sender unharmed', async () => {
    const before = await listKeys();
    const source = new PassThrough();
    const receiving = store.receive(source, { maxBytes: 1000 });
    source.write(randomBytes(900));
    source.write(randomBytes(101));
    await expect(receiving).rejects.toEqual(new FileTooLargeError(1000));
    expect(source.destroyed).toBe(false);
    expect([await listKeys(), readdirSync(unfinished)]).toEqual([before, []]);
  });

  it.each([
    ['breaks', 'at once', (source: PassThrough) => source.destroy(new Error('broken'))],
    ['breaks', 'later', (source: PassThrough) => source.destroy(new Error('broken'))],
    ['is aborted', 'at once', (source: PassThrough) => source.destroy()],
    ['is aborted', 'later', (source: PassThrough) => source.destroy()],
  ])('leaves nothing of a source that %s %s', async (_, moment, end) => {
    const before = await listKeys();
    const source = new PassThrough();
    const receiving = store.receive(source, NO_LIMIT);
    source.write(randomBytes(900));
    if (moment === 'later') await vi.waitFor(() => expect(readdirSync(unfinished)).toHaveLength(1), 60_000);
    end(source);
    await expect(receiving).rejects.toThrow();
    expect([await listKeys(), readdirSync(unfinished)]).toEqual([before, []]);
  });

  it.each(['0'.repeat(64), '', 'abc', '../../secret', `${'0'.repeat(63)}/`])(
    'finds nothing under %j and removes nothing',
    async (key) => {
      const before = await listKeys();
      expect(await store.find(key)).toBeNull();
      await store.remove(key);
      await store.remove(key, { olderThan: new Date() });
      expect(await listKeys()).toEqual(before);
    },
  );

  it('removes a file, one that is stored again stays where only older ones go', async () => {
    const key = await store.put(randomBytes(10));
    expect(await store.remove(key, { olderThan: new Date(Date.now() - 60_000) })).toBe(false);
    expect(await store.find(key)).not.toBeNull();
    expect(await store.remove(key, { olderThan: new Date(Date.now() + 60_000) })).toBe(true);
    expect(await store.find(key)).toBeNull();
    await store.put(randomBytes(10));
    const again = await store.put(randomBytes(10));
    await store.remove(again);
    expect(await store.find(again)).toBeNull();
  });

  it('lists each file with the instant at which it was stored last', async () => {
    const bytes = randomBytes(100);
    const from = Date.now() - 2000;
    const key = await store.put(bytes);
    const file = await store.find(key);
    if (file?.path != null) utimesSync(file.path, 1, 1);
    await store.put(bytes);
    const found = (await listFiles()).find((each) => each.key === key);
    expect(found?.modified_at.getTime()).toBeGreaterThan(from);
  });

  it('stops reading when its reader goes away', async () => {
    const key = await store.put(randomBytes(4 * MEGABYTE));
    const stream = (await store.find(key))?.stream() ?? Readable.from([]);
    for await (const chunk of stream) {
      expect(Buffer.from(chunk).length).toBeGreaterThan(0);
      break;
    }
    expect(stream.destroyed).toBe(true);
  });
});

/** Request that joins the parts in S3. */
const JOINING = /^POST .*uploadId=/;

describe('a storage elsewhere', () => {
  it('fails as such where it breaks off in the middle of a file', async () => {
    const s3 = await startStorageServer();
    const directory = mkdtempSync(join(tmpdir(), 'press-room-store-'));
    const { STORAGE_URL } = loadConfig({ STORAGE_URL: s3.url });
    const store = await openStore({ DATA_DIR: directory, STORAGE_URL, ACCEL_REDIRECT: undefined });
    const file = await store.find(await store.put(randomBytes(MEGABYTE)));
    await s3.turn('hangs up');
    const stream = file?.stream() ?? Readable.from([]);
    await expect(buffer(stream)).rejects.toBeInstanceOf(StorageUnavailable);
    await s3.stop();
    rmSync(directory, { recursive: true });
  });

  it('has a long file of which it did not say that it has it', async () => {
    const s3 = await startStorageServer();
    const directory = mkdtempSync(join(tmpdir(), 'press-room-store-'));
    const { STORAGE_URL } = loadConfig({ STORAGE_URL: s3.url });
    const store = await openStore({ DATA_DIR: directory, STORAGE_URL, ACCEL_REDIRECT: undefined });
    const bytes = randomBytes(9 * MEGABYTE);
    const isLost = s3.loseAnswer(JOINING);
    const { key } = await store.receive(Readable.from([bytes]), NO_LIMIT);
    expect(isLost()).toBe(true);
    const file = await store.find(key);
    expect((await buffer(file?.stream() ?? Readable.from([]))).equals(bytes)).toBe(true);
    await s3.stop();
    rmSync(directory, { recursive: true });
  });

  it('is not waited for where it does not answer', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'press-room-store-'));
    const s3 = await startStorageServer();
    const address = parseS3Address(s3.url);
    if (address === null) throw new Error('no address');
    const store = await openS3Store(address, directory, { answer: 1000, silence: 50, joining: 50 });
    await s3.turn('holds');
    const asked = [
      store.find('0'.repeat(64)),
      store.put(randomBytes(MEGABYTE)),
      store.receive(Readable.from([randomBytes(9 * MEGABYTE)]), NO_LIMIT),
    ];
    const outcomes = await Promise.allSettled(asked);
    const givenUp = { status: 'rejected', reason: expect.any(StorageUnavailable) as unknown };
    expect(outcomes).toEqual(asked.map(() => givenUp));
    await s3.turn('well');
    // Objects stored earlier may exist, and are then complete.
    const patient = await openS3Store(address, directory);
    for await (const { key } of patient.list()) {
      const bytes = await buffer((await patient.find(key))?.stream() ?? Readable.from([]));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(key);
    }
    await s3.stop();
    rmSync(directory, { recursive: true });
  });

  it('is given more time to put a long file together than for anything else', async () => {
    const s3 = await startS3Server();
    const directory = mkdtempSync(join(tmpdir(), 'press-room-store-'));
    const address = parseS3Address(s3.url);
    if (address === null) throw new Error('no address');
    const store = await openS3Store(address, directory, { answer: 5000, silence: 4000, joining: 5500 });
    const patience = new Map<boolean, Set<number | undefined>>([true, false].map((is) => [is, new Set()]));
    const watch = (message: unknown): void => {
      const { request } = message as { request: ClientRequest };
      const isJoining = JOINING.test(`${request.method} ${request.path}`);
      request.on('response', () => patience.get(isJoining)?.add(request.socket?.timeout));
    };
    subscribe('http.client.request.created', watch);
    await store.receive(Readable.from([randomBytes(9 * MEGABYTE)]), NO_LIMIT);
    unsubscribe('http.client.request.created', watch);
    expect(patience).toEqual(
      new Map([
        [true, new Set([5500])],
        [false, new Set([4000])],
      ]),
    );
    await s3.close();
    rmSync(directory, { recursive: true });
  });

  it('is seen to take what is stored, piece by piece', async () => {
    const s3 = await startS3Server();
    const { STORAGE_URL } = loadConfig({ STORAGE_URL: s3.url });
    const store = await openStore({ DATA_DIR: tmpdir(), STORAGE_URL, ACCEL_REDIRECT: undefined });
    let taken = 0;
    const watch = (message: unknown): void => {
      (message as { request: ClientRequest }).request.on('drain', () => {
        taken += 1;
      });
    };
    subscribe('http.client.request.created', watch);
    await store.put(randomBytes(8 * MEGABYTE));
    unsubscribe('http.client.request.created', watch);
    expect(taken).toBeGreaterThan(100);
    await s3.close();
  });
});

describe('opening the storage', () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3Server();
  });
  afterAll(() => s3.close());

  const refusalOf = async (change: (url: URL) => void): Promise<unknown> => {
    const url = new URL(s3.url);
    change(url);
    const { STORAGE_URL } = loadConfig({ STORAGE_URL: url.href });
    return openStore({ DATA_DIR: tmpdir(), ACCEL_REDIRECT: undefined, STORAGE_URL }).catch(
      (error: unknown) => error,
    );
  };

  it.each([
    ['a bucket that is not there', { pathname: '/missing-bucket' }, 'has no bucket missing-bucket'],
    ['an unknown key', { username: 'nobody' }, 'refuses this key for the bucket press-room-'],
    ['a server that is not there', { host: '127.0.0.1:1' }, 'cannot be reached (ECONNREFUSED)'],
  ])('says in one sentence that there is %s', async (_, change, words) => {
    const refusal = await refusalOf((url) => Object.assign(url, change));
    expect(refusal).toBeInstanceOf(OperatorError);
    expect(String(refusal)).toMatch(/^Error: STORAGE_URL: http:\/\/127\.0\.0\.1:\d+ .*\.$/);
    expect(String(refusal)).toContain(words);
  });

  it.skipIf(!CHECKS_SECRETS)(
    'says in one sentence that the secret is wrong, and not which it is',
    async () => {
      const refusal = await refusalOf((url) => Object.assign(url, { password: 'wrong-secret' }));
      expect(refusal).toBeInstanceOf(OperatorError);
      expect(String(refusal)).toContain('refuses this key');
      expect(String(refusal)).not.toContain('wrong-secret');
    },
  );
});
