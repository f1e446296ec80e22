import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, startDesk } from '../../../../test/desk.ts';
import { writeWeb } from '../../../../test/drawn-web.ts';

const ORIGIN = 'https://press.example.com';
const text = { it: { title: 'Cresce l’export', body: '<p>Testo</p>' } };
let desk: Desk;

beforeAll(async () => {
  desk = await startDesk({ PUBLIC_URL: ORIGIN }, { writeWeb });
});
afterAll(() => desk.server.close());

const open = (path: string) => desk.server.call(path, { redirect: 'manual' });
const readCard = async (id: number): Promise<string> => {
  const page = await open(`/it/comunicati/2026/cresce-lexport-${id}`);
  return /property="og:image" content="([^"]*)"/.exec(page.text)?.[1]?.replace(ORIGIN, '') ?? '';
};

describe('the card of a release', () => {
  it('is the picture that messengers show, with its title as words', async () => {
    const { id } = await desk.moved(await desk.draft({ text }), { to: 'published' });
    const card = await readCard(id);
    expect(card).toMatch(new RegExp(`^/it/comunicati/2026/cresce-lexport-${id}\\.jpg\\?v=`));
    const response = await fetch(desk.server.origin + card);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    expect(response.headers.get('Content-Encoding')).toBeNull();
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    // White text is on the group's colour.
    const { channels } = await picture.stats();
    expect(channels.map(({ max }) => max > 250)).toEqual([true, true, true]);
  });

  it('is another one under another address once the title changes', async () => {
    const release = await desk.moved(await desk.draft({ text }), { to: 'published' });
    const before = await readCard(release.id);
    await desk.change(release, { text: { it: { title: 'Cresce l’export!' } } });
    const after = await readCard(release.id);
    expect(after.split('?')[0]).toBe(before.split('?')[0]);
    expect(after).not.toBe(before);
  });

  it.each(['press', 'draft', 'archived'])('is not made of what is not public: %s', async (kind) => {
    const draft = await desk.draft({ access: kind === 'press' ? 'press' : 'public', text });
    if (kind !== 'draft') {
      const published = await desk.moved(draft, { to: 'published' });
      if (kind === 'archived') {
        expect((await open(`/it/comunicati/2026/x-${draft.id}.jpg`)).status).toBe(200);
        await desk.moved(published, { to: 'archived' });
      }
    }
    expect((await open(`/it/comunicati/2026/x-${draft.id}.jpg`)).status).toBe(404);
  });

  it.each(['/it/comunicati/2026/x-999999999.jpg', '/it/comunicati/2026/.jpg', '/it/comunicati/2026/x.jpg'])(
    'is nothing else: %s',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );
});
