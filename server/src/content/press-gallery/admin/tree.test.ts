import {
  OFFICE_GALLERY_TREE_PATH,
  type OfficeGallery,
  type OfficeGalleryNode,
} from '@press-room/contract/admin-press-gallery';
import {
  GALLERY_PATH,
  GALLERY_PICTURE_PATH,
  GALLERY_TREE_PATH,
  type GalleryNode,
} from '@press-room/contract/press-gallery';
import { SEARCH_PATH } from '@press-room/contract/search';
import { beforeEach, describe, expect, it } from 'vitest';
import { anyText } from '../../../../test/matchers.ts';
import { addPicture } from '../../../../test/media.ts';
import { type Office, REFUSED_TO_OTHERS, startOffice } from '../../../../test/office-desk.ts';
import { post } from '../../../../test/requests.ts';

type Node = OfficeGalleryNode;
const name = (it: string) => ({ it, en: `${it} (en)` });

describe('the gallery tree at the desk', () => {
  let office: Office;
  const node = (body: object) => office.rowOf<Node>(office.create(body));
  const changed = (row: Node, body: object) => office.rowOf<Node>(office.change(row, body));
  const moved = (row: Node, to: string) => office.rowOf<Node>(office.move(row, { to }));
  const again = async ({ id }: Node) => (await office.read({ id })).json as Node;
  const names = async (parent: Node | null) =>
    (await office.list()).data
      .filter((row) => row.parent === (parent?.id ?? null))
      .map((row) => (row.name as { it: string }).it);

  beforeEach(async () => {
    office = await startOffice(OFFICE_GALLERY_TREE_PATH);
    return () => office.server.close();
  });

  it('grows where it is asked to, is renamed in both languages and refuses what is no name', async () => {
    const fair = await node({ name: name('Fiera') });
    expect(fair).toMatchObject({ version: 1, status: 'published', parent: null, position: 0, nodes: 0 });
    await node({ name: { it: 'Uno' }, parent: fair.id });
    await node({ name: { it: 'Zero' }, parent: fair.id, position: 0 });
    expect(await names(fair)).toEqual(['Zero', 'Uno']);
    const renamed = await changed(await again(fair), { name: { en: 'Fair' } });
    expect(renamed).toMatchObject({ version: 2, name: { it: 'Fiera', en: 'Fair' }, nodes: 2 });
    const empty = { it: '', en: '' };
    expect(await office.change(renamed, { name: empty })).toMatchObject({
      status: 400,
      json: { name: ['Give it in one language at least.'] },
    });
    expect((await office.create({})).status).toBe(400);
    expect((await office.create({ name: { it: 'x'.repeat(301) } })).json).toEqual({ 'name.it': [anyText] });
    expect((await office.create({ name: name('x'), parent: 999 })).json).toEqual({
      parent: ['There is no such branch.'],
    });
    expect((await office.create({ name: name('x'), position: -1 })).json).toEqual({ position: [anyText] });
  });

  it('moves a branch under another and among its siblings, never below itself', async () => {
    const [one, two, three] = [
      await node({ name: name('1') }),
      await node({ name: name('2') }),
      await node({ name: name('3') }),
    ];
    await changed(three, { position: 0 });
    expect(await names(null)).toEqual(['3', '1', '2']);
    await changed(two, { parent: one.id });
    expect(await names(null)).toEqual(['3', '1']);
    expect(await names(one)).toEqual(['2']);
    expect((await office.change(one, { parent: one.id })).json).toEqual({ parent: [anyText] });
    expect((await office.change(one, { parent: two.id })).json).toEqual({
      parent: ['A branch cannot hang below itself.'],
    });
    await changed(await again(two), { parent: null, position: 9 });
    expect(await names(null)).toEqual(['3', '1', '2']);
    expect(await office.audited(`gallery_tree:${two.id}`)).toEqual([
      ['create', ['name.en', 'name.it']],
      ['move', ['parent']],
      ['move', ['parent', 'position']],
    ]);
  });

  it('lets two opposite moves at once close no circle', async () => {
    const [one, two] = [await node({ name: name('1') }), await node({ name: name('2') })];
    const answers = await Promise.all([
      office.change(one, { parent: two.id }),
      office.change(two, { parent: one.id }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('stays within its depth', async () => {
    let parent: number | null = null;
    for (let depth = 1; depth <= 20; depth += 1) {
      parent = (await node({ name: name(String(depth)), parent })).id;
    }
    expect((await office.create({ name: name('deep'), parent })).json).toEqual({
      parent: ['The tree may be at most 20 branches deep.'],
    });
  });

  it('takes a write of the version it was made from only', async () => {
    const fair = await node({ name: name('Fiera') });
    expect((await office.change(fair, {}, office.officer)).status).toBe(428);
    await changed(fair, { name: { it: 'Altra' } });
    expect(await office.change(fair, { name: { it: 'Terza' } })).toMatchObject({
      status: 412,
      json: { current: { version: 2, name: { it: 'Altra' } } },
    });
  });

  it('deletes what holds nothing, and says what is held', async () => {
    const fair = await node({ name: name('Fiera') });
    const hall = await node({ name: name('Sala'), parent: fair.id });
    expect(await office.remove(fair)).toMatchObject({
      status: 409,
      json: { detail: 'It still holds 1 branches and 0 galleries. Move or delete them first.' },
    });
    expect((await office.remove(hall)).status).toBe(204);
    expect((await office.remove(await again(fair))).status).toBe(204);
  });

  it('is for the press office alone', async () => {
    const fair = await node({ name: name('Fiera') });
    expect(await office.statusesOfOthers(fair, { name: name('x') })).toEqual(REFUSED_TO_OTHERS);
  });

  it('hides a branch everywhere at once: tree, gallery, pictures, files, search and downloads', async () => {
    const { server } = office;
    const file = { bytes: Buffer.from('rendition'), media_type: 'image/webp', width: 640 };
    const picture = await addPicture(server, { caption_en: 'A tessellated vestibule' }, [file]);
    const fair = await node({ name: name('Fiera') });
    const hall = await node({ name: name('Sala'), parent: fair.id });
    const gallery = await office.rowOf<OfficeGallery>(
      server.call(
        '/api/office/gallery/',
        post(
          { name: name('Apertura'), node: hall.id, pictures: [picture], access: 'public' },
          office.officer,
        ),
      ),
    );
    await server.call(
      `/api/office/gallery/${gallery.id}/transition/`,
      post({ to: 'published' }, office.match(1)),
    );
    const headers = await server.signedIn('reader@example.com');
    const see = async () => {
      const get = (path: string) => server.call(path, { headers });
      const tree = ((await get(GALLERY_TREE_PATH)).json as { results: GalleryNode[] }).results;
      const pictures = (await get(`${GALLERY_PICTURE_PATH}?q=vestibule`)).json as { count: number };
      const found = JSON.stringify((await get(`${SEARCH_PATH}?q=vestibule`)).json);
      const key = await server.context.store.put(file.bytes);
      return {
        branches: tree.length,
        gallery: (await get(`${GALLERY_PATH}${gallery.id}/`)).status,
        pictures: pictures.count,
        search: found.includes('tessellated'),
        file: (await server.call(`/media/${key}/tile.webp`)).status,
        download: (await server.call('/api/press_room/download/', post({ gallery: gallery.id }, headers)))
          .status,
      };
    };
    const shown = { branches: 1, gallery: 200, pictures: 1, search: true, file: 200, download: 201 };
    const hidden = { branches: 0, gallery: 404, pictures: 0, search: false, file: 404, download: 404 };
    expect(await see()).toEqual(shown);
    const hiding = await moved(await again(fair), 'hidden');
    expect(await see()).toEqual(hidden);
    expect((await office.move(hiding, { to: 'hidden' })).status).toBe(409);
    // Moved out of the hidden branch, and back.
    const free = await changed(await again(hall), { parent: null });
    expect(await see()).toEqual(shown);
    await changed(free, { parent: fair.id });
    expect(await see()).toEqual(hidden);
    await moved(await again(fair), 'published');
    expect(await see()).toEqual(shown);
  });
});
