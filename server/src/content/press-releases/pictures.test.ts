import type { PressRelease } from '@press-room/contract/press-releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { createAsset, type NewAsset } from '../assets/queries.ts';

const NOW = '2026-11-20T10:00:00.000Z';
const TOMORROW = '2026-11-21T10:00:00.000Z';

const rendition = (media_type: string, width: number, is_original = 0) => ({
  media_type,
  width,
  height: width / 2,
  sha256: `${width}${media_type.at(-1)}`.padStart(64, '0'),
  bytes: width * 10,
  is_original,
});

const picture = (name: string, changes: Partial<NewAsset> = {}): NewAsset => ({
  sha256: 'a'.repeat(64),
  media_type: 'image/jpeg',
  bytes: 9,
  width: 3000,
  height: 1500,
  name,
  credit: 'Ada Bo',
  caption_en: `Caption of ${name}`,
  caption_it: `Didascalia di ${name}`,
  alt_en: name,
  alt_it: name,
  placeholder: '#112233',
  pages: null,
  failure: null,
  taken_on: null,
  embargo_until: null,
  cover_asset_id: null,
  copyright: 'Site Alpha',
  rights_en: 'Free for the press',
  rights_it: 'Libera per la stampa',
  renditions: [
    rendition('image/avif', 640),
    rendition('image/avif', 320),
    rendition('image/jpeg', 1280),
    rendition('image/jpeg', 3000, 1),
  ],
  ...changes,
});

describe('pictures and files of a release', () => {
  let server: TestServer;
  let ids: Record<string, number>;

  beforeAll(async () => {
    server = await startTestServer();
    server.clock.now = new Date(NOW);
    await server.load({
      press_groups: [{ name: 'Site Alpha' }],
      users: [{ email: 'alice@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] }],
      press_releases: [
        { press_group: 'Site Alpha', date: '2026-03-05', text: { en: { title: 'Open' } } },
        { press_group: 'Site Alpha', date: '2026-03-06', access: 'press', text: { en: { title: 'Press' } } },
        { press_group: 'Site Alpha', date: '2026-03-07', text: { en: { title: 'Hero waits' } } },
        { press_group: 'Site Alpha', date: '2026-03-08', text: { en: { title: 'With a logo' } } },
      ],
    });
    ids = await hang(server);
  });
  afterAll(() => server.close());

  const read = async (id: number, headers: Record<string, string> = {}) =>
    (await server.call(`/api/press_room/press_release/${id}/`, { headers })).json as PressRelease;

  it('come with the one above the text first, each once, and leave out what cannot be shown', async () => {
    const release = await read(1);
    expect(release.pictures.map(({ id }) => id)).toEqual([ids.hero, ids.second, ids.first]);
    expect(release.image?.id).toBe(ids.hero);
    expect(release.attachments.map(({ name }) => name)).toEqual(['table.pdf']);
  });

  it('say in the reader’s language what they show and what may be done with them', async () => {
    const [hero] = (await read(1, { 'Accept-Language': 'it' })).pictures;
    expect(hero).toMatchObject({
      caption: 'Didascalia di hero',
      credit: 'Ada Bo',
      copyright: 'Site Alpha',
      rights: 'Libera per la stampa',
      width: 640,
      choices: [
        { media_type: 'image/jpeg', width: 3000, height: 1500, bytes: 30_000, is_original: true },
        { media_type: 'image/jpeg', width: 1280, is_original: false },
        { media_type: 'image/avif', width: 640 },
        { media_type: 'image/avif', width: 320 },
      ],
    });
  });

  it('have signed addresses where the release is for the press', async () => {
    const alice = await server.signedIn('alice@example.com');
    const [reserved] = (await read(2, alice)).pictures;
    expect(reserved?.renditions[0]?.url).toMatch(/\?expires=\d+&session=[^&]+&signature=/);
    expect((await read(1, alice)).pictures[0]?.renditions[0]?.url).not.toContain('?');
    expect((await server.call('/api/press_room/press_release/2/')).status).toBe(404);
  });

  it('hang beside the text as what readers may have of them, at an address that works', async () => {
    const [attachment] = (await read(4)).attachments;
    expect(attachment).toMatchObject({
      title: expect.any(String) as string,
      name: 'logo.webp',
      media_type: 'image/webp',
      bytes: 4,
    });
    const answer = await server.call(attachment?.url ?? '');
    expect([answer.status, answer.headers.get('content-type'), answer.text]).toEqual([
      200,
      'image/webp',
      'logo',
    ]);
  });

  it('appear when their own embargo lifts, also above the text', async () => {
    expect(await read(3)).toMatchObject({ image: null, pictures: [] });
    server.clock.now = new Date(TOMORROW);
    expect((await read(3)).image?.id).toBe(ids.embargoed);
    expect((await read(1)).attachments.map(({ name }) => name)).toEqual(['table.pdf', 'later.pdf']);
    server.clock.now = new Date(NOW);
  });
});

async function hang({ context, database }: TestServer): Promise<Record<string, number>> {
  const sha256 = await context.store.put(Buffer.from('logo'));
  return database.change(async (trx) => {
    const now = new Date(NOW);
    const create = (asset: NewAsset) => createAsset(trx, asset, now);
    const document: Partial<NewAsset> = { kind: 'document', media_type: 'application/pdf', renditions: [] };
    const made = {
      hero: await create(picture('hero')),
      first: await create(picture('first')),
      second: await create(picture('second')),
      embargoed: await create(picture('embargoed', { embargo_until: TOMORROW })),
      processing: await create(picture('processing', { state: 'processing', renditions: [] })),
    };
    const table = await create(picture('table.pdf', document));
    const later = await create(picture('later.pdf', { ...document, embargo_until: TOMORROW }));
    const show = (hero_asset_id: number, releases: number[]) =>
      trx.updateTable('press_release').set({ hero_asset_id }).where('id', 'in', releases).execute();
    const file = { sha256, media_type: 'image/webp', bytes: 4, width: 320, height: 160, is_original: 0 };
    const logo = await create(picture('logo', { renditions: [file] }));
    await trx
      .insertInto('press_release_attachment')
      .values({ press_release_id: 4, asset_id: logo, position: 0 })
      .execute();
    await show(made.hero, [1, 2]);
    await show(made.embargoed, [3]);
    const beside = [made.second, made.hero, made.embargoed, made.processing, made.first];
    await trx
      .insertInto('press_release_picture')
      .values(beside.map((asset_id, position) => ({ press_release_id: 1, asset_id, position })))
      .execute();
    await trx
      .insertInto('press_release_attachment')
      .values([table, later].map((asset_id, position) => ({ press_release_id: 1, asset_id, position })))
      .execute();
    return made;
  });
}
