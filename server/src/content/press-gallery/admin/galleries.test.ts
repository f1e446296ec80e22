import { OFFICE_GALLERY_PATH, type OfficeGallery } from '@press-room/contract/admin-press-gallery';
import { GALLERY_PICTURE_PATH } from '@press-room/contract/press-gallery';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyNumber, anyText } from '../../../../test/matchers.ts';
import { addDocument, addPicture } from '../../../../test/media.ts';
import { type Office, REFUSED_TO_OTHERS, startOffice } from '../../../../test/office-desk.ts';

const NODES = [{ name: { en: 'Fair', it: 'Fiera' } }, { name: { en: 'Archive', it: 'Archivio' } }];
const FILE = { bytes: Buffer.from('rendition'), media_type: 'image/webp', width: 640 };

describe('galleries at the desk', () => {
  let office: Office;
  let pictures: number[];
  let sheet: number;
  const gallery = (body: object = {}) =>
    office.rowOf<OfficeGallery>(office.create({ node: 1, name: { it: 'Apertura' }, ...body }));
  const changed = (row: OfficeGallery, body: object) => office.rowOf<OfficeGallery>(office.change(row, body));

  beforeAll(async () => {
    office = await startOffice(OFFICE_GALLERY_PATH, { gallery_nodes: NODES });
    pictures = [];
    for (const caption_en of ['Kiln', 'Floor', 'Stand']) {
      pictures.push(await addPicture(office.server, { caption_en }, [FILE]));
    }
    sheet = await addDocument(office.server, Buffer.from('facts'), {});
    return () => office.server.close();
  });

  it('begin as drafts of the fields of a fixture document', async () => {
    const answer = await office.create({
      node: 1,
      name: { it: 'Apertura', en: 'Opening' },
      access: 'public',
      embargo_until: '2026-12-01T09:00:00+01:00',
      pictures: [pictures[1], pictures[0]],
    });
    expect(answer).toMatchObject({
      status: 201,
      json: {
        id: anyNumber,
        version: 1,
        status: 'draft',
        access: 'public',
        embargo_until: '2026-12-01T08:00:00.000Z',
        visible_from: null,
        node: 1,
        is_hidden: false,
        name: { it: 'Apertura', en: 'Opening' },
        pictures: [pictures[1], pictures[0]],
      },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBe('"1"');
  });

  it('refuse what does not fit, field by field', async () => {
    const refused = async (body: object) =>
      (await office.create({ node: 1, name: { it: 'x' }, ...body })).json;
    expect(await refused({ node: 99 })).toEqual({ node: ['There is no such branch.'] });
    expect(await refused({ node: undefined })).toEqual({ node: [anyText] });
    expect(await refused({ name: 'x' })).toEqual({ name: ['Not of the expected shape.'] });
    expect(await refused({ name: { it: '' } })).toEqual({ name: [anyText] });
    expect(await refused({ pictures: [9999] })).toEqual({
      pictures: ['There is no file with the number 9999.'],
    });
    expect(await refused({ pictures: [sheet] })).toEqual({ pictures: [anyText] });
    expect(await refused({ access: 'secret' })).toEqual({ access: [anyText] });
  });

  it('keep the order of their pictures, and show it to readers at once', async () => {
    let row = await gallery({ pictures, access: 'public' });
    row = await office.rowOf(office.move(row, { to: 'published' }));
    expect(row).toMatchObject({ status: 'published', visible_from: '2026-11-20T10:00:00.000Z' });
    const headers = await office.server.signedIn('reader@example.com');
    const shown = async () => {
      const answer = await office.server.call(`${GALLERY_PICTURE_PATH}?gallery=${row.id}`, { headers });
      return (answer.json as { results: { id: number }[] }).results.map(({ id }) => id);
    };
    expect(await shown()).toEqual(pictures);
    row = await changed(row, { pictures: pictures.toReversed() });
    expect(await shown()).toEqual(pictures.toReversed());
    row = await changed(row, { pictures: [pictures[1]] });
    expect(await shown()).toEqual([pictures[1]]);
    expect((await office.remove(row)).status).toBe(409);
    row = await office.rowOf(office.move(row, { to: 'draft' }));
    expect(await shown()).toEqual([]);
    const publish = (one: OfficeGallery) =>
      office.rowOf<OfficeGallery>(office.move(one, { to: 'published' }));
    office.server.clock.now = new Date('2026-11-20T10:05:00Z');
    row = await office.rowOf(office.move(await publish(row), { to: 'draft' }));
    // Published again, it keeps its position.
    office.server.clock.now = new Date('2026-11-20T10:10:00Z');
    const published = await publish(row);
    expect(published.published_at).toBe('2026-11-20T10:05:00.000Z');
    row = await office.rowOf(office.move(published, { to: 'draft' }));
    expect((await office.remove(row)).status).toBe(204);
    expect((await office.read(row)).status).toBe(404);
  });

  it('take back what was answered, and refuse a stale version', async () => {
    const row = await gallery({ pictures });
    const again = await changed(row, { ...row });
    expect(again).toMatchObject({ ...row, version: 2, updated_at: anyText });
    expect(await office.change(row, { position: 0 })).toMatchObject({
      status: 412,
      json: { current: { version: 2, pictures } },
    });
  });

  it('move to another branch and among their siblings', async () => {
    const [first, second] = [await gallery({ node: 2 }), await gallery({ node: 2 })];
    const third = await gallery({ node: 1 });
    await changed(third, { node: 2, position: 1 });
    const ids = (await office.list('&node=2')).data.map(({ id }) => id);
    expect(ids).toEqual([first.id, third.id, second.id]);
  });

  it('are listed in every state, searched by name, each with its number of pictures', async () => {
    const row = await gallery({ name: { it: 'Unicorno' }, pictures });
    const columns = '&columns[0][data]=name.it&columns[0][searchable]=true&search[value]=unicorno';
    const found = await office.list(columns.replace('[data]=name.it', '[data]=id&columns[0][name]=name.it'));
    expect(found).toMatchObject({ recordsFiltered: 1, data: [{ id: row.id }] });
    const drafts = await office.list('&status=draft');
    expect(drafts.data).toContainEqual(expect.objectContaining({ id: row.id, pictures: 3 }));
  });

  it('are for the press office alone', async () => {
    const row = await gallery();
    expect(await office.statusesOfOthers(row, { name: { it: 'x' } })).toEqual(REFUSED_TO_OTHERS);
  });
});
