import type { OfficeAsset } from '@press-room/contract/admin-assets';
import type { PressRelease } from '@press-room/contract/press-releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile } from '../../../../test/assets.ts';
import { type Library, startLibrary } from '../../../../test/library.ts';
import { twoHalves } from '../../../../test/pictures.ts';
import { patch, post } from '../../../../test/requests.ts';

const DESK = '/api/office/press_release/';
const NOW = new Date('2026-11-20T10:00:00Z');
const LIFT = new Date('2026-11-20T12:00:00Z');

interface Row {
  id: number;
  version: number;
}

describe('a picture that stands in a text', () => {
  let library: Library;
  let photo: number;
  let release: Row;

  const write = async (path: string, init: RequestInit): Promise<Row> => {
    const answer = await library.server.call(path, init);
    expect([answer.status, answer.json]).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
    return answer.json as Row;
  };
  const match = () => ({ ...library.officer, 'If-Match': `"${release.version}"` });
  const move = async (body: object): Promise<void> => {
    release = await write(`${DESK}${release.id}/transition/`, post(body, match()));
  };
  const change = async (body: object): Promise<void> => {
    release = await write(`${DESK}${release.id}/`, patch(body, match()));
  };
  const remove = async (id: number) => {
    const { version } = await library.get(id);
    const headers = { ...library.officer, 'If-Match': `"${version}"` };
    return library.server.call(library.path(id), { method: 'DELETE', headers });
  };
  const files = async (): Promise<string[]> => {
    const { picture } = await library.get(photo);
    return (picture?.renditions ?? []).map(({ url }) => url.split('?')[0] ?? '');
  };
  const statuses = async (): Promise<number[]> => {
    const urls = await files();
    expect(urls.length).toBeGreaterThan(1);
    const found = await Promise.all(urls.map(async (url) => (await library.server.call(url)).status));
    return [...new Set(found)];
  };

  beforeAll(async () => {
    library = await startLibrary();
    library.server.clock.now = NOW;
    photo = await addFile(library.server, await twoHalves(400).jpeg().toBuffer(), { name: 'kiln.jpg' });
    await library.server.work();
    const body = `<p>Before</p><figure data-asset="${photo}"></figure>`;
    const text = { it: { title: 'Il forno', body }, en: { title: 'The kiln', body: '<p>Text</p>' } };
    release = await write(DESK, post({ press_group: 'Association', text }, library.officer));
  });
  afterAll(() => library.server.close());

  it('has that text for its place, and is not deleted', async () => {
    const answer = await library.server.call(`${library.path(photo)}usage/?format=datatables`, {
      headers: library.officer,
    });
    const place = { noun: 'press_release', id: release.id, role: 'text', title: 'The kiln' };
    expect(answer.json).toMatchObject({ data: [place] });
    expect((await library.get(photo)).uses).toBe(1);
    expect((await library.list('&used=false')).map(({ id }) => id)).not.toContain(photo);
    expect(await remove(photo)).toMatchObject({ status: 409, json: { places: [place] } });
  });

  it('is a reader’s from when the release is, and no longer', async () => {
    const { server } = library;
    expect(await statuses()).toEqual([404]);
    await change({ embargo_until: LIFT.toISOString() });
    await move({ to: 'published', languages: ['it', 'en'] });
    expect(await statuses()).toEqual([404]);
    server.clock.now = LIFT;
    expect(await statuses()).toEqual([200]);
    const read = (await server.call(`/api/press_room/press_release/${release.id}/`)).json as PressRelease;
    expect(read.pictures.map(({ id }) => id)).toEqual([photo]);
    await move({ to: 'archived', withdrawal_note: { it: 'Errore', en: 'Mistake' } });
    expect(await statuses()).toEqual([404]);
    expect((await remove(photo)).status).toBe(409);
    server.clock.now = NOW;
  });

  it('of a language that has not appeared is nobody’s yet, on a release that has', async () => {
    const { server } = library;
    const body = `<p>b</p><figure data-asset="${photo}"></figure>`;
    const text = { it: { title: 'Il tornio', body: '<p>a</p>' }, en: { title: 'The wheel', body } };
    release = await write(DESK, post({ press_group: 'Association', text }, library.officer));
    await move({ to: 'published', languages: ['it'] });
    const read = async () =>
      (await server.call(`/api/press_room/press_release/${release.id}/`)).json as PressRelease;
    const isFound = async (): Promise<boolean> => {
      const { json } = await server.call('/api/press_room/press_release/?format=datatables&q=fornace');
      return (json as { data: { id: number }[] }).data.some(({ id }) => id === release.id);
    };
    await library.change(await library.get(photo), { caption: { it: 'La fornace', en: 'La fornace' } });
    expect([await statuses(), (await read()).pictures, await isFound()]).toEqual([[404], [], false]);
    // Further changes in that language also show nothing; readers of the other language are not affected.
    await change({ text: { en: { body: `<p>c</p>${body}` } } });
    expect([await statuses(), (await read()).pictures, await isFound()]).toEqual([[404], [], false]);
    await change({ pictures: [photo] });
    expect([await statuses(), (await read()).pictures]).toEqual([[404], []]);
    await move({ to: 'published', languages: ['en'] });
    expect([await statuses(), (await read()).pictures.map(({ id }) => id)]).toEqual([[200], [photo]]);
    expect(await isFound()).toBe(true);
    await move({ to: 'archived', withdrawal_note: { it: 'Errore', en: 'Mistake' } });
  });

  it('stays with readers who have it already, whatever is being written in the other language', async () => {
    const body = `<figure data-asset="${photo}"></figure>`;
    const text = {
      it: { title: 'La ruota', body: '<p>a</p>' },
      en: { title: 'The wheel', body: '<p>a</p>' },
    };
    release = await write(
      DESK,
      post({ press_group: 'Association', text, pictures: [photo] }, library.officer),
    );
    await move({ to: 'published', languages: ['it'] });
    await change({ text: { en: { body } } });
    const { json } = await library.server.call(`/api/press_room/press_release/${release.id}/`);
    expect((json as PressRelease).pictures.map(({ id }) => id)).toEqual([photo]);
    await change({ hero: photo, pictures: [] });
    await change({ hero: null, pictures: [photo] });
    expect(await statuses()).toEqual([200]);
    await move({ to: 'archived', withdrawal_note: { it: 'Errore', en: 'Mistake' } });
  });

  it('counts no more when it was taken from the text that brought it, or from the pictures', async () => {
    const draft = await write(
      DESK,
      post(
        {
          press_group: 'Association',
          text: { it: { title: 'Altro', body: `<figure data-asset="${photo}"></figure>` } },
        },
        library.officer,
      ),
    );
    const count = async (): Promise<number> => (await library.get(photo)).uses;
    const before = await count();
    release = draft;
    await change({ text: { it: { body: '<p>Senza</p>' } } });
    expect(await count()).toBe(before - 1);
    await change({ pictures: [photo] });
    expect(await count()).toBe(before);
    await change({ pictures: [] });
    expect(await count()).toBe(before - 1);
  });

  it('hangs on a release that is loaded with it, too', async () => {
    const asset = (await library.get(photo)) as OfficeAsset;
    await library.server.load({
      press_releases: [
        {
          press_group: 'Association',
          date: '2026-03-05',
          text: {
            it: {
              title: 'Caricato',
              body: `<figure data-asset="${asset.id}"></figure><figure data-asset="99999"></figure>`,
            },
          },
        },
      ],
    });
    const after = await library.get(photo);
    expect(after.uses).toBe(asset.uses + 1);
    expect(await statuses()).toEqual([200]);
  });
});
