import { OFFICE_ASSET_PATH, type OfficeAsset } from '@press-room/contract/admin-assets';
import { beforeAll, describe, expect, it } from 'vitest';
import { addFile } from '../../../../test/assets.ts';
import { type Library, startLibrary } from '../../../../test/library.ts';
import { textWith } from '../../../../test/matchers.ts';
import { addGallery } from '../../../../test/media.ts';
import { buildPdf, twoHalves } from '../../../../test/pictures.ts';
import { patch, post } from '../../../../test/requests.ts';

describe('the library', () => {
  let library: Library;
  let photo: number;
  let sheet: number;
  beforeAll(async () => {
    library = await startLibrary();
    photo = await addFile(library.server, await twoHalves(400).jpeg().toBuffer(), { name: 'hall.jpg' });
    sheet = await addFile(library.server, Buffer.from(buildPdf(['Facts'])), { name: 'facts.pdf' });
    await library.server.work();
    return () => library.server.close();
  });

  it('is for the press office', async () => {
    const { server, path } = library;
    for (const [email, status] of [
      ['reader@example.com', 403],
      ['agent@example.com', 403],
      ['outsider@example.com', 403],
    ] as const) {
      const headers = await server.signedIn(email);
      const write = { ...headers, 'If-Match': '"1"' };
      expect((await server.call(OFFICE_ASSET_PATH, { headers })).status).toBe(status);
      expect((await server.call(path(photo), { headers })).status).toBe(status);
      expect((await server.call(path(photo), patch({ credit: 'x' }, write))).status).toBe(status);
      expect((await server.call(path(photo), { method: 'DELETE', headers: write })).status).toBe(status);
      expect(
        (await server.call(OFFICE_ASSET_PATH, patch({ assets: [{ id: photo, version: 1 }] }, headers)))
          .status,
      ).toBe(status);
      expect((await server.call(`${path(photo)}usage/`, { headers })).status).toBe(status);
    }
    expect((await server.call(OFFICE_ASSET_PATH)).status).toBe(401);
  });

  it('shows its files to nobody who has left the press office, though their session goes on', async () => {
    const { server, path } = library;
    const headers = await server.signedIn('second@example.com');
    const { picture } = (await server.call(path(photo), { headers })).json as OfficeAsset;
    const address = picture?.renditions[0]?.url ?? '';
    expect((await server.call(address)).status).toBe(200);
    const { db } = server.database;
    const second = db.selectFrom('user_account').select('id').where('email', '=', 'second@example.com');
    const groups = await db
      .deleteFrom('user_account_group')
      .where('user_account_id', '=', second)
      .returningAll()
      .execute();
    expect((await server.call(address)).status).toBe(404);
    await db.insertInto('user_account_group').values(groups).execute();
    expect((await server.call(address)).status).toBe(200);
  });

  it('lists every file but covers, what came last first', async () => {
    const rows = await library.list();
    expect(rows.map(({ id }) => id)).toEqual([sheet, photo]);
    expect(rows[0]).toMatchObject({ kind: 'document', pages: 1, picture: { width: 1280 }, uses: 0 });
  });

  it('changes what is sent in one language, and leaves an entry in the audit', async () => {
    const { get, change, server } = library;
    const before = await get(photo);
    const body = {
      credit: ' Foto Rossi ',
      caption: { it: 'Il padiglione' },
      alt: { en: 'A hall' },
      keywords: ['majolica', 'majolica', 'città'],
      sectors: [1],
      digital_source_type: 'composite',
      rights_until: '2027-01-01T00:00:00+01:00',
      focal_point: { x: 25, y: 75.5 },
      name: 'Padiglione 30.png',
    };
    const answer = await change(before, body);
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, `"${before.version + 1}"`]);
    expect(answer.json).toMatchObject({
      version: before.version + 1,
      credit: 'Foto Rossi',
      caption: { it: 'Il padiglione', en: '' },
      alt: { it: '', en: 'A hall' },
      keywords: ['majolica', 'città'],
      sectors: [1],
      digital_source_type: 'composite',
      rights_until: '2026-12-31T23:00:00.000Z',
      focal_point: { x: 25, y: 75.5 },
      name: 'Padiglione 30.jpg',
    });
    const entry = await server.database.db
      .selectFrom('audit_entry')
      .select(['action', 'fields'])
      .where('subject', '=', `asset:${photo}`)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry.action).toBe('edit');
    expect(JSON.parse(entry.fields ?? '')).toEqual(
      expect.arrayContaining(['credit', 'caption.it', 'alt.en', 'name']),
    );
    const cleared = await change(answer.json as OfficeAsset, {
      digital_source_type: null,
      rights_until: null,
      focal_point: null,
    });
    expect(cleared.json).toMatchObject({ digital_source_type: null, rights_until: null, focal_point: null });
  });

  it('wants the version, and gives back what stands where another was faster', async () => {
    const { get, change, server, path, officer } = library;
    expect((await server.call(path(photo), patch({ credit: 'x' }, officer))).status).toBe(428);
    const before = await get(photo);
    await change(before, { credit: 'First' });
    const late = await change(before, { credit: 'Second' });
    expect([late.status, late.json]).toMatchObject([
      412,
      { detail: textWith('changed'), current: { credit: 'First' } },
    ]);
  });

  it.each([
    [{ credit: 'x'.repeat(201) }, { credit: [expect.anything()] }],
    [{ caption: { it: 'x'.repeat(2001) } }, { 'caption.it': [expect.anything()] }],
    [{ caption: { fr: 'Salle' } }, { caption: [expect.anything()] }],
    [{ caption: 'Sala' }, { caption: [expect.anything()] }],
    [{ digital_source_type: 'magic' }, { digital_source_type: [expect.anything()] }],
    [{ focal_point: { x: 101, y: 0 } }, { focal_point: [expect.anything()] }],
    [{ crop: { x: 60, y: 0, width: 50, height: 50 } }, { crop: [expect.anything()] }],
    [{ crop: { x: 0, y: 0, width: 1, height: 50 } }, { crop: [expect.anything()] }],
    [{ keywords: Array.from({ length: 51 }, (_, at) => `k${at}`) }, { keywords: [expect.anything()] }],
    [{ rights_until: 'tomorrow' }, { rights_until: [expect.anything()] }],
    [{ press_group: 9999 }, { press_group: [expect.anything()] }],
  ])('refuses %j', async (body, refusal) => {
    const answer = await library.change(await library.get(photo), body);
    expect([answer.status, answer.json]).toEqual([400, refusal]);
  });

  it('changes several at once, and says which it left as they were and why', async () => {
    const { get, server, officer } = library;
    const many = (assets: unknown[]) => server.call(OFFICE_ASSET_PATH, patch({ assets }, officer));
    const [one, two] = [await get(photo), await get(sheet)];
    const both = [one, two].map(({ id, version }) => ({
      id,
      version,
      credit: 'Both',
      caption: { en: 'Same' },
    }));
    const answer = await many(both);
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        assets: [
          expect.objectContaining({ id: photo, credit: 'Both', version: one.version + 1 }),
          expect.objectContaining({ id: sheet, credit: 'Both', caption: { en: 'Same', it: '' } }),
        ],
        failed: [],
      },
    ]);
    const partly = await many([
      {
        id: photo,
        version: one.version + 1,
        credit: 'New',
        rights_until: '2027-01-01T00:00:00Z',
        digital_source_type: 'trainedAlgorithmicMedia',
      },
      { id: sheet, version: two.version, credit: 'New' },
      { id: 99_999, version: 1, credit: 'New' },
    ]);
    expect([partly.status, partly.json]).toEqual([
      200,
      {
        assets: [
          expect.objectContaining({
            id: photo,
            credit: 'New',
            version: one.version + 2,
            rights_until: '2027-01-01T00:00:00.000Z',
            digital_source_type: 'trainedAlgorithmicMedia',
          }),
        ],
        failed: [
          { id: sheet, status: 412, detail: textWith('changed') },
          { id: 99_999, status: 404, detail: expect.any(String) as string },
        ],
      },
    ]);
    expect((await get(sheet)).credit).toBe('Both');
    const entries = server.database.db
      .selectFrom('audit_entry')
      .select('fields')
      .where('action', '=', 'edit');
    const ofSheet = await entries.where('subject', '=', `asset:${sheet}`).execute();
    const ofPhoto = await entries.where('subject', '=', `asset:${photo}`).orderBy('id').execute();
    expect(ofSheet).toHaveLength(1);
    expect(JSON.parse(ofPhoto.at(-1)?.fields ?? '')).toEqual(
      expect.arrayContaining(['credit', 'rights_until', 'digital_source_type']),
    );
    const clear = { rights_until: null, digital_source_type: null, credit: 'Both' };
    const cleared = await many([{ id: photo, version: one.version + 2, ...clear }]);
    expect(cleared.json).toMatchObject({ assets: [clear], failed: [] });
    const refused = await many([{ id: photo, version: 1, credit: 'x'.repeat(300) }, 5]);
    expect([refused.status, Object.keys(refused.json as object)]).toEqual([
      400,
      ['assets.0.credit', 'assets.1'],
    ]);
    expect((await many([])).status).toBe(400);
  });

  it('is searched by anything and narrowed by what is missing', async () => {
    const { list, get, change } = library;
    await change(await get(photo), {
      keywords: ['azulejo'],
      alt: { it: 'Blu', en: 'Blue' },
      sectors: [2],
    });
    const names = 'name,caption.en,caption.it,alt.en,alt.it,credit,copyright,keywords,rights.en,rights.it';
    const find = async (text: string) =>
      (
        await list(
          `&columns[0][data]=name&columns[0][name]=${names}&columns[0][searchable]=true&search[value]=${text}&keep=id`,
        )
      ).map(({ id }) => id);
    expect(await find('azulejo')).toEqual([photo]);
    expect(await find('facts')).toEqual([sheet]);
    expect(await find('Both')).toEqual([sheet, photo]);
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids('&kind=document')).toEqual([sheet]);
    expect(await ids('&missing=alt')).toEqual([sheet]);
    expect(await ids('&sector=2')).toEqual([photo]);
    expect(await ids('&sector=1')).toEqual([]);
    expect((await change(await get(photo), { sectors: [9] })).status).toBe(400);
    expect(await ids(`&ids=${photo},99999`)).toEqual([photo]);
    expect(await ids('&used=true')).toEqual([]);
    expect(
      (await library.server.call(`${OFFICE_ASSET_PATH}?missing=soul`, { headers: library.officer })).status,
    ).toBe(400);
  });

  it('says where a file is used, and does not delete it there', async () => {
    const { server, officer, get, path, list } = library;
    const gallery = await addGallery(server, [photo], { name_en: 'Stands', access: 'public' });
    const draft = await server.call(
      '/api/office/press_release/',
      post(
        { press_group: 'Association', hero: photo, attachments: [sheet], text: { it: { title: 'Bozza' } } },
        officer,
      ),
    );
    const { id } = draft.json as { id: number };
    const usage = await server.call(`${path(photo)}usage/?format=datatables`, { headers: officer });
    const places = [
      { noun: 'press_release', id, role: 'hero', title: 'Bozza' },
      { noun: 'gallery', id: gallery, role: 'picture', title: 'Stands' },
    ];
    expect(usage.json).toMatchObject({ recordsTotal: 2, data: places });
    expect((await list('&used=true')).map((row) => [row.id, row.uses])).toEqual([
      [sheet, 1],
      [photo, 2],
    ]);
    expect((await list(`&gallery=${gallery}`)).map((row) => row.id)).toEqual([photo]);
    expect(await list('&gallery=9999')).toEqual([]);
    expect((await list('&public=true')).map((row) => row.id)).toEqual([photo]);
    expect((await list(`&public=false&ids=${photo},${sheet}`)).map((row) => row.id)).toEqual([sheet]);
    const { version } = await get(photo);
    const refused = await server.call(path(photo), {
      method: 'DELETE',
      headers: { ...officer, 'If-Match': `"${version}"` },
    });
    expect([refused.status, refused.json]).toEqual([409, { detail: textWith('2 places'), places }]);
    expect((await get(photo)).version).toBe(version);
  });

  it('deletes what nothing shows, and a document with its cover', async () => {
    const { server, officer, get, path } = library;
    const id = await addFile(server, Buffer.from(buildPdf(['Old'])), { name: 'old.pdf' });
    await server.work();
    const count = async () => (await server.database.db.selectFrom('asset').select('id').execute()).length;
    const before = await count();
    const { version } = await get(id);
    const stale = await server.call(path(id), {
      method: 'DELETE',
      headers: { ...officer, 'If-Match': '"9"' },
    });
    expect(stale.status).toBe(412);
    const answer = await server.call(path(id), {
      method: 'DELETE',
      headers: { ...officer, 'If-Match': `"${version}"` },
    });
    expect([answer.status, await count()]).toEqual([204, before - 2]);
    expect((await server.call(path(id), { headers: officer })).status).toBe(404);
  });
});
