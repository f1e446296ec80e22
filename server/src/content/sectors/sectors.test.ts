import { OFFICE_SECTOR_PATH, type OfficeSector } from '@press-room/contract/admin-sectors';
import { SECTOR_PATH, type Sector } from '@press-room/contract/sectors';
import { beforeEach, describe, expect, it } from 'vitest';
import { anyText } from '../../../test/matchers.ts';
import { type Office, startOffice } from '../../../test/office-desk.ts';
import { post } from '../../../test/requests.ts';

const TILES = { name: { it: 'Piastrelle', en: 'Tiles' }, aliases: ['Floor tiles'], media_topic: '04000000' };

let office: Office;
beforeEach(async () => {
  office = await startOffice(OFFICE_SECTOR_PATH, {
    sectors: [TILES, { name: { it: 'Sanitari', en: 'Sanitaryware' } }],
    press_releases: [
      {
        press_group: 'Association',
        date: '2026-11-19',
        sectors: ['floor tiles', 'Laterizi'],
        text: { it: { title: 'Lastre' }, en: { title: 'Slabs' } },
      },
    ],
  });
  return () => office.server.close();
});

const list = async () => (await office.list('')).data as unknown as OfficeSector[];
const named = async (name: string): Promise<OfficeSector> => {
  const found = (await list()).find((each) => each.name.en === name);
  if (found === undefined) throw new Error(`there is no sector ${name}`);
  return found;
};
const titles = async (sector: string) => {
  const { json } = await office.server.call(
    `/api/press_room/press_release/?format=datatables&sector=${encodeURIComponent(sector)}`,
  );
  return (json as { data: { title: string }[] }).data.map(({ title }) => title);
};

describe(SECTOR_PATH, () => {
  it('lists names and slugs in the order of the office, for everybody', async () => {
    const { json } = await office.server.call(`${SECTOR_PATH}?format=datatables`);
    expect((json as { data: Sector[] }).data).toEqual([
      { id: 1, name: TILES.name, slug: { it: 'piastrelle', en: 'tiles' } },
      {
        id: 2,
        name: { it: 'Sanitari', en: 'Sanitaryware' },
        slug: { it: 'sanitari', en: 'sanitaryware' },
      },
      // A word in a document that is not the name of a sector.
      {
        id: 3,
        name: { it: 'Laterizi', en: 'Laterizi' },
        slug: { it: 'laterizi', en: 'laterizi' },
      },
    ]);
  });
});

describe('releases of a sector', () => {
  it('are found by its names in both languages, its aliases and former names', async () => {
    const tiles = await named('Tiles');
    expect((await office.change(tiles, { name: { en: 'Wall & floor tiles' } })).json).toMatchObject({
      slug: { it: 'piastrelle', en: 'wall-floor-tiles' },
      aliases: ['floor-tiles', 'tiles'],
    });
    for (const word of ['piastrelle', 'tiles', 'Floor Tiles', 'wall-floor-tiles', 'laterizi'])
      expect([word, await titles(word)]).toEqual([word, ['Slabs']]);
    for (const word of ['sanitari', 'tile', '%', "'"]) expect([word, await titles(word)]).toEqual([word, []]);
    expect(await titles(' ')).toEqual(['Slabs']);
  });

  it('name their sectors to readers, and in the office by number', async () => {
    const release = await office.server.call('/api/press_room/press_release/1/');
    expect(release.json).toMatchObject({
      sectors: [{ name: TILES.name, slug: { it: 'piastrelle', en: 'tiles' } }, { slug: { it: 'laterizi' } }],
    });
    const office1 = await office.call('/api/office/press_release/1/');
    expect(office1.json).toMatchObject({ sectors: [1, 3] });
    const rows = await office.call('/api/office/press_release/?format=datatables&sector=2');
    expect(rows.json).toMatchObject({ data: [] });
  });
});

