import { BASKET_PATH, type Basket, type BasketItem } from '@press-room/contract/downloads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type DownloadServer,
  type Headers,
  NOW,
  original,
  startDownloadServer,
  toPictureItems,
} from '../../../../test/downloads.ts';
import { addGallery, addPicture, addPressKit } from '../../../../test/media.ts';
import { post } from '../../../../test/requests.ts';
import { readZip } from '../../../../test/zip.ts';

describe('a basket', () => {
  let site: DownloadServer;
  let release: number;
  let items: BasketItem[];

  beforeAll(async () => {
    site = await startDownloadServer();
    const { server, groupId, ids } = site;
    await addPressKit(server, groupId, [
      { asset_id: ids.sheet, language: 'it', title_en: 'Fact sheet', title_it: 'Scheda' },
    ]);
    const text = {
      it: { title: 'Nuove piastrelle', body: '<p>Testo</p>', status: 'published' },
      en: { title: 'New tiles', body: '<p>Text</p>', status: 'published' },
    };
    const loaded = await server.load({
      press_releases: [{ press_group: 'Association', date: '2026-11-02', access: 'public', text }],
    });
    release = loaded.press_releases['New tiles'] ?? 0;
    items = [
      { kind: 'picture', id: ids.oven },
      { kind: 'press_release', id: release },
      { kind: 'file', id: ids.sheet },
      { kind: 'picture', id: ids.hall },
    ];
  });
  afterAll(() => site.server.close());

  const lookUp = async (asked: readonly BasketItem[], headers: Headers = site.alice) => {
    const { status, json } = await site.server.call(BASKET_PATH, post({ items: asked }, headers));
    expect([status, json]).toEqual([200, expect.anything()]);
    return (json as Basket).items;
  };

  describe('POST /api/press_room/download/', () => {
    it('saves things from anywhere as one ZIP, in the order of the basket, with a list and captions', async () => {
      const files = await site.unzip({ basket: items });
      expect(Object.keys(files)).toEqual([
        'contents.txt',
        'contenuto.txt',
        'captions.csv',
        'didascalie.csv',
        '01_ada-rossi_2024_a-tile.jpg',
        '04_ada-rossi_2026_sala-citta.jpg',
        ...['en', 'it'].flatMap((language) => {
          const title = language === 'en' ? 'new-tiles' : 'nuove-piastrelle';
          return ['html', 'txt', 'docx'].map(
            (form) =>
              `02_association_2026-11-02_new-tiles/association_2026-11-02_${title}_${language}.${form}`,
          );
        }),
        '03_association_2026_scheda_it.pdf',
      ]);
      expect(String(files['contents.txt'])).toMatch(
        /^01_ada-rossi_2024_a-tile\.jpg\n {2}A tile\n {2}Ada Rossi\n\n02_[^\n]+\/\n {2}New tiles\n {2}Association\n\n03_/,
      );
      expect(String(files['captions.csv'])).toContain('01_ada-rossi_2024_a-tile.jpg,Una piastrella,A tile');
      expect(String(files['04_ada-rossi_2026_sala-citta.jpg'])).toBe('hall in full');
    });

    it('takes one choice of pictures and of the language for all', async () => {
      const files = await site.unzip({ basket: items, use: 'web', language: 'it' });
      const names = Object.keys(files);
      expect(names).toContain('contenuto.txt');
      expect(names).not.toContain('contents.txt');
      expect(names.filter((name) => name.endsWith('.docx'))).toEqual([
        '02_association_2026-11-02_nuove-piastrelle/association_2026-11-02_nuove-piastrelle_it.docx',
      ]);
      // Pictures that cannot be converted are delivered unchanged.
      expect(String(files['04_ada-rossi_2026_sala-citta.jpg'])).toBe('hall in full');
      expect(names).not.toContain('captions.csv');
      expect(String(files['didascalie.csv'])).toContain('Una piastrella');
      expect(String(files['didascalie.csv'])).not.toMatch(/caption_en|A tile/);
    });

    it('resumes with the same bytes', async () => {
      const { url, bytes: announced } = await site.getTicket({ basket: items });
      const whole = await site.fetchBytes(url);
      expect(whole.bytes.length).toBe(announced);
      const rest = await site.fetchBytes(url, { Range: 'bytes=100-' });
      expect([rest.status, rest.bytes.equals(whole.bytes.subarray(100))]).toEqual([206, true]);
    });

    it('names what has gone and what is not ready, and holds nothing that its reader may not see', async () => {
      const { hall, open, later, preview } = site.ids;
      const gone: BasketItem[] = [
        { kind: 'picture', id: later, title: 'The hall at night' },
        { kind: 'press_release', id: 999 },
        { kind: 'magazine', id: 999, title: ' ' },
      ];
      const files = await site.unzip({ basket: [...gone, ...toPictureItems([open, preview])] });
      expect(Object.keys(files)).toEqual([
        'missing-files.txt',
        'file-mancanti.txt',
        'contents.txt',
        'contenuto.txt',
        'captions.csv',
        'didascalie.csv',
        '04_ada-rossi_2026_open.jpg',
      ]);
      expect(String(files['missing-files.txt'])).toContain('- A tile');
      expect(String(files['contents.txt'])).toContain(
        'Not in this archive, because they are no longer available:\n- The hall at night\n- Release 999\n- Magazine 999\n',
      );
      const { url } = await site.getTicket({ basket: toPictureItems([hall, open]) }, {});
      const stranger = await readZip((await site.fetchBytes(url)).bytes);
      expect(Object.keys(stranger)).toContain('02_ada-rossi_2026_open.jpg');
      expect(String(stranger['contents.txt'])).toContain('- Picture ');
      expect(JSON.stringify(Object.values(stranger).map(String))).not.toContain('hall in full');
    });

    it('ends when something in it is hidden before it is fetched', async () => {
      const extra = await addPicture(site.server, { name: 'extra.jpg' }, [original('extra in full')]);
      await addGallery(site.server, [extra]);
      const { url } = await site.getTicket({ basket: toPictureItems([extra, site.ids.open]) });
      const { db } = site.server.database;
      await db
        .updateTable('asset')
        .set({ embargo_until: '2027-01-01T00:00:00.000Z' })
        .where('id', '=', extra)
        .execute();
      expect((await site.fetchBytes(url)).status).toBe(404);
    });

    it('is recorded once, with each release and file as if it were saved by itself', async () => {
      const { db } = site.server.database;
      await db.deleteFrom('download').execute();
      const { url } = await site.getTicket({ basket: items });
      await site.fetchBytes(url, { Range: 'bytes=0-9' });
      await site.fetchBytes(url, { Range: 'bytes=10-' });
      const rows = await db
        .selectFrom('download')
        .select(['request', 'started_at', 'user_account_id'])
        .orderBy('id')
        .execute();
      const [whole, ...documents] = rows;
      expect(JSON.parse(whole?.request ?? '')).toEqual({ basket: items });
      const own = { started_at: NOW.toISOString(), user_account_id: site.accountIds['alice@example.com'] };
      expect(documents).toEqual([
        { ...own, request: `{"press_release":${release}}` },
        { ...own, request: `{"asset":${site.ids.sheet}}` },
      ]);
    });

    it.each([
      [[], 'This list may not be empty.'],
      [7, 'Expected a list of items.'],
      [[{ kind: 'gallery', id: 1 }], 'Not of the expected shape.'],
      [[{ kind: 'picture', id: 0 }], 'Not of the expected shape.'],
      [[{ kind: 'picture', id: 4_000_000_000 }], 'Not of the expected shape.'],
      [[{ kind: 'picture', id: 1, title: 'x'.repeat(101) }], 'Not of the expected shape.'],
      [toPictureItems(Array.from({ length: 501 }, (_, at) => at + 1)), 'Choose at most 500.'],
      [
        Array.from({ length: 51 }, (_, at) => ({ kind: 'file', id: at + 1 })),
        'A basket takes at most 50 releases, files and magazines.',
      ],
    ])('rejects %j', async (basket, expected) => {
      const answer = await site.ask({ basket });
      expect([answer.status, answer.json]).toEqual([400, { basket: [expected] }]);
    });

    it('says so where there is nothing to save', async () => {
      const answer = await site.ask({ basket: toPictureItems([site.ids.hall]) }, site.outsider);
      expect(answer.status).toBe(404);
      const unready = await site.ask({ basket: toPictureItems([site.ids.preview]) });
      expect([unready.status, unready.json]).toEqual([
        400,
        { non_field_errors: ['There is nothing to download here yet.'] },
      ]);
    });
  });

  describe('POST /api/press_room/basket/', () => {
    it('tells titles, pictures and sizes, in the order and the language asked for', async () => {
      const rows = await lookUp(items, { ...site.alice, 'Accept-Language': 'it' });
      expect(rows).toMatchObject([
        { kind: 'picture', id: site.ids.oven, title: 'Una piastrella', language: 'it', credit: 'Ada Rossi' },
        {
          kind: 'press_release',
          id: release,
          title: 'Nuove piastrelle',
          language: 'it',
          bytes: { original: 0 },
        },
        { kind: 'file', id: site.ids.sheet, title: 'Scheda', bytes: { original: 16, print: 16, web: 16 } },
        { kind: 'picture', id: site.ids.hall, bytes: { original: 12, print: 5_537_729, web: 320_000 } },
      ]);
    });

    it('signs the pictures of press-only things for who asks, and shows others nothing of them', async () => {
      const { hall, open } = site.ids;
      const addresses = async (headers: Headers) =>
        (await lookUp(toPictureItems([hall, open]), headers)).map(
          ({ picture }) => picture?.renditions[0]?.url ?? null,
        );
      const [signed] = await addresses(site.alice);
      expect(signed).toContain('signature=');
      expect((await site.fetchBytes(signed ?? '')).status).toBe(200);
      for (const headers of [{}, site.outsider]) {
        const [row] = await lookUp(toPictureItems([hall, open]), headers);
        expect(row).toMatchObject({ title: null, picture: null, credit: '', bytes: { original: 0 } });
      }
    });

    it('rejects bad items and bad tokens', async () => {
      const ask = (body: object, headers: Headers = {}) => site.server.call(BASKET_PATH, post(body, headers));
      expect((await ask({})).json).toEqual({ items: ['This field is required.'] });
      expect((await ask({ items: [{ kind: 'x', id: 1 }] })).status).toBe(400);
      expect((await ask({ items: toPictureItems([1]) }, { Authorization: 'JWT x' })).status).toBe(401);
    });
  });
});
