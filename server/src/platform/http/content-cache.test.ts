import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { ContentCache } from './content-cache.ts';

const AWAY = new Error('away');

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
      classify: (error) => (error === AWAY ? 'unavailable' : null),
    } as Pick<Database, 'onContentChange' | 'hearsChanges' | 'classify'> as Database;
    cache = new ContentCache({
      database,
      now: () => now,
      nextBoundary: async () => boundary,
      maxBytes: 10_000,
    });
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

  it('serves nothing of later when the clock is put back', async () => {
    now = new Date(2000);
    await read();
    now = new Date(1999);
    boundary = 2000;
    expect(cache.peek('key')).toBeUndefined();
    expect(await read()).toBe(2);
    expect(cache.peek('key')).toBe(2);
  });

  it('never keeps what was computed while the clock was put back', async () => {
    now = new Date(2000);
    await cache.remember(
      'key',
      async () => {
        now = new Date(1000);
        return ++builds;
      },
      () => 1,
    );
    now = new Date(2000);
    expect(cache.peek('key')).toBeUndefined();
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

  describe('while the database is away', () => {
    const failure = { is: AWAY };
    const readOn = () =>
      cache.orStale(
        'key',
        () =>
          cache.remember(
            'key',
            () => Promise.reject(failure.is),
            () => 1,
          ),
        (value: number, since) => value + since.getTime(),
      );
    beforeEach(async () => {
      failure.is = AWAY;
      boundary = 5000;
      await read();
      hears = false;
      change();
    });

    it('has what was kept before, with when it was right, up to the next boundary', async () => {
      now = new Date(4000);
      expect(await readOn()).toBe(1001);
      now = new Date(4999);
      expect(await readOn()).toBe(1001);
      now = new Date(5000);
      await expect(readOn()).rejects.toBe(AWAY);
    });

    it('has nothing of later when the clock is put back', async () => {
      now = new Date(999);
      await expect(readOn()).rejects.toBe(AWAY);
    });

    it('has nothing that was kept before for other failures, once a change was heard of, nor after an hour', async () => {
      failure.is = new Error('wrong');
      await expect(readOn()).rejects.toBe(failure.is);
      failure.is = AWAY;
      expect(await readOn()).toBe(1001);
      change();
      await expect(readOn()).rejects.toBe(AWAY);
      hears = true;
      boundary = Number.POSITIVE_INFINITY;
      change();
      await read();
      hears = false;
      change();
      now = new Date(now.getTime() + 3_600_000);
      await expect(readOn()).rejects.toBe(AWAY);
    });
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
    for (let index = 0; index < 50; index += 1) await read(`key ${index}`, 4000);
    const kept = Array.from({ length: 50 }, (_, index) => cache.peek(`key ${index}`)).filter(
      (value) => value !== undefined,
    );
    expect(kept).toEqual([49, 50]);
  });

  it('serves nothing past a boundary that came with a change', async () => {
    await read();
    change();
    boundary = 2000;
    expect(await read()).toBe(2);
    now = new Date(2000);
    boundary = 3000;
    expect(await read()).toBe(3);
  });

  it('has nothing left where changes cannot be heard any more', async () => {
    await read();
    hears = false;
    change();
    expect(await read()).toBe(2);
  });

  it('knows when time alone changes what may be seen, without waiting where that is known', async () => {
    boundary = 2000;
    expect(await cache.nextBoundary()).toBe(2000);
    boundary = 3000;
    expect(cache.nextBoundary()).toBe(2000);
    change();
    expect(await cache.nextBoundary()).toBe(3000);
    now = new Date(3000);
    boundary = 4000;
    expect(await cache.nextBoundary()).toBe(4000);
  });

  it('builds by id only what is missing, until content changes', async () => {
    const built: number[][] = [];
    const take = (ids: number[]) =>
      cache.rememberEach('shelf', ids, {
        build: async (missing) => {
          built.push([...missing]);
          return new Map(missing.map((id) => [id, id * 10]));
        },
        sizeOf: () => 1,
      });
    expect([...(await take([1, 2])).values()]).toEqual([10, 20]);
    expect((await take([1, 2, 3])).get(3)).toBe(30);
    change();
    await take([1]);
    expect(built).toEqual([[1, 2], [3], [1]]);
  });
});
