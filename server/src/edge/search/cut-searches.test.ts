/** @module-tag engine */
import { MAGAZINE_PATH } from '@press-room/contract/magazines';
import { GALLERY_PICTURE_PATH } from '@press-room/contract/press-gallery';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writePdf, writePicture } from '../../../test/media-files.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { indexMagazinePages } from '../../content/magazines/index-magazines.ts';
import { indexPictures } from '../../content/press-gallery/index-pictures.ts';
import { searchOf } from '../../core/search/index/search-of.ts';
import type { Db } from '../../platform/db/db.ts';

/** Search limits of pages, and of places of a picture. */
const [PAGES, PLACES] = [2000, 500];
/** Rows per insert. */
const AT_ONCE = 500;

let server: TestServer;
let headers: { Authorization: string };

beforeAll(async () => {
  server = await startTestServer();
  writePdf(server.directory, 'marble.pdf', ['Marble']);
  await writePicture(server.directory, 'tile.jpg');
  const name = (title: string) => ({ en: title, it: title });
  await server.load({
    users: [{ email: 'alice@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] }],
    assets: [
      { key: 'marble', file: 'marble.pdf' },
      { key: 'tile', file: 'tile.jpg', caption: name('Glaze') },
      { key: 'rare', file: 'tile.jpg', caption: name('Hydrogen') },
    ],
    gallery_nodes: [
      { name: name('Products'), galleries: [{ name: name('Tiles'), pictures: ['rare', 'tile'] }] },
    ],
    magazines: [{ kind: 'italian', year: 2026, month: 1, title: name('Issue'), document: 'marble' }],
  });
  await server.work();
  const search = searchOf(server.database);
  await server.database.change(async (trx) => {
    await indexPictures(search, trx, await addPlaces(trx));
    await indexMagazinePages(search, trx, await addPages(trx));
  });
  headers = await server.signedIn('alice@example.com');
});
afterAll(() => server.close());

/** Further galleries with the same picture. */
async function addPlaces(trx: Db): Promise<number[]> {
  const {
    id: _,
    visible_from: _from,
    ...gallery
  } = await trx.selectFrom('gallery').selectAll().executeTakeFirstOrThrow();
  const { asset_id } = await trx
    .selectFrom('gallery_picture')
    .select('asset_id')
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow();
  const galleries = Array.from({ length: PLACES }, (_, at) => ({ ...gallery, position: at + 1 }));
  const made = await trx.insertInto('gallery').values(galleries).returning('id').execute();
  const links = made.map(({ id }) => ({ gallery_id: id, asset_id, position: 0 }));
  return idsOf(await trx.insertInto('gallery_picture').values(links).returning('id').execute());
}

/** Further pages of the issue. */
async function addPages(trx: Db): Promise<number[]> {
  const { id, document_asset_id } = await trx
    .selectFrom('magazine')
    .select(['id', 'document_asset_id'])
    .executeTakeFirstOrThrow();
  const added: number[] = [];
  for (let from = 0; from < PAGES; from += AT_ONCE) {
    const pages = Array.from({ length: AT_ONCE }, (_, at) => from + at + 2);
    const texts = pages.map((page) => ({ asset_id: document_asset_id, page, text: 'Kiln' }));
    await trx.insertInto('asset_page').values(texts).execute();
    const rows = pages.map((page) => ({ magazine_id: id, page }));
    added.push(...idsOf(await trx.insertInto('magazine_page').values(rows).returning('id').execute()));
  }
  return added;
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

const find = async (path: string, q: string, format: string) =>
  (await server.call(`${path}?format=${format}&q=${q}`, { headers })).json;

it.each([
  [MAGAZINE_PATH, { often: 'kiln', seldom: 'marble' }],
  [GALLERY_PICTURE_PATH, { often: 'glaze', seldom: 'hydrogen' }],
])('%s says that there may be more where a search was cut', async (path, { often, seldom }) => {
  // Later ones come from the cache.
  for (const _ of [1, 2, 3])
    expect(await find(path, often, 'datatables')).toMatchObject({ recordsFiltered: 1, is_capped: true });
  expect(await find(path, often, 'json')).toMatchObject({ count: 1, is_capped: true });
  const exact = await find(path, seldom, 'datatables');
  expect(exact).toMatchObject({ recordsFiltered: 1 });
  expect(exact).not.toHaveProperty('is_capped');
});
