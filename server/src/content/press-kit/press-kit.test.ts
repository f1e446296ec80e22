import { writeFileSync } from 'node:fs';
import { DOWNLOAD_PATH, type Download } from '@press-room/contract/downloads';
import { PRESS_KIT_PATH, PRESS_KIT_VISIT_PATH, type PressKit } from '@press-room/contract/press-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writePdf, writePicture } from '../../../test/media-files.ts';
import { post } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { FixtureIds } from '../../fixtures/loading.ts';

const LIFTS = '2026-06-01T12:00:00.000Z';
const START = Date.parse('2026-05-20T12:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Position of a file added by a test. */
const ADDED_POSITION = 10;

const file = (asset: string, en: string, added_at: string, more: object = {}) => ({
  asset,
  title: { en, it: '' },
  added_at,
  ...more,
});

const FIXTURE = {
  press_groups: [{ name: 'Association' }, { name: 'Fair' }],
  users: [
    { email: 'alice@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] },
    { email: 'bruno@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] },
    { email: 'nobody@example.com', password: 'Str0ng_pass!', groups: [] },
  ],
  assets: [
    { key: 'logo', file: 'logo.jpg', credit: 'Association' },
    { key: 'facts', file: 'facts.pdf' },
    { key: 'text', file: 'words.txt' },
    { key: 'held', file: 'held.pdf', embargo_until: LIFTS },
  ],
  press_kits: [
    {
      press_group: 'Fair',
      year: 2025,
      title: { en: 'Fair kit 2025', it: 'Cartella fiera 2025' },
      published_at: '2025-09-01T08:00:00Z',
      files: [
        file('facts', 'Facts', '2025-09-01T08:00:00Z', { language: 'en' }),
        file('held', 'Zirconium award', '2025-09-01T08:00:00Z'),
      ],
    },
    {
      press_group: 'Association',
      year: 2026,
      title: { en: 'Association kit', it: 'Cartella associazione' },
      published_at: '2026-01-01T08:00:00Z',
      files: [
        file('logo', 'Logo', '2026-01-01T08:00:00Z'),
        file('text', 'Boilerplate', '2026-05-18T08:00:00Z', { language: 'it' }),
      ],
    },
    { press_group: 'Fair', year: 2027, title: { en: 'Nothing yet', it: '' }, files: [] },
    {
      press_group: 'Fair',
      year: 2028,
      title: { en: 'Draft', it: '' },
      status: 'draft',
      files: [file('logo', 'Logo', LIFTS)],
    },
    {
      press_group: 'Fair',
      year: 2029,
      title: { en: 'Coming kit', it: '' },
      embargo_until: LIFTS,
      files: [file('logo', 'Logo', '2026-01-01T08:00:00Z')],
    },
  ],
};

describe('press kits', () => {
  let server: TestServer;
  let ids: FixtureIds;

  const comeTo = (time: number): void => {
    server.clock.now = new Date(time);
  };

  beforeAll(async () => {
    server = await startTestServer();
    comeTo(START - 10 * DAY);
    const { directory } = server;
    await writePicture(directory, 'logo.jpg');
    writePdf(directory, 'facts.pdf', ['Facts', 'Figures']);
    writePdf(directory, 'held.pdf', ['Held']);
    writeFileSync(`${directory}/words.txt`, 'About the association');
    ids = await server.load(FIXTURE);
    await server.work();
  });
  beforeEach(async () => {
    await server.database.change(async (trx) => {
      await trx.deleteFrom('press_kit_visit').execute();
      await trx.deleteFrom('press_kit_file').where('position', '=', ADDED_POSITION).execute();
    });
    comeTo(START);
  });
  afterAll(() => server.close());

  const kits = async (query = '', email = 'alice@example.com') => {
    const headers = await server.signedIn(email);
    const answer = await server.call(`${PRESS_KIT_PATH}?format=datatables&${query}`, { headers });
    expect(answer.status, answer.text).toBe(200);
    return (answer.json as { data: PressKit[] }).data;
  };
  const newTitles = async (email?: string) =>
    (await kits('', email)).flatMap(({ files }) => files.flatMap((each) => (each.is_new ? each.title : [])));
  const visit = async (email = 'alice@example.com') => {
    const headers = await server.signedIn(email);
    const answer = await server.call(PRESS_KIT_VISIT_PATH, { method: 'PUT', headers });
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  };
  const addFile = (asset: string, title: string): Promise<void> =>
    server.database.change(async (trx) => {
      await trx
        .insertInto('press_kit_file')
        .values({
          press_kit_id: ids.press_kits['Association kit'] ?? 0,
          asset_id: ids.assets[asset] ?? 0,
          position: ADDED_POSITION,
          language: null,
          title_en: title,
          title_it: '',
          added_at: server.clock.now.toISOString(),
        })
        .execute();
    });

  it('lists the newest edition first, itemised', async () => {
    const [association, fair, ...others] = await kits();
    expect(others).toEqual([]);
    expect(association).toMatchObject({
      group: { name: 'Association' },
      year: 2026,
      title: 'Association kit',
      language: 'en',
    });
    expect(association?.files).toMatchObject([
      { position: 0, name: 'logo.jpg', title: 'Logo', language: null, media_type: 'image/jpeg', pages: null },
      { position: 1, title: 'Boilerplate', language: 'it', media_type: 'text/plain', picture: null },
    ]);
    expect(association?.files[0]?.picture?.renditions.length).toBeGreaterThan(0);
    const { url = '' } = association?.files[0]?.picture?.renditions[0] ?? {};
    expect((await server.call(url)).status).toBe(200);
    expect(association?.bytes).toBe(association?.files.reduce((sum, { bytes }) => sum + bytes, 0));
    expect(fair?.files).toMatchObject([{ title: 'Facts', pages: 2, picture: { credit: '' } }]);
  });

  it('says of each file the type and the size of what is saved', async () => {
    const headers = await server.signedIn('alice@example.com');
    const saved = async (asset: number) => {
      const { json } = await server.call(DOWNLOAD_PATH, post({ asset }, headers));
      const { url, bytes } = json as Download;
      return { media_type: (await server.call(url)).headers.get('content-type'), bytes };
    };
    for (const { id, media_type, bytes } of (await kits()).flatMap(({ files }) => files)) {
      expect(await saved(id)).toEqual({ media_type, bytes });
    }
  });

  it('narrows to a press group, in both forms', async () => {
    const group = ids.press_groups.Fair;
    expect((await kits(`group=${group}`)).map(({ title }) => title)).toEqual(['Fair kit 2025']);
    const headers = { ...(await server.signedIn('alice@example.com')), 'Accept-Language': 'it' };
    const plain = await server.call(`${PRESS_KIT_PATH}?group=${group}`, { headers });
    expect(plain.json).toMatchObject({
      count: 1,
      results: [{ title: 'Cartella fiera 2025', language: 'it' }],
    });
    expect(await kits('group=999')).toEqual([]);
    const bad = await server.call(`${PRESS_KIT_PATH}?group=undefined`, { headers });
    expect([bad.status, bad.json]).toEqual([400, { group: ['È richiesto un numero intero valido.'] }]);
  });

  it('shows kits and files from the instant their embargo lifts, and they are new then', async () => {
    await visit();
    comeTo(Date.parse(LIFTS));
    const [coming, , fair] = await kits();
    expect(coming).toMatchObject({ title: 'Coming kit', files: [{ added_at: LIFTS, is_new: true }] });
    expect(fair?.files).toMatchObject([
      { is_new: false },
      { title: 'Zirconium award', added_at: LIFTS, is_new: true },
    ]);
  });

  it('is kept by no shared cache, because each reader has their own', async () => {
    const headers = await server.signedIn('alice@example.com');
    const answer = await server.call(PRESS_KIT_PATH, { headers });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('marks the files of the last week at the first visit', async () => {
    expect(await newTitles()).toEqual(['Boilerplate']);
    expect(await visit()).toEqual({ at: new Date(START).toISOString(), previous_at: null });
    comeTo(START + 20 * MINUTE);
    expect(await newTitles()).toEqual(['Boilerplate']);
  });

  it('marks what is new during a whole visit, and no more at the next', async () => {
    await visit();
    comeTo(START + DAY);
    await addFile('facts', 'Fresh figures');
    expect(await newTitles()).toEqual(['Fresh figures']);
    await visit();
    for (const minutes of [1, 25, 50]) {
      comeTo(START + DAY + minutes * MINUTE);
      expect(await newTitles(), `after ${minutes} minutes`).toEqual(['Fresh figures']);
      await visit();
    }
    comeTo(START + DAY + 90 * MINUTE);
    expect(await newTitles()).toEqual([]);
  });

  it('counts visits of each reader apart', async () => {
    await visit();
    comeTo(START + DAY);
    expect(await newTitles()).toEqual([]);
    expect(await newTitles('bruno@example.com')).toEqual(['Boilerplate']);
  });

  it('has the fixed order of a visit: the end of the one before is kept', async () => {
    await visit();
    comeTo(START + DAY);
    expect(await visit()).toEqual({
      at: new Date(START + DAY).toISOString(),
      previous_at: new Date(START).toISOString(),
    });
  });

  it.each([
    ['GET', PRESS_KIT_PATH],
    ['PUT', PRESS_KIT_VISIT_PATH],
  ])('%s %s is for admitted readers only', async (method, path) => {
    expect((await server.call(path, { method })).status).toBe(401);
    const headers = await server.signedIn('nobody@example.com');
    expect((await server.call(path, { method, headers })).status).toBe(403);
  });
});
