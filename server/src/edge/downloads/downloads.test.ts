import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DOWNLOADS,
  type DownloadServer,
  original,
  startDownloadServer,
  toPictureItems,
} from '../../../test/downloads.ts';
import { addGallery, addPicture } from '../../../test/media.ts';
import { post } from '../../../test/requests.ts';
import { startTestServer } from '../../../test/server.ts';
import { readZip } from '../../../test/zip.ts';

describe('downloads', () => {
  let site: DownloadServer;

  beforeAll(async () => {
    site = await startDownloadServer();
  });
  afterAll(() => site.server.close());

  describe('POST /api/press_room/download/', () => {
    it('answers an address that saves one file under a readable name, for an hour', async () => {
      const ticket = await site.getTicket({ asset: site.ids.hall });
      expect(ticket).toMatchObject({
        name: 'ada-rossi_2026_sala-citta.jpg',
        bytes: 12,
        expires_at: '2026-11-20T11:00:00.000Z',
      });
      expect(ticket.url).toMatch(/^\/media\/download\/[\w-]+\/ada-rossi_2026_sala-citta\.jpg$/);
      const { status, headers, bytes } = await site.fetchBytes(ticket.url);
      expect([status, String(bytes)]).toEqual([200, 'hall in full']);
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="?ada-rossi_2026_sala-citta\.jpg/,
      );
      expect(headers.get('content-type')).toBe('image/jpeg');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('private, no-cache');
    });

    it.each([
      [{ media_type: 'image/jpeg', width: 640 }, 'hall 640'],
      [{ media_type: 'image/webp' }, 'hall webp'],
      [{ width: 1280 }, 'hall 1280'],
      [{ media_type: '', width: null }, 'hall in full'],
    ])('picks the rendition %j', async (choice, content) => {
      const { url } = await site.getTicket({ asset: site.ids.hall, ...choice });
      expect(String((await site.fetchBytes(url)).bytes)).toBe(content);
    });

    it('hands out documents as they are', async () => {
      const { url, name } = await site.getTicket({ asset: site.ids.sheet });
      expect(name).toBe('scheda-tecnica.pdf');
      expect(String((await site.fetchBytes(url)).bytes)).toBe('a sheet of facts');
    });

    it.each([
      [{ asset: 'hall', width: 641 }, { width: ['There is no file of this format and size.'] }],
      [
        { asset: 'hall', media_type: 'image/gif' },
        { media_type: ['There is no file of this format and size.'] },
      ],
      [
        { asset: 'sheet', media_type: 'text/plain' },
        { media_type: ['There is no file of this format and size.'] },
      ],
      [{ asset: 'hall', cut: 'social' }, { cut: ['There is no file of this format and size.'] }],
      [{ asset: 'sheet', cut: 'social' }, { cut: ['There is no file of this format and size.'] }],
      [{ asset: 'sheet', width: 640 }, { width: ['There is no file of this format and size.'] }],
    ])('refuses a rendition that there is none of: %j', async ({ asset, ...choice }, expected) => {
      const answer = await site.ask({ asset: asset === 'hall' ? site.ids.hall : site.ids.sheet, ...choice });
      expect([answer.status, answer.json]).toEqual([400, expected]);
    });

    const KINDS = 'Name one thing to download: asset, basket, gallery, press_kit, press_release.';
    it.each([
      [{}, { non_field_errors: [KINDS] }],
      [{ asset: 1, gallery: 1 }, { non_field_errors: [KINDS] }],
      [{ asset: 'x' }, { asset: ['A valid integer is required.'] }],
      [{ gallery: -1 }, { gallery: ['A valid integer is required.'] }],
      [{ gallery: 1, media_type: 'image/tiff' }, { media_type: ['"image/tiff" is not a valid choice.'] }],
      [{ asset: 1, cut: 'round' }, { cut: ['"round" is not a valid choice.'] }],
      [{ gallery: 1, width: 'wide' }, { width: ['A valid integer is required.'] }],
    ])('rejects %j', async (body, expected) => {
      const answer = await site.ask(body);
      expect([answer.status, answer.json]).toEqual([400, expected]);
    });

    it('knows nothing of what the reader may not see', async () => {
      const { hall, later, preview } = site.ids;
      for (const [body, headers] of [
        [{ asset: hall }, {}],
        [{ asset: hall }, site.outsider],
        [{ asset: later }, site.alice],
        [{ asset: preview }, site.alice],
        [{ gallery: site.gallery }, site.outsider],
        [{ gallery: 999 }, site.alice],
        [{ asset: 999 }, site.alice],
        [{ press_kit: 999 }, site.alice],
        [{ press_release: 999 }, site.alice],
      ] as const) {
        expect((await site.ask(body, headers)).status, JSON.stringify(body)).toBe(404);
      }
    });

    it('lets anybody have what is public', async () => {
      const { url } = await site.getTicket({ asset: site.ids.open }, {});
      expect(String((await site.fetchBytes(url)).bytes)).toBe('open in full');
      expect((await site.ask({ asset: site.ids.open }, site.outsider)).status).toBe(201);
      expect((await site.ask({ asset: site.ids.open }, { Authorization: 'JWT x' })).status).toBe(401);
    });

    it('refuses an empty gallery', async () => {
      const answer = await site.ask({ gallery: await addGallery(site.server, []) });
      expect([answer.status, answer.json]).toEqual([
        400,
        { non_field_errors: ['There is nothing to download here yet.'] },
      ]);
    });
  });

  describe('pictures in a ZIP', () => {
    it('come with captions, each in the width asked for or the next smaller', async () => {
      const { url, name, bytes: announced } = await site.getTicket({ gallery: site.gallery, width: 1280 });
      expect(name).toBe('association_2026-01-01_opening.zip');
      const { bytes, headers } = await site.fetchBytes(url);
      expect(bytes.length).toBe(announced);
      expect(headers.get('content-length')).toBe(String(announced));
      expect(headers.get('content-type')).toBe('application/zip');
      const {
        'captions.csv': captions = Buffer.of(),
        'didascalie.csv': italian,
        ...further
      } = await readZip(bytes);
      const { 'missing-files.txt': _, 'file-mancanti.txt': __, ...pictures } = further;
      // The file under embargo is excluded; a picture with only larger files is included in the smallest.
      expect(Object.entries(pictures).map(([path, content]) => [path, String(content)])).toEqual([
        ['ada-rossi_2026_sala-citta_1280px.jpg', 'hall 1280'],
        ['ada-rossi_2024_a-tile.jpg', 'oven in full'],
        ['ada_2026_sala-citta_320px.jpg', 'twin 320'],
      ]);
      const lines = String(captions).split('\r\n');
      expect(lines[0]).toBe(
        '\ufefffile_name,caption_it,caption_en,alt_it,alt_en,credit,copyright,rights_it,rights_en,width,height,year,gallery_it,gallery_en',
      );
      expect(lines[1]).toBe(
        'ada-rossi_2026_sala-citta_1280px.jpg,Una piastrella,A tile,Piastrella,Tile,Ada Rossi,,,,1280,640,2026,Apertura,Opening',
      );
      expect(lines[3]).toContain(`,'=1+1;'@SUM(A1),`);
      expect(lines[3]).toContain(`,'@ada,`);
      expect(lines).toHaveLength(5);
      // Italian spreadsheets separate cells by semicolons.
      expect(String(italian)).toContain('\r\nada-rossi_2026_sala-citta_1280px.jpg;Una piastrella;A tile;');
    });
  });

  it('never share a name, are named in the language of the reader, and say whose they are', async () => {
    const { server } = site;
    const { press_groups } = await server.load({ press_groups: [{ name: 'Fair' }] });
    const press_group_id = press_groups.Fair ?? null;
    const own = await Promise.all(
      ['one', 'two', 'three'].map((text) =>
        addPicture(server, { name: 'Tile 🧱.jpg', press_group_id }, [original(text)]),
      ),
    );
    const gallery = await addGallery(server, own, { published_at: '2026-03-01T23:30:00.000Z' });
    expect((await site.getTicket({ gallery })).name).toBe('fair_2026-03-02_opening.zip');
    expect(Object.keys(await site.unzip({ gallery }))).toEqual([
      'captions.csv',
      'didascalie.csv',
      'ada-rossi_2026_tile.jpg',
      'ada-rossi_2026_tile_2.jpg',
      'ada-rossi_2026_tile_3.jpg',
    ]);
    const basket = toPictureItems(own);
    const italian = { ...site.alice, 'Accept-Language': 'it' };
    expect((await site.getTicket({ basket }, italian)).name).toBe('fair_2026-11-20_raccolta.zip');
    const mixed = [...toPictureItems([site.ids.oven]), ...basket, ...basket];
    expect((await site.getTicket({ basket: mixed })).name).toBe('association_2026-11-20_basket.zip');
    expect(Object.keys(await site.unzip({ basket: mixed })).filter((name) => name.endsWith('jpg'))).toEqual([
      '01_ada-rossi_2024_a-tile.jpg',
      '02_ada-rossi_2026_tile.jpg',
      '03_ada-rossi_2026_tile.jpg',
      '04_ada-rossi_2026_tile.jpg',
    ]);
  });

  it('limits strangers by their address', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    limited.clock.now = new Date();
    try {
      const statuses: number[] = [];
      for (let count = 0; count < 121; count += 1) {
        statuses.push((await limited.call(DOWNLOADS, post({ asset: 1 }))).status);
      }
      expect(statuses.slice(-2)).toEqual([404, 429]);
    } finally {
      await limited.close();
    }
  });
});
