/** @module-tag engine */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

const LIST = '/api/press_room/press_release/';
const SUGGESTIONS = '/api/press_room/press_release_suggestions/';

interface Row {
  title: string;
  snippet: { title: { text: string; hit: boolean }[]; text: { text: string; hit: boolean }[] };
}

const release = (date: string, text: object, more: object = {}) => ({
  press_group: 'Association',
  date,
  text,
  ...more,
});

const RELEASES = [
  release('2026-03-01', {
    en: {
      title: 'Porcelain stoneware leads',
      abstract: 'Exports grow',
      body: '<p>New kilns in the district.</p>',
    },
    it: { title: 'Il gres porcellanato guida', abstract: "L'export cresce", body: '<p>Nuovi forni.</p>' },
  }),
  release('2025-05-01', {
    it: {
      title: 'La città delle piastrelle',
      abstract: 'Una mostra',
      body: '<p>Apre l’architettura civica.</p>',
    },
  }),
  release('2024-02-01', {
    en: {
      title: 'Hydrogen',
      abstract: 'A kiln test',
      body: '<p>A hydrogen kiln, tested twice. Tiles follow.</p>',
    },
  }),
  release('2023-02-01', {
    en: { title: 'Kiln and hydrogen apart', abstract: '', body: '<p>The kiln waits.</p>' },
  }),
  release('2026-06-01', { en: { title: 'Half', body: '' }, it: { title: 'Segretissimo', status: 'draft' } }),
  release(
    '2026-07-01',
    { en: { title: 'Quintessential novelty' } },
    { embargo_until: '2999-01-01T00:00:00Z' },
  ),
  release('2026-08-01', { en: { title: 'Reserved glaze' } }, { access: 'press' }),
];

describe('full text search', () => {
  let server: TestServer;
  let journalist: Record<string, string>;

  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      press_groups: [{ name: 'Association' }],
      users: [{ email: 'alice@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] }],
      press_releases: RELEASES,
    });
    journalist = await server.signedIn('alice@example.com');
  });
  afterAll(() => server.close());

  async function search(q: string, more = '', headers: Record<string, string> = {}) {
    const answer = await server.call(`${LIST}?format=datatables&q=${encodeURIComponent(q)}${more}`, {
      headers,
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.json as { recordsTotal: number; recordsFiltered: number; data: Row[] };
  }
  const titles = async (...parameters: Parameters<typeof search>) =>
    (await search(...parameters)).data.map(({ title }) => title);
  const suggestions = async (q: string, headers: Record<string, string> = {}) => {
    const answer = await server.call(`${SUGGESTIONS}?format=datatables&q=${encodeURIComponent(q)}`, {
      headers,
    });
    return (answer.json as { data: { query: string }[] }).data.map(({ query }) => query);
  };

  it.each([
    ['citta', ['La città delle piastrelle']],
    ['CITTÀ', ['La città delle piastrelle']],
    ['piastrella', ['La città delle piastrelle', 'Hydrogen']],
    ['architettura', ['La città delle piastrelle']],
    ['kiln', ['Hydrogen', 'Kiln and hydrogen apart', 'Porcelain stoneware leads']],
    ['"hydrogen kiln"', ['Hydrogen']],
    ['gres porcellanato', ['Porcelain stoneware leads']],
    ['stoneware porcelain exports', ['Porcelain stoneware leads']],
    ['xyzzy', []],
    ['" OR 1=1 -- ) * NEAR', []],
  ])('finds what %s means', async (q, expected) => {
    expect((await titles(q)).toSorted()).toEqual(expected.toSorted());
  });

  it('ranks the title over the body', async () => {
    expect((await titles('hydrogen'))[0]).toBe('Hydrogen');
  });

  it('leaves the count of the base set alone', async () => {
    expect(await search('hydrogen')).toMatchObject({ recordsTotal: 5, recordsFiltered: 2 });
  });

  it('marks the words in the language that is shown', async () => {
    const [row] = (await search('porcelain stoneware', '', { 'Accept-Language': 'it' })).data;
    expect(row?.snippet.title).toEqual([
      { text: 'Il ', hit: false },
      { text: 'gres porcellanato', hit: true },
      { text: ' guida', hit: false },
    ]);
    expect(row?.snippet.text.length).toBeGreaterThan(0);
  });

  it.each([
    [
      'kiln',
      [
        '[Kiln] and hydrogen apart|The [kiln] waits.',
        'Hydrogen|A [kiln] test',
        'Porcelain stoneware leads|New [kilns] in the district.',
      ],
    ],
    ['hydrogen kiln', ['[Kiln] and [hydrogen] apart|The [kiln] waits.', '[Hydrogen]|A [kiln] test']],
    ['"hydrogen kiln"', ['Hydrogen|A [hydrogen kiln], tested twice. Tiles follow.']],
    ['exports porcelain stoneware', ['[Porcelain stoneware] leads|[Exports] grow']],
    ['architettura', ['La città delle piastrelle|Apre l’[architettura] civica.']],
    ['twice tile', ['Hydrogen|A hydrogen kiln, tested [twice]. [Tiles] follow.']],
  ])('finds %s and marks it', async (q, expected) => {
    const rows = (await search(q)).data.map(({ snippet }) =>
      [snippet.title, snippet.text]
        .map((parts) => parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join(''))
        .join('|'),
    );
    expect(rows.toSorted()).toEqual(expected.toSorted());
  });

  it('finds the same however it is typed', async () => {
    const [plain] = (await search('hydrogen kiln')).data;
    expect((await search('  HYDROGEN,  Kìln!')).data[0]).toEqual(plain);
  });

  it('pages through hits, and follows an order that is asked for', async () => {
    const first = await titles('kiln', '&length=2&start=0');
    const second = await titles('kiln', '&length=2&start=2');
    expect(new Set([...first, ...second]).size).toBe(3);
    const column = '&columns[0][data]=title&columns[0][orderable]=true&order[0][column]=0';
    expect(await titles('kiln', column)).toEqual([
      'Hydrogen',
      'Kiln and hydrogen apart',
      'Porcelain stoneware leads',
    ]);
  });

  it('narrows by year, month, language and group', async () => {
    expect(await titles('kiln', '&year=2024')).toEqual(['Hydrogen']);
    expect(await titles('kiln', '&year=2024&month=3')).toEqual([]);
    expect(await titles('forno', '&language=it')).toEqual(['Porcelain stoneware leads']);
    expect(await titles('kiln', '&group=99')).toEqual([]);
  });

  it('finds nothing that the reader may not see', async () => {
    expect(await titles('segretissimo')).toEqual([]);
    expect(await titles('quintessential', '', journalist)).toEqual([]);
    expect(await titles('glaze')).toEqual([]);
    expect(await titles('glaze', '', journalist)).toEqual(['Reserved glaze']);
  });

  it('offers the nearest words that find something, and never gives a hidden word away', async () => {
    expect(await suggestions('hidrogen')).toEqual(['hydrogen']);
    expect(await suggestions('citá')).toContain('città');
    expect(await suggestions('segretisimo')).toEqual([]);
    expect(await suggestions('quintesential', journalist)).toEqual([]);
    expect(await suggestions('glase')).toEqual([]);
    expect(await suggestions('glase', journalist)).toEqual(['glaze']);
    expect(await suggestions('')).toEqual([]);
  });
});
