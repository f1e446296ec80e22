import { BASKET_PATH, type Basket, PICTURE_USES_PATH } from '@press-room/contract/downloads';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile } from '../../../test/assets.ts';
import { type DownloadServer, startDownloadServer, toPictureItems } from '../../../test/downloads.ts';
import { hasExiftool, readTags } from '../../../test/exiftool.ts';
import { addGallery } from '../../../test/media.ts';
import { twoHalves } from '../../../test/pictures.ts';
import { post } from '../../../test/requests.ts';
import { startTestServer } from '../../../test/server.ts';
import { readZip } from '../../../test/zip.ts';

describe('pictures made for a use', () => {
  let site: DownloadServer;
  let pictures: number[];
  beforeAll(async () => {
    site = await startDownloadServer();
    const add = async (width: number) =>
      addFile(site.server, await twoHalves(width).jpeg().toBuffer(), {
        name: `hall-${width}.jpg`,
        credit: 'Ada Rossi',
        caption_en: 'A tile',
      });
    pictures = [await add(3000), await add(900)];
    await site.server.work();
    await addGallery(site.server, [...pictures, site.ids.later]);
  });
  afterAll(() => site.server.close());

  /** Like a browser: repeats until everything is made. */
  async function getTicket(body: object): Promise<string> {
    for (;;) {
      const { status, json } = await site.ask(body);
      if (status === 201) return (json as { url: string }).url;
      expect([status, json]).toEqual([202, expect.objectContaining({ total: 2 })]);
    }
  }

  it('come by themselves', async () => {
    const [id] = pictures;
    const url = await getTicket({ asset: id, use: 'story' });
    expect(url).toMatch(/_story\.jpg$/);
    const { bytes, headers } = await site.fetchBytes(url);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height: 1920 });
  });

  it.runIf(hasExiftool)('come in the ZIP of a basket, for print as another program sees it', async () => {
    const basket = toPictureItems(pictures);
    const url = await getTicket({ basket, use: 'print' });
    const { bytes, headers } = await site.fetchBytes(url);
    expect(headers.get('content-length')).toBe(String(bytes.length));
    const rest = await site.fetchBytes(url, { Range: 'bytes=5000-' });
    expect(rest.bytes.equals(bytes.subarray(5000))).toBe(true);
    const files = await readZip(bytes);
    const made = Object.entries(files).filter(([name]) => name.endsWith('_print.jpg'));
    expect(made.map(([name]) => name.slice(0, 3))).toEqual(['01_', '02_']);
    const seen = readTags(
      made.map(([, content]) => content),
      /./,
    );
    const ofAll = {
      'IFD0:XResolution': 300,
      'IPTC:Credit': 'Ada Rossi',
      'XMP-photoshop:Credit': 'Ada Rossi',
      'ICC-header:ColorSpaceData': 'CMYK',
      'ICC_Profile:ProfileDescription': 'FOGRA39L Coated',
    };
    expect(seen).toMatchObject([
      { ...ofAll, 'File:ImageWidth': 3000, 'File:ImageHeight': 2400 },
      { ...ofAll, 'File:ImageWidth': 900, 'File:ImageHeight': 720 },
    ]);
    expect(String(files['captions.csv'])).toContain(',3000,2400,');
  });

  it('are weighed about in a basket before they are made', async () => {
    const items = toPictureItems(pictures);
    const { json } = await site.server.call(BASKET_PATH, post({ items }, site.alice));
    const [row] = (json as Basket).items;
    expect(row?.bytes).toMatchObject({
      print: Math.round(3000 * 2400 * 0.9),
      web: Math.round(1600 * 1280 * 0.25),
    });
    expect(row?.bytes.original).toBeGreaterThan(0);
  });

  it('are not made for who may not see them', async () => {
    const { later, sheet } = site.ids;
    const [hidden = 0] = pictures;
    const rows = () =>
      site.server.database.db.selectFrom('asset_use').select('asset_id').where('use', '=', 'web').execute();
    for (const [body, headers] of [
      [{ asset: later, use: 'web' }, site.alice],
      [{ asset: hidden, use: 'web' }, site.outsider],
      [{ asset: hidden, use: 'web' }, {}],
      [{ asset: 999_999, use: 'web' }, site.alice],
      [{ basket: toPictureItems([hidden]), use: 'web' }, {}],
    ] as const)
      expect((await site.ask(body, headers)).status, JSON.stringify(body)).toBe(404);
    expect((await site.ask({ asset: sheet, use: 'web' })).json).toEqual({
      use: ['There is no file of this format and size.'],
    });
    expect((await site.ask({ asset: hidden, use: 'poster' })).json).toEqual({
      use: ['"poster" is not a valid choice.'],
    });
    expect(await rows()).toEqual([]);
  });

  it('end with a change of the picture', async () => {
    const [, id = 0] = pictures;
    const url = await getTicket({ asset: id, use: 'print' });
    await site.server.database.db
      .updateTable('asset')
      .set({ credit: 'Somebody else', version: 9 })
      .where('id', '=', id)
      .execute();
    expect((await site.fetchBytes(url)).status).toBe(404);
  });

  it('name the profile that they are printed with', async () => {
    expect((await site.server.call(PICTURE_USES_PATH)).json).toEqual({ print_profile: 'FOGRA39L Coated' });
  });

  it('are limited for strangers by their address', async () => {
    const server = await startTestServer({ RATE_LIMITS: 'on' });
    server.clock.now = new Date();
    try {
      const id = await addFile(server, await twoHalves(40).jpeg().toBuffer());
      await server.work();
      await addGallery(server, [id], { access: 'public' });
      const { db } = server.database;
      const ask = () => server.call('/api/press_room/download/', post({ asset: id, use: 'web' }));
      expect((await ask()).status).toBe(201);
      // As if 119 others had been made.
      await db.updateTable('rate_limit').set({ hits: 120 }).execute();
      await db.deleteFrom('asset_use').execute();
      expect((await ask()).status).toBe(429);
      const rows = await db.selectFrom('rate_limit').select('hits').orderBy('hits').execute();
      // Requests and pictures are counted, downloads only when they start.
      expect(rows.map(({ hits }) => hits)).toEqual([120, 121, 121]);
    } finally {
      await server.close();
    }
  });
});
