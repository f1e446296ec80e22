import {
  GALLERY_FACETS_PATH,
  GALLERY_PICTURE_PATH,
  type GalleryFacets,
  type GalleryPicture,
} from '@press-room/contract/press-gallery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GALLERY_FIXTURE } from '../../../test/gallery-fixture.ts';
import { writePicture } from '../../../test/media-files.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { FixtureIds } from '../../fixtures/loading.ts';

describe('pictures narrowed by what an editor looks for', () => {
  let server: TestServer;
  let ids: FixtureIds;
  let headers: { Authorization: string };

  beforeAll(async () => {
    server = await startTestServer();
    server.clock.now = new Date('2026-05-31T12:00:00.000Z');
    for (const name of ['tile', 'stand', 'later']) await writePicture(server.directory, `${name}.jpg`);
    await writePicture(server.directory, 'kiln.jpg', '#303030', { width: 300, height: 520 });
    ids = await server.load(GALLERY_FIXTURE);
    await server.work();
    headers = await server.signedIn('alice@example.com');
  });
  afterAll(() => server.close());

  const pictures = async (query: string) => {
    const { json } = await server.call(`${GALLERY_PICTURE_PATH}?format=datatables&${query}`, { headers });
    return json as { recordsTotal: number; recordsFiltered: number; data: GalleryPicture[] };
  };
  const captions = async (query: string) => (await pictures(query)).data.map(({ caption }) => caption);

  it.each([
    ['orientation=portrait', ['A kiln']],
    ['orientation=square', []],
    ['orientation=landscape', ['A floor in porcelain stoneware', 'A floor in porcelain stoneware']],
    ['min_side=520', ['A kiln']],
    ['min_side=521', []],
    ['year=2024', ['A kiln']],
    [
      'year=2025&credit=Ada%20Rossi&orientation=landscape&min_side=400&length=1',
      ['A floor in porcelain stoneware'],
    ],
    ['year=2024&credit=Ada%20Rossi', []],
    ['credit=Ada', []],
    ['q=forno&orientation=portrait', ['A kiln']],
    ['q=forno&year=2025', []],
    ['orientation=&min_side=&year=&credit=&q=forno', ['A kiln']],
  ])('narrows by %s', async (query, expected) => {
    expect(await captions(query)).toEqual(expected);
  });

  it('counts what is left, also of one gallery', async () => {
    const narrowed = await pictures(`credit=Ada%20Rossi&gallery=${ids.galleries.Opening}`);
    expect(narrowed).toMatchObject({ recordsTotal: 1, recordsFiltered: 1 });
    expect((await pictures('credit=Ada%20Rossi&length=1')).recordsFiltered).toBe(2);
  });

  it('refuses an orientation that is none', async () => {
    const answer = await server.call(`${GALLERY_PICTURE_PATH}?orientation=round`, { headers });
    expect(answer.status).toBe(400);
    expect(answer.json).toHaveProperty('orientation');
  });

  it('offers the years and photographers of what the reader may see', async () => {
    const { json } = await server.call(GALLERY_FACETS_PATH, { headers });
    expect(json).toEqual({
      years: [2025, 2024],
      credits: ['Ada Rossi', 'Bruno Neri'],
      has_more_credits: false,
    });
  });

  it('says so where there are more photographers than a menu holds', async () => {
    const { database } = server;
    const { id: _, ...picture } = await database.db
      .selectFrom('asset')
      .selectAll()
      .where('credit', '=', 'Ada Rossi')
      .executeTakeFirstOrThrow();
    const add = (from: number, to: number) =>
      database.change(async (trx) => {
        for (let position = from; position <= to; position += 1) {
          const { id: asset_id } = await trx
            .insertInto('asset')
            .values({ ...picture, credit: `Author ${position}` })
            .returning('id')
            .executeTakeFirstOrThrow();
          const link = { gallery_id: ids.galleries.Opening ?? 0, asset_id, position };
          await trx.insertInto('gallery_picture').values(link).execute();
        }
      });
    const asked = async () => {
      const { json } = await server.call(GALLERY_FACETS_PATH, { headers });
      const { credits, has_more_credits } = json as GalleryFacets;
      return [credits.length, has_more_credits];
    };
    await add(3, 200);
    expect(await asked()).toEqual([200, false]);
    await add(201, 201);
    expect(await asked()).toEqual([200, true]);
  });
});
