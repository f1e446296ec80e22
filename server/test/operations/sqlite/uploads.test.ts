import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/platform/config/config.ts';
import { parseS3Address, type S3Address } from '../../../src/platform/config/s3-address.ts';
import type { FileStore } from '../../../src/platform/storage/file-store.ts';
import { openStore } from '../../../src/platform/storage/open-store.ts';
import { openBucket } from '../../../src/platform/storage/s3-client.ts';
import { type S3Server, startS3Server } from '../../s3-server.ts';
import { until } from '../load.ts';
import { endAll, type Started, startScript } from '../processes.ts';

const RECEIVER = join(import.meta.dirname, '../receive-file.ts');
/** A process that only loads the server's modules takes about 100 MB. */
const MAX_MEMORY_MB = 300;

function requireAddress(url = ''): S3Address {
  const address = parseS3Address(url);
  if (address === null) throw new Error(`${url} is no bucket`);
  return address;
}

describe.each(['directory', 's3'])('uploads: %s', (driver) => {
  let s3: S3Server | undefined;
  let store: FileStore;
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'press-room-uploads-'));

  beforeAll(async () => {
    if (driver === 's3') s3 = await startS3Server();
    store = await openStore(loadConfig({ DATA_DIR, STORAGE_URL: s3?.url }));
  });
  afterEach(endAll);
  afterAll(async () => {
    await s3?.close();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  const receive = (environment: Record<string, string>): Started =>
    startScript(RECEIVER, { environment: { DATA_DIR, STORAGE_URL: s3?.url, ...environment } });

  async function countFiles(): Promise<number> {
    let count = 0;
    for await (const _file of store.list()) count += 1;
    return count;
  }

  async function expectSwept(): Promise<void> {
    expect(await countFiles()).toBe(0);
    expect(await store.sweepUnfinished(new Date(0))).toBe(0);
    expect(await store.sweepUnfinished(new Date(Date.now() + 60_000))).toBeGreaterThan(0);
    expect(await store.sweepUnfinished(new Date(Date.now() + 60_000))).toBe(0);
  }

  const tags = driver === 'directory' ? ['quick'] : [];
  it('show nothing of a file whose process is killed while it arrives, and the sweep takes the rest', {
    tags,
  }, async () => {
    const killed = receive({ MEGABYTES: '40', STOP_AT: '20' });
    await killed.outputs(/^half$/m);
    await killed.end('SIGKILL');
    await expectSwept();
  });

  it.skipIf(driver !== 's3')('show nothing of a file whose process is killed between two parts', async () => {
    const { client, Bucket } = await openBucket(requireAddress(s3?.url));
    const listUploads = async () =>
      (await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? [];
    const killed = receive({ MEGABYTES: '200' });
    await until(async () => (await listUploads()).length > 0);
    await killed.end('SIGKILL');
    expect(killed.output()).not.toContain('done');
    await expectSwept();
    expect(await listUploads()).toEqual([]);
    client.destroy();
  });

  it('hold a few megabytes of a long file in memory', async () => {
    const receiver = receive({ MEGABYTES: '300' });
    const [, key = '', memory] = await receiver.outputs(/^done (\S+) (\d+) MB$/m);
    expect((await store.find(key))?.bytes).toBe(300 * 1024 * 1024);
    expect(Number(memory)).toBeLessThan(MAX_MEMORY_MB);
    await store.remove(key);
  });
});
