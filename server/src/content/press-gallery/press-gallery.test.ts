import {
  GALLERY_FACETS_PATH,
  GALLERY_PATH,
  GALLERY_PICTURE_PATH,
  GALLERY_TREE_PATH,
  type GalleryNode,
  type GalleryPicture,
} from '@press-room/contract/press-gallery';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GALLERY_FIXTURE } from '../../../test/gallery-fixture.ts';
import { writePicture } from '../../../test/media-files.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { FixtureIds } from '../../fixtures/loading.ts';

const BEFORE = new Date('2026-05-31T12:00:00.000Z');
const AFTER = new Date('2026-06-01T12:00:01.000Z');
const galleryPath = (id: number): string => `${GALLERY_PATH}${id}/`;
const ADDRESSES = [GALLERY_TREE_PATH, GALLERY_FACETS_PATH, galleryPath(1), GALLERY_PICTURE_PATH];

describe('the press gallery', () => {
  let server: TestServer;
  let ids: FixtureIds;
  let headers: { Authorization: string };

  beforeAll(async () => {
    server = await startTestServer();
    server.clock.now = new Date('2026-01-01T00:00:00Z');
    const colours = { tile: '#a04030', kiln: '#303030', stand: '#3050a0', later: '#909090' };
    for (const [name, colour] of Object.entries(colours)) {
      await writePicture(server.directory, `${name}.jpg`, colour);
    }
    ids = await server.load(GALLERY_FIXTURE);
    await server.work();
  });
  beforeEach(async () => {
    server.clock.now = BEFORE;
    // The clock was set back, and cached answers are from a later time.
    await server.database.change(async () => undefined);
    headers = await server.signedIn('alice@example.com');
  });
  afterAll(() => server.close());

  const get = async (path: string, language = 'en') => {
    const answer = await server.call(path, { headers: { ...headers, 'Accept-Language': language } });
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  };
  const tree = async () => ((await get(GALLERY_TREE_PATH)) as { results: GalleryNode[] }).results;
  const pictures = async (query = '', language = 'en') => {
    const path = `${GALLERY_PICTURE_PATH}?format=datatables&${query}`;
    return (await get(path, language)) as {
      recordsTotal: number;
      recordsFiltered: number;
      data: GalleryPicture[];
    };
  };
  const captions = async (query = '', language = 'en') =>
    (await pictures(query, language)).data.map(({ caption }) => caption);

  describe('GET gallery_tree', () => {
    it('is a list of root nodes with localised names, children by id and galleries with their pictures', async () => {
      const [fair, ...others] = await tree();
      expect(others).toEqual([]);
      const edition = String(ids.gallery_nodes.Edition);
      expect(fair).toEqual({
        id: ids.gallery_nodes.Fair,
        position: 0,
        name: { en: 'Fair', it: 'Fiera' },
        galleries: [
          { id: ids.galleries.Opening, name: { en: 'Opening', it: 'Apertura' }, pictures: 2, missing: 0 },
        ],
        childs: {
          [edition]: {
            id: ids.gallery_nodes.Edition,
            position: 0,
            name: { en: 'Edition', it: 'Edizione' },
            childs: {},
            galleries: [
              {
                id: ids.galleries['Public floors'],
                name: { en: 'Public floors', it: 'Pavimenti pubblici' },
                pictures: 1,
                missing: 0,
              },
            ],
          },
        },
      });
    });

    it('speaks datatables', async () => {
      expect(await get(`${GALLERY_TREE_PATH}?format=datatables&draw=3`)).toMatchObject({
        draw: 3,
        recordsTotal: 1,
        recordsFiltered: 1,
        data: [{ name: { it: 'Fiera' } }],
      });
    });

    it('counts embargoed galleries and pictures from the instant they lift', async () => {
      server.clock.now = AFTER;
      headers = await server.signedIn('alice@example.com');
      const [fair] = await tree();
      expect(fair?.galleries).toMatchObject([{ pictures: 3 }]);
      expect(Object.values(fair?.childs ?? {}).map((node) => node.galleries)).toMatchObject([
        [{ pictures: 1 }, { name: { en: 'Unveiling' }, pictures: 2 }],
      ]);
    });
  });

  describe('GET gallery', () => {
    it('tells the place in the tree', async () => {
      expect(await get(galleryPath(ids.galleries['Public floors'] ?? 0))).toEqual({
        id: ids.galleries['Public floors'],
        name: { en: 'Public floors', it: 'Pavimenti pubblici' },
        path: [
          { id: ids.gallery_nodes.Fair, name: { en: 'Fair', it: 'Fiera' } },
          { id: ids.gallery_nodes.Edition, name: { en: 'Edition', it: 'Edizione' } },
        ],
        pictures: 1,
        updated_at: '2026-01-01T00:00:00.000Z',
      });
    });

    it.each(['Unfinished', 'Over', 'Unveiling'])('does not know %s', async (name) => {
      const answer = await server.call(galleryPath(ids.galleries[name] ?? 0), { headers });
      expect(answer.status).toBe(404);
    });

    it.each(['999', 'x', '1.5'])('does not know the id %s', async (id) => {
      expect((await server.call(`/api/press_room/gallery/${id}/`, { headers })).status).toBe(404);
    });
  });

  describe('GET gallery_picture', () => {
    it('lists a gallery in its order with all that a journalist needs', async () => {
      const { data, ...counts } = await pictures(`gallery=${ids.galleries.Opening}`);
      expect(counts).toEqual({ draw: 1, recordsTotal: 2, recordsFiltered: 2 });
      expect(data.map(({ caption }) => caption)).toEqual(['A kiln', 'A floor in porcelain stoneware']);
      expect(data[1]).toMatchObject({
        id: ids.assets.floor,
        alt: 'Floor',
        credit: 'Ada Rossi',
        copyright: '© Association',
        rights: 'Editorial use',
        gallery: { id: ids.galleries.Opening, name: { it: 'Apertura' } },
        width: 400,
      });
      expect(data[1]?.choices.map(({ is_original }) => is_original)).toContain(true);
      expect(data[1]?.choices[0]).toMatchObject({ is_original: true, width: 400, height: 300 });
      const widths = data[1]?.choices.slice(1).map(({ width }) => width) ?? [];
      expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    });

    it('speaks the language of the reader', async () => {
      expect(await captions(`gallery=${ids.galleries.Opening}`, 'it')).toEqual([
        'Un forno',
        'Un pavimento in gres porcellanato',
      ]);
    });

    it('lists all galleries, newest first, page by page', async () => {
      expect(await captions()).toEqual([
        'A floor in porcelain stoneware',
        'A kiln',
        'A floor in porcelain stoneware',
      ]);
      expect(await captions('start=2&length=1')).toEqual(['A floor in porcelain stoneware']);
      expect(await captions('start=1&length=1')).toEqual(['A kiln']);
      expect((await server.call(`${GALLERY_PICTURE_PATH}?page=9`, { headers })).status).toBe(404);
    });

    it('searches and orders as datatables asks', async () => {
      const column = 'columns[0][data]=credit&columns[0][searchable]=true&columns[0][orderable]=true';
      const found = await pictures(`${column}&search[value]=bruno`);
      expect(found).toMatchObject({ recordsTotal: 3, recordsFiltered: 1, data: [{ credit: 'Bruno Neri' }] });
      const ordered = await pictures(`${column}&order[0][column]=0&order[0][dir]=desc`);
      expect(ordered.data.map(({ credit }) => credit)).toEqual(['Bruno Neri', 'Ada Rossi', 'Ada Rossi']);
    });

    it.each([
      ['gres porcellanato', ['A floor in porcelain stoneware']],
      ['piastrelle pavimento', []],
      ['PAVIMENTI', ['A floor in porcelain stoneware']],
      ['neri', ['A kiln']],
      ['apertura', ['A floor in porcelain stoneware', 'A kiln']],
      ['"bruno neri" forno', ['A kiln']],
      ['xyzzy', []],
    ])('finds what %s means, each picture once', async (q, expected) => {
      const found = await pictures(`q=${encodeURIComponent(q)}`);
      expect(found.recordsTotal).toBe(3);
      expect(found.recordsFiltered).toBe(expected.length);
      expect(found.data.map(({ caption }) => caption).toSorted()).toEqual(expected);
    });

    it('searches within a gallery', async () => {
      expect(await captions(`gallery=${ids.galleries['Public floors']}&q=stoneware`)).toHaveLength(1);
      expect(await captions(`gallery=${ids.galleries['Public floors']}&q=kiln`)).toEqual([]);
    });

    it('gives embargoed, unpublished and expired galleries away by nothing', async () => {
      for (const q of ['quintessential', 'zirconium', 'unveiling', 'svelamento', 'unfinished', 'over']) {
        expect(await captions(`q=${q}`), q).toEqual([]);
      }
      for (const name of ['Unveiling', 'Unfinished', 'Over']) {
        expect((await pictures(`gallery=${ids.galleries[name]}`)).recordsTotal, name).toBe(0);
      }
      server.clock.now = AFTER;
      headers = await server.signedIn('alice@example.com');
      expect(await captions('q=quintessential')).toEqual(['Quintessential stand']);
      expect(await captions('q=zirconium')).toEqual(['Zirconium glaze']);
      expect((await captions('q=unveiling')).toSorted()).toEqual(['A kiln', 'Quintessential stand']);
      expect(await captions(`gallery=${ids.galleries.Opening}`)).toHaveLength(3);
    });

    it('hands out addresses that work as long as the gallery lets them', async () => {
      const first = async (name: string) =>
        (await pictures(`gallery=${ids.galleries[name]}`)).data[0]?.renditions[0]?.url ?? '';
      const [shared, guarded] = [await first('Public floors'), await first('Opening')];
      expect(shared).not.toContain('signature');
      expect(guarded).toContain('signature');
      for (const url of [shared, guarded]) expect((await server.call(url)).status).toBe(200);
      expect((await server.call(guarded.split('?')[0] ?? '')).status).toBe(404);
    });

    it('keeps a picture under embargo from every address, also a signed one', async () => {
      server.clock.now = AFTER;
      headers = await server.signedIn('alice@example.com');
      const { data } = await pictures('q=zirconium');
      const path = data[0]?.renditions[0]?.url.split('?')[0] ?? '';
      const [, , key = '', name = ''] = path.split('/');
      const file = { key, name: decodeURIComponent(name), media_type: 'image/webp' };
      const session = await server.sessionOf('alice@example.com');
      const signed = () => server.context.links.media.toSigned(file, session);
      expect((await server.call(signed())).status).toBe(200);
      server.clock.now = BEFORE;
      expect((await server.call(signed())).status).toBe(404);
    });

    it('refuses a gallery that is no number', async () => {
      const answer = await server.call(`${GALLERY_PICTURE_PATH}?gallery=x`, { headers });
      expect([answer.status, answer.json]).toEqual([400, { gallery: ['A valid integer is required.'] }]);
    });

    it('is empty for an unknown gallery', async () => {
      expect(await pictures('gallery=999')).toMatchObject({ recordsTotal: 0, data: [] });
    });
  });

  it.each(ADDRESSES)('%s is for admitted readers only', async (path) => {
    expect((await server.call(path)).status).toBe(401);
    const others = await server.signedIn('nobody@example.com');
    expect((await server.call(path, { headers: others })).status).toBe(403);
    expect((await server.call(path, { method: 'POST', headers })).status).toBe(405);
  });
});

describe('an empty press gallery', () => {
  let server: TestServer;
  afterEach(() => server.close());

  it('is an empty tree and an empty list', async () => {
    server = await startTestServer();
    await server.load({ users: GALLERY_FIXTURE.users });
    const headers = await server.signedIn('alice@example.com');
    for (const path of [GALLERY_TREE_PATH, GALLERY_PICTURE_PATH, `${GALLERY_PICTURE_PATH}?q=tile`]) {
      expect((await server.call(path, { headers })).json).toEqual({
        count: 0,
        next: null,
        previous: null,
        results: [],
      });
    }
  });
});
