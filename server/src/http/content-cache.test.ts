import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { ContentCache } from './content-cache.ts';

describe('ContentCache', () => {
  let now: Date;
  let boundary: number;
  let hears: boolean;
  let change: () => void;
  let builds: number;
  let cache: ContentCache;

  beforeEach(() => {
    now = new Date(1000);
    boundary = Number.POSITIVE_INFINITY;
    hears = true;
    builds = 0;
    const database = {
      onContentChange: (listener: () => void) => {
        change = listener;
      },
      hearsChanges: () => hears,
    } as Pick<Database, 'onContentChange' | 'hearsChanges'> as Database;
    cache = new ContentCache({ database, now: () => now, nextBoundary: async () => boundary, maxBytes: 100 });
  });

  const read = (key = 'key', size = 1) =>
    cache.remember(
      key,
      async () => ++builds,
      () => size,
    );

  it('builds once until content changes', async () => {
    expect([await read(), await read()]).toEqual([1, 1]);
    change();
    expect(cache.peek('key')).toBeUndefined();
    expect(await read()).toBe(2);
  });

  it('serves nothing past the next boundary, to the millisecond', async () => {
    boundary = 2000;
    await read();
    now = new Date(1999);
    expect(cache.peek('key')).toBe(1);
    now = new Date(2000);
    expect(cache.peek('key')).toBeUndefined();
    boundary = 3000;
    expect(await read()).toBe(2);
  });

  it('never keeps what was computed before a change', async () => {
    let finish: (value: number) => void = () => undefined;
    const slow = cache.remember(
      'key',
      () =>
        new Promise<number>((resolve) => {
          finish = resolve;
        }),
      () => 1,
    );
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    change();
    finish(99);
    expect(await slow).toBe(99);
    expect(cache.peek('key')).toBeUndefined();
    expect(await read()).toBe(1);
  });

  it('builds once for callers that come together', async () => {
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  });

  it('keeps nothing while changes of other processes cannot be heard', async () => {
    hears = false;
    expect([await read(), await read()]).toEqual([1, 2]);
  });

  it('does not keep a failure', async () => {
    const failing = cache.remember(
      'key',
      async () => {
        throw new Error('down');
      },
      () => 1,
    );
    await expect(failing).rejects.toThrow('down');
    expect(await read()).toBe(1);
  });

  it('stays within its bytes', async () => {
    for (let index = 0; index < 50; index += 1) await read(`key ${index}`, 40);
    const kept = Array.from({ length: 50 }, (_, index) => cache.peek(`key ${index}`)).filter(
      (value) => value !== undefined,
    );
    expect(kept).toEqual([49, 50]);
  });
});
