import { CONTACT_LIST_PATH, CONTACT_PATH, OUTLET_PATH } from '@press-room/contract/contacts';
import { MAILING_PATH } from '@press-room/contract/mailings';
import { buildDemoDocument } from '@press-room/demo/document';
import { DEMO_FILES } from '@press-room/demo/files';
import { demoGalleries } from '@press-room/demo/galleries';
import { demoMagazines } from '@press-room/demo/magazines';
import { demoOutlets, demoPeople } from '@press-room/demo/reach';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLICATION_JOB } from '../src/content/press-releases/publication/queue.ts';
import { parseFixture } from '../src/fixtures/document.ts';
import { loadFixture } from '../src/fixtures/load.ts';
import { startTestServer, type TestServer } from './server.ts';

let server: TestServer;

describe('the demo', () => {
  beforeAll(async () => {
    server = await startTestServer();
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    const document = buildDemoDocument(server.clock.now, () => 'Str0ng_pass!');
    const fixture = parseFixture(JSON.stringify(document));
    await loadFixture(server.context, fixture, { now: server.clock.now, folder: DEMO_FILES });
  });
  afterAll(() => server.close());

  it('has a fair that is open, with an application that waits and a badge', async () => {
    const events = await server.call('/api/press_room/event/', {
      headers: await server.signedIn('giornalista@example.com'),
    });
    expect(events.json).toMatchObject({ results: [{ is_open: true, starts_on: '2026-12-20' }] });
    const { db } = server.database;
    const rows = await db
      .selectFrom('event_accreditation')
      .select(['status', 'due_at'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { status: 'submitted', due_at: '2026-11-23T10:00:00.000Z' },
      { status: 'approved', due_at: null },
    ]);
  });

  it('has contacts, lists, a mailing that was sent and a draft, and sends nothing', async () => {
    const headers = await server.signedIn('redazione@example.com');
    const list = async (path: string) =>
      ((await server.call(`${path}?format=datatables&length=100`, { headers })).json as { data: unknown })
        .data;
    expect(await list(CONTACT_PATH)).toHaveLength(demoPeople.length);
    expect(await list(OUTLET_PATH)).toHaveLength(demoOutlets.length);
    expect(await list(CONTACT_LIST_PATH)).toMatchObject([
      { name: 'Economia e territorio', filter: null, count: 9, reachable: 8 },
      { name: 'Stampa estera di settore', filter: { outlet_kinds: ['trade', 'magazine', 'online'] } },
      { name: 'Stampa tecnica italiana', filter: null, count: 12 },
    ]);
    expect(await list(MAILING_PATH)).toMatchObject([
      { state: 'draft' },
      { state: 'sent', counts: { recipients: 33, accepted: 32, bounced: 1, left: 1, waiting: 0 } },
    ]);
  });

  it('attaches every picture to its gallery', async () => {
    const { count } = await server.database.db
      .selectFrom('gallery_picture')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(demoGalleries.flatMap(({ pictures }) => pictures).length);
  });

  it('is ready at once: no file is left for a job', async () => {
    const left = await server.database.db.selectFrom('job').select(['kind', 'last_error']).execute();
    // The demo's scheduled releases are not due yet.
    expect(left).toEqual([{ kind: PUBLICATION_JOB, last_error: null }]);
    const assets = await server.database.db.selectFrom('asset').select(['name', 'state', 'pages']).execute();
    expect(assets.map(({ state }) => state)).toEqual(assets.map(() => 'ready'));
    const issue = assets.find(({ name }) => name === 'italian-2026-11.pdf');
    expect(issue).toMatchObject({ pages: 12 });
  });

  it('keeps the words of a picture in both languages', async () => {
    const row = await server.database.db
      .selectFrom('asset')
      .selectAll()
      .where('name', '=', 'people-audience.jpg')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      credit: 'Zelda Formelli / Ceraforma',
      copyright: '© 2026 Ceraforma',
      width: 1200,
    });
    for (const text of [
      row.caption_it,
      row.caption_en,
      row.alt_it,
      row.alt_en,
      row.rights_it,
      row.rights_en,
    ]) {
      expect(text).not.toBe('');
    }
  });

  it('shows readers magazines, galleries and kits', async () => {
    const headers = await server.signedIn('giornalista@example.com');
    const count = async (path: string): Promise<unknown> =>
      ((await server.call(path, { headers })).json as { count: unknown }).count;
    const italian = demoMagazines.filter(({ kind }) => kind === 'italian');
    expect(await count('/api/press_room/magazine/?kind=italian')).toBe(italian.length);
    expect(await count('/api/press_room/gallery_picture/')).toBeGreaterThan(100);
    expect(await count('/api/press_room/press_kit/')).toBeGreaterThan(0);
  });

  it('hands out every rendition of a picture', async () => {
    const headers = await server.signedIn('giornalista@example.com');
    const { json } = await server.call('/api/press_room/gallery_picture/?page_size=1', { headers });
    const [first] = (json as { results: { renditions: { url: string; width: number }[] }[] }).results;
    const renditions = first?.renditions ?? [];
    expect(renditions.map(({ width }) => width)).toEqual(expect.arrayContaining([480, 1200]));
    for (const { url } of renditions) expect((await server.call(url, { headers })).status).toBe(200);
  });
});