describe(OFFICE_SECTOR_PATH, () => {
  it('makes, changes and deletes sectors, with an entry for each', async () => {
    const bricks = await office.rowOf<OfficeSector>(
      office.create({ name: { it: 'Refrattari', en: 'Refractories' } }),
    );
    expect(bricks).toMatchObject({ version: 1, position: 4, aliases: [], media_topic: null });
    const changed = await office.rowOf<OfficeSector>(
      office.change(bricks, { position: 1, media_topic: '13000000', aliases: ['Fire bricks', '…'] }),
    );
    expect(changed).toMatchObject({ version: 2, media_topic: '13000000', aliases: ['fire-bricks'] });
    expect((await office.change(bricks, { position: 9 })).status).toBe(412);
    expect((await office.remove(changed)).status).toBe(204);
    expect(await office.audited(`sector:${bricks.id}`)).toEqual([
      ['create', ['name.en', 'name.it']],
      ['edit', ['aliases', 'media_topic', 'position']],
      ['delete', null],
    ]);
  });

  it.each([
    [{}, { 'name.it': [anyText], 'name.en': [anyText] }],
    [{ name: { it: 'Solo' } }, { 'name.en': [anyText] }],
    [{ name: { it: '***', en: 'Stars' } }, { 'name.it': [anyText] }],
    [{ name: { it: 'Tiles', en: 'Other' } }, { 'name.it': ['Another sector is already found by “tiles”.'] }],
    [
      { name: { it: 'Uno', en: 'One' }, aliases: ['floor TILES'] },
      { aliases: ['Another sector is already found by “floor-tiles”.'] },
    ],
    [{ name: { it: 'Uno', en: 'One' }, media_topic: '99' }, { media_topic: [anyText] }],
    [{ name: { it: 'Uno', en: 'One' }, position: -1 }, { position: [anyText] }],
    [{ name: 'Uno' }, { name: [anyText] }],
  ])('refuses %j', async (body, fields) => {
    const answer = await office.create(body);
    expect([answer.status, answer.json]).toEqual([400, fields]);
  });

  it('keeps what something has, until that is moved', async () => {
    const tiles = await named('Tiles');
    expect(tiles.uses).toEqual({ press_releases: 1, assets: 0, contacts: 0, clippings: 0 });
    expect(await office.remove(tiles)).toMatchObject({ status: 409, json: { uses: { press_releases: 1 } } });
  });

  it('merges one sector into another, with what has either and all words for it', async () => {
    const [tiles, bricks] = [await named('Tiles'), await named('Laterizi')];
    const template = await office.call('/api/office/press_release_template/', {
      ...post({ press_group: 'Association', name: 'T', sectors: [tiles.id, bricks.id] }, office.officer),
    });
    const merge = (body: object, version = bricks.version, headers = office.match(version)) =>
      office.server.call(`${OFFICE_SECTOR_PATH}${bricks.id}/merge/`, post(body, headers));
    const form = { merged: tiles.id, merged_version: tiles.version };
    expect((await merge({ ...form, merged: bricks.id })).status).toBe(400);
    expect((await merge({ ...form, merged: 99 })).status).toBe(404);
    expect((await merge({ ...form, merged_version: 7 })).status).toBe(412);
    expect((await merge(form)).json).toMatchObject({
      version: 2,
      aliases: ['floor-tiles', 'piastrelle', 'tiles'],
      uses: { press_releases: 1 },
    });
    expect(await titles('piastrelle')).toEqual(['Slabs']);
    const { id } = template.json as { id: number };
    expect((await office.call(`/api/office/press_release_template/${id}/`)).json).toMatchObject({
      sectors: [bricks.id],
    });
    expect(await office.audited(`sector:${tiles.id}`)).toEqual([['merge_away', null]]);
  });

  it('is for officers alone', async () => {
    const tiles = await named('Tiles');
    expect((await office.server.call(OFFICE_SECTOR_PATH)).status).toBe(401);
    for (const email of ['reader@example.com', 'agent@example.com', 'company@example.com']) {
      const headers = await office.server.signedIn(email);
      expect((await office.server.call(OFFICE_SECTOR_PATH, { headers })).status).toBe(403);
      expect((await office.create({ name: { it: 'A', en: 'B' } }, headers)).status).toBe(403);
      expect((await office.change(tiles, {}, office.match(1, headers))).status).toBe(403);
    }
  });
});

describe('what names sectors', () => {
  it('names those that there are', async () => {
    const release = (await office.call('/api/office/press_release/1/')).json as {
      id: number;
      version: number;
    };
    const change = (body: object) =>
      office.server.call(`/api/office/press_release/${release.id}/`, {
        method: 'PATCH',
        body: JSON.stringify(body),
        headers: { ...office.match(release.version), 'Content-Type': 'application/json' },
      });
    const refused = await change({ sectors: [1, 77, 78] });
    expect([refused.status, refused.json]).toEqual([
      400,
      { sectors: ['There is no sector with the number 77, 78.'] },
    ]);
    expect((await change({ sectors: ['tiles'] })).status).toBe(400);
    expect((await change({ sectors: [2, 1] })).json).toMatchObject({ sectors: [2, 1] });
    expect((await office.call('/api/office/press_release/1/')).json).toMatchObject({ sectors: [2, 1] });
  });
});
