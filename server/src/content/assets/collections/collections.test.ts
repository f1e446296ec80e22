/** @module-tag engine */

import {
  ASSET_COLLECTION_PATH,
  type AssetCollection,
  COLLECTIONS_MAX,
  type CollectionFiles,
  collectionFilesPath,
} from '@press-room/contract/admin-asset-collections';
import { OFFICE_ASSET_PATH } from '@press-room/contract/admin-assets';
import { beforeEach, describe, expect, it } from 'vitest';
import { addFile } from '../../../../test/assets.ts';
import { anyText } from '../../../../test/matchers.ts';
import { type Office, startOffice } from '../../../../test/office-desk.ts';
import { buildPdf } from '../../../../test/pictures.ts';
import { post } from '../../../../test/requests.ts';

let office: Office;
beforeEach(async () => {
  office = await startOffice(ASSET_COLLECTION_PATH);
  return () => office.server.close();
});

const make = (form: object = {}) =>
  office.rowOf<AssetCollection>(office.create({ name: 'Fair 2026', press_group: 1, ...form }));
const addFiles = async (...names: string[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const name of names)
    ids.push(await addFile(office.server, Buffer.from(buildPdf([name])), { name: `${name}.pdf` }));
  return ids;
};
const put = (row: AssetCollection, body: object, headers = office.match(row.version)) =>
  office.server.call(collectionFilesPath(row.id), post(body, headers));
const change = (row: AssetCollection, body: object) => office.rowOf<CollectionFiles>(put(row, body));
const names = async (query = '') => (await office.list(query)).data.map(({ name }) => name);
const library = async (query: string, headers = office.officer) => {
  const path = `${OFFICE_ASSET_PATH}?format=datatables${query}`;
  const { json } = await office.server.call(path, { headers });
  return (json as { data: { id: number }[] }).data.map(({ id }) => id).toSorted((a, b) => a - b);
};

