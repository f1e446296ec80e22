/** @module-tag engine */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { SEARCH_VERSION } from '../../core/search/document.ts';
import { indexAssets } from '../../core/search/index/indexers.ts';
import { refreshStaleDocuments } from '../../core/search/index/refresh-documents.ts';
import { type Corpus, documentTable } from '../../core/search/index/search-documents.ts';
import { searchOf } from '../../core/search/index/search-of.ts';
import { parseQuery } from '../../core/search/query.ts';
import { createPressGroup } from '../../core/sites/press-groups.ts';
import { INDEXERS } from '../../search-corpora.ts';
import { createAsset } from '../assets/queries.ts';
import { createMagazine } from '../magazines/service.ts';
import { createPressKit } from '../press-kit/service.ts';
import { createGallery, createGalleryNode } from './service.ts';

const NOW = new Date('2026-05-04T08:00:00.000Z');
const VISIBLE = { status: 'published', access: 'press' } as const;
const OWNERS = {
  release: 'press_release',
  picture: 'gallery_picture',
  magazine_page: 'magazine_page',
  press_kit: 'press_kit',
  company: 'company',
  clipping: 'clipping',
} as const;

let test: TestDatabase;
let assetId: number;
let galleryId: number;
let magazineId: number;

beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test.database;
  const search = searchOf(test.database);
  await createPressGroup(db, { name: 'Site', theme: 'cobalt', tagline: { en: '', it: '' } });
  const words = { credit: 'Ada', caption_en: 'A glaze', caption_it: 'Uno smalto', alt_en: '', alt_it: '' };
  const file = { sha256: 'a', media_type: 'image/jpeg', bytes: 1, width: 1, height: 1, name: 'a.jpg' };
  assetId = await createAsset(db, { ...file, ...words, placeholder: '', renditions: [] }, NOW);
  const nodeId = await createGalleryNode(db, { parent_id: null, position: 0, name: { en: 'N', it: 'N' } });
  const name = { en: 'Kilns', it: 'Forni' };
  const gallery = { ...VISIBLE, gallery_node_id: nodeId, position: 0, name, picture_ids: [assetId] };
  galleryId = await createGallery(search, db, gallery, NOW);
  const issue = {
    kind: 'italian',
    territory: null,
    year: 2026,
    month: 5,
    issue_number: '',
    cover_asset_id: null,
  } as const;
  magazineId = await createMagazine(
    search,
    db,
    { ...VISIBLE, ...issue, title: { en: 'Spring', it: 'Primavera' }, document_asset_id: assetId },
    NOW,
  );
  const title = { en: 'Kit', it: 'Cartella' };
  const files = [{ asset_id: assetId, title: { en: 'Figures', it: 'Cifre' }, language: null }];
  await createPressKit(search, db, { ...VISIBLE, press_group_id: 1, year: 2026, title, files }, NOW);
});

afterAll(() => test.drop());

async function countFound(corpus: Corpus, text: string): Promise<number> {
  const hits = await searchOf(test.database).findHits({
    corpus,
    query: parseQuery(text),
    visible: (db, { id }) => db.selectFrom(OWNERS[corpus]).select('id').where('id', '=', id),
    now: NOW,
    limit: 10,
    isRanked: false,
  });
  return hits.length;
}

it('finds each kind among its own only', async () => {
  expect(await countFound('picture', 'smalti forno ada')).toBe(1);
  expect(await countFound('magazine_page', 'primavera')).toBe(1);
  expect(await countFound('press_kit', 'cartella figures')).toBe(1);
  expect(await countFound('picture', 'primavera')).toBe(0);
  expect(await countFound('release', 'primavera')).toBe(0);
});

const change = (changed: 'indexWords' | 'indexPages'): Promise<void> =>
  indexAssets({ indexers: INDEXERS, database: test.database }, test.database.db, { changed, ids: [assetId] });

it('follows words of a picture that are written anew', async () => {
  const { db } = test.database;
  await db.updateTable('asset').set({ caption_en: 'A mosaic' }).where('id', '=', assetId).execute();
  await change('indexWords');
  expect([await countFound('picture', 'glaze'), await countFound('picture', 'mosaic')]).toEqual([1, 1]);
  await db.updateTable('asset').set({ caption_it: '' }).where('id', '=', assetId).execute();
  await change('indexWords');
  expect(await countFound('picture', 'smalto')).toBe(0);
});

it('follows pages that are read later, and again', async () => {
  const { db } = test.database;
  const pages = [
    { asset_id: assetId, page: 1, text: 'Cover' },
    { asset_id: assetId, page: 2, text: 'About zirconium' },
  ];
  await db.insertInto('asset_page').values(pages).execute();
  await change('indexPages');
  await change('indexPages');
  expect([
    await countFound('magazine_page', 'zirconium'),
    await countFound('magazine_page', 'cover'),
  ]).toEqual([1, 1]);
  await db.deleteFrom('asset_page').where('page', '=', 2).execute();
  await change('indexPages');
  expect(await countFound('magazine_page', 'zirconium')).toBe(0);
});

it.each(['picture', 'magazine_page', 'press_kit'] as const)(
  'builds documents of an older version anew: %s',
  async (corpus) => {
    await test.database.db
      .updateTable(documentTable(corpus))
      .set({ version: SEARCH_VERSION - 1 })
      .execute();
    expect(await refreshStaleDocuments(test.database, INDEXERS)).toBe(1);
    expect(await refreshStaleDocuments(test.database, INDEXERS)).toBe(0);
  },
);

it('forgets what is deleted', async () => {
  const { db } = test.database;
  await db.deleteFrom('gallery').where('id', '=', galleryId).execute();
  await db.deleteFrom('magazine').where('id', '=', magazineId).execute();
  expect([await countFound('picture', 'ada'), await countFound('magazine_page', 'primavera')]).toEqual([
    0, 0,
  ]);
  const left = await db.selectFrom('picture_search').select('document_id').execute();
  expect(left).toEqual([]);
});
