import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { createAsset } from './queries.ts';

const LIST = '/api/press_room/press_release/';

describe('GET /media/…', () => {
  let server: TestServer;
  let headers: Record<string, string>;

  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      press_groups: [{ name: 'Association' }],
      users: [{ email: 'alice@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] }],
      press_releases: [
        { press_group: 'Association', date: '2026-01-03', text: { en: { title: 'Public' } } },
        { press_group: 'Association', date: '2026-01-02', access: 'press', text: { en: { title: 'Press' } } },
        {
          press_group: 'Association',
          date: '2026-01-01',
          text: { en: { title: 'Embargoed' } },
          embargo_until: new Date(Date.now() + 3_600_000).toISOString(),
        },
      ],
    });
    headers = await server.signedIn('alice@example.com');
    for (const id of [1, 2, 3]) await hangPicture(id);
  });
  afterAll(() => server.close());

  async function hangPicture(releaseId: number): Promise<void> {
    const bytes = Buffer.from(`picture of ${releaseId}`);
    const sha256 = await server.context.store.put(bytes);
    const file = { sha256, media_type: 'image/webp', bytes: bytes.length };
    await server.database.change(async (trx) => {
      const words = { credit: 'Press office', caption_en: 'A tile', caption_it: 'Una piastrella' };
      const alt = { alt_en: 'Tile', alt_it: 'Piastrella', placeholder: '#112233' };
      const id = await createAsset(
        trx,
        {
          ...file,
          ...words,
          ...alt,
          name: 'tile è.webp',
          width: 3,
          height: 2,
          renditions: [{ ...file, width: 3, height: 2, is_original: 0 }],
        },
        new Date(),
      );
      await trx.updateTable('press_release').set({ hero_asset_id: id }).where('id', '=', releaseId).execute();
    });
  }

  const imageUrl = async (id: number): Promise<string> => {
    const { json } = await server.call(`${LIST}${id}/`, { headers });
    return (json as { image: { renditions: { url: string }[] } }).image.renditions[0]?.url ?? '';
  };

  it('serves a public picture under a readable name', async () => {
    const answer = await server.call(await imageUrl(1));
    expect([answer.status, answer.text]).toEqual([200, 'picture of 1']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=28, must-revalidate, s-maxage=30');
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="tile-e.webp"; filename*=UTF-8''tile%20%C3%A8.webp`,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('names a file by its content also at an address of before', async () => {
    const url = await imageUrl(1);
    const before = await server.call(url.replace(/[^/]*$/, 'tile.jpg'));
    expect([before.status, before.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(before.headers.get('content-disposition')).toContain('filename="tile-e.webp"');
  });

  it('asks caches to come back soon, and tells them then what was withdrawn', async () => {
    const url = await imageUrl(1);
    const tag = (await server.call(url)).headers.get('etag') ?? '';
    const again = () => server.call(url, { headers: { 'If-None-Match': tag } });
    const unchanged = await again();
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    expect(unchanged.headers.get('cache-control')).toBe('public, max-age=28, must-revalidate, s-maxage=30');
    const setStatus = (status: 'archived' | 'published') =>
      server.database.change((trx) =>
        trx.updateTable('press_release').set({ status }).where('id', '=', 1).execute(),
      );
    await setStatus('archived');
    const gone = await again();
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    await setStatus('published');
  });

  it('says caption and alternative text in the language of the reader', async () => {
    const { json } = await server.call(`${LIST}1/`, { headers: { 'Accept-Language': 'it' } });
    expect(json).toMatchObject({
      image: { alt: 'Piastrella', caption: 'Una piastrella', width: 3, height: 2 },
    });
  });

  it('serves a press-only picture by signed address, for a short time', async () => {
    const url = await imageUrl(2);
    const answer = await server.call(url);
    expect([answer.status, answer.text]).toEqual([200, 'picture of 2']);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=60, must-revalidate');
    expect((await server.call(url.split('?')[0] ?? '')).status).toBe(404);
    const forged = url.replace(/(?<=signature=)./, (letter) => (letter === '_' ? 'A' : '_'));
    expect((await server.call(forged)).status).toBe(404);
    expect((await server.call(url.replace(/expires=1/, 'expires=9'))).status).toBe(404);
    server.clock.now = new Date(Date.now() + 16 * 60_000);
    expect((await server.call(url)).status).toBe(404);
    server.clock.now = new Date();
  });

  it('keeps an embargoed picture from every reader, signed or not', async () => {
    const { sha256 } = await server.database.db
      .selectFrom('press_release')
      .innerJoin('asset', 'asset.id', 'press_release.hero_asset_id')
      .select('asset.sha256')
      .where('press_release.id', '=', 3)
      .executeTakeFirstOrThrow();
    for (const address of [
      server.context.links.media.toPublic({ key: sha256, name: 'x.webp', media_type: 'image/webp' }),
      server.context.links.media.toSigned(
        { key: sha256, name: 'x.webp', media_type: 'image/webp' },
        await server.sessionOf('alice@example.com'),
      ),
    ]) {
      for (const init of [
        {},
        { method: 'HEAD' },
        { headers: { Range: 'bytes=0-1' } },
        { headers: { 'If-None-Match': `"${sha256}"` } },
      ]) {
        expect((await server.call(address, init)).status).toBe(404);
      }
    }
  });

  it.each(['/media/abc/x.webp', `/media/${'0'.repeat(64)}/x.webp`, '/media/..%2f..%2fsecret/x'])(
    'does not know %s',
    async (path) => {
      expect((await server.call(path)).status).toBe(404);
    },
  );
});