describe('collections of the library', () => {
  it('are made, renamed, moved to another group and deleted, with an entry for each; their files stay', async () => {
    const [one = 0] = await addFiles('one');
    const made = await make();
    expect(made).toMatchObject({ version: 1, files: 0, press_group: { id: 1, name: 'Association' } });
    const filled = await change(made, { add: [one] });
    const renamed = await office.rowOf<AssetCollection>(office.change(filled, { name: ' Fair 2027 ' }));
    expect(renamed).toMatchObject({ version: 3, name: 'Fair 2027', files: 1 });
    const moved = await office.rowOf<AssetCollection>(office.change(renamed, { press_group: 2 }));
    expect(moved).toMatchObject({ version: 4, press_group: { name: 'Fair' } });
    expect((await office.remove(moved)).status).toBe(204);
    expect((await office.read(moved)).status).toBe(404);
    expect(await library('')).toEqual([one]);
    expect(await office.audited(`asset_collection:${made.id}`)).toEqual([
      ['create', ['name', 'press_group']],
      ['edit', ['files']],
      ['edit', ['name']],
      ['edit', ['press_group']],
      ['delete', null],
    ]);
  });

  it('answer which files they got and lost, so that it can be taken back', async () => {
    const [one = 0, two = 0, three = 0] = await addFiles('one', 'two', 'three');
    const made = await make();
    const filled = await change(made, { add: [one, two, one] });
    expect(filled).toMatchObject({ version: 2, files: 2, removed: [] });
    expect(filled.added.toSorted((a, b) => a - b)).toEqual([one, two]);
    const more = await change(filled, { add: [two, three], remove: [one, 9999] });
    expect(more).toMatchObject({ files: 2, added: [three], removed: [one] });
    const back = await change(more, { add: more.removed, remove: more.added });
    expect(back).toMatchObject({ files: 2, added: [one], removed: [three] });
    expect(await library(`&collection=${made.id}`)).toEqual([one, two]);
    expect(await library(`&collection=${made.id}&kind=picture`)).toEqual([]);
    expect(await library('&collection=9999')).toEqual([]);
    expect((await office.call(`${OFFICE_ASSET_PATH}?format=datatables&collection=x`)).status).toBe(400);
  });

  it('are listed by name, of a group, and with a file', async () => {
    const [one = 0, two = 0] = await addFiles('one', 'two');
    const later = await make({ name: 'Winter', press_group: 2 });
    await make({ name: 'Summer' });
    await change(later, { add: [two] });
    expect(await names()).toEqual(['Summer', 'Winter']);
    expect(await names('&group=1')).toEqual(['Summer']);
    expect(await names(`&assets=${one},${two}`)).toEqual(['Winter']);
    expect(await names(`&assets=${one}`)).toEqual([]);
    expect(await names('&assets=0')).toEqual([]);
    expect(await library('&ids=0')).toEqual([]);
    expect((await office.call(`${ASSET_COLLECTION_PATH}?assets=a`)).json).toEqual({ assets: [anyText] });
  });

  it('lose a file that is deleted, and keep their press group', async () => {
    const [one = 0, two = 0] = await addFiles('one', 'two');
    const filled = await change(await make({ press_group: 2 }), { add: [one, two] });
    await office.server.work();
    const { json } = await office.call(`${OFFICE_ASSET_PATH}${one}/`);
    const headers = office.match((json as { version: number }).version);
    const deleted = await office.server.call(`${OFFICE_ASSET_PATH}${one}/`, { method: 'DELETE', headers });
    expect(deleted.status).toBe(204);
    expect((await office.read(filled)).json).toMatchObject({ files: 1 });
    const group = await office.call('/api/office/press_group/2/');
    const { version } = group.json as { version: number };
    const gone = await office.server.call('/api/office/press_group/2/', {
      method: 'DELETE',
      headers: office.match(version),
    });
    expect([gone.status, gone.json]).toMatchObject([409, { uses: { asset_collection: 1 } }]);
    expect(await library('')).toEqual([two]);
  });

  it.each([
    [{ press_group: 1 }, { name: [anyText] }],
    [{ name: 'x' }, { press_group: [anyText] }],
    [{ name: 'x', press_group: 9 }, { press_group: [anyText] }],
    [{ name: '  ', press_group: 1 }, { name: [anyText] }],
    [{ name: '…', press_group: 1 }, { name: [anyText] }],
    [{ name: 'x'.repeat(256), press_group: 1 }, { name: [anyText] }],
    [{ name: { en: 'x' }, press_group: 1 }, { name: [anyText] }],
    [{ name: 'Taken', press_group: 1 }, { name: ['The newsroom has a collection of this name already.'] }],
  ])('refuse %j', async (body, fields) => {
    await make({ name: 'Taken' });
    const answer = await office.create(body);
    expect([answer.status, answer.json]).toEqual([400, fields]);
  });

  it('are as many as the limit, also where two are made at once', async () => {
    const { db } = office.server.database;
    const rows = Array.from({ length: COLLECTIONS_MAX - 1 }, (_, at) => ({
      name: `Collection ${at}`,
      press_group_id: 1,
      updated_at: '2026-11-20T10:00:00.000Z',
    }));
    await db.insertInto('asset_collection').values(rows).execute();
    const made = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => office.create({ name, press_group: 1 })),
    );
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  it('may be called alike in two press groups, and not be moved where one is', async () => {
    await make({ name: 'Logos' });
    const other = await make({ name: 'Logos', press_group: 2 });
    expect((await office.change(other, { press_group: 1 })).json).toEqual({ name: [anyText] });
  });

  it('refuse files that are not there, a late version and what has been deleted', async () => {
    const [one = 0] = await addFiles('one');
    const made = await make();
    expect((await put(made, { add: [one, 9999] })).json).toEqual({ add: [anyText] });
    expect((await put(made, { add: 'all' })).status).toBe(400);
    expect((await put(made, { add: [one] }, office.officer)).status).toBe(428);
    await change(made, { add: [one] });
    const late = await put(made, { remove: [one] });
    expect([late.status, late.json]).toMatchObject([412, { current: { version: 2, files: 1 } }]);
    expect((await office.change(made, { name: 'Late' })).status).toBe(412);
    expect((await office.remove(made)).status).toBe(412);
    expect((await office.remove({ ...made, version: 2 })).status).toBe(204);
    expect((await put({ ...made, version: 2 }, { add: [one] })).status).toBe(404);
    expect((await office.change(made, { name: 'Gone' })).status).toBe(404);
  });

  it('are for who has the library of the house, each action by its right', async () => {
    const [one = 0] = await addFiles('one');
    const filled = await change(await make(), { add: [one] });
    const nobody = await office.server.call(ASSET_COLLECTION_PATH);
    expect(nobody.status).toBe(401);
    for (const email of [
      'reader@example.com',
      'agent@example.com',
      'company@example.com',
      'outsider@example.com',
    ]) {
      const headers = await office.server.signedIn(email);
      const match = office.match(filled.version, headers);
      const answers = [
        await office.server.call(ASSET_COLLECTION_PATH, { headers }),
        await office.server.call(`${ASSET_COLLECTION_PATH}${filled.id}/`, { headers }),
        await office.create({ name: 'x', press_group: 1 }, headers),
        await office.change(filled, { name: 'x' }, match),
        await put(filled, { remove: [one] }, match),
        await office.remove(filled, match),
      ];
      expect([email, answers.map(({ status }) => status)]).toEqual([email, answers.map(() => 403)]);
    }
    const { db } = office.server.database;
    const { id } = await db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'reader@example.com')
      .executeTakeFirstOrThrow();
    const rights = ['asset.view', 'asset.edit'].map((permission) => ({
      user_account_id: id,
      permission,
      granted_at: '2026-11-20T10:00:00.000Z',
      granted_by: null,
    }));
    await db.insertInto('user_permission').values(rights).execute();
    const headers = await office.server.signedIn('reader@example.com');
    expect((await office.create({ name: 'x', press_group: 1 }, headers)).status).toBe(403);
    expect((await office.remove(filled, office.match(2, headers))).status).toBe(403);
    expect((await put(filled, { remove: [one] }, office.match(2, headers))).status).toBe(200);
  });
});
