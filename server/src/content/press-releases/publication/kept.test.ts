import { beforeAll, describe, expect, it } from 'vitest';
import { addFile } from '../../../../test/assets.ts';
import { type Desk, type DeskRelease, READING, startDesk } from '../../../../test/desk.ts';
import { addGallery, addPicture } from '../../../../test/media.ts';
import { twoHalves } from '../../../../test/pictures.ts';
import { patch } from '../../../../test/requests.ts';
import { makeRenditions } from '../../assets/renditions/job.ts';
import { areShown } from '../../assets/renditions/shown.ts';

const ITALIAN = { headers: { 'Accept-Language': 'it' } };
const GROUPS = '/api/office/press_group/';
const FILES = [{ bytes: Buffer.from('small'), media_type: 'image/webp', width: 320 }];
const ASSETS = '/api/office/asset/';

describe('what readers are answered after a change', () => {
  let desk: Desk;
  let builds: string[] = [];

  beforeAll(async () => {
    desk = await startDesk();
    const { cache } = desk.server.context;
    const remember = cache.remember.bind(cache);
    cache.remember = (key, build, ...rest) =>
      remember(
        key,
        () => {
          builds.push(key);
          return build();
        },
        ...rest,
      );
    return () => desk.server.close();
  });

  const published = async (title: string, body: object = {}): Promise<DeskRelease> =>
    desk.moved(await desk.draft({ text: { it: { title, body: '<p>Corpo</p>' } }, ...body }), {
      to: 'published',
      files: 'as_they_are',
    });
  /** Twice, because answers are cached from the second request on. */
  const read = async ({ id }: DeskRelease) => {
    await desk.server.call(`${READING}${id}/`, ITALIAN);
    return desk.server.call(`${READING}${id}/`, ITALIAN);
  };
  const titles = async (): Promise<string[]> => {
    const answer = await desk.server.call(`${READING}?format=datatables`, ITALIAN);
    return (answer.json as { data: { title: string }[] }).data.map(({ title }) => title);
  };
  const edit = async (path: string, body: object): Promise<void> => {
    const { json } = await desk.server.call(path, { headers: desk.officer });
    const { version } = json as { version: number };
    const answer = await desk.server.call(path, patch(body, desk.match(version)));
    expect([answer.status, answer.json]).toEqual([200, expect.anything()]);
  };

  it('is the new state of a release and of every list', async () => {
    const first = await published('Primo');
    let second = await published('Secondo');
    await read(first);
    await read(second);
    await titles();
    await titles();
    second = (await desk.change(second, { text: { it: { title: 'Secondo, corretto' } } }))
      .json as DeskRelease;
    expect((await read(second)).json).toMatchObject({ title: 'Secondo, corretto' });
    expect((await read(first)).json).toMatchObject({ title: 'Primo' });
    expect(await titles()).toEqual(expect.arrayContaining(['Primo', 'Secondo, corretto']));
    await desk.moved(second, { to: 'archived' });
    expect([(await read(second)).status, await titles()]).toEqual([410, ['Primo']]);
  });

  it('follows the boilerplate of its group and the words of its pictures', async () => {
    const picture = await addPicture(desk.server, { caption_it: 'Il forno' }, FILES);
    const shown = await published('Con foto', { pictures: [picture] });
    const other = await published('Altro');
    const seen = async () => (await read(shown)).json as { boilerplate: string; pictures: object[] };
    expect((await seen()).pictures).toMatchObject([{ caption: 'Il forno' }]);
    await edit(`${ASSETS}${picture}/`, { caption: { it: 'Il forno nuovo' } });
    expect((await seen()).pictures).toMatchObject([{ caption: 'Il forno nuovo' }]);
    await desk.moved(other, { to: 'archived' });
    await edit(`${GROUPS}1/`, { boilerplate: { it: '<p>Chi siamo</p>' } });
    expect((await seen()).boilerplate).toContain('Chi siamo');
  });

  it('has the words of a picture that were written while nothing showed it', async () => {
    const picture = await addPicture(desk.server, { caption_it: 'Vecchia' }, FILES);
    const before = await published('Prima', { pictures: [picture] });
    expect((await read(before)).json).toMatchObject({ pictures: [{ caption: 'Vecchia' }] });
    await desk.change(before, { pictures: [] });
    await edit(`${ASSETS}${picture}/`, { caption: { it: 'Nuova' } });
    const after = await published('Dopo', { pictures: [picture] });
    expect((await read(after)).json).toMatchObject({ pictures: [{ caption: 'Nuova' }] });
  });

  it('is kept while pictures are made that nothing shows, and follows those that it shows', async () => {
    const { server } = desk;
    const hidden = await addFile(server, await twoHalves(50).png().toBuffer());
    const picture = await addFile(server, await twoHalves(60).png().toBuffer());
    const shown = await published('Con immagine', { pictures: [picture] });
    const other = await published('Senza immagine');
    await read(other);
    await titles();
    const seen = async () => (await read(shown)).json as { pictures: { sources: unknown[] }[] };
    expect((await seen()).pictures).toEqual([]);
    builds = [];
    await makeRenditions(server.context, { asset_id: hidden });
    await Promise.all([read(other), read(shown), titles()]);
    expect(builds).toEqual([]);
    await makeRenditions(server.context, { asset_id: picture });
    expect((await seen()).pictures).toHaveLength(1);
    await desk.moved(other, { to: 'archived' });
    await desk.moved(shown, { to: 'archived' });
  });

  it('is new everywhere when a picture of a gallery is made', async () => {
    const { database } = desk.server;
    const picture = await addFile(desk.server, await twoHalves(70).png().toBuffer());
    const isShown = (): Promise<boolean> => database.db.transaction().execute(areShown(database, [picture]));
    expect(await isShown()).toBe(false);
    await addGallery(desk.server, [picture]);
    expect(await isShown()).toBe(true);
  });

  it('ends with an embargo that another change has nothing to do with', async () => {
    const ending = await published('Finisce', { expires_at: '2026-11-20T10:10:00Z' });
    const other = await desk.draft();
    expect((await read(ending)).status).toBe(200);
    await desk.moved(other, { to: 'published' });
    expect((await read(ending)).status).toBe(200);
    desk.server.clock.now = new Date('2026-11-20T10:10:00Z');
    expect((await read(ending)).status).toBe(404);
  });
});
