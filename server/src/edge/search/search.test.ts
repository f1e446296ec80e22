/** @module-tag engine */
import { SEARCH_PATH, type SearchResults } from '@press-room/contract/search';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writePdf, writePicture } from '../../../test/media-files.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const LIFTS = '2026-06-01T12:00:00.000Z';
const BEFORE = new Date('2026-05-31T12:00:00.000Z');
const AFTER = new Date('2026-06-01T12:00:01.000Z');
const NOTHING = { releases: [], galleries: [], pictures: [], magazines: [], press_kits: [], companies: [] };

const FIXTURE = {
  press_groups: [{ name: 'Association' }],
  users: [
    { email: 'alice@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] },
    { email: 'nobody@example.com', password: 'Str0ng_pass!', groups: [] },
  ],
  assets: [
    { key: 'floor', file: 'floor.jpg', caption: { en: 'Porcelain stoneware floor', it: '' } },
    { key: 'stand', file: 'floor.jpg', caption: { en: 'The stand', it: 'Lo stand' } },
    { key: 'pages', file: 'pages.pdf' },
    { key: 'held', file: 'pages.pdf', embargo_until: LIFTS },
  ],
  press_releases: [
    {
      press_group: 'Association',
      date: '2026-03-01',
      text: { en: { title: 'Porcelain stoneware leads', body: '' } },
    },
  ],
  gallery_nodes: [
    {
      name: { en: 'Materials', it: 'Materiali' },
      galleries: [
        { name: { en: 'Porcelain stoneware', it: '' }, access: 'public', pictures: ['floor', 'stand'] },
        { name: { en: 'Zirconium porcelain stoneware', it: '' }, embargo_until: LIFTS, pictures: ['stand'] },
      ],
    },
  ],
  magazines: [
    { kind: 'italian', year: 2026, month: 3, title: { en: 'Spring issue', it: '' }, document: 'pages' },
  ],
  press_kits: [
    {
      press_group: 'Association',
      year: 2026,
      title: { en: 'Kit', it: 'Cartella' },
      files: [
        { asset: 'pages', title: { en: 'Porcelain stoneware facts', it: '' } },
        { asset: 'held', title: { en: 'Zirconium facts', it: '' } },
      ],
    },
  ],
};

describe('GET search', () => {
  let server: TestServer;
  let headers: { Authorization: string };

  const comeTo = async (now: Date): Promise<void> => {
    server.clock.now = now;
    // The clock can be set back here, and cached answers are of a later time.
    await server.database.change(async () => undefined);
    headers = await server.signedIn('alice@example.com');
  };

  beforeAll(async () => {
    server = await startTestServer();
    server.clock.now = new Date('2026-01-01T00:00:00Z');
    await writePicture(server.directory, 'floor.jpg');
    writePdf(server.directory, 'pages.pdf', ['Cover', 'About porcelain stoneware']);
    await server.load(FIXTURE);
    await server.work();
  });
  beforeEach(() => comeTo(BEFORE));
  afterAll(() => server.close());

  const search = async (q: string, as: Record<string, string> = headers) => {
    const answer = await server.call(`${SEARCH_PATH}?q=${encodeURIComponent(q)}`, { headers: as });
    expect(answer.status, answer.text).toBe(200);
    return answer.json as SearchResults;
  };

  it('finds the best of each kind across the languages', async () => {
    const found = await search('gres porcellanato');
    expect(found.releases).toMatchObject([{ title: 'Porcelain stoneware leads', date: '2026-03-01' }]);
    expect(found.galleries).toMatchObject([{ name: { it: 'Porcelain stoneware' }, pictures: 2 }]);
    expect(found.pictures.map(({ caption }) => caption)).toEqual(['Porcelain stoneware floor', 'The stand']);
    expect(found.magazines).toMatchObject([
      { title: 'Spring issue', hit: { page: 2, text: 'About porcelain stoneware' } },
    ]);
    expect(found.press_kits).toMatchObject([{ title: 'Kit', year: 2026, group: { name: 'Association' } }]);
  });

  it('shows of a row no more than the list names', async () => {
    const { releases, press_kits } = await search('stoneware');
    expect(Object.keys(releases[0] ?? {}).toSorted()).toEqual([
      'company',
      'date',
      'group',
      'id',
      'language',
      'title',
    ]);
    expect(Object.keys(press_kits[0] ?? {})).not.toContain('files');
  });

  it('names no page where only the title fits', async () => {
    expect((await search('spring')).magazines).toMatchObject([{ title: 'Spring issue', hit: null }]);
  });

  it('shows an anonymous reader, and one who is not admitted, what is public', async () => {
    const others = await server.signedIn('nobody@example.com');
    for (const as of [{}, others]) {
      const found = await search('porcelain stoneware', as);
      expect(found.releases).toHaveLength(1);
      expect(found.galleries).toHaveLength(1);
      expect(found.pictures).toHaveLength(2);
      expect(found.pictures[0]?.renditions[0]?.url).not.toContain('signature');
      expect([found.magazines, found.press_kits]).toEqual([[], []]);
    }
  });

  it('gives nothing away before an embargo lifts', async () => {
    expect(await search('zirconium')).toEqual(NOTHING);
    await comeTo(AFTER);
    const found = await search('zirconium');
    expect(found.galleries).toHaveLength(1);
    expect(found.pictures).toHaveLength(1);
    expect(found.press_kits).toHaveLength(1);
  });

  it.each(['', '   ', '" ) OR *', 'xyzzy'])('finds nothing for "%s"', async (q) => {
    expect(await search(q)).toEqual(NOTHING);
  });

  it('refuses a bad token', async () => {
    const answer = await server.call(`${SEARCH_PATH}?q=a`, { headers: { Authorization: 'JWT x' } });
    expect(answer.status).toBe(401);
  });
});
