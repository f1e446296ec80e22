import type { OfficeAsset } from '@press-room/contract/admin-assets';
import { rightsEndBefore } from '@press-room/contract/admin-assets';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Library, startLibrary } from '../../../../test/library.ts';
import { addGallery, addPressKit } from '../../../../test/media.ts';
import { buildPdf, twoHalves } from '../../../../test/pictures.ts';
import { post } from '../../../../test/requests.ts';
import { asHouse } from '../../../platform/pictures/ask-picture.ts';
import { makeUses } from '../uses/make-uses.ts';

const RELEASES = '/api/press_room/press_release/';
const BEFORE = new Date('2026-11-20T10:00:00Z');
const END = new Date('2026-11-20T10:30:00Z');

describe('the end of the rights of a file', () => {
  let library: Library;
  let photo: OfficeAsset;
  let sheet: OfficeAsset;
  let gallery: number;
  let release: number;
  let reader: Record<string, string>;

  beforeAll(async () => {
    library = await startLibrary();
    const { server, upload, get, officer } = library;
    server.clock.now = BEFORE;
    reader = await server.signedIn('reader@example.com');
    const idOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<number> =>
      Number((await upload(bytes)).headers.get('asset-id'));
    const photoId = await idOf(new Uint8Array(await twoHalves(400).jpeg().toBuffer()));
    const sheetId = await idOf(new Uint8Array(buildPdf(['Facts'])));
    await server.work();
    gallery = await addGallery(server, [photoId], { access: 'public' });
    await addPressKit(
      server,
      1,
      [{ asset_id: sheetId, language: null, title_en: 'Facts', title_it: 'Dati' }],
      { access: 'public' },
    );
    const draft = await server.call(
      '/api/office/press_release/',
      post(
        {
          press_group: 'Association',
          hero: photoId,
          attachments: [sheetId],
          text: { en: { title: 'Tiles' } },
        },
        officer,
      ),
    );
    const { id, version } = draft.json as { id: number; version: number };
    release = id;
    const moved = await server.call(
      `/api/office/press_release/${id}/transition/`,
      post({ to: 'published' }, { ...officer, 'If-Match': `"${version}"` }),
    );
    expect(moved.status).toBe(200);
    photo = await get(photoId);
    sheet = await get(sheetId);
    return () => server.close();
  });

  const shown = async () => {
    const { server } = library;
    const detail = (await server.call(`${RELEASES}${release}/`)).json as {
      image: { renditions: { url: string }[] } | null;
      attachments: { url: string }[];
    };
    const pictures = await server.call(
      `/api/press_room/gallery_picture/?format=datatables&gallery=${gallery}`,
      { headers: reader },
    );
    const kits = await server.call('/api/press_room/press_kit/?format=datatables', { headers: reader });
    expect([pictures.status, kits.status]).toEqual([200, 200]);
    return {
      hero: detail.image?.renditions[0]?.url ?? null,
      attachment: detail.attachments[0]?.url ?? null,
      pictures: pictures.text.match(/"renditions"/g)?.length ?? 0,
      kit: /Facts/.test(kits.text),
    };
  };

  it('takes it from every place at that instant, without anybody’s doing', async () => {
    const { server, change } = library;
    for (const asset of [photo, sheet]) {
      expect((await change(asset, { rights_until: END.toISOString() })).status).toBe(200);
    }
    await server.work();
    const before = await shown();
    expect(before).toMatchObject({ pictures: 1, kit: true });
    const urls = [before.hero ?? '', before.attachment ?? ''];
    for (const url of urls) expect((await server.call(url)).status).toBe(200);
    const asked = await server.call('/api/press_room/download/', post({ gallery }, reader));
    const { url: ticket = '' } = asked.json as { url?: string };
    expect((await server.call(ticket)).status).toBe(200);

    server.clock.now = END;
    expect(await shown()).toEqual({ hero: null, attachment: null, pictures: 0, kit: false });
    for (const url of urls) expect((await server.call(url)).status).toBe(404);
    expect((await server.call(ticket)).status).toBe(404);
    // The office can still see it, and may extend its rights.
    expect((await library.list('&rights=ended')).map(({ id }) => id)).toEqual([sheet.id, photo.id]);
    const again = await library.get(photo.id);
    expect((await change(again, { rights_until: null })).status).toBe(200);
    await server.work();
    expect((await shown()).pictures).toBe(1);
    server.clock.now = BEFORE;
  });

  it('is written anew into what is made of a picture, or of the cover of a document', async () => {
    const { server, change, get } = library;
    const { database, context } = server;
    const find = () =>
      database.db
        .selectFrom('asset as document')
        .innerJoin('asset as cover', 'cover.id', 'document.cover_asset_id')
        .select(['cover.id', 'cover.version', 'cover.rights_until'])
        .where('document.id', '=', sheet.id)
        .executeTakeFirstOrThrow();
    const { id, version } = await find();
    const asked = {
      ids: [id],
      use: 'web',
      client: asHouse(),
      until: 0,
      count: async () => undefined,
    } as const;
    await makeUses(context, asked);
    const rights_until = '2027-01-31T11:00:00.000Z';
    expect((await change(await get(sheet.id), { rights_until })).status).toBe(200);
    expect(await find()).toMatchObject({ version: version + 1, rights_until });
    const kept = () => database.db.selectFrom('asset_use').select('asset_id').execute();
    expect(await kept()).toEqual([]);
    await makeUses(context, { ...asked, ids: [photo.id] });
    expect(await kept()).toEqual([{ asset_id: photo.id }]);
    expect((await change(await get(photo.id), { credit: 'Ada Rossi' })).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('is a fact for who publishes', () => {
    const asset = (rights_until: string | null) => ({ rights_until });
    const until = (expires_at: string | null) => ({ expires_at });
    expect(rightsEndBefore(asset(null), until(null))).toBe(false);
    expect(rightsEndBefore(asset('2026-11-20T12:00:00.000Z'), until(null))).toBe(true);
    expect(rightsEndBefore(asset('2026-11-20T12:00:00.000Z'), until('2026-11-20T12:00:00.000Z'))).toBe(false);
    expect(rightsEndBefore(asset('2026-11-20T12:00:00.000Z'), until('2026-11-21T12:00:00.000Z'))).toBe(true);
  });
});
