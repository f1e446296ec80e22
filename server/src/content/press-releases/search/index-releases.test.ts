/** @module-tag engine */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { SEARCH_VERSION, sortKeyToId } from '../../../core/search/document.ts';
import { refreshStaleDocuments } from '../../../core/search/index/refresh-documents.ts';
import { searchOf } from '../../../core/search/index/search-of.ts';
import { parseQuery } from '../../../core/search/query.ts';
import { createPressGroup } from '../../../core/sites/press-groups.ts';
import { INDEXERS } from '../../../search-corpora.ts';
import { createAsset } from '../../assets/queries.ts';
import { indexRenamedCompanies } from '../../companies/index-companies.ts';
import { createCompany } from '../../companies/writing.ts';
import { indexReleases, indexReleasesShowing } from './index-releases.ts';

let test: TestDatabase;
const NOW = new Date('2026-05-04T08:00:00Z');

beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test.database;
  await createPressGroup(db, { name: 'Site', theme: 'cobalt', tagline: { en: '', it: '' } });
});

afterAll(() => test.drop());

async function insertRelease(title: string): Promise<number> {
  const { db } = test.database;
  const instant = '2026-05-04T08:00:00.000Z';
  const { id } = await db
    .insertInto('press_release')
    .values({
      press_group_id: 1,
      status: 'published',
      access: 'public',
      date: '2026-05-04',
      year: 2026,
      month: 5,
      publish_at: instant,
      languages: 'it',
      contacts: '[]',
      created_at: instant,
      updated_at: instant,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const text = { press_release_id: id, subtitle: '', abstract: '', dateline: '', body: '' };
  await db
    .insertInto('press_release_text')
    .values([
      { ...text, language: 'it', status: 'published', title },
      { ...text, language: 'en', status: 'draft', title: `Draft ${title}` },
    ])
    .execute();
  return id;
}

async function find(text: string): Promise<number[]> {
  const hits = await searchOf(test.database).findHits({
    corpus: 'release',
    query: parseQuery(text),
    visible: (db, { id }) => db.selectFrom('press_release').select('id').where('id', '=', id),
    now: NOW,
    limit: 10,
    isRanked: false,
  });
  return hits.map(({ sortKey }) => sortKeyToId(sortKey));
}

it('finds published languages only', async () => {
  const { db } = test.database;
  const search = searchOf(test.database);
  const id = await insertRelease('Lastre');
  await indexReleases(search, db, [id]);
  expect(await find('lastra')).toEqual([id]);
  expect(await find('draft')).toEqual([]);
  await db
    .updateTable('press_release_text')
    .set({ status: 'published' })
    .where('press_release_id', '=', id)
    .execute();
  await indexReleases(search, db, [id]);
  expect(await find('draft')).toEqual([id]);
  await db
    .updateTable('press_release_text')
    .set({ status: 'draft' })
    .where('press_release_id', '=', id)
    .execute();
  await indexReleases(search, db, [id]);
  expect(await find('lastra')).toEqual([]);
});

it('builds documents of an older version anew', async () => {
  const { db } = test.database;
  const search = searchOf(test.database);
  const ids = await Promise.all(Array.from({ length: 120 }, (_, index) => insertRelease(`Mosaico ${index}`)));
  await indexReleases(search, db, ids);
  expect(await refreshStaleDocuments(test.database, INDEXERS)).toBe(0);
  await db
    .updateTable('release_search')
    .set({ version: SEARCH_VERSION - 1 })
    .execute();
  expect(await refreshStaleDocuments(test.database, INDEXERS)).toBe(120);
  expect(await find('mosaici 119')).toEqual([ids[119]]);
});

it('finds a release by the captions of its pictures in its own languages, but for those under embargo', async () => {
  const { db } = test.database;
  const search = searchOf(test.database);
  const id = await insertRelease('Forni');
  const picture = { credit: '', alt_en: '', alt_it: '', placeholder: '#000000', media_type: 'image/jpeg' };
  const addPicture = async (name: string, caption: string): Promise<number> => {
    const captions = { caption_it: caption, caption_en: `${caption} anglica` };
    const file = { sha256: name, bytes: 1, width: 1, height: 1, name, renditions: [] };
    return db.transaction().execute((trx) => createAsset(trx, { ...picture, ...captions, ...file }, NOW));
  };
  const hero = await addPicture('hero', 'Craquelure');
  const other = await addPicture('other', 'Ingobbio');
  await db.updateTable('press_release').set({ hero_asset_id: hero }).where('id', '=', id).execute();
  await db
    .insertInto('press_release_picture')
    .values({ press_release_id: id, asset_id: other, position: 0 })
    .execute();
  await indexReleasesShowing(search, db, [other]);
  expect([await find('craquelure'), await find('ingobbi'), await find('anglica')]).toEqual([[id], [id], []]);

  await db.updateTable('asset').set({ embargo_until: NOW.toISOString() }).where('id', '=', other).execute();
  await db.updateTable('asset').set({ caption_it: 'Smaltatura' }).where('id', '=', hero).execute();
  await indexReleasesShowing(search, db, [hero]);
  expect([await find('craquelure'), await find('smaltatura'), await find('ingobbi')]).toEqual([[], [id], []]);
});

it('finds a release by the name of its company, and by the next one', async () => {
  const { db } = test.database;
  const search = searchOf(test.database);
  const company = await createCompany(db, { business_name: 'Cotto Valsesia' }, NOW);
  const ids = await Promise.all(Array.from({ length: 60 }, (_, index) => insertRelease(`Novità ${index}`)));
  await db.updateTable('press_release').set({ company_id: company }).where('id', 'in', ids).execute();
  await indexReleases(search, db, ids);
  expect(await find('Valsesia novità maggio 2026')).toHaveLength(10);
  await db
    .updateTable('company')
    .set({ pub_business_name: 'Terre Nuove' })
    .where('id', '=', company)
    .execute();
  await indexRenamedCompanies(search, db, [company]);
  expect(await find('Valsesia')).toEqual([]);
  expect(await find('Terre Nuove 7')).toEqual([ids[7]]);
  expect(await find('Terre Nuove 59')).toEqual([ids[59]]);
});
