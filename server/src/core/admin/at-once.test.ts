/** @module-tag engine */
import type { OfficeAssetsAnswer } from '@press-room/contract/admin-assets';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Desk, startDesk } from '../../../test/desk.ts';
import { addPicture } from '../../../test/media.ts';
import { patch, post } from '../../../test/requests.ts';

const TREE = '/api/office/gallery_tree/';
const GALLERY = '/api/office/gallery/';
const ASSET = '/api/office/asset/';
const RELEASE = '/api/office/press_release/';
const ROUNDS = 8;

interface Row {
  id: number;
  version: number;
}

describe('what two officers do at the same moment', () => {
  let desk: Desk;

  beforeAll(async () => {
    desk = await startDesk();
    return () => desk.server.close();
  });

  const call = (path: string, init: RequestInit) => desk.server.call(path, init);
  const at = ({ version }: Row) => desk.match(version);
  const made = async (path: string, body: object): Promise<Row> =>
    (await call(path, post(body, desk.officer))).json as Row;
  const branch = (name: string, more: object = {}) => made(TREE, { name: { it: name }, ...more });
  const gallery = (node: Row) => made(GALLERY, { name: { it: 'Galleria' }, node: node.id });
  const picture = () =>
    addPicture(desk.server, {}, [{ bytes: Buffer.from('x'), media_type: 'image/webp', width: 640 }]);
  const read = async <Found = Row>(path: string): Promise<Found> =>
    (await call(path, { headers: desk.officer })).json as Found;
  const both = async (...calls: Promise<{ status: number }>[]): Promise<number[]> =>
    (await Promise.all(calls)).map(({ status }) => status);

  it('deletes no branch with a gallery or a branch that comes to hang on it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [gone, moved] = [await branch('gone'), await branch('moved')];
      const held = await gallery(moved);
      const [deleted, created, dragged] = await both(
        call(`${TREE}${gone.id}/`, { method: 'DELETE', headers: at(gone) }),
        call(GALLERY, post({ name: { it: 'x' }, node: gone.id }, desk.officer)),
        call(`${TREE}${moved.id}/`, patch({ parent: gone.id }, at(moved))),
      );
      expect([
        [204, 400, 400],
        [409, 201, 200],
      ]).toContainEqual([deleted, created, dragged]);
      expect((await call(`${GALLERY}${held.id}/`, { headers: desk.officer })).status).toBe(200);
    }
  });

  it('leaves no gallery in sight below a branch that is hidden', async () => {
    const home = await branch('home');
    for (let round = 0; round < ROUNDS; round += 1) {
      const [hidden, one] = [await branch('hidden'), await gallery(home)];
      const answers = await both(
        call(`${TREE}${hidden.id}/transition/`, post({ to: 'hidden' }, at(hidden))),
        call(`${GALLERY}${one.id}/`, patch({ node: hidden.id }, at(one))),
      );
      expect(answers).toEqual([200, 200]);
      const { db } = desk.server.database;
      const row = db.selectFrom('gallery').select('branch_hidden').where('id', '=', one.id);
      expect(await row.executeTakeFirst()).toEqual({ branch_hidden: 1 });
    }
  });

  it('keeps both orders of siblings, and changes pictures in one order whatever was sent', async () => {
    const home = await branch('order');
    const rows = [await gallery(home), await gallery(home), await gallery(home), await gallery(home)];
    const ids = [await picture(), await picture(), await picture()];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = [await read(`${GALLERY}${rows[1]?.id}/`), await read(`${GALLERY}${rows[3]?.id}/`)];
      const far = round % 2 === 0 ? 3 : 0;
      const moved = await both(
        call(`${GALLERY}${one.id}/`, patch({ position: far }, at(one))),
        call(`${GALLERY}${other.id}/`, patch({ position: 3 - far }, at(other))),
      );
      expect(moved).toEqual([200, 200]);
      const assets = await Promise.all(ids.map((id) => read(`${ASSET}${id}/`)));
      const write = (all: Row[]) =>
        patch({ assets: all.map(({ id, version }) => ({ id, version, credit: `${round}` })) }, desk.officer);
      const answers = await Promise.all([assets, assets.toReversed()].map((all) => call(ASSET, write(all))));
      const left = answers.map(({ json }) => (json as OfficeAssetsAnswer).failed.map(({ status }) => status));
      expect(left.toSorted((one, other) => one.length - other.length)).toEqual([[], [412, 412, 412]]);
    }
  });

  it('deletes no picture and no remark that somebody has just taken up', async () => {
    const home = await branch('pictures');
    const release = await desk.draft();
    for (let round = 0; round < ROUNDS; round += 1) {
      const [id, one] = [await picture(), await gallery(home)];
      const [deleted, hung] = await both(
        call(`${ASSET}${id}/`, { method: 'DELETE', headers: desk.match(1) }),
        call(`${GALLERY}${one.id}/`, patch({ pictures: [id] }, at(one))),
      );
      const { pictures } = await read<{ pictures: number[] }>(`${GALLERY}${one.id}/`);
      expect([deleted === 204, (hung ?? 0) >= 400, pictures.length]).toEqual(
        deleted === 204 ? [true, true, 0] : [false, false, 1],
      );
      const remark = await made(`${RELEASE}${release.id}/comment/`, { body: 'Remark' });
      const [taken, answer] = await Promise.all([
        call(`${RELEASE}${release.id}/comment/${remark.id}/`, { method: 'DELETE', headers: desk.officer }),
        call(`${RELEASE}${release.id}/comment/`, post({ body: 'Answer', parent: remark.id }, desk.officer)),
      ]);
      expect([taken.status === 204, answer.status === 201].filter(Boolean)).toHaveLength(1);
    }
  });

  it('finds by all words what two wrote of pictures, of the release and of the gallery that show them', async () => {
    const home = await branch('words');
    const [one, other] = [await picture(), await picture()];
    const hung = await made(GALLERY, { name: { it: 'Mostra' }, node: home.id, pictures: [one, other] });
    const text = { it: { title: 'Titolo', body: '<p>Corpo</p>' } };
    const shown = await desk.moved(await desk.draft({ text, pictures: [one, other] }), { to: 'published' });
    const caption = async (id: number, word: string) =>
      call(`${ASSET}${id}/`, patch({ caption: { it: word } }, at(await read(`${ASSET}${id}/`))));
    const found = async (word: string): Promise<number> => {
      const list = `/api/press_room/press_release/?format=datatables&q=${word}`;
      const { json } = await call(list, { headers: { 'Accept-Language': 'it' } });
      return (json as { data: unknown[] }).data.length;
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const word = (name: string): string => `${name}${'abcdefgh'[round]}`;
      expect(await both(caption(one, word('primo')), caption(other, word('secondo')))).toEqual([200, 200]);
      expect([await found(word('primo')), await found(word('secondo'))]).toEqual([1, 1]);
      const release = await read(`${RELEASE}${shown.id}/`);
      const gallery = await read(`${GALLERY}${hung.id}/`);
      const answers = await both(
        caption(one, word('terzo')),
        call(`${RELEASE}${shown.id}/`, patch({ text: { it: { title: word('titolo') } } }, at(release))),
        call(`${GALLERY}${hung.id}/`, patch({ name: { it: word('mostra') } }, at(gallery))),
        caption(other, word('quarto')),
      );
      expect(answers).toEqual([200, 200, 200, 200]);
      for (const name of ['terzo', 'titolo', 'quarto']) expect(await found(word(name))).toBe(1);
    }
  });
});
