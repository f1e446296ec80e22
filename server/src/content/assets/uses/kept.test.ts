/** @module-tag engine */

import type { MadeUse } from '@press-room/contract/picture-uses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile } from '../../../../test/assets.ts';
import { twoHalves } from '../../../../test/pictures.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { WorkRefused } from '../../../platform/limited/concurrency-limiter.ts';
import { asHouse } from '../../../platform/pictures/ask-picture.ts';
import { makeUses } from './make-uses.ts';
import { listUses } from './queries.ts';

describe('pictures that were made for a use', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const add = async (bytes: Uint8Array): Promise<number> => {
    const id = await addFile(server, bytes, { credit: 'Ada Rossi' });
    await server.database.db.updateTable('asset').set({ state: 'ready' }).where('id', '=', id).execute();
    return id;
  };

  let drawings = 0;
  const ask = (ids: readonly number[], use: MadeUse, context = server.context) =>
    makeUses(context, {
      ids,
      use,
      client: asHouse(),
      until: performance.now() + 60_000,
      count: async () => {
        drawings += 1;
      },
    });

  const find = async (id: number, use: MadeUse) => {
    const file = (await listUses(server.database.db, server.context.config, { ids: [id], use })).get(id);
    if (file === undefined) throw new Error('Not made');
    return file;
  };

  it('are made once, also for those who ask at the same time', async () => {
    const id = await add(await twoHalves().jpeg().toBuffer());
    drawings = 0;
    const answers = await Promise.all([ask([id], 'web'), ask([id], 'web'), ask([id], 'web')]);
    expect(answers.map(({ made }) => made)).toEqual([1, 1, 1]);
    await ask([id], 'web');
    expect(drawings).toBe(1);
  });

  it('are made again after a change, and the file before is removed', async () => {
    const id = await add(await twoHalves(503).jpeg().toBuffer());
    await ask([id], 'web');
    const before = (await find(id, 'web')).sha256 ?? '';
    await server.database.db
      .updateTable('asset')
      .set({ credit: 'Somebody else', version: 9 })
      .where('id', '=', id)
      .execute();
    await expect(find(id, 'web')).rejects.toThrow('Not made');
    await ask([id], 'web');
    expect((await find(id, 'web')).sha256).not.toBe(before);
    expect(await server.context.store.find(before)).toBeNull();
  });

  it('are discarded where the picture changed meanwhile', async () => {
    const id = await add(await twoHalves(505).jpeg().toBuffer());
    const stored = async (): Promise<number> => {
      let files = 0;
      for await (const _file of server.context.store.list()) files += 1;
      return files;
    };
    const before = await stored();
    const change = async (): Promise<void> => {
      await server.database.db
        .updateTable('asset')
        .set({ credit: 'New', version: 9 })
        .where('id', '=', id)
        .execute();
    };
    const asked = { ids: [id], use: 'web', client: asHouse(), until: 0 } as const;
    expect(await makeUses(server.context, { ...asked, count: change })).toEqual({ made: 0, total: 1 });
    expect(await stored()).toBe(before);
    expect(await makeUses(server.context, { ...asked, count: async () => undefined })).toEqual({
      made: 1,
      total: 1,
    });
  });

  it('are made again where a backup left them out', async () => {
    const id = await add(await twoHalves(504).jpeg().toBuffer());
    await ask([id], 'web');
    const { sha256 } = await find(id, 'web');
    await server.context.store.remove(sha256 ?? '');
    await ask([id], 'web');
    expect(await server.context.store.find(sha256 ?? '')).not.toBeNull();
  });

  it('are looked for several at once', async () => {
    const ids: number[] = [];
    for (const width of [506, 507]) ids.push(await add(await twoHalves(width).jpeg().toBuffer()));
    await ask(ids, 'web');
    const { store } = server.context;
    const [running, most] = [new Set<string>(), { looks: 0 }];
    const find = async (key: string) => {
      running.add(key);
      most.looks = Math.max(most.looks, running.size);
      const file = await store.find(key);
      running.delete(key);
      return file;
    };
    await ask(ids, 'web', { ...server.context, store: { ...store, find } });
    expect(most.looks).toBe(2);
  });

  it('keep when they were asked for, to the quarter of an hour', async () => {
    const id = await add(await twoHalves(508).jpeg().toBuffer());
    const noted = async (minutes: number): Promise<number> => {
      const now = new Date(server.context.now().getTime() + minutes * 60_000);
      await ask([id], 'web', { ...server.context, now: () => now });
      const rows = server.database.db.selectFrom('asset_use').select('used_at').where('asset_id', '=', id);
      return (now.getTime() - Date.parse((await rows.executeTakeFirstOrThrow()).used_at)) / 60_000;
    };
    expect([await noted(0), await noted(10), await noted(20), await noted(30)].map(Math.round)).toEqual([
      0, 10, 0, 10,
    ]);
  });

  it('are not tried again where none can be made', async () => {
    const id = await add(await twoHalves().jpeg().toBuffer());
    const broken = await server.context.store.put(Buffer.from('no picture'));
    await server.database.db.updateTable('asset').set({ sha256: broken }).where('id', '=', id).execute();
    expect(await ask([id], 'print')).toEqual({ made: 1, total: 1 });
    drawings = 0;
    await ask([id], 'print');
    expect([drawings, (await find(id, 'print')).sha256]).toEqual([0, null]);
  });

  it('are made until the time is over, and the others when they are asked for again', async () => {
    const ids: number[] = [];
    for (const width of [500, 501]) ids.push(await add(await twoHalves(width).jpeg().toBuffer()));
    const over = { use: 'web', client: asHouse(), until: 0, count: async () => undefined } as const;
    expect(await makeUses(server.context, { ids, ...over })).toEqual({ made: 1, total: 2 });
    expect(await makeUses(server.context, { ids, ...over })).toEqual({ made: 2, total: 2 });
  });

  it('are removed where there is no room, those asked for longest ago first, never those just asked for', async () => {
    const config = { ...server.context.config, PICTURE_CACHE_MB: 0 };
    const small = { ...server.context, config };
    const id = await add(await twoHalves(502).jpeg().toBuffer());
    await expect(ask([id], 'web', small)).rejects.toThrow(WorkRefused);
    const [old] = await server.database.db
      .selectFrom('asset_use')
      .select('sha256')
      .where('sha256', 'is not', null)
      .execute();
    const later = new Date(server.context.now().getTime() + 3 * 3_600_000);
    await ask([id], 'web', { ...small, now: () => later });
    const left = await server.database.db.selectFrom('asset_use').select('asset_id').execute();
    expect(left).toEqual([{ asset_id: id }]);
    expect(await server.context.store.find(old?.sha256 ?? '')).toBeNull();
  });
});
