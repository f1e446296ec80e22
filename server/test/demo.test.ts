import { buildDemoDocument } from '@press-room/demo/document';
import { demoDrawings } from '@press-room/demo/drawings';
import { makeDemoFile } from '@press-room/demo/files';
import { demoGalleries } from '@press-room/demo/galleries';
import { demoIssues } from '@press-room/demo/magazines/issues';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLICATION_JOB } from '../src/features/press-releases/publication/queue.ts';
import { parseFixture } from '../src/fixtures/document.ts';
import { LATE_FILE_JOB } from '../src/fixtures/job.ts';
import type { LateFile } from '../src/fixtures/late-files.ts';
import { loadFixture } from '../src/fixtures/load.ts';
import { makeLateFile } from '../src/fixtures/make-late-file.ts';
import { startTestServer, type TestServer } from './server.ts';

// Drawing all of it takes minutes of processor time: these stand for their kinds.
const MADE = ['people-audience', 'table-branches-2025', 'text-association-2026-it', 'italian-2026-11'];

let server: TestServer;

const listLateFiles = async (): Promise<{ id: number; file: LateFile; run_at: string }[]> => {
  const jobs = server.database.db.selectFrom('job').select(['id', 'payload', 'run_at']);
  const rows = await jobs.where('kind', '=', LATE_FILE_JOB).orderBy('run_at').execute();
  return rows.map(({ payload, ...row }) => ({ ...row, file: JSON.parse(payload) as LateFile }));
};

const countRows = async (): Promise<Record<string, number>> => {
  const tables = [
    'asset',
    'gallery_picture',
    'press_kit_file',
    'magazine',
    'press_release_picture',
    'job',
  ] as const;
  const counts = tables.map(async (table) => {
    const { count } = await server.database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return [table, Number(count)] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
};

describe('the demo', () => {
  let queued: Awaited<ReturnType<typeof listLateFiles>>;

  beforeAll(async () => {
    server = await startTestServer();
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    const document = buildDemoDocument(server.clock.now, () => 'Str0ng_pass!');
    const fixture = parseFixture(JSON.stringify(document));
    await loadFixture(server.context, fixture, { now: server.clock.now, folder: null });
    queued = await listLateFiles();
    server.clock.now = new Date('2026-11-20T10:00:10Z');
    const kept = queued.filter(({ file }) => MADE.includes(file.asset.key)).map(({ id }) => id);
    await server.database.db
      .deleteFrom('job')
      .where('kind', '=', LATE_FILE_JOB)
      .where('id', 'not in', kept)
      .execute();
    await server.work();
  });
  afterAll(() => server.close());

  it('has one job for each file, those of the newest releases first', () => {
    const keys = queued.map(({ file }) => file.asset.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key } of [...demoDrawings, ...demoIssues]) expect(keys).toContain(key);
    expect(queued.every(({ file, run_at }) => file.at === run_at)).toBe(true);
    expect(queued[0]?.file.places[0]?.on).toBe('hero');
  });

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

  it('hangs every picture in its gallery', () => {
    const places = queued.flatMap(({ file }) => file.places.filter(({ on }) => on === 'gallery'));
    expect(places.length).toBe(demoGalleries.flatMap(({ pictures }) => pictures).length);
  });

  it('makes its files without a failure', async () => {
    const left = await server.database.db.selectFrom('job').select(['kind', 'last_error']).execute();
    // What the demo has scheduled still waits for its day.
    expect(left).toEqual([{ kind: PUBLICATION_JOB, last_error: null }]);
    const assets = await server.database.db.selectFrom('asset').select(['name', 'state', 'pages']).execute();
    expect(assets.map(({ state }) => state)).toEqual(assets.map(() => 'ready'));
    expect(assets.filter(({ pages }) => pages === 12).map(({ name }) => name)).toEqual([
      'italian-2026-11.pdf',
    ]);
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
      width: 1600,
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
    const list = async (path: string): Promise<unknown[]> => {
      const { json } = await server.call(path, { headers });
      const body = json as { data?: unknown[]; results?: unknown[] };
      return body.data ?? body.results ?? (json as unknown[]);
    };
    expect((await list('/api/press_room/magazine/?kind=italian')).length).toBe(1);
    expect((await list('/api/press_room/gallery_picture/')).length).toBe(1);
    expect((await list('/api/press_room/press_kit/')).length).toBeGreaterThan(0);
  });

  it('changes nothing when a job runs a second time', async () => {
    const before = await countRows();
    for (const { file } of queued.filter(({ file: { asset } }) => MADE.includes(asset.key))) {
      await makeLateFile(server.context, file, makeDemoFile);
    }
    expect(await countRows()).toEqual(before);
  });
});
