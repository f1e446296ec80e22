import { beforeEach, describe, expect, it } from 'vitest';
import type { ChangedContent, Database } from '../db/database.ts';
import { ContentCache, NO_RELEASE, type Showing } from './content-cache.ts';

const AWAY = new Error('away');

describe('ContentCache', () => {
  let now: Date;
  let boundary: number;
  let hears: boolean;
  let change: (changed?: ChangedContent) => void;
  let builds: number;
  let cache: ContentCache;

  beforeEach(() => {
    now = new Date(1000);
    boundary = Number.POSITIVE_INFINITY;
    hears = true;
    builds = 0;
    const database = {
      onContentChange: (listener: (changed: ChangedContent) => void) => {
        change = (changed = 'anything') => listener(changed);
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

  const read = (key = 'key', size = 1, showing: Showing | null = null) =>
    cache.remember(
      key,
      async () => ++builds,
      () => size,
      showing,
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

  it('serves nothing of later that outlived a change when the clock is put back', async () => {
    now = new Date(2000);
    await read('key', 1, NO_RELEASE);
    change({ releases: [1], assets: [] });
    now = new Date(1000);
    await read('other');
    expect(cache.peek('key')).toBeUndefined();
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
      cache.orBefore(
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

  describe('after a change that is about some releases', () => {
    const one = { releases: [1], assets: [] };

    it('has what shows others still, and nothing that shows these or may show any', async () => {
      await read('list');
      await read('release 1', 1, one);
      await read('release 2', 1, { releases: [2] });
      await read('galleries', 1, NO_RELEASE);
      change(one);
      // Not before it is known when time alone changes what may be seen.
      expect(cache.peek('release 2')).toBeUndefined();
      expect(await read('release 2', 1, { releases: [2] })).toBe(3);
      expect(await read('galleries', 1, NO_RELEASE)).toBe(4);
      expect(await read('release 1', 1, one)).toBe(5);
      expect(await read('list')).toBe(6);
      change();
      expect(await read('release 2', 1, { releases: [2] })).toBe(7);
    });

    it('serves nothing past the boundary that held when it was made, whatever holds now', async () => {
      boundary = 2000;
      await read('release 2', 1, { releases: [2] });
      change(one);
      boundary = 5000;
      now = new Date(1999);
      expect(await read('release 2', 1, { releases: [2] })).toBe(1);
      now = new Date(2000);
      expect(cache.peek('release 2')).toBeUndefined();
      expect(await read('release 2', 1, { releases: [2] })).toBe(2);
      now = new Date(4999);
      expect(cache.peek('release 2')).toBe(2);
    });

    it('serves nothing past a boundary that came with it', async () => {
      await read('release 2', 1, { releases: [2] });
      change(one);
      boundary = 2000;
      expect(await read('release 2', 1, { releases: [2] })).toBe(1);
      now = new Date(2000);
      boundary = 3000;
      expect(await read('release 2', 1, { releases: [2] })).toBe(2);
    });

    it('keeps nothing whose making began before it, whatever it shows', async () => {
      const { promise, resolve } = Promise.withResolvers<number>();
      const slow = cache.remember(
        'release 2',
        () => promise,
        () => 1,
        { releases: [2] },
      );
      await new Promise((settled) => setImmediate(settled));
      change(one);
      resolve(99);
      expect(await slow).toBe(99);
      expect(await read('release 2', 1, { releases: [2] })).toBe(1);
    });

    it('takes the rows of these from their shelves, and no picture', async () => {
      const built: number[][] = [];
      const take = (kind: 'releases' | 'assets', ids: number[]) =>
        cache.rememberEach(`shelf of ${kind}`, ids, {
          kind,
          build: async (missing) => {
            built.push([...missing]);
            return new Map(missing.map((id) => [id, id * 10]));
          },
          sizeOf: () => 1,
        });
      expect([...(await take('releases', [1, 2, 3])).values()]).toEqual([10, 20, 30]);
      await take('assets', [1, 2]);
      change(one);
      expect((await take('releases', [1, 2, 3])).get(1)).toBe(10);
      await take('assets', [1, 2]);
      expect(built).toEqual([[1, 2, 3], [1, 2], [1]]);
      change({ releases: [], assets: [2] });
      await take('assets', [1, 2]);
      change();
      await take('assets', [1]);
      expect(built.slice(3)).toEqual([[2], [1]]);
    });

    it('has every answer still where it was about files alone that nothing shows', async () => {
      await read('list');
      change({ releases: [], assets: [5] });
      expect(await read('list')).toBe(1);
    });

    it('has nothing left where changes cannot be heard any more', async () => {
      await read('release 2', 1, { releases: [2] });
      hears = false;
      change();
      expect(await read('release 2', 1, { releases: [2] })).toBe(2);
    });
  });
});
