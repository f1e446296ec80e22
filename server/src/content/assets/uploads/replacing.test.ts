import type { OfficeAsset } from '@press-room/contract/admin-assets';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Library, startLibrary } from '../../../../test/library.ts';
import { textWith } from '../../../../test/matchers.ts';
import { addPressKit } from '../../../../test/media.ts';
import { buildPdf, twoHalves } from '../../../../test/pictures.ts';
import type { Answer } from '../../../../test/server.ts';

const jpeg = async (width: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await twoHalves(width).jpeg().toBuffer());
const assetOf = ({ headers }: Answer): number => Number(headers.get('asset-id'));

describe('files that take the place of others', () => {
  let library: Library;
  beforeAll(async () => {
    library = await startLibrary();
    return () => library.server.close();
  });

  it('keep its words and its name', async () => {
    const { upload, get, change, server } = library;
    const id = assetOf(await upload(await jpeg(500), { filename: 'old.jpg' }));
    await server.work();
    await server.load({ press_groups: [{ name: 'Museum' }] });
    const kit = { asset_id: id, language: null, title_en: 'Stand', title_it: '' };
    await addPressKit(server, 1, [kit]);
    const old = await get(id);
    const changed = await change(old, {
      caption: { it: 'Resta' },
      crop: { x: 0, y: 0, width: 50, height: 50 },
    });
    const { version } = changed.json as { version: number };
    const stale = await upload(await jpeg(501), { filename: 'n.png', replaces: String(id), version: '1' });
    expect([stale.status, (stale.json as { current: { version: number } }).current.version]).toEqual([
      412,
      version,
    ]);
    const png = new Uint8Array(await twoHalves(640).png().toBuffer());
    const answer = await upload(png, { filename: 'new.png', replaces: String(id), version: String(version) });
    expect([answer.status, assetOf(answer)]).toEqual([204, id]);
    const fresh = await get(id);
    expect(fresh).toMatchObject({
      name: 'old.png',
      state: 'processing',
      crop: null,
      caption: { it: 'Resta' },
    });
    expect(fresh.renditions).toEqual([]);
    // In a kit it is newer than all earlier copies.
    const { added_at } = await server.database.db
      .selectFrom('press_kit_file')
      .select('added_at')
      .where('asset_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(added_at).toBe(fresh.updated_at);
    // The old file is no longer served.
    expect((await server.call(old.picture?.renditions[0]?.url ?? '')).status).toBe(404);
    await server.work();
    expect(await get(id)).toMatchObject({ state: 'ready', width: 640 });
    const pdf = new Uint8Array(buildPdf(['Page']));
    const ready = String((await get(id)).version);
    const other = await upload(pdf, { replaces: String(id), version: ready });
    expect([other.status, other.json]).toEqual([400, { file: [textWith('same kind')] }]);
  });

  it('come though its words were changed meanwhile, and not where another file came first', async () => {
    const { upload, begun, tus, get, change, officer } = library;
    const id = assetOf(await upload(await jpeg(700), { filename: 'before.jpg' }));
    const [one, other] = [await jpeg(710), await jpeg(720)];
    const place = { filename: 'n.jpg', replaces: String(id), version: '1' };
    const addresses = [await begun(one.length, place), await begun(other.length, place)] as const;
    expect((await change(await get(id), { caption: { it: 'Scritta intanto' } })).status).toBe(200);
    const first = await tus.send(addresses[0], 0, one, officer);
    expect([first.status, assetOf(first)]).toEqual([204, id]);
    const now = await get(id);
    expect(now).toMatchObject({ bytes: one.length, caption: { it: 'Scritta intanto' }, version: 3 });
    const second = await tus.send(addresses[1], 0, other, officer);
    expect([second.status, (second.json as { current: OfficeAsset }).current.version]).toEqual([412, 3]);
    expect(await get(id)).toMatchObject({ bytes: one.length, version: 3 });
  });
});
