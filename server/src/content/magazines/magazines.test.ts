import { DOWNLOAD_PATH, type Download } from '@press-room/contract/downloads';
import {
  MAGAZINE_PATH,
  MAGAZINE_PERIODS_PATH,
  MAGAZINE_TERRITORIES_PATH,
  type Magazine,
  magazinePath,
} from '@press-room/contract/magazines';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writePdf } from '../../../test/media-files.ts';
import { post } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { FixtureIds } from '../../fixtures/loading.ts';

const LIFTS = '2026-06-01T12:00:00.000Z';
const BEFORE = new Date('2026-05-31T12:00:00.000Z');
const AFTER = new Date('2026-06-01T12:00:01.000Z');
const ADDRESSES = [MAGAZINE_PATH, magazinePath(1), MAGAZINE_PERIODS_PATH, MAGAZINE_TERRITORIES_PATH];

const issue = (en: string, year: number, month: number, more: object = {}) => ({
  kind: 'italian',
  year,
  month,
  title: { en, it: '' },
  document: 'spring',
  ...more,
});
const abroad = { kind: 'international', territory: 'DE' };

const FIXTURE = {
  press_groups: [{ name: 'Association' }],
  users: [
    { email: 'alice@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] },
    { email: 'nobody@example.com', password: 'Str0ng_pass!', groups: [] },
  ],
  assets: [
    { key: 'spring', file: 'spring.pdf' },
    { key: 'autumn', file: 'autumn.pdf' },
    { key: 'held', file: 'held.pdf', embargo_until: LIFTS },
  ],
  magazines: [
    issue('Spring issue', 2026, 3, { title: { en: 'Spring issue', it: 'Numero di primavera' } }),
    issue('Autumn issue', 2025, 10, { document: 'autumn' }),
    issue('German issue', 2025, 10, { ...abroad, document: 'autumn' }),
    issue('American issue', 2024, 5, { ...abroad, territory: '019', access: 'public' }),
    issue('Coming issue', 2026, 4, { embargo_until: LIFTS, document: 'held' }),
    issue('Held issue', 2026, 5, { ...abroad, territory: 'FR', document: 'held' }),
    issue('Drafted issue', 2026, 2, { status: 'draft' }),
    issue('Old issue', 2020, 2, { expires_at: '2026-03-01T00:00:00Z' }),
  ],
};

describe('magazines', () => {
  let server: TestServer;
  let ids: FixtureIds;
  let headers: { Authorization: string };

  const comeTo = async (now: Date): Promise<void> => {
    server.clock.now = now;
    // The clock was set back, and cached answers are from a later time.
    await server.database.change(async () => undefined);
    headers = await server.signedIn('alice@example.com');
  };

  beforeAll(async () => {
    server = await startTestServer();
    server.clock.now = new Date('2026-01-01T00:00:00Z');
    const { directory } = server;
    // The contents page has wide letter spacing.
    const cover = 'Cover) Tj 0 -60 Td 20 Tc (SOMMARIO';
    writePdf(directory, 'spring.pdf', [cover, 'Gres porcellanato in mostra', 'Large slabs & <b>tiles']);
    writePdf(directory, 'autumn.pdf', [
      'Autumn cover',
      'Porcelain stoneware abroad',
      'Kilns; porcelain stoneware, porcelain stoneware',
    ]);
    writePdf(directory, 'held.pdf', ['Held cover', 'Zirconium porcelain stoneware']);
    ids = await server.load(FIXTURE);
    await server.work();
  });
  beforeEach(() => comeTo(BEFORE));
  afterAll(() => server.close());

  const get = async (path: string, language = 'en') => {
    const answer = await server.call(path, { headers: { ...headers, 'Accept-Language': language } });
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  };
  const list = async (query = '', language = 'en') => {
    const path = `${MAGAZINE_PATH}?format=datatables&${query}`;
    return (await get(path, language)) as { recordsTotal: number; recordsFiltered: number; data: Magazine[] };
  };
  const titles = async (query = '') => (await list(query)).data.map(({ title }) => title);

  describe('GET magazine', () => {
    it('lists the newest first with cover, pages and document', async () => {
      const { data, ...counts } = await list();
      expect(counts).toEqual({ draw: 1, recordsTotal: 4, recordsFiltered: 4 });
      expect(data.map(({ title }) => title)).toEqual([
        'Spring issue',
        'Autumn issue',
        'German issue',
        'American issue',
      ]);
      expect(data[0]).toMatchObject({ kind: 'italian', territory: null, year: 2026, month: 3, pages: 3 });
      expect(data[0]?.document).toMatchObject({ name: 'spring.pdf', media_type: 'application/pdf' });
      expect(data[0]?.cover?.renditions.length).toBeGreaterThan(0);
      expect(data[0]?.hits).toBeUndefined();
    });

    it('says in which language a title is', async () => {
      const { data } = await list('kind=italian', 'it');
      expect(data.map(({ title, language }) => [title, language])).toEqual([
        ['Numero di primavera', 'it'],
        ['Autumn issue', 'en'],
      ]);
    });

    it('narrows by kind, year, month and territory', async () => {
      expect(await titles('kind=international')).toEqual(['German issue', 'American issue']);
      expect(await titles('kind=italian&year=2025')).toEqual(['Autumn issue']);
      expect(await titles('year=2025&month=10')).toEqual(['Autumn issue', 'German issue']);
      expect(await titles('territory=019')).toEqual(['American issue']);
      expect(await titles('kind=italian&year=1999')).toEqual([]);
    });

    it('searches and orders as datatables asks', async () => {
      const column = 'columns[0][data]=title&columns[0][searchable]=true&columns[0][orderable]=true';
      expect(await titles(`${column}&search[value]=AMERICAN`)).toEqual(['American issue']);
      expect(await titles(`${column}&order[0][column]=0`)).toEqual([
        'American issue',
        'Autumn issue',
        'German issue',
        'Spring issue',
      ]);
      expect(await titles(`${column}&q=porcelain&order[0][column]=0`)).toEqual([
        'Autumn issue',
        'German issue',
      ]);
    });

    it('answers pages in the plain form', async () => {
      expect(await get(`${MAGAZINE_PATH}?kind=italian`)).toMatchObject({
        count: 2,
        next: null,
        previous: null,
      });
    });

    it('finds words on pages in both languages, and says on which pages they stand', async () => {
      const { data } = await list('q=gres%20porcellanato');
      expect(new Set(data.map(({ title }) => title))).toEqual(
        new Set(['Spring issue', 'Autumn issue', 'German issue', 'American issue']),
      );
      const spring = data.find(({ title }) => title === 'Spring issue');
      expect(spring?.hits).toEqual([
        {
          page: 2,
          text: 'Gres porcellanato in mostra',
          parts: [
            { text: 'Gres porcellanato', hit: true },
            { text: ' in mostra', hit: false },
          ],
        },
      ]);
    });

    it('puts the page with most of the words first', async () => {
      const { data } = await list('q=porcelain%20stoneware&kind=italian&year=2025');
      expect(data.map(({ hits }) => hits?.map(({ page }) => page))).toEqual([[3, 2]]);
    });

    it('finds an issue by its title, on its cover', async () => {
      const { data } = await list('q=primavera');
      expect(data.map(({ title, hits }) => [title, hits?.map(({ page }) => page)])).toEqual([
        ['Spring issue', [1]],
      ]);
    });

    it('finds and marks words whose letters are set with spaces', async () => {
      const { data } = await list('q=sommario&kind=italian&year=2026');
      expect(data.map(({ hits }) => hits?.map(({ page, parts }) => [page, parts]))).toEqual([
        [
          [
            1,
            [
              { text: 'Cover ', hit: false },
              { text: 'SOMMARIO', hit: true },
            ],
          ],
        ],
      ]);
    });

    it('reads the text of a page as text', async () => {
      const { data } = await list('q=slabs%20tiles&kind=italian');
      expect(data[0]?.hits?.[0]?.text).toBe('Large slabs & <b>tiles');
    });

    it('narrows a search like the list', async () => {
      expect(await titles('q=porcelain%20stoneware&kind=international&year=2025')).toEqual(['German issue']);
      expect(await titles('q=porcelain%20stoneware&year=2025&month=9')).toEqual([]);
    });

    it.each([
      ['kind=german', { kind: ['"german" is not a valid choice.'] }],
      ['year=x', { year: ['A valid integer is required.'] }],
      ['month=x', { month: ['A valid integer is required.'] }],
      ['territory=Germany', { territory: ['"Germany" is not a valid choice.'] }],
    ])('refuses %s', async (query, body) => {
      const answer = await server.call(`${MAGAZINE_PATH}?${query}`, { headers });
      expect([answer.status, answer.json]).toEqual([400, body]);
    });
  });

  it('shows an issue from the instant its embargo lifts, and one whose document is held back', async () => {
    const hidden = ['Coming issue', 'Held issue', 'Drafted issue', 'Old issue'];
    for (const title of hidden) {
      const path = magazinePath(ids.magazines[title] ?? 0);
      expect((await server.call(path, { headers })).status, title).toBe(404);
    }
    expect(await titles('q=zirconium')).toEqual([]);
    expect(await titles('q=coming')).toEqual([]);
    expect(await titles('year=2026')).toEqual(['Spring issue']);
    await comeTo(AFTER);
    expect(await titles('year=2026')).toEqual(['Held issue', 'Coming issue', 'Spring issue']);
    expect((await titles('q=zirconium')).toSorted()).toEqual(['Coming issue', 'Held issue']);
  });

  it('keeps a document under embargo from every address, also a signed one', async () => {
    await comeTo(AFTER);
    const held = (await get(magazinePath(ids.magazines['Held issue'] ?? 0))) as Magazine;
    const key = held.document.url.split('/')[2] ?? '';
    expect((await server.call(held.document.url)).status).toBe(200);
    await comeTo(BEFORE);
    const session = await server.sessionOf('alice@example.com');
    const url = server.context.links.media.toSigned(
      { key, name: 'held.pdf', media_type: 'application/pdf' },
      session,
    );
    expect((await server.call(url)).status).toBe(404);
  });

  describe('GET magazine/{id}', () => {
    it('is one issue', async () => {
      const path = magazinePath(ids.magazines['German issue'] ?? 0);
      expect(await get(path)).toMatchObject({ territory: 'DE', title: 'German issue', pages: 3 });
      expect(await get(`${path}?format=datatables`)).toMatchObject({ data: { territory: 'DE' } });
    });

    it.each(['999', 'x'])('does not know %s', async (id) => {
      expect((await server.call(`${MAGAZINE_PATH}${id}/`, { headers })).status).toBe(404);
    });
  });

  it('lists months that have issues, newest first', async () => {
    const periods = (await get(`${MAGAZINE_PERIODS_PATH}?format=datatables`)) as { data: object[] };
    expect(periods.data).toEqual([
      { year: 2026, month: 3, count: 1 },
      { year: 2025, month: 10, count: 2 },
      { year: 2024, month: 5, count: 1 },
    ]);
    expect(await get(`${MAGAZINE_PERIODS_PATH}?kind=international&territory=DE`)).toMatchObject({
      count: 1,
      results: [{ year: 2025, month: 10, count: 1 }],
    });
  });

  it('saves an issue under its month and title', async () => {
    const [{ document } = { document: null }] = (await list('kind=italian')).data;
    const save = async (language: string) => {
      const request = post({ asset: document?.id }, { ...headers, 'Accept-Language': language });
      return ((await server.call(DOWNLOAD_PATH, request)).json as Download).name;
    };
    expect(await save('it')).toBe('association_2026-03_numero-di-primavera.pdf');
    expect(await save('en')).toBe('association_2026-03_spring-issue.pdf');
  });

  it('lists territories that have issues', async () => {
    const territories = await get(`${MAGAZINE_TERRITORIES_PATH}?kind=international&format=datatables`);
    expect(territories).toMatchObject({
      recordsTotal: 2,
      data: [
        { territory: '019', count: 1 },
        { territory: 'DE', count: 1 },
      ],
    });
  });

  it.each(ADDRESSES)('%s is for admitted readers only', async (path) => {
    expect((await server.call(path)).status).toBe(401);
    const others = await server.signedIn('nobody@example.com');
    expect((await server.call(path, { headers: others })).status).toBe(403);
  });
});
